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

/** What must come through as it stands: figures, citations, the founder's and others' quoted words, bold and lists. */
const FIXED = /\[\d+\]|\d+(?:[.,]\d+)*|“[^”]*”|\*\*|^- |^\d+\. |^> /gm;
const fixedIn = (text: string): string => (text.match(FIXED) ?? []).sort().join(' ');

/** Whether a translation kept all that must come through. */
export const isFaithful = (own: string, translated: string): boolean =>
  translated.trim() !== '' && fixedIn(own) === fixedIn(translated);

export const TRANSLATE: Role<ToTranslate, TranslateAnswer> = {
  name: 'translate',
  version: 1,
  maxTokens: 4_000,
  isEnding: true,
  schema: TranslateAnswer,
  check: ({ texts }, given) =>
    given.texts.flatMap(({ at, text }) => {
      const translated = texts.find((one) => one.at === at)?.text;
      if (translated === undefined) return [`${at} is missing`];
      return isFaithful(text, translated)
        ? []
        : [`${at}: numbers, [n], “quotes”, ** and list marks must stand exactly as they do`];
    }),
  system: [
    'You translate parts of a report into the language named (ISO 639-1), as an educated person there writes to somebody with a phone: plain, natural, nothing added, nothing left out.',
    'Every digit, every [n], every text between “ and ”, every ** and every mark of a list stays exactly as it is.',
  ].join('\n'),
};
