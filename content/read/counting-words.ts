import type { Language } from '../schema/language.ts';
import type { CountingWords, NumberWords } from '../schema/number-words.ts';

type ByWorth = NumberWords['numbers'];

const wordsFrom = (lists: readonly ByWorth[], isMeant: (worth: number, word: string) => boolean) =>
  Object.fromEntries(
    lists.flatMap((list) =>
      Object.entries(list).flatMap(([worth, words]) =>
        words.filter((word) => isMeant(Number(worth), word)).map((word) => [word, Number(worth)] as const),
      ),
    ),
  );

/** The languages in which a founder's numbers are read where they are written out. */
const WRITTEN_OUT = ['en', 'fr'] as const;
/** Up to here a word is a number by itself, and above it makes another larger. */
const LARGEST_ALONE = 100;

/** Of the words of all languages those that read a founder's text. */
export function countingWordsOf(all: ReadonlyMap<Language, NumberWords>): CountingWords {
  const writtenOut = WRITTEN_OUT.flatMap((language) => all.get(language) ?? []);
  const before = [...all.values()].filter(({ larger }) => larger === 'before');
  const isLarger = (worth: number) => worth > LARGEST_ALONE;
  return {
    numerals: wordsFrom(
      writtenOut.map(({ numbers }) => numbers),
      (worth, word) => !isLarger(worth) && !writtenOut.some(({ mistaken }) => mistaken.includes(word)),
    ),
    larger: wordsFrom(
      writtenOut.flatMap(({ numbers, many }) => [numbers, many]),
      isLarger,
    ),
    largerBefore: wordsFrom(
      before.map(({ numbers }) => numbers),
      isLarger,
    ),
  };
}
