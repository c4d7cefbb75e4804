import counting from '../../../content/compiled/counting.json' with { type: 'json' };
import compiled from '../../../content/compiled/numbers.json' with { type: 'json' };
import type { Language } from '../../../content/schema/language.ts';
import type { CountingWords, NumberWords } from '../../../content/schema/number-words.ts';

/** Numbers written out, to a hundred, in English and French, without articles; and what makes digits larger. */
export const { numerals: NUMERALS, larger: LARGER, largerBefore: LARGER_BEFORE }: CountingWords = counting;

/** How numbers are told in words, by language: of the server alone. */
export const NUMBER_WORDS = compiled as Readonly<Record<Language, NumberWords>>;
