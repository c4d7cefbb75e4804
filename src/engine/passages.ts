import type { QuotedPassage, Source } from '../contract/report.ts';
import { TEXTS } from './every-report.ts';
import { languageOf } from './reading/language.ts';
import { countriesNamed, countryName } from './reading/places.ts';
import { splitWords, termOf } from './reading/terms.ts';
import { filled } from './text/filled.ts';
import { tokenize } from './text/match.ts';
import type { Passage } from './types.ts';

/** One quote alone is an accident. */
const FEWEST = 2;
/** More than these nobody reads. */
export const MOST_QUOTED = 12;

/** Whether what is about a country, '' for a region, is about another than those of a report. */
export const isAbroad = (country: string, countries: readonly string[]): boolean =>
  country !== '' && countries.length > 0 && !countries.includes(country);

/** The passages that a report on these countries may quote, in the order given; none where fewer than two are left. */
export function passagesFor(countries: readonly string[], passages: readonly Passage[]): readonly Passage[] {
  const own = passages.filter(({ country }) => country === '' || countries.includes(country)).slice(0, MOST_QUOTED);
  return own.length < FEWEST ? [] : own;
}

/**
 * A stranger's words as they may stand inside our markdown: the same words, with nothing in them that could become markup, a
 * citation or a token. The words themselves are kept whole in the source (`QuotedPassage.quote`).
 */
export const shownText = (text: string): string =>
  text
    .replace(/(?<=^|[\s([{—–-])["”]|[“„«]/g, '‘')
    .replace(/[”»"]/g, '’')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/\{/g, '(')
    .replace(/\}/g, ')')
    .replace(/<(?=[a-z!/?])/gi, '< ')
    .replace(/[*`\\~|]/g, ' ')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** So many of its words a sentence shares with the quote it rests on. */
const SHARED = 2;
const termsOf = (text: string): Set<string> => new Set(splitWords(text).flatMap((word) => termOf(word, 'en') ?? []));

/** Whether an English sentence speaks of what a quote says; of a quote in another language only readers can tell. */
export function speaksOf(sentence: string, quote: string): boolean {
  if (languageOf(quote).language !== 'en') return true;
  const own = termsOf(quote);
  return [...termsOf(sentence)].filter((term) => own.has(term)).length >= SHARED;
}

/** Whether an English sentence that rests on a quote about another country names it, or its people. */
export const namesItsCountry = (sentence: string, country: string, countries: readonly string[]): boolean =>
  !isAbroad(country, countries) || countriesNamed(tokenize(sentence)).includes(country);

/** A text is called old when it was published so many years before it was read. */
const OLD_YEARS = 8;

export const isOld = ({ published, seen_at }: Pick<QuotedPassage, 'published' | 'seen_at'>): boolean =>
  published !== '' && Number(seen_at.slice(0, 4)) - Number(published.slice(0, 4)) >= OLD_YEARS;

/** What is said around a quote. */
export interface PassageTexts {
  readonly whose: string;
  /** The same of one about another country than the report's. */
  readonly abroad: string;
  readonly undated: string;
  readonly old: string;
  readonly unchecked: string;
  /** Names of countries, where they are not the gazetteer's own. */
  readonly countries?: Readonly<Record<string, string>>;
}

/**
 * The quote and under it whose it is, and what country it is about where that is none of the report's: what the report prints and
 * what the check looks for.
 */
export function passageBlock(
  { publisher, source_title, year, number, passage }: Source,
  countries: readonly string[],
  texts: PassageTexts = TEXTS.passages,
): string {
  if (passage === undefined) return '';
  const when = year === '' ? texts.undated : isOld(passage) ? filled(texts.old, { year }) : year;
  const whose = filled(texts.whose, { publisher: shownText(publisher), when, title: shownText(source_title) });
  const country = texts.countries?.[passage.country] ?? countryName(passage.country);
  const told = isAbroad(passage.country, countries) ? filled(texts.abroad, { whose, country }) : whose;
  return `> “${shownText(passage.quote)}”\n>\n> ${told} [${number}]`;
}

/** What the list of sources says of it. */
export const passageSource = (passage: Passage, number: number, texts: PassageTexts = TEXTS.passages): Source => {
  const { id: _, title, url, publisher, licence, ...quoted } = passage;
  return {
    number,
    kind: 'passage',
    source_title: title,
    source_url: url,
    publisher,
    year: quoted.published.slice(0, 4),
    licence,
    limits: texts.unchecked,
    passage: quoted,
  };
};

/** The passages that a finished report quotes, as it was made from them. */
export const passagesIn = (sources: readonly Source[]): Passage[] =>
  sources.flatMap(({ passage, number, source_title, source_url, publisher, licence }) =>
    passage === undefined
      ? []
      : [{ ...passage, id: `p${number}`, title: source_title, url: source_url, publisher, licence }],
  );
