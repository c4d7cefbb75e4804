import type { Case } from '../../../src/contract/case.ts';
import { isPlanAt, linesOf, tooFewIn } from '../../../src/engine/case/lines.ts';
import { faultIn, type Marks } from '../../../src/engine/case/marked.ts';
import { unsupportedShare } from '../../../src/engine/case/number-words.ts';
import { isCalledProfit } from '../../../src/engine/case/units.ts';
import { speaksOf } from '../../../src/engine/passages.ts';
import { fold } from '../../../src/engine/text/clean.ts';
import { beyondQuote, countryLeftOut, sentencesWithMarks, withOwnMarks, withoutQuotedNumbers } from './agrees.ts';
import type { Brief } from './given.ts';

type Parts = Partial<Pick<Case, 'problem' | 'doubts' | 'field' | 'advice'>>;

/** The marks that the roles which write may use. */
const marksOf = (
  { founder, answers, found_since, figures, published, country, place }: Brief,
  sums: Marks['sums'],
): Marks => ({
  figures: figures.map(({ mark, words, about }) => ({ id: mark, words, about, value: 0 })),
  sums,
  passages: published.map(({ mark }) => mark),
  told: [founder, ...answers.map(({ answer }) => answer), ...found_since].join('\n'),
  named: [
    country,
    place,
    ...answers.map(({ question }) => question),
    ...published.flatMap(({ quote, title, by }) => [quote, title, by]),
  ].join('\n'),
});

/** A statement that names a quote and speaks of something else, or of another place, unit or time; '' where it does not. */
function offTheQuote(at: string, text: string, { published }: Brief): string {
  const named = published.filter(({ mark }) => text.includes(`{${mark}}`));
  // Each sentence that names it, as the report's check reads them.
  const naming = (mark: string) => sentencesWithMarks(text).filter((one) => one.includes(`{${mark}}`));
  const off = named.find(({ mark, quote }) => naming(mark).some((sentence) => !speaksOf(sentence, quote)));
  if (off) return `does not say what the quote {${off.mark}} says`;
  const unnamed = countryLeftOut(text, named);
  if (unnamed !== '') return `rests on a quote about ${unnamed} in a sentence that does not name ${unnamed}`;
  // What to try is the founder's own; on the page of advice a sentence that names a quote tells what others found.
  const told = isOnPage(at) ? sentencesWithMarks(text) : isPlanAt(at) ? [] : [text];
  for (const sentence of told) {
    const [only, ...more] = named.filter(({ mark }) => sentence.includes(`{${mark}}`));
    // Several quotes together say more than each.
    const beyond = only === undefined || more.length > 0 ? '' : beyondQuote(sentence, only);
    if (beyond !== '') return `names “${beyond}”, which the quote {${only?.mark}} does not`;
  }
  return '';
}

const isOnPage = (at: string): boolean => at.startsWith('advice.page');

/** '[5]' stands behind what a quote says; where a number is due, it says nothing. */
const AS_NUMBER = /\b(?:is|are|was|of|about|than|at|the|a|costs?|only|around|nearly)\s+(\{p\d+\})/i;
const markAsNumber = (text: string): string => {
  const mark = AS_NUMBER.exec(text)?.[1];
  return mark === undefined ? '' : `uses ${mark} as if it were a number: write the number, and the mark at the end`;
};

