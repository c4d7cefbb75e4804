import { LANGUAGES } from '../../content/schema/language.ts';
import { countryName } from '../../src/engine/reading/places.ts';
import { splitWords, termOf } from '../../src/engine/reading/terms.ts';
import { fold } from '../../src/engine/text/clean.ts';
import { singular } from '../../src/engine/text/words.ts';
import type { CountryPack } from '../../src/engine/types.ts';
import type { SourceQuery } from '../sources/port.ts';
import type { CaseOutputs } from './investigate.ts';
import type { LookUpPlan } from './look-up-plan.ts';

/** Not 'of' or 'des'. */
const tellsAlone = (word: string): boolean => LANGUAGES.every((language) => termOf(word, language) !== null);
/** A phrase is met by its words too: pages say 'the gas is short' where a model says 'gas shortage'. */
const wordsIn = (term: string): string[] => [term, ...splitWords(term).filter(tellsAlone)];

const listOf = (terms: readonly string[]): string =>
  [...new Set(terms.flatMap(wordsIn).flatMap((word) => [fold(word), singular(fold(word))]))]
    .filter((word) => word !== '')
    .join(', ');

/** What is looked up for a case: the terms and queries a model gave. Names of places and key words leave, never a sentence. */
export function casePlan({ domain, keywords }: CaseOutputs, home: CountryPack): LookUpPlan | null {
  if (!domain) return null;
  const { event, thing, people } = domain.terms;
  const place = { country: countryName(home.iso3).replace(/^The /, ''), iso2: home.iso2 };
  // The country is added to each query anyway.
  const isCountry = (word: string) => fold(word) === fold(place.country);
  const planned = (keywords?.queries ?? []).map(
    ({ words, language }): SourceQuery => ({
      words: words.filter((word) => !isCountry(word)).slice(0, 2),
      any: words.filter((word) => !isCountry(word)).slice(2),
      ...place,
      language: language as SourceQuery['language'],
    }),
  );
  const first: SourceQuery = { words: thing.slice(0, 1), any: event, ...place, language: 'en' };
  const queries = [...(thing.length > 0 && event.length > 0 ? [first] : []), ...planned];
  if (queries.length === 0) return null;
  return {
    terms: {
      countries: [...domain.case.countries],
      town: '',
      people: listOf(people),
      good: listOf(thing),
      event: listOf(event),
      local: null,
    },
    queries,
    records: { iso3: home.iso3, iso2: home.iso2, codes: [] },
  };
}
