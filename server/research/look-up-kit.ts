import type { Language } from '../../content/schema/language.ts';
import type { Library } from '../../src/engine/library.ts';
import { countryName, findPlaces } from '../../src/engine/reading/places.ts';
import type { KitReading } from '../../src/engine/reading/types.ts';
import { tokenize } from '../../src/engine/text/match.ts';
import { plural, singular } from '../../src/engine/text/words.ts';
import type { CountryPack } from '../../src/engine/types.ts';
import { SECOND } from '../../src/lib/moments.ts';
import type { SourceQuery } from '../sources/port.ts';
import { keyTerms } from './key-terms.ts';
import { type LookUpLimits, type LookUpPlan, nameIn } from './look-up-plan.ts';
import { groupsBeside, tellingWords, tradesBeside } from './telling-words.ts';

/** Less than for a report: a kit costs no credit. */
const LIMITS: LookUpLimits = { timeMs: 30 * SECOND, calls: 22, searches: 10, documents: 12, passages: 6 };

/** The words that tell most of a text: the thing, and what happens to it. */
const SUBJECT = 3;
const MOST_WORDS = 7;

/** English words for those of another language, as far as the content has them. */
const inEnglish = (words: readonly string[], { words: known }: Library): string[] =>
  words.flatMap((word) => {
    const [english] = Object.entries(known).find(([, told]) => told.split(' ').includes(word)) ?? [];
    return english ?? [];
  });

/**
 * What is looked up for a starter kit: no playbook tells what its founder's trouble is called, so that the words that tell most
 * of what they wrote are searched for, one by one and without names, numbers and small places. Null where no country is known.
 */
export function kitPlan(
  { text, language, countries, answers }: KitReading,
  home: CountryPack,
  libraries: readonly Library[],
): LookUpPlan | null {
  const library = libraries.find((one) => one.language === language);
  const english = libraries.find((one) => one.language === 'en');
  if (library === undefined || english === undefined) return null;
  const told = tellingWords(text, library);
  const reading = { place: answers.find(({ slot }) => slot === 'where')?.answer ?? '', figures: [] };
  const words = keyTerms(
    told.map(({ word }) => word),
    { text, reading, subject: [] },
  ).slice(0, MOST_WORDS);
  const { iso3, iso2 } = home;
  const [town = ''] = findPlaces(tokenize(`${text}. ${reading.place}`)).towns.map(({ name }) => name);
  const queriesIn = (some: readonly string[], spoken: Language): SourceQuery[] => {
    const place = { country: spoken === 'en' ? countryName(iso3).replace(/^The /, '') : nameIn(iso3, library), iso2 };
    return some.slice(0, 2).map((word) => ({
      words: [word],
      any: some.filter((other) => other !== word),
      ...place,
      language: spoken,
    }));
  };
  const own = queriesIn(words, language);
  const others = language === 'en' ? [] : queriesIn(inEnglish(words, library), 'en');
  const [first] = own;
  if (first === undefined) return null;
  const subject = words.slice(0, SUBJECT);
  const isEnglish = language === 'en';
  const stems = told.map(({ stem }) => stem);
  return {
    terms: {
      countries,
      town,
      people: '',
      good: isEnglish
        ? [...new Set(subject.flatMap((word) => [word, singular(word), plural(singular(word))]))].join(', ')
        : '',
      event: isEnglish ? words.slice(SUBJECT).join(', ') : inEnglish(words, library).join(', '),
      asked: '',
      others: groupsBeside(text),
      otherTrades: tradesBeside('', text),
      told: { language, stems },
      local: isEnglish ? [] : [{ language, stems, good: stems.slice(0, SUBJECT), people: [] }],
    },
    queries: [...own, ...(town === '' ? [] : [{ ...first, town }]), ...others],
    records: { iso3, iso2, codes: [] },
    limits: LIMITS,
  };
}
