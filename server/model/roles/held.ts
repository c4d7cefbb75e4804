import type { Case } from '../../../src/contract/case.ts';
import { isPlanAt, linesOf, tooFewIn } from '../../../src/engine/case/lines.ts';
import { faultIn, type Marks, withMarks } from '../../../src/engine/case/marked.ts';
import { speaksOf } from '../../../src/engine/passages.ts';
import type { Brief } from './given.ts';

type Parts = Partial<Pick<Case, 'problem' | 'doubts' | 'field' | 'advice'>>;

/** The marks that the roles which write may use. */
const marksOf = ({ founder, answers, found_since, figures, published }: Brief, sums: Marks['sums']): Marks => ({
  figures: figures.map(({ mark, words, about }) => ({ id: mark, words, about, value: 0 })),
  sums,
  passages: published.map(({ mark }) => mark),
  told: [founder, ...answers.map(({ answer }) => answer), ...found_since].join('\n'),
});

/** A statement that names a quote and speaks of something else; '' where it does not. */
function offTheQuote(text: string, { published }: Brief): string {
  const named = published.filter(({ mark }) => text.includes(`{${mark}}`));
  const off = named.find(({ quote }) => !speaksOf(text, quote));
  return off ? `does not say what the quote {${off.mark}} says` : '';
}

/** A title cites nothing: only what the founder told can stand in it. */
const inTitle = (at: string, text: string): string =>
  at === 'problem.heading' && /\{(?:s\d|n:)/.test(text) ? 'holds a sum or a number of a plan, which no title can' : '';

/** What happens and what is known: no plan, and so no number of one. */
const TELLS = /^problem\.|^advice\.facts/;

/** What code finds wrong in a text that stands at `at`; '' where nothing is. What can be mended by code is no fault. */
export function faultAt(at: string, text: string, brief: Brief, sums: Marks['sums']): string {
  const marks = marksOf(brief, sums);
  const own = withMarks(text, marks.figures, isPlanAt(at));
  if (TELLS.test(at) && own.includes('{n:')) return 'gives a number of a plan as if it were known';
  return faultIn(own, marks) || inTitle(at, text) || offTheQuote(text, brief);
}

/** The same in each text of the parts, by where it stands. */
export const faultyLines = (parts: Parts, brief: Brief): { readonly at: string; readonly fault: string }[] =>
  linesOf(parts).flatMap(({ at, text }) => {
    const fault = faultAt(at, text, brief, parts.advice?.sums ?? []);
    return fault === '' ? [] : [{ at, fault }];
  });

export const faultsOfParts = (parts: Parts, brief: Brief): string[] => [
  ...tooFewIn(parts),
  ...faultyLines(parts, brief).map(({ at, fault }) => `${at.replace(/^\w+\./, '')} ${fault}`),
];
