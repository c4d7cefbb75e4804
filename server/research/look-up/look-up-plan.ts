import type { Language } from '../../../content/schema/language.ts';
import type { Playbook } from '../../../content/schema/playbook.ts';
import { indicatorOf } from '../../../src/engine/evidence.ts';
import { PLACES } from '../../../src/engine/knowledge/places.ts';
import { playbookById } from '../../../src/engine/knowledge/playbooks.ts';
import type { Library } from '../../../src/engine/library.ts';
import { countryName } from '../../../src/engine/reading/places.ts';
import { splitWords, termOf } from '../../../src/engine/reading/terms.ts';
import type { Reading } from '../../../src/engine/reading/types.ts';
import { fold } from '../../../src/engine/text/clean.ts';
import { plural, singular } from '../../../src/engine/text/words.ts';
import type { CountryPack } from '../../../src/engine/types.ts';
import type { Terms } from '../../documents/document.ts';
import type { RecordsQuery, SourceQuery } from '../../sources/port.ts';
import {
  distinctiveStems,
  groupsBeside,
  peopleIn,
  tellingStems,
  thingIn,
  tradesBeside,
  translated,
} from './distinctive-words.ts';

/** How much one look-up may take: seconds, calls that leave the server, searches among them, documents; and what it hands over. */
export interface LookUpLimits {
  readonly timeMs: number;
  readonly calls: number;
  readonly searches: number;
  readonly documents: number;
  readonly passages: number;
}

/** What is looked up for a reading. The queries are made of the playbook's words and names of places, of nothing that a founder wrote. */
export interface LookUpPlan {
  readonly terms: Terms;
  /** The narrowest first. */
  readonly queries: readonly SourceQuery[];
  readonly records: RecordsQuery;
  /** What each query looks for, where that is not `terms`. */
  readonly termsOf?: readonly Terms[];
  /** Manuals and prices are on the web; studies are asked only where there is no search of the web. */
  readonly isOfTheWeb?: boolean;
  /** Of a second round: how many passages there are already, which those of this plan are numbered after. */
  readonly after?: number;
  /** Where they are not those of every look-up. */
  readonly limits?: LookUpLimits;
}

const MOST_EVENTS = 6;
const MOST_STEMS = 60;

const SPOKEN: Readonly<Record<string, Language>> = {
  english: 'en',
  french: 'fr',
  portuguese: 'pt',
  arabic: 'ar',
  swahili: 'sw',
  kiswahili: 'sw',
};

/** The language that public texts of a country are mostly in, of those we know. */
export const mainLanguage = ({ languages }: Pick<CountryPack, 'languages'>): Language =>
  languages.flatMap((name) => name.toLowerCase().split(/[^a-z]+/)).flatMap((word) => SPOKEN[word] ?? [])[0] ?? 'en';

/** The first half of 'animal and fish farmers': one thing, not people. */
const isHalf = (part: string): boolean => !part.includes(' ') && singular(part) === part && plural(part) !== part;

/** 'clinicians and their patients' are two kinds of people; 'women and girls who fetch' are women and girls. */
const groupsOf = (words: string): string[] =>
  words
    .toLowerCase()
    .replace(/ (?:who|that|without|in|of|with|on|at|from)\b.*$/, '')
    .split(/ and | or |, /)
    .map((part) => part.replace(/^(?:their|the|its) /, '').trim())
    .map((part, i, all) => (isHalf(part) ? `${part} ${all[i + 1]?.split(' ').at(-1) ?? ''}`.trim() : part))
    .filter((part) => part.length > 2);

const listOf = (words: readonly string[]): string =>
  [...new Set(words.map(fold))].filter((word) => word !== '').join(', ');

function peopleList({ words }: Playbook): string {
  const many = [...groupsOf(words.who[0]), ...groupsOf(words.payer[0])];
  return listOf([...many, ...many.map(singular), ...groupsOf(words.who[1]), ...groupsOf(words.payer[1])]);
}

/** Kinds of places that stand beside their names. */
const KIND_OF_PLACE =
  /\b(?:county|district|zone|region|province|state|division|ward|municipality|prefecture|préfecture|département|región|distrito|província|wilaya|mkoa)\b/giu;
