import { LANGUAGES, type Language } from '../../../content/schema/language.ts';
import { languageOf } from '../reading/language.ts';
import { fold } from '../text/clean.ts';
import { sharesInWords } from './number-values.ts';

interface NumberWords {
  /** Those that only count: above twelve, and what makes numbers larger. As patterns, folded. */
  readonly large: string;
  /** Two to twelve, which are also ordinary speech. */
  readonly small: string;
  /** Between the two numbers of a share: 'nine in ten'. */
  readonly of: string;
  /** 'ten per cent' */
  readonly percent: string;
}

const WORDS: Readonly<Record<Language, NumberWords>> = {
  en: {
    large:
      '(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|[mb]illions?|trillions?',
    small: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
    of: 'in|of|out of|in every|of every|out of every',
    percent: 'per ?cent',
  },
  fr: {
    large:
      'treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|(?:douz|vingt|trent|cinquant|cent)aines?|(?<!pour )cents?|mille|milliers?|millions?|milliards?',
    small: 'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
    of: 'sur',
    percent: 'pour cent',
  },
  sw: {
    large:
      'ishirini|thelathini|arobaini|hamsini|sitini|sabini|themanini|tisini|mia|mamia|elfu|maelfu|laki|malaki|milioni|mamilioni|bilioni|kumi na (?:tatu|nne|tano|sita|saba|nane|tisa)',
    small: 'm?moja|mbili|(?:wa|mi|ma|vi)wili|(?:wa|mi|ma|vi)?(?:tatu|nne|tano|nane)|sita|saba|tisa|kumi',
    of: 'kati ya|kwa kila|katika kila',
    percent: 'asilimia',
  },
  pt: {
    large:
      'treze|[ck]atorze|quatorze|quinze|dezess?eis|dezasseis|dezess?ete|dezassete|dezoito|dezenove|dezanove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|(?<!por )centos?|centenas?|(?:duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)ent[oa]s|mil|milhar(?:es)?|milhao|milhoes|bilhao|bilhoes|duzias?|dezenas?',
    small: 'um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze',
    of: 'em|em cada|de cada|entre',
    percent: 'por cento',
  },
  ar: {
    large:
      '(?:عشر|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)|(?:ثلاث|اربع|خمس|ست|سبع|ثمان|تسع)?(?:مئة|مائة|ميه)|مئات|(?:مئت|مائت)(?:ان|ين|ي)|الف|الاف|الوف|الف(?:ان|ين|ي)|مليون|مليون(?:ان|ين)|مليوني|ملايين|مليار|مليارات',
    small: 'واحد|اثنان|اثنين|ثلاثة|اربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة',
    of: 'من كل|من اصل|من بين',
    percent: 'في المئة|في المائة|بالمئة|بالمائة',
  },
};

/** 'Two of them buy in one shop' and 'one in two weeks' tell no share. */
const NO_SHARE = '(?!(?:that|them|they|who|which|or|and|que|qui|et|ou)(?![\\p{L}]))';
const NO_TIME =
  '(?!\\s+(?:hour|day|week|month|year|heure|jour|semaine|mois|an|siku|wiki|mwezi|dia|semana|mes|ano)e?s?(?![\\p{L}]))';

const BEFORE = '(?<![\\p{L}\\p{N}])(?:[وبل]?ال|[وبل](?=\\p{Script=Arabic}))?';
const AFTER = '(?![\\p{L}\\p{N}])';

interface Patterns {
  /** Any word that counts, but one. */
  readonly any: RegExp;
  /** A run of number words with a large one in it, 'two hundred and fifty thousand'. */
  readonly run: RegExp;
  readonly share: RegExp;
}

/** Mostly an article, or 'one of them'. */
const ONE = '(?:one|une?|m?moja|uma?|واحد)';

const built = new Map<Language, Patterns>();
function patternsOf(language: Language): Patterns {
  const known = built.get(language);
  if (known) return known;
  const { large, small, of, percent } = WORDS[language];
  const number = `(?:${small}|${large})`;
  const joined = '(?:[\\s-]+(?:and|et|e|na)?\\s*|\\s+و)';
  const patterns = {
    any: new RegExp(`${BEFORE}(?!${ONE}(?!\\p{L}))(?:${number}|${percent})${AFTER}`, 'u'),
    run: new RegExp(`${BEFORE}(?:${number}${joined})*(?:${large})(?:${joined}${number})*${AFTER}`, 'gu'),
    share: new RegExp(
      `${BEFORE}${number}(?:\\s+${NO_SHARE}\\p{L}+){0,3}?\\s+(?:${of})\\s+${number}${AFTER}${NO_TIME}|${BEFORE}${number}\\s+${percent}${AFTER}|${BEFORE}${percent}\\s+${number}${AFTER}`,
      'gu',
    ),
  };
  built.set(language, patterns);
  return patterns;
}

const plain = (text: string): string => fold(text).replace(/[أإآ]/g, 'ا').replace(/\s+/g, ' ');
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

/** A share in English words that `told` does not give in any language; '' where there is none. `claimed`: also half of something. */
export function shareUntold(text: string, told: string, { claimed = false } = {}): string {
  const words = plain(text);
  const known = LANGUAGES.flatMap((language) => sharesInWords(told, language));
  return (
    [COMPOSITE, ...(claimed ? [CLAIMED] : [])]
      .flatMap((pattern) => pattern.exec(words)?.[0] ?? [])
      .find((found) => !sharesInWords(found, 'en').some((share) => known.includes(share))) ?? ''
  );
}
