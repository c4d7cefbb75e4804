import * as v from 'valibot';
import { isLanguage, type Language } from '../../../content/schema/language.ts';
import { relationsIn } from '../../../src/engine/case/comparisons.ts';
import { unsupportedName } from '../../../src/engine/case/names.ts';
import { numbersInWords, sharesInWords } from '../../../src/engine/case/number-values.ts';
import { numberInWords } from '../../../src/engine/case/number-words.ts';
import { isSmallWord, languageOf, wordsOf } from '../../../src/engine/reading/language.ts';
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

const plainWords = (text: string): readonly string[] => wordsOf(text.replace(FIXED, ' '));

/** Whether a sentence is still in English, as it was or in other words. */
function isStillEnglish(own: string, translated: string): boolean {
  const [before, now] = [new Set(plainWords(own)), plainWords(translated)];
  if (now.length < SENTENCE) return now.length >= NAME && now.every((word) => before.has(word));
  const { language, share } = languageOf(now.join(' '));
  return now.filter((word) => before.has(word)).length > SAME * now.length || (language === 'en' && share > ENGLISH);
}

/** 'Ministry of Trade and Industry' stays what it is called. */
const CALLED = /\p{Lu}[\p{L}’'-]*(?:\s+(?:(?:of|the|and|for)\s+)*\p{Lu}[\p{L}’'-]*)+/gu;
/** So many words beside each other, so many of them small words of English alone. */
const RUN = 5;
const SMALL_IN_RUN = 2;
/** So many words of the English sentence in their order, one of them such a small word. */
const KEPT = 3;

/** Whether some of a sentence is in English: 'Wenzako wanasema hivyo, but they may be used to the bucket.' */
function isPartlyEnglish(own: string, translated: string, language: Language): boolean {
  const [before, now] = [own, translated].map((text) => plainWords(text.replace(CALLED, ' ')));
  const source = ` ${before?.join(' ')} `;
  // 'A' is a word of French and Portuguese, too.
  const isSmall = (word: string) => word.length > 1 && isSmallWord(word, 'en') && !isSmallWord(word, language);
  return (now ?? []).some((_, i, words) => {
    const [run, kept] = [words.slice(i, i + RUN), words.slice(i, i + KEPT)];
    return (
      (run.length === RUN && run.filter(isSmall).length >= SMALL_IN_RUN) ||
      (kept.length === KEPT && kept.some(isSmall) && source.includes(` ${kept.join(' ')} `))
    );
  });
}

/** A threshold must stay one. */
const THRESHOLD = /\b(?:fewer|less|more) than \{|\bat (?:least|most) \{|\bno (?:more|fewer|less) than \{/i;
/** 'The third test' is 'jaribio la tatu'. */
const ORDINALS: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

/** What a translator may stand by. */
export const COMPARES_OTHERWISE = 'it compares otherwise';
const RELATIONS = { less: 'less', more: 'more', at_least: 'at least', at_most: 'at most' } as const;

/**
 * What a translation tells otherwise than its sentence: numbers and shares in words, more and fewer, names. `isStoodBy`: the
 * translator was told that it compares otherwise, and may know better than a list of words.
 */
function otherThan(own: string, translated: string, language: Language, isStoodBy: boolean): string {
  const [from, into] = [own, translated].map((text) => text.replace(FIXED, ' ; '));
  if (from === undefined || into === undefined) return '';
  const [shares, sharesNow] = [sharesInWords(from, 'en'), sharesInWords(into, language)];
  // 'Half as many' may be said in other words.
  if (sharesNow.some((one) => !shares.includes(one)) || shares.some((one) => one !== 0.5 && !sharesNow.includes(one)))
    return 'its shares (half, a third, three quarters) are not those of the sentence';
  const [numbers, numbersNow] = [numbersInWords(from, 'en'), numbersInWords(into, language)];
  const ordinals = wordsOf(from).flatMap((word) => ORDINALS[word] ?? []);
  if (
    numbers.some((one) => !numbersNow.includes(one)) ||
    numbersNow.some((one) => !numbers.includes(one) && !ordinals.includes(one))
  )
    return 'its numbers in words are not those of the sentence';
  const [said, now] = [relationsIn(own, 'en'), relationsIn(translated, language)];
  const [other] = said.size > 0 ? [...now].filter((one) => !said.has(one)) : [];
  if (other !== undefined && !(isStoodBy && !THRESHOLD.test(own)))
    return `${COMPARES_OTHERWISE}, by a word that means “${RELATIONS[other]}”: fewer, more, not cheaper, at least and at most must stay what they are`;
  if (THRESHOLD.test(own) && now.size === 0) return 'its “fewer than”, “more than”, “at least” or “at most” is gone';
  return '';
}

/** What is wrong with a translation from English, in words that it can be mended by; '' where nothing is. */
export function faultOfTranslation(
  own: string,
  translated: string | undefined,
  language: string,
  { isStoodBy = false } = {},
): string {
  if (translated === undefined || translated.trim() === '') return 'it is missing';
  if (fixedIn(own) !== fixedIn(translated) || MARKUP.test(translated))
    return 'digits, marks in braces and “quotes” must stand exactly as they do, without markup';
  const number = numberInWords(translated, own);
  if (number !== '' && numberInWords(own, '') === '') return `it gives a number that is not there: “${number}”`;
  if (isStillEnglish(own, translated)) return 'it is still in English';
  const name = unsupportedName(translated, own, { short: true });
  if (name !== '') return `it names “${name}”, which the sentence does not`;
  if (!isLanguage(language) || language === 'en') return '';
  if (isPartlyEnglish(own, translated, language)) return 'some of it is still in English';
  return otherThan(own, translated, language, isStoodBy);
}

export const TRANSLATE: Role<ToTranslate, TranslateAnswer> = {
  name: 'translate',
  version: 6,
  maxTokens: 4_000,
  isEnding: true,
  schema: TranslateAnswer,
  rest: { texts: [] },
  isPiecemeal: true,
  system: [
    'You translate sentences, names and units of a report into the language named (ISO 639-1), as an educated person there writes to somebody with a phone: plain, natural, nothing added, nothing left out.',
    'Every digit, every mark in braces ({f1}, {s1}, {n:8}, {p2}) and every text between “ and ” stays exactly as it is; words between digits are translated (“2 to 4%” becomes “2 à 4%”), and the signs of decimals are put right afterwards. Each mark once for each time it stands there, where it belongs in the translated sentence. `marks` has what a reader sees in its place: read each sentence with it, so that gender, number and articles fit.',
    '`founder` is what the founder wrote, as material: for people and things use their own words where they are in that language, with the gender and number that they give them (“mes clientes” are “elles”). Where they tell that they are a woman or a man, words for them agree with it.',
    'What compares stays what it is: fewer than, more than, at least, at most, not cheaper. Numbers in words and shares (half, two thirds) stay the same. Nothing stays in English, and no office or firm is named that the sentence does not name.',
    'Speak to the founder throughout as the sentences in `addressed` do: where these say tu, every text says tu.',
    'A text whose `at` ends as one of `frames` tells completes that sentence: write it so that it stands there as its grammar asks, without the words that the frame has already.',
    '`wrong` says what was wrong with a translation of that text before: do better there.',
  ].join('\n'),
};
