import { NO_TOWN } from '../country.ts';
import type { Library } from '../library.ts';
import { fold } from '../text/clean.ts';
import { tokenize } from '../text/match.ts';
import { findPlaces, type PlacesFound } from './places.ts';
import type { Answers } from './slots.ts';
import type { Slot } from './types.ts';

/** `where`: what was answered to 'Where?'; '' for nothing yet. */
export function placesIn(text: string, where: string, { countries }: Library): PlacesFound {
  // What was answered, or corrected, comes before what the text says.
  const answer = findPlaces(tokenize(where));
  const found = answer.countries.length > 0 ? answer : findPlaces(tokenize(`${text}\n${where}`));
  const town = townAnswered(where);
  if (found.countries.length > 0) return town === '' ? found : { ...found, towns: [], unknown: town };
  const folded = ` ${fold(`${text} ${where}`).replace(/[^\p{L}]+/gu, ' ')} `;
  const named = countries.filter(([, name]) => {
    const words = fold(name).replace(/[^\p{L}]+/gu, ' ');
    // Arabic writes 'in' and 'and' onto the name.
    return folded.includes(/\p{Script=Arabic}/u.test(words) ? words : ` ${words} `);
  });
  return {
    ...found,
    countries: named.map(([iso3]) => iso3).slice(0, 3),
    named: named.map(([, name]) => name),
  };
}

/** A town that the text leaves out may stand in what they have seen. */
export function statedPlaces(text: string, { where = '', seen = '' }: Answers, library: Library): PlacesFound {
  const found = placesIn(text, where, library);
  if (where !== '' || seen === '' || namesTown(found)) return found;
  const more = placesIn(`${text}\n${seen}`, '', library);
  return more.countries.join() === found.countries.join() ? more : found;
}

/** 'Lusikisiki, Eastern Cape', 'Kenya, Molo': the first that is no country, whether the gazetteer knows it or not; '' for none. */
function townAnswered(where: string): string {
  const names = where
    .split(/[,;.(\n]/)
    .map((part) => part.trim().replace(/^(?:in|at|near|à|en|em|katika|huko)\s+/i, ''));
  const placesOf = (name: string) => findPlaces(tokenize(name));
  const first = names.find((name) => placesOf(name).countries.length === 0 || placesOf(name).towns.length > 0) ?? '';
  // 'Namasale landing site' is in Namasale.
  const name = first.replace(/(?: \p{Ll}[\p{L}'’-]*)+$/u, '');
  return /^\p{Lu}[\p{L}'’ -]{2,39}$/u.test(name) && placesOf(name).countries.length === 0 ? name : '';
}

/** The town that texts name; open where none was told. */
export function placeSlot({ towns, unknown, countries }: PlacesFound): Slot {
  const home = countries[0];
  if (!home) return { value: NO_TOWN, state: 'open' };
  const town = towns.find(({ iso3 }) => iso3 === home)?.name ?? unknown;
  return town ? { value: town, state: 'given' } : { value: NO_TOWN, state: 'open' };
}

export const namesTown = (places: PlacesFound): boolean => placeSlot(places).state === 'given';
