import type { Token } from '../text/match.ts';
import { plural } from '../text/words.ts';

/*
 * What a text is about when no pack knows the thing: the noun after a verb of getting, losing, paying or lacking. A
 * report that speaks of 'birth certificates' is about this founder; one that speaks of 'this trouble' is about anybody.
 */
const CUES =
  /^(?:get|getting|find|buy|buying|sell|selling|afford|lack|lacks|need|needs|repair|replace|lose|loses|losing|lost|steal|burn|burns|waste|wastes|collect|carry|deliver|make|makes|throw|borrow|rent|keep|watch|use|uses|copied|copy|cut|charge|receive|without|which|no|of)$/;
const SKIP =
  /^(?:a|an|the|their|his|her|our|my|its|this|that|these|those|any|some|enough|more|much|many|good|new|old|own|few|every|each|one|two|three|four|all|most|such|same|proper|real|half|away|only|bad|big|small|right|little)$/;
const STOP =
  /^(?:and|or|but|if|so|because|since|when|while|where|who|which|what|how|is|are|was|were|be|been|being|am|do|does|did|has|have|had|will|would|can|cannot|could|may|might|must|should|not|never|to|for|from|in|on|at|by|with|about|into|over|under|after|before|until|as|than|then|there|here|it|they|them|he|she|we|you|i|me|us|him|up|out|off|down|back|again|even|just|too|very|also|still|almost|always|often|today|tomorrow|yesterday|now|soon|takes|take|costs|cost|comes|come|goes|go|gets|pays|pay|says|wants|knows|per|each|every|either|anybody|nobody|somebody|everybody|anyone|something|nothing|anything|everything)$/;
/** Too empty, or too much somebody else's, to be what a report is about. */
const EMPTY =
  /^(?:money|time|times|day|days|week|weeks|month|months|year|years|hour|hours|people|person|man|men|woman|women|way|ways|lot|thing|things|place|part|piece|pieces|work|works|family|families|country|town|village|problem|problems|trouble|idea|one|ones|other|others|number|price|customer|customers|case|kind|rest|end|side|course|answer|trips?|turn|care|sense|use|decisions?|rid|them|sick|well)$/;
const MOST_WORDS = 3;

/** The thing in the plural or as a mass noun, as the text names it; '' when none can be made out. `people` are words already taken for those concerned. */
export function thingOf(tokens: readonly Token[], people: readonly string[]): string {
  const taken = new Set(people.flatMap((p) => p.toLowerCase().split(' ')));
  const counts = new Map<string, number>();
  for (const [at, token] of tokens.entries()) {
    if (!CUES.test(token.word) && !isAskedFor(tokens, at)) continue;
    const phrase = phraseAfter(tokens, at, taken);
    if (phrase === '') continue;
    // Said twice weighs more than said first; 'of' and 'no' open many phrases that are beside the point.
    const weight = /^(?:of|no|use|uses|make|makes)$/.test(token.word) ? 1 : 2;
    counts.set(phrase, (counts.get(phrase) ?? 0) + weight);
  }
  let best = '';
  let most = 0;
  for (const [phrase, n] of counts) {
    if (n > most) {
      best = phrase;
      most = n;
    }
  }
  return best;
}

/** 'Pay for boards', 'wait for a permit'. */
const isAskedFor = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'for' &&
  /^(?:pay|pays|paid|wait|waits|waiting|ask|asks|look|looks|looking|need)$/.test(tokens[at - 1]?.word ?? '');

function phraseAfter(tokens: readonly Token[], cue: number, taken: ReadonlySet<string>): string {
  const sentence = tokens[cue]?.sentence;
  let at = cue + 1;
  let counted = false;
  while (tokens[at] && SKIP.test(tokens[at]?.word ?? '')) {
    counted ||= /^(?:a|an|every|each|one)$/.test(tokens[at]?.word ?? '');
    at += 1;
  }
  const words: string[] = [];
  for (; words.length < MOST_WORDS; at++) {
    const token = tokens[at];
    const gap = tokens[at - 1] && token ? token.start - (tokens[at - 1]?.end ?? 0) : 0;
    if (!token || token.sentence !== sentence || gap > 1) break;
    if (STOP.test(token.word) || /\d/.test(token.word) || taken.has(token.word)) break;
    // A name is a place or a person, not a thing.
    if (/^\p{Lu}/u.test(token.raw)) break;
    words.push(token.raw.toLowerCase());
    if (/ly$/.test(token.word)) words.pop();
  }
  const head = words.at(-1) ?? '';
  if (words.length === 0 || head.length < 3 || EMPTY.test(head) || /(?:ing|ed)$/.test(head)) return '';
  const phrase = words.join(' ');
  return counted ? plural(phrase) : phrase;
}