/** The founder's own name of their place: only what was found is held to it; it is sent nowhere. */
const placeOf = ({ place }: Reading): string =>
  place.state === 'given'
    ? place.value
        .replace(KIND_OF_PLACE, '')
        .trim()
        .replace(/^(?:du|de la|de l[’']|des|de|da|do|of|wa|ya) ?(?=\p{Lu})/u, '')
    : '';

/** The founder's thing: of those that the playbook deals in, or of another's where they name none of these; else null. */
const thingOf = ({ words, recognise }: Playbook, { good, text }: Reading): string | null =>
  good.state === 'given' ? good.value : thingIn(text, recognise.goods ?? '', words.good);

/** The founder's thing, else all that the playbook deals in; as whole words, for 'mill' is no million. */
function goodList({ words, recognise }: Playbook, thing: string | null): string {
  const isOwn = thing === null || thing === words.good;
  const others = isOwn ? (recognise.goods ?? '').split(', ').map((entry) => entry.replace(/!?(?:=.*)?$/, '')) : [];
  const nouns = [thing ?? words.good, ...others].filter((noun) => noun !== '');
  return listOf(nouns.flatMap((noun) => [noun, singular(noun), plural(singular(noun))]).map((noun) => `${noun}!`));
}

/** Whole words to search for, of a list that matches by beginnings: those that the playbook's own prose holds. */
function eventWords(playbook: Playbook, phrases: string): string[] {
  const prose = splitWords(
    fold(
      `${playbook.title} ${playbook.short} ${playbook.problem.replace(/\{\w+\}/g, ' ')} ${playbook.effects.join(' ')} ${phrases}`,
    ),
  );
  const words = playbook.recognise.event.split(', ').flatMap((entry) => {
    const stem = entry.replace(/!?(?:=.*)?$/, '');
    if (stem.includes(' ') || stem.includes('-')) return [stem];
    return prose
      .filter((word) => word.startsWith(stem) && word.length <= stem.length + 4)
      .sort((a, b) => a.length - b.length)
      .slice(0, 1);
  });
  return [...new Set(words)].slice(0, MOST_EVENTS);
}

/** A playbook's good of few letters may stand for anything ('work', 'cover'), and tells a search nothing without its people. */
const TELLING = 5;

function englishQueries(
  playbook: Playbook,
  reading: Reading,
  phrases: string,
  place: { country: string; iso2: string },
  town: string,
): SourceQuery[] {
  const thing = thingOf(playbook, reading);
  const good = thing ?? playbook.words.good;
  const [who = ''] = groupsOf(playbook.words.who[0]);
  const any = eventWords(playbook, phrases);
  const query = (words: readonly string[]): SourceQuery => ({ words, any, ...place, language: 'en' });
  const isTelling = thing !== null || good.length >= TELLING;
  const narrow = query([isTelling ? good.replace(/^the /, '') : who]);
  return [
    narrow,
    // Who writes of a town does not always name its country.
    ...(town === '' ? [] : [{ ...narrow, town }]),
    ...(isTelling ? [query([who])] : []),
  ];
}

/** The words of a list, one by one. */
const wordsIn = (list: string): string[] => list.split(', ').flatMap((entry) => splitWords(entry.replace(/!$/, '')));

function localQuery(
  library: Library,
  playbook: Playbook,
  reading: Reading,
  place: { country: string; iso2: string },
): SourceQuery[] {
  const { language } = library;
  const good = singular(thingOf(playbook, reading) ?? playbook.words.good);
  const told = library.words[good]?.split(' ')[0];
  const line = library.seenIf.get(playbook.id) ?? '';
  const any = splitWords(line)
    .filter((word) => word.length >= 4 && termOf(word, language) !== null)
    .slice(0, MOST_EVENTS);
  if (any.length === 0) return [];
  return [{ words: told === undefined ? any.slice(0, 1) : [told], any, ...place, language }];
}

/** The country as it is called in a language, as far as our lists tell. */
export function nameIn(iso3: string, { countries }: Library): string {
  const named = countries.find(([code]) => code === iso3)?.[1];
  return named ?? countryName(iso3).replace(/^The /, '');
}

const isOfTheBank = (code: string): boolean =>
  indicatorOf(code)?.url.includes('data.worldbank.org/indicator/') ?? false;

/**
 * `libraries`: those of all languages; `main`: the one that public texts of the country are mostly in, searched in beside English
 * and the founder's own. Null where there is nothing to go by: no country, or no playbook.
 */
export function lookUpPlan(
  reading: Reading,
  home: CountryPack | undefined,
  libraries: readonly Library[],
  main: Language,
): LookUpPlan | null {
  const playbook = playbookById(reading.playbook);
  const english = libraries.find(({ language }) => language === 'en');
  if (home === undefined || playbook === undefined || english === undefined) return null;
  const towns = PLACES.find(({ iso3 }) => iso3 === home.iso3)?.towns ?? [];
  const others = libraries.filter(({ language }) => language !== 'en');
  const spoken = others.filter(({ language }) => language === main || language === reading.language);
  const told = peopleList(playbook);
  const people = listOf([told, ...peopleIn(told, reading.text)]);
  const good = goodList(playbook, thingOf(playbook, reading));
  // Only a town that our own list knows: a word of the founder's that stands for a place stays here.
  const town = towns.find((known) => known === reading.place.value) ?? '';
  const { iso3, iso2 } = home;
  const inEnglish = { country: countryName(iso3).replace(/^The /, ''), iso2 };
  return {
    terms: {
      countries: reading.countries,
      town: town === '' ? placeOf(reading) : town,
      people,
      good,
      event: playbook.recognise.event,
      others: groupsBeside([people, good, ...playbook.stakeholders, reading.text].join(', '), libraries),
      otherTrades: tradesBeside(people, reading.text),
      told: distinctiveStems(reading.text, reading, libraries, placeOf(reading)),
      // Texts on a trouble are not all in the language of its country.
      local: others.map((library) => ({
        language: library.language,
        stems: tellingStems(library.phrases.get(playbook.id) ?? '', library).slice(0, MOST_STEMS),
        good: translated(wordsIn(good), library),
        people: translated(wordsIn(people), library),
      })),
    },
    queries: [
      ...englishQueries(playbook, reading, english.phrases.get(playbook.id) ?? '', inEnglish, town),
      ...spoken.flatMap((library) => localQuery(library, playbook, reading, { country: nameIn(iso3, library), iso2 })),
    ],
    records: { iso3, iso2, codes: [...new Set(codesOf(playbook))].filter(isOfTheBank) },
  };
}

/** Those that the report tells or reckons with. */
const codesOf = ({ indicators, reach }: Playbook): string[] => [
  ...indicators.map(({ code }) => code),
  ...reach.flatMap(({ records }) => Object.values(records)),
];
