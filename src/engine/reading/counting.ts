import type { Playbook } from '../../../content/schema/playbook.ts';
import { fold, quotable, sentencesOf } from '../text/clean.ts';
import { countLoose, tokenize } from '../text/match.ts';
import { evidenceRung } from './evidence-rung.ts';
import { clauseAfter, clauseBefore } from './flows.ts';
import { languageOf } from './language.ts';
import { findNumbers } from './numbers.ts';
import { shortTold } from './paying.ts';
import { isOfMoney, LOSS_SAID, matchSizes } from './sizes.ts';
import type { FounderNumber } from './types.ts';

/*
 * A sentence may hold numbers and count nothing of the trouble: 'I have 3 funerals and take 200 from Mr Boateng'. Only one
 * that does is told as the founder's count.
 */

/** '11 of them': a part of what has just been counted. */
const PART_OF_THEM = /\b\d+ of (?:them|these|those|us|the)\b/;
/** '9 of 40', 'out of 286 children, 119', 'sur 64 placements, 27': a part of a whole. */
const PART_OF_WHOLE =
  /(?<![\p{L}\d])(?:\d+ (?:of|out of|sur|dos|das|kati ya|من) (?:(?:the|our|my|nos|mes|os|as) )?\d+|(?:out of|sur|kati ya|of (?:the|our|my)) (?:(?:nos|mes|the|our|my) )?\d+ [^.;]{0,40}?\d+)(?![\p{L}\d])/u;
const HARMED =
  /\b(?:late|lost|los(?:e|es|ing)|broken?|damaged|missing|short|spoil\w*|rott\w*|died|stolen|refused|rejected|fail(?:s|ed)?|waited|unpaid|owes?|owed|wrong|fake|empty|sick|hurt|not (?:work|come|pay|paid|clear|return)\w*)\b/;

/** Whether the sentence says how often the trouble comes, which part it takes, or how many were found to have it. */
function countsTrouble(playbook: Playbook, sentence: string): boolean {
  const numbers = findNumbers(sentence);
  if (numbers.length === 0) return false;
  if (numbers.some(({ of }) => of !== undefined) || evidenceRung(sentence).rung === 'does') return true;
  // The words of harm are English: in another language two numbers in one sentence are a whole and its part ('ndoo 40, ndoo 17').
  if (languageOf(sentence).language !== 'en' && numbers.length > 1) return true;
  const folded = fold(sentence);
  if (PART_OF_THEM.test(folded) || PART_OF_WHOLE.test(folded) || HARMED.test(folded)) return true;
  if (countLoose(tokenize(sentence), playbook.recognise.event) > 0) return true;
  const sizes = matchSizes(playbook, numbers, '');
  const shares = playbook.sizing.inputs.filter(({ kind }) => kind === 'share').map(({ id }) => id);
  return ['times', LOSS_SAID, ...shares].some((id) => sizes[id] !== undefined);
}

/** Words of harm that are no count's: 'they came back' may be said of customers. */
const TROUBLED =
  /\b(?:breaks?|crush\w*|cuts?|dry|off|down|stuck|flood\w*|stopped|(?:come|comes|came|brings?|brought) back|without|zero|no (?:power|water|light|network|signal))\b/;
const LASTED = /\b(?:for|lasted|took) (?:about |almost |over |more than |the (?:last|past) )*$/;

/** 'Twice a day', '6 cars last month', 'for 5 days'. */
const isOften = (n: FounderNumber): boolean =>
  n.kind === 'rate' || (n.kind === 'count' && n.rate !== null) || (n.kind === 'days' && LASTED.test(clauseBefore(n)));

/** The founder's words that say how often the trouble comes, or how long it lasts; '' for none. */
export function statedOften({ recognise }: Playbook, told: string): string {
  const isOfTrouble = (n: FounderNumber) => {
    const clause = `${clauseBefore(n)} ${clauseAfter(n)}`;
    return HARMED.test(clause) || TROUBLED.test(clause) || countLoose(tokenize(clause), recognise.event) > 0;
  };
  return shortTold(told, (words) => findNumbers(words).some((n) => isOften(n) && isOfTrouble(n) && !isOfMoney(n)));
}

/** More numbers than a sentence holds. */
const MANY = 100;

/** 'I counted', and a part of a whole, tell a count more plainly than how often something is done. */
const plainness = (sentence: string): number =>
  Number(evidenceRung(sentence).rung === 'does') +
  Number(PART_OF_WHOLE.test(fold(sentence)) || findNumbers(sentence).some(({ of }) => of !== undefined));

/** The sentence that counts the trouble most plainly, with the most numbers; of several the newest, '' for none. */
export function countIn(playbook: Playbook, told: string): string {
  const counts = sentencesOf(told).filter((sentence) => countsTrouble(playbook, sentence));
  const rank = (sentence: string) => plainness(sentence) * MANY + findNumbers(sentence).length;
  const fullest = counts.reduce((best, next) => (best !== '' && rank(best) > rank(next) ? best : next), '');
  return quotable(fullest).replace(/[.!?;]+$/, '');
}
