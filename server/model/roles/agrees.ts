import type { CaseReading } from '../../../src/contract/case.ts';
import { withMarks } from '../../../src/engine/case/marked.ts';
import { textsIn } from '../../../src/engine/case/texts.ts';
import { languageOf } from '../../../src/engine/reading/language.ts';
import { countriesNamed, findPlaces } from '../../../src/engine/reading/places.ts';
import { splitWords } from '../../../src/engine/reading/terms.ts';
import { fold } from '../../../src/engine/text/clean.ts';
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
  ['years', forms("years?|yearly|annual(?:ly)?|ans|(?:par|l[’']) ?an|années?|annuel\\p{L}*|anos?|anual|mwaka|miaka")],
  ['francs', forms('francs?|fcfa|f ?cfa|xof|xaf|cdf|fc')],
  ['shillings', forms('shillings?|shilingi|ksh|ush|tsh|ugx|kes|tzs')],
  ['dollars', /\$|(?<!\p{L})(?:dollars?|d[oó]lares|usd|dola)(?!\p{L})/iu],
  ['euros', forms('euros?|eur')],
  ['kilos', forms('kilo(?:gram(?:me)?)?s?|kgs?|quilos?|kilogramas?')],
  ['tonnes', forms('tonn?es?|tons?|toneladas?|tani')],
  ['litres', forms('lit(?:re|er)s?|litros?|lita')],
  ['kilometres', forms('kilomet(?:re|er)s?|kilomètres?|quil[oó]metros?|kilomita|km')],
  ...['pound', 'cedi', 'dirham', 'rand', 'gallon', 'mile', 'acre', 'hectare', 'naira', 'kwacha', 'birr', 'metical'].map(
    (word) => [`${word}s`, forms(`${word}s?`)] as const,
  ),
];

