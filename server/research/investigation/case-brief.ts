import { isLanguage, LANGUAGES } from '../../../content/schema/language.ts';
import type { Case, CaseReading, FounderFigure } from '../../../src/contract/case.ts';
import type { QuestionSlot } from '../../../src/contract/research.ts';
import { numbersInWords } from '../../../src/engine/case/number-values.ts';
import { tellsNumber } from '../../../src/engine/case/number-words.ts';
import { digitsFor, withUnit } from '../../../src/engine/claims/format.ts';
import type { CalcDraft } from '../../../src/engine/claims/types.ts';
import { PLACES } from '../../../src/engine/knowledge/places.ts';
import { isAbroad } from '../../../src/engine/passages.ts';
import { rungBesides } from '../../../src/engine/reading/evidence-rung.ts';
import { findNumbers } from '../../../src/engine/reading/numbers.ts';
import { countryName, findPlaces } from '../../../src/engine/reading/places.ts';
import { isSkipped } from '../../../src/engine/reading/questions.ts';
import { tokenize } from '../../../src/engine/text/match.ts';
import type { Passage, ResearchInput } from '../../../src/engine/types.ts';
import { ENGLISH, formatNumber } from '../../../src/lib/locale.ts';
import type { Brief } from '../../model/roles/given.ts';
import { isNumber, type ReadAnswer } from '../../model/roles/read.ts';
import type { ToWrite } from '../../model/roles/write.ts';

const MOST_FOUNDER = 4_000;
const MOST_FIGURES = 20;

type AskedAndAnswered = Pick<ResearchInput, 'answers' | 'asked'>;

/** What each answer was asked for, where the question's own words were not kept. */
const ASKED: Readonly<Record<QuestionSlot, string>> = {
  nearest: 'Which of these is nearest to what you have seen?',
  cause: 'Why does it happen, as you see it?',
  kind: 'Which kind of trouble is it?',
  where: 'Where is it?',
  who: 'Who has it?',
  payer: 'Who would pay to be rid of it?',
  seen: 'What have you seen, counted or tried so far?',
  outcome: 'What does that come to so far?',
  number: 'The number that was missing for a sum',
  more: 'What else was open',
  idea: 'What does their idea do?',
};

/** What was asked, with '' where it was skipped. */
export const askedIn = ({ answers, asked }: AskedAndAnswered): Brief['answers'][number][] =>
  (Object.entries(answers ?? {}) as [QuestionSlot, string | undefined][]).flatMap(([slot, answer]) =>
    answer === undefined
      ? []
      : [
          {
            question: asked?.[slot] ?? ASKED[slot],
            answer: isSkipped(answer) ? '' : answer,
            ...(slot === 'outcome' && { is_choice: true as const }),
          },
        ],
  );

/** What was answered. */
export const answersGiven = (told: AskedAndAnswered): Brief['answers'][number][] =>
  askedIn(told).filter(({ answer }) => answer !== '');

const isAfrican = (iso3: string): boolean => PLACES.some((place) => place.iso3 === iso3);

/** What a word makes of the digits beside it: 'elfu 20', 'deux cents', '3 mil'. */
const SCALES = [100, 1_000, 100_000, 1_000_000, 1_000_000_000];

/** Words of larger numbers can be read in two ways: 'elfu ishirini na tano'. */
const PLAIN = 99;

type ReadFigure = ReadAnswer['figures'][number];

/** '6.30', '16h', '6am': only who reads the sentence knows that it is a time of the day. */
const CLOCK = /^\d{1,2}(?:[.:h]\d{2}|\s?(?:am|pm|h|heures?|o.?clock))$/i;

/** A figure's value as code reads it in its words, a range with its ends; as the model read it where code does not know the words. */
function worthOf({ words, value }: ReadFigure, language: string): Pick<FounderFigure, 'value' | 'low' | 'high'> {
  const [own] = findNumbers(words);
  if (CLOCK.test(words)) return { value };
  if (own === undefined || !/\d/.test(own.words)) {
    const [only = value, ...more] = isLanguage(language) ? numbersInWords(words, language) : [];
    return { value: more.length > 0 || only > PLAIN ? value : only };
  }
  if (own.kind === 'share' || !Number.isFinite(own.value)) return { value };
  const scale = [own.low, own.value, own.high]
    .map((read) => SCALES.find((one) => Math.abs(read * one - value) <= 1e-6 * Math.abs(value)))
    .find((one) => one !== undefined);
  const by = scale !== undefined && LANGUAGES.some((language) => tellsNumber(words, language)) ? scale : 1;
  const [low, high] = [own.low * by, own.high * by];
  return { value: own.value * by, ...(low < high && { low, high }) };
}

