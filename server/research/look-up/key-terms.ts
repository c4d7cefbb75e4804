import { LANGUAGES } from '../../../content/schema/language.ts';
import type { CaseReading } from '../../../src/contract/case.ts';
import { namingNobody } from '../../../src/engine/knowledge/name-words.ts';
import { PLACES, REGIONS } from '../../../src/engine/knowledge/places.ts';
import { isSmallWord } from '../../../src/engine/reading/language.ts';
import { fold } from '../../../src/engine/text/clean.ts';
import { tokenize } from '../../../src/engine/text/match.ts';

/** What tells who the founder is, in what they wrote and where code read it. */
export interface PrivateContext {
  readonly text: string;
  readonly reading: Pick<CaseReading, 'place' | 'figures'>;
  /** Words of the trouble and the thing: no names, however they are written. */
  readonly subject: readonly string[];
}

const wordsOf = (text: string): string[] => tokenize(text).map(({ word }) => word);

const KNOWN: ReadonlySet<string> = new Set(
  [
    ...PLACES.flatMap(({ name, also_called, people, towns }) => [name, ...(also_called ?? []), ...people, ...towns]),
    ...REGIONS.flatMap(({ names }) => names),
  ].flatMap(wordsOf),
);
/** Kinds of places and offices, which every country has. */
const KINDS: ReadonlySet<string> = new Set(namingNobody('kinds_of_places', 'offices'));
/** Capitals that name nobody. */
const NOBODY: ReadonlySet<string> = new Set(['i', ...namingNobody('calendar', 'languages')]);
const ACRONYM = /^\p{Lu}{2,5}$/u;
/** Of a text in which most words are written so, a capital tells nothing. */
const MOST_CAPITALS = 0.4;
const CALLED =
  /\b(?:my name is|i am called|naitwa|jina langu ni|je m'appelle|mon nom est|me chamo|meu nome e|اسمي)\s+(\p{L}+)(?:\s+(\p{L}+))?/gu;

/** Names of persons, firms and small places: capitals within a sentence that no list of ours knows. */
function namesIn(text: string): string[] {
  const tokens = tokenize(text);
  const isCapital = (raw: string) => /^\p{Lu}\p{Ll}/u.test(raw);
  const called = [...fold(text).matchAll(CALLED)].flatMap(([, ...names]) => names.filter((name) => name !== undefined));
  if (tokens.filter(({ raw }) => isCapital(raw)).length > MOST_CAPITALS * tokens.length) return called;
  const plain = new Set(tokens.filter(({ raw }) => !isCapital(raw)).map(({ word }) => word));
  const within = tokens.filter(
    ({ raw, word, sentence }, i) =>
      isCapital(raw) && tokens[i - 1]?.sentence === sentence && !NOBODY.has(word) && !plain.has(word),
  );
  return [...called, ...within.map(({ word }) => word)];
}

const digitsOf = (word: string): string => word.replace(/\D/g, '');
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

/**
 * Search terms without what could tell who the founder is: their numbers, places that are in no gazetteer, names. A model is
 * asked to leave them out; nothing leaves the server on its word.
 */
export function keyTerms(terms: readonly string[], { text, reading, subject }: PrivateContext): string[] {
  const ordinary = (word: string) =>
    KNOWN.has(word) || KINDS.has(word) || LANGUAGES.some((language) => isSmallWord(word, language));
  const isSubject = new Set(subject.flatMap(wordsOf));
  const secret = new Set([
    ...wordsOf(reading.place).filter((word) => !ordinary(word)),
    ...namesIn(text).filter((word) => !ordinary(word) && !isSubject.has(word)),
  ]);
  const numbers = new Set([text, ...reading.figures.map(({ words }) => words)].flatMap(numbersIn));
  const isTold = (word: string) => {
    const digits = digitsOf(word);
    if (digits !== '') return (digits.length > 3 && !isYear(word)) || numbers.has(digits);
    return word.includes('@') || tokenize(word).some((token) => !ACRONYM.test(token.raw) && secret.has(token.word));
  };
  return terms.flatMap((term) => {
    const left = withoutGaps(term)
      .split(/\s+/)
      .filter((word) => word !== '' && !isTold(word))
      .join(' ');
    return left.length < 2 ? [] : [left];
  });
}

/** '20 000' and '0712 345 678' are one number. */
const withoutGaps = (text: string): string => text.replace(/(?<=\d)[ \u00a0\u202f](?=\d)/g, '');
const numbersIn = (text: string): string[] =>
  (withoutGaps(text).match(/\d+(?:[.,]\d+)*/g) ?? []).map(digitsOf).filter((digits) => digits.length > 1);
