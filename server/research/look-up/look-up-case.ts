import { LANGUAGES, type Language } from '../../../content/schema/language.ts';
import { textsIn } from '../../../src/engine/case/texts.ts';
import { PLACES } from '../../../src/engine/knowledge/places.ts';
import type { Library } from '../../../src/engine/library.ts';
import { countryName } from '../../../src/engine/reading/places.ts';
import { splitWords, termOf } from '../../../src/engine/reading/terms.ts';
import { fold } from '../../../src/engine/text/clean.ts';
import { singular } from '../../../src/engine/text/words.ts';
import type { CountryPack } from '../../../src/engine/types.ts';
import { SECOND } from '../../../src/lib/moments.ts';
import type { Terms } from '../../documents/document.ts';
import type { SourceQuery } from '../../sources/port.ts';
import type { CaseOutputs } from '../investigation/investigation.ts';
import { distinctiveStems, groupsBeside, placeWords, tradesBeside } from './distinctive-words.ts';
import type { LookUpLimits, LookUpPlan } from './look-up-plan.ts';

type Domain = NonNullable<CaseOutputs['domain']>;

/** What the founder wrote, and the libraries of all languages. */
interface FounderText {
  readonly text: string;
  readonly language: Language;
  readonly libraries: readonly Library[];
}

/** Not 'of' or 'des'. */
const tellsAlone = (word: string): boolean => LANGUAGES.every((language) => termOf(word, language) !== null);
/** A phrase is met by its words too: pages say 'the gas is short' where a model says 'gas shortage'. */
const wordsIn = (term: string): string[] => [term, ...splitWords(term).filter(tellsAlone)];

const listOf = (terms: readonly string[]): string =>
  [...new Set(terms.flatMap(wordsIn).flatMap((word) => [fold(word), singular(fold(word))]))]
    .filter((word) => word !== '')
    .join(', ');

const joined = (...lists: readonly string[]): string => lists.filter((list) => list !== '').join(', ');

/** The model's words beside the playbook's; a place is no thing, and nothing stands in two lists. */
function termsOf({ terms, case: { countries, thing, people } }: Domain, told: FounderText, own: Terms | null): Terms {
  const places = placeWords([...terms.event, ...terms.thing, ...terms.people].join('. '));
  const taken = new Set<string>();
  const keysOf = (list: string) => list.split(', ').map((word) => singular(fold(word.replace(/!$/, ''))));
  /** Those that stand neither in another list of the model's nor in another list of the playbook's. */
  const fresh = (words: readonly string[], ...others: readonly string[]): string[] => {
    const known = new Set(others.flatMap(keysOf));
    return words.filter((word) => {
      const key = singular(fold(word));
      if (splitWords(key).some((part) => places.has(part)) || taken.has(key) || known.has(key)) return false;
      taken.add(key);
      return true;
    });
  };
  const plain = { good: own?.good ?? '', event: own?.event ?? '', people: own?.people ?? '' };
  const ownThing = fresh(terms.thing, plain.event, plain.people);
  const ownPeople = fresh(terms.people, plain.good, plain.event);
  const event = fresh(terms.event, plain.good, plain.people);
  const groups = joined(listOf(ownPeople), plain.people);
  return {
    countries: [...countries],
    isAbroadToo: true,
    town: own?.town ?? '',
    people: groups,
    good: joined(listOf(ownThing), plain.good),
    event: joined(listOf(event), plain.event),
    others: groupsBeside(joined(groups, thing, people, told.text), told.libraries),
    otherTrades: tradesBeside(groups, told.text),
    told: distinctiveStems(told.text, told, told.libraries, own?.town ?? ''),
    local: own?.local ?? [],
  };
}

/** More than without a model, which has the time and reads more of it than a report shows. */
const LIMITS: LookUpLimits = { timeMs: 90 * SECOND, calls: 48, searches: 24, documents: 22, passages: 24 };

/**
 * What is looked up for a case: the terms and queries a model gave, and those of the playbook where one fits. Names of places
 * and key words leave, never a sentence.
 */
export function casePlan(
  { domain, keywords }: CaseOutputs,
  home: CountryPack,
  told: FounderText,
  plain: LookUpPlan | null,
): LookUpPlan | null {
  if (!domain) return null;
  const own = plain?.records.iso3 === home.iso3 ? plain : null;
  const { event, thing } = domain.terms;
  const place = { country: countryName(home.iso3).replace(/^The /, ''), iso2: home.iso2 };
  // The country is added to each query anyway: 'Cameroun' to one in French is there twice.
  const known = PLACES.find(({ iso3 }) => iso3 === home.iso3);
  const named = (language: string): string => textsIn(language).countries[home.iso3] ?? place.country;
  const names = [place.country, known?.name ?? '', ...(known?.also_called ?? []), ...LANGUAGES.map(named)].map(fold);
  const isCountry = (word: string) => names.includes(fold(word));
  const planned = (keywords?.queries ?? []).map(
    ({ words, language }): SourceQuery => ({
      words: words.filter((word) => !isCountry(word)).slice(0, 2),
      any: words.filter((word) => !isCountry(word)).slice(2),
      ...place,
      country: named(language),
      language: language as SourceQuery['language'],
    }),
  );
  const first: SourceQuery = { words: thing.slice(0, 1), any: event, ...place, language: 'en' };
  // What was tried elsewhere may help where little is written of the founder's own country.
  const elsewhere: SourceQuery = { ...first, words: [...first.words, 'Africa'], country: '', iso2: '' };
  const isTelling = thing.length > 0 && event.length > 0;
  const queries = [
    ...(own?.queries ?? []),
    ...(isTelling ? [first] : []),
    ...planned.filter(({ words }) => words.length > 0),
    ...(isTelling ? [elsewhere] : []),
  ];
  if (queries.length === 0) return null;
  return {
    terms: termsOf(domain, told, own?.terms ?? null),
    queries,
    records: { iso3: home.iso3, iso2: home.iso2, codes: [] },
    limits: LIMITS,
  };
}