/** Pidgins and Krio of West Africa: understood, and answered in English. */
const READ_IN_ENGLISH = ['pcm', 'wes', 'kri'];

/** The country of a town that we know comes first: whose prices and rules are looked for. */
function homeFirst(countries: string[], place: string): string[] {
  const [home] = findPlaces(tokenize(place)).countries;
  return home !== undefined && countries.includes(home) ? [...new Set([home, ...countries])] : countries;
}

/** The model's reading as it is kept; a value that code reads otherwise in the same words is code's. */
export function readingOf(read: ReadAnswer, outcome: CaseReading['outcome']): CaseReading {
  const { countries, place, people, payer, thing, idea, cause, evidence } = read;
  const language = READ_IN_ENGLISH.includes(read.language) ? 'en' : read.language;
  return {
    language,
    countries: homeFirst(countries.filter(isAfrican), place),
    place,
    people,
    payer,
    thing,
    idea,
    cause,
    // That somebody paid decides the verdict: the founder has to say so themselves, a model takes wages and refunds for it.
    evidence: { ...evidence, rung: rungBesides(evidence.rung, outcome ?? 'counted') },
    outcome,
    figures: read.figures
      .filter(({ words }) => isNumber(words, language))
      .slice(0, MOST_FIGURES)
      .map((figure, i) => ({
        id: `f${i + 1}`,
        words: figure.words,
        about: figure.about || figure.words,
        ...worthOf(figure, language),
      })),
  };
}

/** That a passage is about another country than the founder's, in words for a model. */
export const elsewhere = (about: string, countries: readonly string[]): { readonly elsewhere?: string } =>
  isAbroad(about, countries)
    ? { elsewhere: `about ${countryName(about)}, not ${countries.map(countryName).join(' or ')}` }
    : {};

/** What the roles that write are given. */
export function briefOf(
  told: AskedAndAnswered & Pick<ResearchInput, 'query'> & Partial<Pick<ResearchInput, 'date'>>,
  reading: CaseReading,
  passages: readonly Passage[],
): Brief {
  const [home] = reading.countries;
  const { countries, place, people, payer, idea, cause, evidence } = reading;
  return {
    today: told.date ?? '',
    founder: told.query.slice(0, MOST_FOUNDER),
    answers: answersGiven(told),
    found_since: [],
    country: home === undefined ? '' : countryName(home),
    place,
    people,
    payer,
    idea,
    cause,
    evidence,
    outcome: reading.outcome ?? '',
    figures: reading.figures.map(({ id, words, about }) => ({ mark: id, words, about })),
    published: passages.map(({ id, quote, title, publisher, published, country: about }) => ({
      mark: id,
      quote,
      title,
      by: publisher,
      date: published,
      country: about === '' ? '' : countryName(about),
      ...elsewhere(about, countries),
    })),
  };
}

/** The plain number behind each mark, with its unit where code turned a time into days or hours: 'deux mois' is 60 days. */
export const valuesOf = ({ figures }: CaseReading): ToWrite['values'] =>
  figures.map(({ id, words, value }) => {
    const [own] = findNumbers(words);
    const isTime = own !== undefined && own.value === value && (own.kind === 'days' || own.kind === 'hours');
    return { mark: id, words, value, unit: isTime ? own.kind : '' };
  });

export const inDigits = (value: number): string => formatNumber(value, { maximumSignificantDigits: 6 }, ENGLISH);

const shown = (calc: CalcDraft, value: number): string => withUnit(value, calc.unit, digitsFor(calc));
/** What a sum comes to, as the report shows it. */
export const shownSum = (calc: CalcDraft): string => shown(calc, calc.base);
/** The same with its ends, for those who write about it. */
export const shownRange = (calc: CalcDraft): string =>
  calc.low < calc.high
    ? `${shownSum(calc)} (from ${shown(calc, calc.low)} to ${shown(calc, calc.high)})`
    : shownSum(calc);

/** A case whose parts have all been written. */
export type Parts = Pick<Case, 'problem' | 'doubts' | 'field' | 'advice'>;
