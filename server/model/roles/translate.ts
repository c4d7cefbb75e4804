import * as v from 'valibot';
import type { Role } from '../ask.ts';

export const TranslateAnswer = v.object({
  texts: v.pipe(v.array(v.object({ at: v.string(), text: v.string() })), v.maxLength(80)),
});
export type TranslateAnswer = v.InferOutput<typeof TranslateAnswer>;

export interface ToTranslate {
  /** ISO 639-1. */
  readonly language: string;
  readonly texts: readonly { readonly at: string; readonly text: string }[];
}

/** What must come through as it stands: marks, figures, quoted words. */
const FIXED = /\{[^{}]*\}|\d+(?:[.,]\d+)*|“[^”]*”/g;
/** What no text of a case holds. */
const MARKUP = /[<>|`#*_[\]]|https?:|www\./i;
const fixedIn = (text: string): string => (text.match(FIXED) ?? []).sort().join(' ');

/** Whether a translation kept all that must come through. */
export const isFaithful = (own: string, translated: string): boolean =>
  translated.trim() !== '' && fixedIn(own) === fixedIn(translated) && !MARKUP.test(translated);

export const TRANSLATE: Role<ToTranslate, TranslateAnswer> = {
  name: 'translate',
  version: 2,
  maxTokens: 4_000,
  isEnding: true,
  schema: TranslateAnswer,
  check: ({ texts }, given) =>
    given.texts.flatMap(({ at, text }) => {
      const translated = texts.find((one) => one.at === at)?.text;
      if (translated === undefined) return [`${at} is missing`];
      return isFaithful(text, translated)
        ? []
        : [`${at}: digits, marks in braces and “quotes” must stand exactly as they do, without markup`];
    }),
  system: [
    'You translate sentences, names and units of a report into the language named (ISO 639-1), as an educated person there writes to somebody with a phone: plain, natural, nothing added, nothing left out.',
    'Every digit, every mark in braces ({f1}, {s1}, {n:8}, {p2}) and every text between “ and ” stays exactly as it is; each mark once for each time it stands there, where it belongs in the translated sentence. {f1}, {f2} … read as the founder’s own words, {s1} as a number with its unit.',
  ].join('\n'),
};
