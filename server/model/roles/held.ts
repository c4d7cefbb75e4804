import type { Case, CaseSum } from '../../../src/contract/case.ts';
import { linesOf, tooFewIn } from '../../../src/engine/case/lines.ts';
import { faultIn, withMarks } from '../../../src/engine/case/marked.ts';
import { speaksOf } from '../../../src/engine/passages.ts';
import type { Brief } from './given.ts';

type Parts = Partial<Pick<Case, 'problem' | 'doubts' | 'field' | 'advice'>>;

/** The marks that the roles which write may use. */
export const marksOf = ({ figures, published }: Pick<Brief, 'figures' | 'published'>, sums: readonly CaseSum[]) => ({
  figures: figures.map(({ mark, words, about }) => ({ id: mark, words, about, value: 0 })),
  sums,
  passages: published.map(({ mark }) => mark),
});

/** A statement that names a quote and speaks of something else; '' where it does not. */
function offTheQuote(text: string, { published }: Brief): string {
  const named = published.filter(({ mark }) => text.includes(`{${mark}}`));
  const off = named.find(({ quote }) => !speaksOf(text, quote));
  return off ? `does not say what the quote {${off.mark}} says` : '';
}

/** What code finds wrong in each text, by where it stands; what can be mended by code is no fault. */
export function faultyLines(parts: Parts, brief: Brief): { readonly at: string; readonly fault: string }[] {
  const marks = marksOf(brief, parts.advice?.sums ?? []);
  return linesOf(parts).flatMap(({ at, text, isPlan }) => {
    const fault = faultIn(withMarks(text, marks.figures, isPlan), marks) || offTheQuote(text, brief);
    return fault === '' ? [] : [{ at, fault }];
  });
}

export const faultsOfParts = (parts: Parts, brief: Brief): string[] => [
  ...tooFewIn(parts),
  ...faultyLines(parts, brief).map(({ at, fault }) => `${at.replace(/^\w+\./, '')} ${fault}`),
];
