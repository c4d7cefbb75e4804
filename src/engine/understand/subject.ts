import type { Token } from '../text/match.ts';
import { singular } from '../text/words.ts';

const LEAD = /^(?:the|our|many|most|some|small|all|a|few|other|young|old|poor|local|rural|urban)$/;
/** Words that end the subject: what people are in, with or from, and what they do. */
const AFTER =
  /^(?:in|near|around|from|of|at|who|that|outside|across|along|cannot|can't|can|lose|loses|pay|pays|wait|are|have|do|don't|need|want|buy|sell|get|struggle|spend|travel|walk|fail|lack|never|must|go|keep|borrow|complain|miss|give|rent|share)$/;
/** Plurals that suffer nothing: things, times, sums. */
const THINGS =
  /^(?:trucks?|buses|cars|parcels|prices|phones|roads|walls|houses|machines|things|days|years|months|weeks|hours|hives|crops|goods|fees|costs|taxes|rules|papers|streets|markets|power|rains|floods|cuts|problems|cases|times|loans|tickets|shoes|clothes|tools|bikes|motorcycles|lamps|bills|pumps|wells|books|films|songs|jobs|services|products)$/;
const MOST_WORDS = 3;

/** Who the first sentence is about, where no word for people is known: 'Choirs in Kinshasa cannot …'. '' when nobody is. */
export function subjectOf(tokens: readonly Token[]): { readonly many: string; readonly one: string } | null {
  const words: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.sentence !== 0 || words.length > MOST_WORDS) return null;
    if (words.length === 0 && LEAD.test(token.word)) continue;
    if (AFTER.test(token.word)) break;
    // A name inside is a place; the first word of a sentence has its capital anyway.
    if (at > 0 && words.length > 0 && /^\p{Lu}/u.test(token.raw)) return null;
    words.push(token.raw.toLowerCase());
  }
  const head = words.at(-1) ?? '';
  if (words.length === 0 || words.length > MOST_WORDS || !/[a-z]{2}s$/.test(head) || /(?:ss|us|is)$/.test(head))
    return null;
  if (THINGS.test(head) || words.some((w) => /\d/.test(w))) return null;
  const many = words.join(' ');
  return { many, one: [...words.slice(0, -1), singular(head)].join(' ') };
}