/** 'tonnes of wood', '%', 'millions de tonnes'. */
const BEHIND =
  /^\s?(?:%|(?:(?:millions?|milliards?|billions?|milhão|milhões|milioni|thousand|mille?)\s(?:de\s|d[’'])?)?[\p{L}’'.-]*(?:\s[\p{L}’'-]+)?)/u;

/** What a number counts as far as its unit tells: a money before it, or whatever stands in the two words behind it and its scale; ''. */
function unitOf(text: string, from: number, to: number): string {
  const before = /[\p{L}\p{Sc}]*\p{Sc}?\s?$/u.exec(text.slice(0, from))?.[0] ?? '';
  const behind = BEHIND.exec(text.slice(to))?.[0] ?? '';
  return [behind, before].flatMap((beside) => UNITS.find(([, unit]) => unit.test(beside))?.[0] ?? [])[0] ?? '';
}

/** '1,200', '1 200', 'D1,200' and '1.200' are written alike here; '2.5' and '2,5' too. 'm3' counts nothing. */
const NUMBER =
  /(?<!\p{N}|\p{N}[.,])(?!(?<=\p{L})\p{N}(?!\p{N}|[.,]\p{N}))\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(?![\p{N}])/gu;
const digitsOf = (number: string): string => number.replace(/[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '').replace(',', '.');

/** Between the ends of a range, which name their unit once: 'shilingi 28,000 hadi 40,000', 'between 28,000 and 40,000 shillings'. */
const RANGE = /^\s?(?:-|–|to|and|à|au?|et|até|a|e|hadi|mpaka|na|إلى|الى|و)\s?$/iu;

function numbersOf(text: string) {
  const found = [...text.matchAll(NUMBER)].map(({ 0: words, index }) => {
    const to = index + words.length;
    return { from: index, to, digits: digitsOf(words), unit: unitOf(text, index, to) };
  });
  return found.map(({ from, to, digits, unit }, i) => {
    const [before, after] = [found[i - 1], found[i + 1]];
    const shared =
      (before && RANGE.test(text.slice(before.to, from)) && before.unit) ||
      (after && RANGE.test(text.slice(to, after.from)) && after.unit) ||
      '';
    return { from, to, is: `${digits} ${unit || shared}` };
  });
}

/** The sentences of a text, each with the marks of its quotes, which may follow its full stop. */
export const sentencesWithMarks = (text: string): string[] => text.split(/(?<=[.!?])(?=\s+(?!\{p))/);

/** Where a sentence gives a number of a quote that it names, its title or its date, with its unit. */
function quotedNumbersIn(sentence: string, published: readonly Published[]) {
  const named = published.filter(({ mark }) => sentence.includes(`{${mark}}`));
  const given = new Set(
    named.flatMap(({ quote, title, date }) => numbersOf(`${quote} ${title} ${date}`)).map(({ is }) => is),
  );
  const marks = sentence.replace(/\{[^{}]*\}/g, (mark) => ' '.repeat(mark.length));
  return numbersOf(marks).filter(({ is }) => given.has(is));
}

/** A text without the numbers of quotes that the same sentence names. */
export const withoutQuotedNumbers = (text: string, published: readonly Published[]): string =>
  sentencesWithMarks(text)
    .map((sentence) =>
      quotedNumbersIn(sentence, published).reduceRight(
        (left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`,
        sentence,
      ),
    )
    .join('');

/** Digits as the marks they should have been; a number of a quote is not the founder's, even where theirs is the same. */
export function withOwnMarks(
  text: string,
  figures: CaseReading['figures'],
  isPlan: boolean,
  published: readonly Published[],
): string {
  const inSentence = (sentence: string): string => {
    const quoted = quotedNumbersIn(sentence, published);
    const ends = [0, ...quoted.map(({ to }) => to)];
    const pieces = ends.map((from, i) => [
      withMarks(sentence.slice(from, quoted[i]?.from), figures, isPlan),
      quoted[i] ? sentence.slice(quoted[i].from, quoted[i].to) : '',
    ]);
    return pieces.flat().join('');
  };
  return sentencesWithMarks(text).map(inSentence).join('');
}

/** So much of a country's name stands in what its people are called, and so many letters at the least: 'Quênia', 'queniano'. */
const STEM = 0.6;
const FEWEST = 4;
const stemOf = (word: string): string => word.slice(0, Math.max(FEWEST, Math.ceil(STEM * word.length)));

/** Whether a sentence names a country or its people; in a translation by what their names begin with. */
function names(sentence: string, iso3: string, language: string): boolean {
  if (countriesNamed(tokenize(sentence)).includes(iso3)) return true;
  const words = splitWords(fold(textsIn(language).countries[iso3] ?? '').replace(/(?<!\p{L})ال/gu, ''));
  const long = words.filter(({ length }) => length >= FEWEST);
  return (long.length > 0 ? long : words).some((word) => fold(sentence).includes(stemOf(word)));
}

/** The country that a quote is about on which a sentence rests without naming it, where it is not the founder's; '' where none. */
export function countryLeftOut(text: string, published: readonly Published[], language = 'en'): string {
  const sentences = sentencesWithMarks(text);
  const left = published.find(({ mark, country, elsewhere }) => {
    const [iso3 = ''] = elsewhere === undefined ? [] : countriesNamed(tokenize(country));
    return iso3 !== '' && sentences.some((one) => one.includes(`{${mark}}`) && !names(one, iso3, language));
  });
  return left?.country ?? '';
}

const placesIn = (text: string) => findPlaces(tokenize(text));

/** The statement speaks of the founder too: their own place and numbers stand in it rightly. */
const OF_THE_FOUNDER = /\byour?s?\b|\{f\d+\}/i;

/** How long after another quote this one was: neither says it, their dates do. */
const LATER =
  /\b(?:an?|one|two|three|a few|some|several|many) (?:day|week|month|year)s? (?:later|earlier|before|after)\b/gi;

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
  const rest = statement.replace(LATER, ' ');
  return UNITS.find(([, unit]) => unit.test(rest) && !unit.test(`${title}. ${quote}`))?.[0] ?? '';
}
