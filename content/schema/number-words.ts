import * as v from 'valibot';
import { list, listOrEmpty, record } from './text.ts';

const byWorth = (worth: RegExp, says: string) => v.record(v.pipe(v.string(), v.regex(worth, says)), list);
const worth = byWorth(/^\d+$/, 'must be what its words are worth, in digits');

/** How a language tells numbers in words; `content/languages/en/numbers.yaml` says what each list is for. */
export const numberWordsSchema = record({
  numbers: worth,
  groups: v.optional(worth, {}),
  many: v.optional(worth, {}),
  articles: listOrEmpty,
  mistaken: listOrEmpty,
  /** Where what makes a number larger stands. */
  larger: v.optional(v.picklist(['before', 'behind']), 'behind'),
  and: listOrEmpty,
  of: list,
  percent: list,
  shares: byWorth(/^\d+\/[1-9]\d*$/, 'must be what its words are worth, such as 1/3'),
  /** What holds the word of a share and tells none. */
  no_shares: listOrEmpty,
  parts: list,
});
export type NumberWords = v.InferOutput<typeof numberWordsSchema>;

/** Of all languages' words what reads a founder's text, by word. */
export interface CountingWords {
  /** To a hundred, in English and French. */
  readonly numerals: Readonly<Record<string, number>>;
  /** What makes the digits before it larger ('3 thousand'), and those behind it ('elfu 12'). */
  readonly larger: Readonly<Record<string, number>>;
  readonly largerBefore: Readonly<Record<string, number>>;
}