/** A title cites nothing: only what the founder told can stand in it. */
const inTitle = (at: string, text: string): string =>
  at === 'problem.heading' && /\{(?:s\d|n:)/.test(text) ? 'holds a sum or a number of a plan, which no title can' : '';

/** What happens and what is known: no plan, and so no number of one. */
const TELLS = /^problem\.|^advice\.facts/;

/** A plan may be held to a half, or do something with half of what there is, and a sign may be seen with it; elsewhere it is a claim. */
const PLANS = /^(?:field\.(?:tests\.|end$)|advice\.(?:next|page)|problem\.causes\.\d+\.sign$)/;

/** What would end it is still to be found: with what is published already it would have ended. */
const BREAKER = /^doubts\.breakers/;

const ASK = /^doubts\.around\.\d+\.ask$/;
/** A sentence of English that asks, or tells to ask; what only may be is not stated either. */
const ASKS =
  /\?$|^(?:ask|find|check|look|see|learn|visit|watch|count|compare|measure|note|get|call|phone|talk|speak|read|test|try|go)\b|\b(?:whether|if|how|what|which|when|where|who|whom|why|may|might|could)\b/i;
const STATES =
  /\b(?:is|are|was|were|has|have|had|must|will|does|do|needs?|requires?|forbids?|allows?|sets?|gives?|sells?|lends?|pays?|costs?)\b/i;

/** A row that says what to find out, and in the same breath what is so. */
const states = (text: string): boolean =>
  text.split(/(?<=[.!?;])\s+/).some((sentence) => STATES.test(sentence) && !ASKS.test(sentence.replace(/[.;]$/, '')));

/** Where one clause ends and the next begins. */
const CLAUSES = /[,;:.!?]\s|\s(?:while|whereas|and|but)\s/;
const salesAsProfit = (text: string, { figures }: Brief): string =>
  figures.find(({ mark, about }) =>
    text.split(CLAUSES).some((clause) => clause.includes(`{${mark}}`) && isCalledProfit(about, clause)),
  )?.mark ?? '';

/** What code finds wrong in a text that stands at `at`; '' where nothing is. What can be mended by code is no fault. */
export function faultAt(at: string, text: string, brief: Brief, sums: Marks['sums']): string {
  const marks = marksOf(brief, sums);
  const own = withOwnMarks(text, marks.figures, isPlanAt(at), brief.published);
  if (TELLS.test(at) && own.includes('{n:')) return 'gives a number of a plan as if it were known';
  const quotes = brief.published.flatMap(({ mark, quote }) => (own.includes(`{${mark}}`) ? [quote] : []));
  const told = [marks.told, ...quotes].join('\n');
  const share = unsupportedShare(own, told, { claimed: !PLANS.test(at) });
  if (share !== '') return `gives a share that nobody told: “${share}”`;
  const sales = salesAsProfit(own, brief);
  if (sales !== '') return `calls {${sales}} a profit, which the founder told of their sales`;
  if (BREAKER.test(at) && /\{p\d+\}/.test(own)) return 'is known already: tell what would be found in the field';
  if (ASK.test(at) && states(own)) return 'states something, where only what to find out stands: ask it';
  return (
    faultIn(withoutQuotedNumbers(own, brief.published), { ...marks, told }) ||
    markAsNumber(text) ||
    inTitle(at, text) ||
    offTheQuote(at, text, brief)
  );
}

/** Lists that are read one behind the other. */
const TOLD_ONCE =
  /^problem\.chain|^doubts\.breakers|^field\.(?:unknowns|interview)|^advice\.(?:reasons|facts|next|page)/;

/** The same in each text of the parts, by where it stands. */
export function faultyLines(
  parts: Parts,
  brief: Brief,
  sums: Marks['sums'] = parts.advice?.sums ?? [],
): { readonly at: string; readonly fault: string }[] {
  const said = new Set<string>();
  return linesOf(parts).flatMap(({ at, text }) => {
    const isAgain = TOLD_ONCE.test(at) && said.has(fold(text));
    said.add(fold(text));
    const fault = isAgain ? 'says again what stands before it' : faultAt(at, text, brief, sums);
    return fault === '' ? [] : [{ at, fault }];
  });
}

export const faultsOfParts = (parts: Parts, brief: Brief, sums?: Marks['sums']): string[] => [
  ...tooFewIn(parts),
  ...faultyLines(parts, brief, sums).map(({ at, fault }) => `${at.replace(/^\w+\./, '')} ${fault}`),
];
