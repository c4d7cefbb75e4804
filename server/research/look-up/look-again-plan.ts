import type { Language } from '../../../content/schema/language.ts';
import { textsIn } from '../../../src/engine/case/texts.ts';
import { countryName } from '../../../src/engine/reading/places.ts';
import { splitWords, termOf } from '../../../src/engine/reading/terms.ts';
import type { CountryPack } from '../../../src/engine/types.ts';
import { SECOND } from '../../../src/lib/moments.ts';
import type { Terms } from '../../documents/document.ts';
import type { LookAgainAnswer } from '../../model/roles/look-again.ts';
import type { SourceQuery } from '../../sources/port.ts';
import { wholeWords } from './distinctive-words.ts';
import type { LookUpLimits, LookUpPlan } from './look-up-plan.ts';

type Query = LookAgainAnswer['queries'][number];

const LIMITS: LookUpLimits = { timeMs: 60 * SECOND, calls: 22, searches: 10, documents: 12, passages: 16 };

const stemsOf = (words: readonly string[], language: Language): string[] => [
  ...new Set(words.flatMap(splitWords).flatMap((word) => termOf(word, language) ?? [])),
];

/** A page answers by the words of the query and of the sentence sought. */
const termsOf = ({ seeks, words, tells, language }: Query, countries: readonly string[]): Terms => ({
  countries,
  isAbroadToo: true,
  sought: seeks === 'craft' ? 'anywhere' : 'here',
  town: '',
  people: '',
  good: wholeWords([...words, ...words.flatMap(splitWords).filter((word) => termOf(word, language) !== null)]),
  event: '',
  others: '',
  otherTrades: '',
  told: [{ language, stems: stemsOf(tells, language) }],
  local: [],
});

/** What a model looks up once more: each query with what would answer it. `after`: how many passages there are already. */
export function lookAgainPlan(
  queries: readonly Query[],
  home: Pick<CountryPack, 'iso3' | 'iso2'>,
  countries: readonly string[],
  after: number,
): LookUpPlan | null {
  const own = queries.filter(({ words }) => words.length > 0);
  const [first] = own.map((query) => termsOf(query, countries));
  if (first === undefined) return null;
  const named = (language: string) => textsIn(language).countries[home.iso3] ?? countryName(home.iso3);
  return {
    terms: first,
    termsOf: own.map((query) => termsOf(query, countries)),
    queries: own.map(
      ({ seeks, words, tells, language }): SourceQuery => ({
        words,
        // What the words name already is asked for once.
        any: tells.filter((word) => !words.join(' ').includes(word)).slice(0, 2),
        country: seeks === 'craft' ? '' : named(language).replace(/^The /, ''),
        iso2: seeks === 'craft' ? '' : home.iso2,
        language,
      }),
    ),
    records: { iso3: home.iso3, iso2: home.iso2, codes: [] },
    isOfTheWeb: true,
    after,
    limits: LIMITS,
  };
}
