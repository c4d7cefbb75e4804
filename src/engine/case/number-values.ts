import { LANGUAGES, type Language } from '../../../content/schema/language.ts';
import { NUMBER_WORDS } from '../knowledge/number-words.ts';
import { fold } from '../text/clean.ts';

type ByWorth = Readonly<Record<string, readonly string[]>>;

const wordsWithWorth = (...lists: readonly ByWorth[]): (readonly [word: string, worth: number])[] =>
  lists.flatMap((list) =>
    Object.entries(list).flatMap(([worth, words]) => words.map((word) => [fold(word), Number(worth)] as const)),
  );

/** What a word for a number is worth, in any of the languages; of 'hundreds' what it counts in. */
export const WORTH_OF: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) => {
    const { numbers, groups, many } = NUMBER_WORDS[language];
    return wordsWithWorth(numbers, groups, many);
  }),
);

/** The words that a number is put together from. One is none of them: it is mostly an article. */
const TABLES = Object.fromEntries(
  LANGUAGES.map((language) => {
    const { numbers, groups } = NUMBER_WORDS[language];
    return [language, new Map(wordsWithWorth(numbers, groups).filter(([, worth]) => worth > 1))];
  }),
) as unknown as Readonly<Record<Language, ReadonlyMap<string, number>>>;

/** What stands between the parts of a number, in any of the languages. */
export const JOINS: ReadonlySet<string> = new Set(LANGUAGES.flatMap((language) => NUMBER_WORDS[language].and));
/** What multiplies the number beside it. */
const SCALE_FROM = 100;

/** As the word lists are compared: folded, and without what only stretches an Arabic word. */
export const plain = (text: string): string => fold(text).replace(/ـ/g, '').replace(/\s+/g, ' ');
const wordsOf = (text: string): string[] => text.match(/\p{L}+|[^\p{L}\s-]+/gu) ?? [];

const worth = (word: string, language: Language): number | undefined => {
  const table = TABLES[language];
  return table.get(word) ?? (language === 'ar' ? table.get(word.replace(/^[وبلف]?(?:ال)?/, '')) : undefined);
};

/** The numbers that a text gives in words, from three on: two is as often 'both' or 'twice'. */
export function numbersInWords(text: string, language: Language): number[] {
  const found: number[] = [];
  let [total, current, isRun] = [0, 0, false];
  const end = () => {
    if (isRun && total + current > 2) found.push(total + current);
    [total, current, isRun] = [0, 0, false];
  };
  const words = wordsOf(withoutPercent(withoutShares(text, language), language));
  const isLargerBefore = NUMBER_WORDS[language].larger === 'before';
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const value = worth(word, language);
    if (value === undefined) {
      const next = words[i + 1];
      if (!(isRun && JOINS.has(word) && next !== undefined && worth(next, language) !== undefined)) end();
      continue;
    }
    if (isLargerBefore && value >= SCALE_FROM) {
      const next = worth(words[i + 1] ?? '', language);
      if (next !== undefined && next < value) i += 1;
      total += value * (next !== undefined && next < value ? next : 1);
    } else if (value >= 1000) {
      total += Math.max(1, current) * value;
      current = 0;
    } else if (value === SCALE_FROM || (value === 20 && language === 'fr' && current === 4)) {
      current = Math.max(1, current) * value;
    } else if (isRun && current > 0 && current < 10 && value < SCALE_FROM) {
      // 'three, four': two numbers beside each other. Arabic says 'five and twenty', and 'three ten' for thirteen.
      if (language !== 'ar') end();
      current += value;
    } else current += value;
    isRun = true;
  }
  end();
  return found;
}

/** Where a word begins, with what Arabic writes together with it; and where it ends. */
export const BEFORE = '(?<![\\p{L}\\p{N}])(?:[وبلف]?ال|[وبلف](?=\\p{Script=Arabic}))?';
export const AFTER = '(?![\\p{L}\\p{N}])';

/** 'Two thirds' also meets 'two-thirds'; an entry that ends in '-' ends with the beginning of the word that follows. */
function patternOf(words: string): RegExp {
  const [, ahead] = / (\S+)-$/.exec(words) ?? [];
  const whole = (ahead === undefined ? words : words.slice(0, -ahead.length - 2)).replaceAll(' ', '[ -]');
  return new RegExp(`${BEFORE}${whole}${ahead === undefined ? AFTER : `(?= ${ahead})`}`, 'gu');
}
/** How shares are said and what they are worth, the longest first. */
const patternsOf = (language: Language): (readonly [pattern: RegExp, worth: number])[] =>
  Object.entries(NUMBER_WORDS[language].shares)
    .flatMap(([share, words]) => {
      const [part = 0, whole = 1] = share.split('/').map(Number);
      return words.map((word) => [fold(word), part / whole] as const);
    })
    .sort(([a], [b]) => b.length - a.length)
    .map(([words, share]) => [patternOf(words), share]);
const built = new Map<Language, ReturnType<typeof patternsOf>>();

/** The shares that a text gives in words, and what is left of it, folded. */
function sharesAndRest(
  text: string,
  language: Language,
): { readonly shares: readonly number[]; readonly rest: string } {
  const patterns = built.get(language) ?? patternsOf(language);
  built.set(language, patterns);
  const shares: number[] = [];
  const told = NUMBER_WORDS[language].no_shares.reduce((left, words) => left.replaceAll(fold(words), ' '), plain(text));
  const rest = patterns.reduce(
    (left, [pattern, value]) =>
      left.replace(pattern, () => {
        shares.push(value);
        return ' , ';
      }),
    told,
  );
  return { shares, rest };
}
/** 'Pour cent' is no hundred. */
const withoutPercent = (text: string, language: Language): string =>
  NUMBER_WORDS[language].percent.reduce((left, words) => left.replaceAll(fold(words), ' '), fold(text));

const withoutShares = (text: string, language: Language): string => sharesAndRest(text, language).rest;

/** 'Half', 'two thirds': the shares that a text gives in words. */
export const sharesInWords = (text: string, language: Language): readonly number[] =>
  sharesAndRest(text, language).shares;
