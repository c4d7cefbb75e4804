import { LANGUAGES, type Language } from '../../../content/schema/language.ts';
import type { NumberWords } from '../../../content/schema/number-words.ts';
import { NUMBER_WORDS } from '../knowledge/number-words.ts';
import { languageOf } from '../reading/language.ts';
import { fold } from '../text/clean.ts';
import { AFTER, BEFORE, JOINS, plain, sharesInWords, WORTH_OF } from './number-values.ts';

/** 'Two of them buy in one shop', 'one reading instead of three' and 'one in two weeks' tell no share. */
const NO_SHARE = '(?!(?:that|them|they|who|which|or|and|que|qui|et|ou|instead|lieu|badala|vez)(?![\\p{L}]))';
const NO_TIME =
  '(?!\\s+(?:hour|day|week|month|year|heure|jour|semaine|mois|an|siku|wiki|mwezi|dia|semana|mes|ano)e?s?(?![\\p{L}]))';

interface Patterns {
  /** Any word that counts, but one. */
  readonly any: RegExp;
  /** A run of number words with a large one in it, 'two hundred and fifty thousand'. */
  readonly run: RegExp;
  readonly share: RegExp;
}

/** The words of these lists whose worth is asked for, as alternatives. */
const alternatives = (lists: readonly NumberWords['numbers'][], isMeant: (worth: number) => boolean): string[] =>
  lists.flatMap((list) => Object.entries(list).flatMap(([worth, words]) => (isMeant(Number(worth)) ? words : [])));
const anyOf = (words: readonly string[]): string => `(?:${words.map(fold).join('|')})`;

/** Up to here numbers are also ordinary speech; those above, and groups of things, only count. */
const LARGEST_SMALL = 12;

const built = new Map<Language, Patterns>();
function patternsOf(language: Language): Patterns {
  const known = built.get(language);
  if (known) return known;
  const { numbers, groups, many, articles, of, percent } = NUMBER_WORDS[language];
  const ones = [...alternatives([numbers], (worth) => worth === 1), ...articles];
  const small = alternatives([numbers], (worth) => worth > 1 && worth <= LARGEST_SMALL);
  const large = [
    ...alternatives([numbers], (worth) => worth > LARGEST_SMALL),
    ...alternatives([groups, many], () => true),
    // The 'cent' of 'pour cent' is no hundred.
  ].map((word) =>
    percent.reduce(
      (other, said) => (said.endsWith(word) ? `(?<!${fold(said.slice(0, -word.length))})${other}` : other),
      word,
    ),
  );
  const number = anyOf([...ones, ...small, ...large]);
  // 'An advance on a door' is no part of a whole.
  const whole = anyOf([...small, ...large]);
  const [between, share] = [anyOf(of), anyOf(percent)];
  const joined = `(?:[\\s-]+${anyOf([...JOINS])}?\\s*|\\s+و)`;
  const patterns = {
    any: new RegExp(`${BEFORE}${anyOf([...small, ...large, ...percent])}${AFTER}`, 'u'),
    run: new RegExp(`${BEFORE}(?:${number}${joined})*${anyOf(large)}(?:${joined}${number})*${AFTER}`, 'gu'),
    share: new RegExp(
      `${BEFORE}${number}(?:\\s+${NO_SHARE}\\p{L}+){0,3}?\\s+${between}\\s+${whole}${AFTER}${NO_TIME}|${BEFORE}${number}\\s+${share}${AFTER}|${BEFORE}${share}\\s+${number}${AFTER}`,
      'gu',
    ),
  };
  built.set(language, patterns);
  return patterns;
}

const wordsAlone = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether words of a language tell a number: 'siku nne', 'kumi na wawili', half or a third. */
export const tellsNumber = (text: string, language: Language): boolean =>
  patternsOf(language).any.test(plain(text)) || sharesInWords(text, language).length > 0;

/**
 * The first number that a text gives in words and that `told` does not hold word for word: one above twelve, or a share such
 * as 'nine in ten'; '' where there is none. In English and the text's own language.
 */
export function numberInWords(text: string, told: string): string {
  const words = plain(text);
  const known = ` ${wordsAlone(told)} `;
  const isTold = (found: string) => known.includes(` ${wordsAlone(found)} `);
  for (const language of new Set<Language>(['en', languageOf(text).language])) {
    const { run, share } = patternsOf(language);
    const found = [...words.matchAll(share), ...words.matchAll(run)].map(([all]) => all.trim());
    const untold = found.find((one) => !isTold(one));
    if (untold !== undefined) return untold;
  }
  return '';
}

/** Shares that are no ordinary speech; half, a third and a quarter are. */
const COMPOSITE = /(?<!\p{L})(?:two|three|four)[ -](?:thirds|quarters|fourths|fifths|tenths)(?!\p{L})/u;
/** What they are of, where they claim something: 'half of your income', not 'half as many'. */
const CLAIMED =
  /(?<!\p{L})(?:half (?:of|the|your|their|our|its|his|her)|(?:a|one)[ -](?:third|quarter|fifth|tenth) of)(?!\p{L})/u;

/** 'Half of the {n:1000} shillings': a sum that anybody can check. */
const OF_A_MARK =
  /(?<!\p{L})(?:half|(?:a|one)[ -](?:third|quarter|fifth|tenth)) of (?:the |your |those |these )?(?=\{[nfs])/giu;

/** A share in English words that `told` does not give in any language; '' where there is none. `claimed`: also half of something. */
export function unsupportedShare(text: string, told: string, { claimed = false } = {}): string {
  const words = plain(text.replace(OF_A_MARK, ''));
  const known = LANGUAGES.flatMap((language) => sharesInWords(told, language));
  return (
    [COMPOSITE, ...(claimed ? [CLAIMED] : [])]
      .flatMap((pattern) => pattern.exec(words)?.[0] ?? [])
      .find((found) => !sharesInWords(found, 'en').some((share) => known.includes(share))) ?? ''
  );
}

const everyLanguage = (listOf: (words: NumberWords) => readonly string[]): string =>
  anyOf(LANGUAGES.flatMap((language) => listOf(NUMBER_WORDS[language])));
const PERCENT = everyLanguage(({ percent }) => percent);
const NUMBER = `(?:(?!(?:19|20)\\d\\d(?!\\d))\\d+|${everyLanguage(({ numbers }) => alternatives([numbers], () => true))})`;
/** 'Three in ten', '2 of every five', 'un couturier de la ville sur six': a part, and the whole it is of. */
const OF_A_WHOLE = new RegExp(
  `${BEFORE}(${NUMBER})(?:\\s+\\p{L}+){0,3}?\\s+${everyLanguage(({ of }) => of)}\\s+(${NUMBER})${AFTER}${NO_TIME}`,
  'gu',
);
const worthOf = (number: string): number => WORTH_OF.get(number) ?? Number(number);
const SHARE = new RegExp(
  `\\d ?(?:%|${PERCENT})|${BEFORE}(?:${PERCENT} \\d|${everyLanguage(({ parts }) => parts)}${AFTER})`,
  'u',
);

/** Whether a sentence in any of the languages tells what share of something it speaks of, in digits or words. */
export function tellsShare(sentence: string): boolean {
  const words = plain(sentence);
  if (SHARE.test(words)) return true;
  return [...words.matchAll(OF_A_WHOLE)].some(([, part = '', whole = '']) => worthOf(part) < worthOf(whole));
}
