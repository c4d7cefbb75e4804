import { languageOf } from '../../../src/engine/reading/language.ts';
import { findPlaces } from '../../../src/engine/reading/places.ts';
import { tokenize } from '../../../src/engine/text/match.ts';
import type { Published } from './given.ts';

const forms = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** Units and times, in the languages that quotes are in. */
const UNITS: readonly (readonly [unit: string, forms: RegExp])[] = [
  ['per cent', /%|\bper ?cent|\bpour ?cent|\bpor cento|\basilimia/i],
  ['hours', forms('hour(?:s|ly)?|heures?|horas?|saa|masaa')],
  ['minutes', forms('minutes?|minutos?|dakika')],
  ['days', forms('days?|daily|jours?|journées?|journalière?s?|quotidien\\p{L}*|dias?|diári\\p{L}*|siku')],
  ['weeks', forms('weeks?|weekly|semaines?|hebdomadaires?|semanas?|semanal|wiki')],
  ['months', forms('months?|monthly|mois|mensuel\\p{L}*|m[eê]s|meses|mensal|mwezi|miezi')],
  ['years', forms('years?|yearly|annual(?:ly)?|ans?|années?|annuel\\p{L}*|anos?|anual|mwaka|miaka')],
  ['francs', forms('francs?|fcfa|f ?cfa|xof|xaf|cdf|fc')],
  ['shillings', forms('shillings?|shilingi|ksh|ush|tsh|ugx|kes|tzs')],
  ['dollars', forms('dollars?|d[oó]lares|usd|dola')],
  ['euros', forms('euros?|eur')],
  ['kilos', forms('kilo(?:gram(?:me)?)?s?|kgs?|quilos?|kilogramas?')],
  ['tonnes', forms('tonn?es?|tons?|toneladas?|tani')],
  ['litres', forms('lit(?:re|er)s?|litros?|lita')],
  ['kilometres', forms('kilomet(?:re|er)s?|kilomètres?|quil[oó]metros?|kilomita|km')],
  ...['pound', 'cedi', 'dirham', 'rand', 'gallon', 'mile', 'acre', 'hectare', 'naira', 'kwacha', 'birr', 'metical'].map(
    (word) => [`${word}s`, forms(`${word}s?`)] as const,
  ),
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
  // Of Arabic words only readers can tell.
  if (languageOf(quote).language === 'ar') return '';
  return UNITS.find(([, unit]) => unit.test(statement) && !unit.test(`${title}. ${quote}`))?.[0] ?? '';
}
