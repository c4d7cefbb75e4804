import { languageOf } from '../../../src/engine/reading/language.ts';
import { findPlaces } from '../../../src/engine/reading/places.ts';
import { tokenize } from '../../../src/engine/text/match.ts';
import type { Published } from './given.ts';

/** Units and times by the word that all their forms are brought to. */
const UNITS: readonly (readonly [unit: string, forms: RegExp])[] = [
  ['per cent', /%|\bper ?cent(?:age)?s?\b/i],
  ['hours', /\bhour(?:s|ly)?\b/i],
  ['minutes', /\bminutes?\b/i],
  ['days', /\bday(?:s)?\b|\bdaily\b/i],
  ['weeks', /\bweek(?:s|ly)?\b/i],
  ['months', /\bmonth(?:s|ly)?\b/i],
  ['years', /\byear(?:s|ly)?\b|\bannual(?:ly)?\b/i],
  ...[
    ...['shilling', 'franc', 'dollar', 'euro', 'pound', 'cedi', 'dirham', 'rand', 'litre', 'gallon', 'kilo(?:gram)?'],
    ...['tonne', 'ton', 'gram', 'kilomet(?:re|er)', 'mile', 'acre', 'hectare', 'naira', 'kwacha', 'birr', 'metical'],
  ].map((word) => [word.replace(/\(.*\)/, ''), new RegExp(`\\b${word}s?\\b`, 'i')] as const),
];

const placesIn = (text: string) => findPlaces(tokenize(text));

/** The statement speaks of the founder too: their own place and numbers stand in it rightly. */
const OF_THE_FOUNDER = /\byour?s?\b|\{f\d+\}/i;

/** What a statement says of where, in what unit or for what time beyond the quote that it names; '' where nothing. */
export function beyondQuote(statement: string, { quote, title, country }: Published): string {
  if (OF_THE_FOUNDER.test(statement)) return '';
  const known = placesIn(`${title}. ${quote}. ${country}`);
  const said = placesIn(statement);
  const town = said.towns.find(({ name }) => !known.towns.some((one) => one.name === name));
  if (town) return town.name;
  if (said.elsewhere !== '' && said.elsewhere !== known.elsewhere) return said.elsewhere;
  const [abroad] = said.countries.filter((iso3) => !known.countries.includes(iso3));
  if (abroad !== undefined) return said.named[0] ?? abroad;
  // Units are written otherwise in other languages: there only readers can tell.
  if (languageOf(quote).language !== 'en') return '';
  return UNITS.find(([, forms]) => forms.test(statement) && !forms.test(`${title}. ${quote}`))?.[0] ?? '';
}
