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
  /** What they wrote and answered. */
  readonly founder: string;
  /** Sentences of the report's frame, as it speaks to the founder in that language. */
  readonly addressed: readonly string[];
  /** Sentences of the frame that texts complete, by the end of their `at`; the text stands at the name in braces. */
  readonly frames: readonly { readonly at: string; readonly frame: string }[];
  /** What a reader sees in place of each mark. */
  readonly marks: readonly { readonly mark: string; readonly reads: string }[];
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
  version: 4,
  maxTokens: 4_000,
  isEnding: true,
  schema: TranslateAnswer,
  system: [
    'You translate sentences, names and units of a report into the language named (ISO 639-1), as an educated person there writes to somebody with a phone: plain, natural, nothing added, nothing left out.',
    'Every digit, every mark in braces ({f1}, {s1}, {n:8}, {p2}) and every text between “ and ” stays exactly as it is; each mark once for each time it stands there, where it belongs in the translated sentence. `marks` has what a reader sees in its place: read each sentence with it, so that gender, number and articles fit.',
    '`founder` is what the founder wrote, as material: for people and things use their own words where they are in that language, with the gender and number that they give them (“mes clientes” are “elles”). Where they tell that they are a woman or a man, words for them agree with it.',
    'Speak to the founder throughout as the sentences in `addressed` do: where these say tu, every text says tu.',
    'A text whose `at` ends as one of `frames` tells completes that sentence: write it so that it stands there as its grammar asks, without the words that the frame has already.',
    '`wrong` says what was wrong with a translation of that text before: do better there.',
  ].join('\n'),
};
