import type { Language } from '../../../content/schema/language.ts';
import type { Library } from '../../../src/engine/library.ts';
import { countryName, findPlaces } from '../../../src/engine/reading/places.ts';
import { termOf } from '../../../src/engine/reading/terms.ts';
import type { KitReading } from '../../../src/engine/reading/types.ts';
import { tokenize } from '../../../src/engine/text/match.ts';
import type { CountryPack } from '../../../src/engine/types.ts';
import { SECOND } from '../../../src/lib/moments.ts';
import type { SourceQuery } from '../../sources/port.ts';
import {
  distinctiveStems,
  groupsBeside,
  inEnglish,
  subjectIn,
  tradesBeside,
  translated,
  wholeWords,
} from './distinctive-words.ts';
import { keyTerms } from './key-terms.ts';
import { type LookUpLimits, type LookUpPlan, nameIn } from './look-up-plan.ts';

/** Less than for a report: a kit costs no credit. */
const LIMITS: LookUpLimits = { timeMs: 30 * SECOND, calls: 22, searches: 10, documents: 12, passages: 4 };

/** The words that tell most of a text: the thing, and what happens to it. */
const SUBJECT = 3;
const MOST_WORDS = 7;
const MOST_QUERIES = 2;

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
  if (library === undefined) return null;
  const place = answers.find(({ slot }) => slot === 'where')?.answer ?? '';
  const told = { text, reading: { place, figures: [] }, subject: [] };
  const words = keyTerms(subjectIn(text, library), told).slice(0, MOST_WORDS);
  const { iso3, iso2 } = home;
  const [town = ''] = findPlaces(tokenize(`${text}. ${place}`)).towns.map(({ name }) => name);
  const english = language === 'en' ? words : inEnglish(words, library).slice(0, MOST_WORDS);
  const queriesIn = (some: readonly string[], spoken: Language): SourceQuery[] => {
    const country = spoken === 'en' ? countryName(iso3).replace(/^The /, '') : nameIn(iso3, library);
    return some
      .slice(0, MOST_QUERIES)
      .map((word) => ({ words: [word], any: some.filter((other) => other !== word), country, iso2, language: spoken }));
  };
  const own = queriesIn(words, language);
  const [first] = own;
  if (first === undefined) return null;
  const subject = english.slice(0, SUBJECT);
  return {
    terms: {
      countries,
      town,
      people: '',
      isGuessed: true,
      good: wholeWords(subject),
      event: wholeWords(english.slice(SUBJECT)),
      others: groupsBeside(text, libraries),
      otherTrades: tradesBeside('', text),
      told: distinctiveStems(text, library, libraries, place),
      local: libraries.map((one) => {
        const stemsOf = (from: number, to: number) =>
          one === library
            ? words.slice(from, to).flatMap((word) => termOf(word, language) ?? [])
            : one.language === 'en'
              ? english.slice(from, to).flatMap((word) => termOf(word, 'en') ?? [])
              : translated(english.slice(from, to), one);
        return { language: one.language, stems: stemsOf(SUBJECT, MOST_WORDS), good: stemsOf(0, SUBJECT), people: [] };
      }),
    },
    queries: [
      ...own,
      ...(town === '' ? [] : [{ ...first, town }]),
      ...(language === 'en' ? [] : queriesIn(english, 'en')),
    ],
    records: { iso3, iso2, codes: [] },
    limits: LIMITS,
  };
}
