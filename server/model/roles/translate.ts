import * as v from 'valibot';
import { numberInWords } from '../../../src/engine/case/number-words.ts';
import { languageOf, wordsOf } from '../../../src/engine/reading/language.ts';
import type { Role } from '../ask.ts';

export const TranslateAnswer = v.object({
  texts: v.pipe(v.array(v.object({ at: v.string(), text: v.string() })), v.maxLength(80)),
});
export type TranslateAnswer = v.InferOutput<typeof TranslateAnswer>;

export interface ToTranslate {
  /** ISO 639-1. */
  readonly language: string;
  /** `wrong`: what was wrong with a translation of it before. */
  readonly texts: readonly { readonly at: string; readonly text: string; readonly wrong?: string }[];
}

/** What must come through as it stands: marks, figures, quoted words. */
const FIXED = /\{[^{}]*\}|\d+(?:[.,]\d+)*|“[^”]*”/g;
/** What no text of a case holds. */
const MARKUP = /[<>|`#*_[\]]|https?:|www\./i;
const fixedIn = (text: string): string => (text.match(FIXED) ?? []).sort().join(' ');

/** Fewer words may be a name or a unit, and in few the language cannot be told. */
const NAME = 3;
const SENTENCE = 7;
/** So many of its words are the source's where nothing was translated, and are small words where it is plain English. */
const SAME = 0.6;
const ENGLISH = 0.3;

/** Whether a sentence is still in English, as it was or in other words. */
function isStillEnglish(own: string, translated: string): boolean {
  const plain = (text: string) => wordsOf(text.replace(FIXED, ' '));
  const [before, now] = [new Set(plain(own)), plain(translated)];
  if (now.length < SENTENCE) return now.length >= NAME && now.every((word) => before.has(word));
  const { language, share } = languageOf(now.join(' '));
  return now.filter((word) => before.has(word)).length > SAME * now.length || (language === 'en' && share > ENGLISH);
}

/** What is wrong with a translation from English, in words that it can be mended by; '' where nothing is. */
export function faultOfTranslation(own: string, translated: string | undefined): string {
  if (translated === undefined || translated.trim() === '') return 'it is missing';
  if (fixedIn(own) !== fixedIn(translated) || MARKUP.test(translated))
    return 'digits, marks in braces and “quotes” must stand exactly as they do, without markup';
  if (numberInWords(translated, own) !== '' && numberInWords(own, '') === '')
    return 'it gives a number that is not there';
  return isStillEnglish(own, translated) ? 'it is still in English' : '';
}

export const TRANSLATE: Role<ToTranslate, TranslateAnswer> = {
  name: 'translate',
  version: 3,
  maxTokens: 4_000,
  isEnding: true,
  schema: TranslateAnswer,
  system: [
    'You translate sentences, names and units of a report into the language named (ISO 639-1), as an educated person there writes to somebody with a phone: plain, natural, nothing added, nothing left out.',
    'Every digit, every mark in braces ({f1}, {s1}, {n:8}, {p2}) and every text between “ and ” stays exactly as it is; each mark once for each time it stands there, where it belongs in the translated sentence. {f1}, {f2} … read as the founder’s own words, {s1} as a number with its unit.',
    '`wrong` says what was wrong with a translation of that text before: do better there.',
  ].join('\n'),
};
