import type { Case, CaseReading } from '../../src/contract/case.ts';
import type { QuestionSlot } from '../../src/contract/research.ts';
import type { CalcDraft } from '../../src/engine/claims/types.ts';
import { PLACES } from '../../src/engine/knowledge/places.ts';
import { rungBesides } from '../../src/engine/reading/evidence-rung.ts';
import { findNumbers } from '../../src/engine/reading/numbers.ts';
import { countryName } from '../../src/engine/reading/places.ts';
import { isSkipped } from '../../src/engine/reading/questions.ts';
import type { Passage, ResearchInput } from '../../src/engine/types.ts';
import { ENGLISH, formatNumber } from '../../src/lib/locale.ts';
import type { Brief } from '../model/roles/given.ts';
import { isNumber, type ReadAnswer } from '../model/roles/read.ts';
import type { ToWrite } from '../model/roles/write.ts';

const MOST_FOUNDER = 4_000;

type Told = Pick<ResearchInput, 'answers' | 'asked'>;

/** What each answer was asked for, where the question's own words were not kept. */
const ASKED: Readonly<Record<QuestionSlot, string>> = {
  nearest: 'Which of these is nearest to what you have seen?',
  cause: 'Why does it happen, as you see it?',
  kind: 'Which kind of trouble is it?',
  where: 'Where is it?',
  who: 'Who has it?',
  payer: 'Who would pay to be rid of it?',
  seen: 'What have you seen or counted so far?',
  outcome: 'What does that come to so far?',
  number: 'The number that was missing for a sum',
  idea: 'What does their idea do?',
};

/** What was answered, without what was skipped. */
export const toldIn = ({ answers, asked }: Told): { question: string; answer: string }[] =>
  (Object.entries(answers ?? {}) as [QuestionSlot, string | undefined][]).flatMap(([slot, answer]) =>
    answer === undefined || isSkipped(answer) ? [] : [{ question: asked?.[slot] ?? ASKED[slot], answer }],
  );

const isAfrican = (iso3: string): boolean => PLACES.some((place) => place.iso3 === iso3);

/** The model's reading as it is kept; a value that code reads otherwise in the same words is code's. */
export function readingOf(read: ReadAnswer, outcome: CaseReading['outcome']): CaseReading {
  const { language, countries, place, people, payer, thing, idea, cause, evidence } = read;
  return {
    language,
    countries: countries.filter(isAfrican),
    place,
    people,
    payer,
    thing,
    idea,
    cause,
    // What the model took for a payment is none where the founder says otherwise.
    evidence: { ...evidence, rung: rungBesides(evidence.rung, outcome) },
    outcome,
    figures: read.figures
      .filter(({ words }) => isNumber(words))
      .slice(0, 12)
      .map(({ words, about, value }, i) => {
        const [own] = findNumbers(words);
        // Of numbers in words code knows the first alone: 'trois mille deux cents'.
        const isRead = own !== undefined && /\d/.test(own.words) && own.kind !== 'share' && own.low === own.high;
        const known = isRead ? own.value : value;
        return {
          id: `f${i + 1}`,
          words,
          about: about === '' ? words : about,
          value: Number.isFinite(known) ? known : value,
        };
      }),
  };
}

/** What the roles that write are given. */
export function briefOf(
  told: Told & Pick<ResearchInput, 'query'>,
  reading: CaseReading,
  passages: readonly Passage[],
  method: readonly string[],
): Brief {
  const [home] = reading.countries;
  const { place, people, payer, idea, cause, evidence } = reading;
  return {
    founder: told.query.slice(0, MOST_FOUNDER),
    answers: toldIn(told),
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
    published: passages.map(({ id, quote, title, publisher, published }) => ({
      mark: id,
      quote,
      title,
      by: publisher,
      date: published,
    })),
    method,
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
/** What a sum comes to, as a model is told it. */
export const shownSum = ({ base, unit }: CalcDraft): string => `${inDigits(base)} ${unit}`;

/** A case whose parts have all been written. */
export type Parts = Pick<Case, 'problem' | 'doubts' | 'field' | 'advice'>;
