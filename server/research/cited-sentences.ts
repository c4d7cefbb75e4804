import type { ReportContent } from '../../src/contract/report.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import { splitWords, termOf } from '../../src/engine/reading/terms.ts';

/** Behind a sentence's sign and the numbers of its sources. */
const BETWEEN = /(?<=[.!?؟…][”"’»)]*(?:\s*\[\d+\])*)\s+(?!\[\d)/u;
/** Of what a sentence says, so much stands where it says it stands; less is somebody's own. */
const SHARED = 0.5;

interface Given {
  readonly parts: readonly { readonly content: string }[];
  readonly sources: ReportContent['sources'];
}

/** What stands behind a [n]: the quote of that source, and the parts that name it. */
const behind = (number: string, { parts, sources }: Given): string =>
  [
    ...parts.map(({ content }) => content).filter((content) => content.includes(`[${number}]`)),
    ...sources.filter((source) => String(source.number) === number).map(({ passage }) => passage?.quote ?? ''),
  ].join('\n');

function isBacked(sentence: string, given: Given): boolean {
  const numbers = [...sentence.matchAll(/\[(\d+)\]/g)].map(([, number = '']) => number);
  const { language } = languageOf(sentence);
  const termsOf = (text: string) => new Set(splitWords(text).flatMap((word) => termOf(word, language) ?? []));
  const said = [...termsOf(sentence)];
  return numbers.every((number) => {
    const known = termsOf(behind(number, given));
    return said.filter((term) => known.has(term)).length >= SHARED * said.length;
  });
}

/**
 * An answer without the sentences that cite what does not say them. Words are compared, not meanings: a sentence in other
 * words or another language than its source is left out too, as nobody looks at it before the founder does.
 */
export const backedSentences = (answer: string, given: Given): string =>
  answer
    .split(BETWEEN)
    .filter((sentence) => isBacked(sentence, given))
    .join(' ')
    .trim();
