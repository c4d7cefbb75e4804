import { isRowClaim } from '../sections/pestel.ts';
import type { Work } from '../work.ts';
import { fill } from './fill.ts';
import type { Claim } from './types.ts';

/** A little above the bar of four paragraphs in five. */
const ENOUGH = 0.82;

/** Two slots of the founder's own in a phrase. */
function aboutPhrase({ slots }: Work): string {
  const has = (name: string) => slots.own.has(name);
  const where = has('place') || has('country') ? ' in {place}' : '';
  if (has('who')) return where ? `{who}${where}` : has('good') ? '{who} and {good}' : '{who}';
  if (has('good')) return `{good}${where}`;
  return has('payer') ? `{payer}${where}` : '{country}';
}

const keyOf = (claim: Claim): string => `${claim.section}.${claim.block}`;

/**
 * Puts whom and where into heads of paragraphs that would fit anybody's problem, as few as bring four paragraphs in five
 * to two of the founder's own words.
 */
export function anchored(claims: readonly Claim[], work: Work): Claim[] {
  const needed = Math.min(2, work.slots.own.size);
  const blocks = new Map<string, Set<string>>();
  for (const claim of claims) {
    if (isRowClaim(claim)) continue;
    blocks.set(keyOf(claim), new Set([...(blocks.get(keyOf(claim)) ?? []), ...claim.slots]));
  }
  const poor = [...blocks].filter(([, slots]) => slots.size < needed).map(([key]) => key);
  let excess = Math.ceil(poor.length - (1 - ENOUGH) * blocks.size);
  const about = fill(aboutPhrase(work), work.slots);
  return claims.map((claim) => {
    if (excess <= 0 || claim.head === '' || !poor.includes(keyOf(claim))) return claim;
    excess -= 1;
    const head = claim.head.replace(/^\*\*(.+?)([.:?]?)\*\*/, `**$1 (${about.text})$2**`);
    return { ...claim, head, slots: [...new Set([...claim.slots, ...about.slots])] };
  });
}
