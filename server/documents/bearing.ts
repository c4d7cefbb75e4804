import { LANGUAGES, type Language } from '../../content/schema/language.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import { findPlaces } from '../../src/engine/reading/places.ts';
import { splitWords, termOf } from '../../src/engine/reading/terms.ts';
import { fold } from '../../src/engine/text/clean.ts';
import { findAll, type Token, tokenize } from '../../src/engine/text/match.ts';
import type { Terms } from './document.ts';

/** What a piece of text has to do with a problem. Counts are of different words of a list. */
export interface Bearing {
  readonly good: number;
  readonly event: number;
  readonly people: number;
  /** Telling words of the country's own language. */
  readonly local: number;
  readonly town: boolean;
  /** The country that it, or its title, names, if that is one of the report's; ''. */
  readonly country: string;
  /** It names the region, and no country. */
  readonly region: boolean;
  /** It names other countries, and none of the report's. */
  readonly elsewhere: boolean;
}

const REGION =
  /\b(?:(?:sub-?saharan|west(?:ern)?|east(?:ern)?|central|southern) africa|afrique (?:subsaharienne|de l[’']ouest|de l[’']est|centrale|australe)|áfrica (?:subsaariana|ocidental|oriental|austral))/i;

const countWords = (tokens: readonly Token[], list: string): number =>
  list === '' ? 0 : new Set(findAll(tokens, list).map(({ entry }) => entry)).size;

const isLanguage = (code: string): code is Language => LANGUAGES.some((known) => known === code);

function localWords(text: string, { local }: Terms): number {
  if (local === null || !isLanguage(local.language)) return 0;
  const { language } = local;
  if (languageOf(text).language !== language) return 0;
  const met = new Set(splitWords(text).flatMap((word) => termOf(word, language) ?? []));
  return local.stems.filter((stem) => met.has(stem)).length;
}

/** `about` is what the source says of the whole document: its title, and the country it is filed under. */
export function bearingOf(
  text: string,
  about: { readonly title: string; readonly country: string },
  terms: Terms,
): Bearing {
  const tokens = tokenize(text);
  const here = findPlaces(tokens);
  const named = [...here.countries, ...findPlaces(tokenize(`${about.title}. ${about.country}`)).countries];
  const own = terms.countries.find((iso3) => named.includes(iso3)) ?? '';
  const isAway = here.countries.length > 0 && !here.countries.some((iso3) => terms.countries.includes(iso3));
  return {
    good: countWords(tokens, terms.good),
    event: countWords(tokens, terms.event),
    people: countWords(tokens, terms.people),
    local: localWords(text, terms),
    town: terms.town !== '' && fold(text).includes(fold(terms.town)),
    country: own,
    region: own === '' && named.length === 0 && REGION.test(`${about.title}. ${text}`),
    // A sentence about another country alone is about another country, whatever the title says.
    elsewhere:
      here.elsewhere !== '' ? own === '' || here.countries.length === 0 : isAway || (own === '' && named.length > 0),
  };
}

/** So many telling words of its own language say what two lists say in English. */
const LOCAL_WORDS = 3;

/**
 * Whether a quote bears on this very problem. It must itself speak of the thing or of what happens to it; with its title it
 * must bring two of thing, event and people together; and it must be about the country. For a region all three are wanted.
 * Anything less is decoration.
 */
export function bears(quote: Bearing, whole: Bearing): boolean {
  if (quote.elsewhere || (whole.country === '' && !whole.region)) return false;
  if (whole.country !== '' && quote.local >= LOCAL_WORDS) return true;
  if (quote.good === 0 && quote.event === 0) return false;
  const lists = [whole.good, whole.event, whole.people].filter((count) => count > 0).length;
  return lists >= (whole.country === '' ? 3 : 2);
}
