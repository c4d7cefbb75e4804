import type { ReportContent } from '../../../src/contract/report.ts';
import { moneyIn } from '../../../src/engine/case/units.ts';
import { languageOf } from '../../../src/engine/reading/language.ts';
import { splitWords, termOf } from '../../../src/engine/reading/terms.ts';
import { fold } from '../../../src/engine/text/clean.ts';

/** Behind a sentence's sign and the numbers of its sources. */
const BETWEEN = /(?<=[.!?؟…][”"’»)]*(?:\s*\[\d+\])*)\s+(?!\[\d)/u;
/** Of what a sentence says, so much stands where it says it stands; less is somebody's own. */
const SHARED = 0.5;

const sentencesOf = (answer: string): string[] => answer.split(BETWEEN);
/** An answer without some of its sentences. */
export const withoutSentences = (answer: string, gone: readonly string[]): string =>
  sentencesOf(answer)
    .filter((sentence) => !gone.includes(sentence))
    .join(' ')
    .trim();

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

/** How often or for how long something counts, in the languages of reports. */
const PERIODS = {
  day: '(?:a|per|each|every) day|daily|par jour|kwa siku|por dia|ao dia|(?:في|كل) (?:ال)?يوم',
  week: '(?:a|per|each|every) week|weekly|par semaine|kwa wiki|por semana|(?:في|كل) (?:ال)?اسبوع',
  month: '(?:a|per|each|every|one|in a) month|monthly|par mois|kwa mwezi|por mes|ao mes|(?:في|كل) (?:ال)?شهر',
  year: '(?:a|per|each|every|one|in a) year|yearly|par an|kwa mwaka|por ano|ao ano|(?:في|كل) (?:ال)?(?:سنة|عام)',
} as const;
const periodsIn = (text: string): string[] => {
  const words = fold(text).replace(/[أإآ]/g, 'ا');
  return Object.entries(PERIODS).flatMap(([period, pattern]) =>
    new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u').test(words) ? [period] : [],
  );
};

/** The lines alone that name the number: a table has a line for each sum. */
const linesBehind = (number: string, { parts, sources }: Given): string =>
  behind(number, {
    parts: parts.flatMap(({ content }) => content.split('\n').map((line) => ({ content: line }))),
    sources,
  });

/** Whether a sentence says for which time its figure counts, and no line with that figure does. */
function isOfAnotherTime(sentence: string, given: Given): boolean {
  const told = citesIn(sentence).flatMap((number) => periodsIn(linesBehind(number, given)));
  return citesIn(sentence).length > 0 && periodsIn(sentence).some((period) => !told.includes(period));
}

/** Whether a sentence gives its figure in another money than all that stands behind it. */
function isOfAnotherMoney(sentence: string, given: Given): boolean {
  const told = citesIn(sentence).flatMap((number) => moneyIn(behind(number, given)));
  return citesIn(sentence).length > 0 && moneyIn(sentence).some((money) => !told.includes(money));
}

const citesIn = (sentence: string): string[] => [
  ...new Set([...sentence.matchAll(/\[(\d+)\]/g)].map(([, number = '']) => number)),
];

function isBacked(sentence: string, given: Given): boolean {
  if (isOfAnotherTime(sentence, given) || isOfAnotherMoney(sentence, given)) return false;
  const numbers = citesIn(sentence);
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
  sentencesOf(answer)
    .filter((sentence) => isBacked(sentence, given))
    .join(' ')
    .trim();

/** A sentence, and what stands behind each number it cites: a source's own words where there are any. */
export interface Said {
  readonly sentence: string;
  readonly behind: readonly {
    readonly number: string;
    readonly words: string;
    readonly source: ReportContent['sources'][number] | null;
  }[];
}

/** The sentences of an answer, those too that cite nothing. */
export const saidIn = (answer: string, given: Given): Said[] =>
  sentencesOf(answer).map((sentence) => ({
    sentence,
    behind: citesIn(sentence).map((number) => {
      const source = given.sources.find((one) => String(one.number) === number) ?? null;
      return { number, words: source?.passage?.quote ?? linesBehind(number, given), source };
    }),
  }));

/** An answer without the sentences that cite. */
export const withoutCited = (answer: string): string =>
  sentencesOf(answer)
    .filter((sentence) => citesIn(sentence).length === 0)
    .join(' ')
    .trim();
