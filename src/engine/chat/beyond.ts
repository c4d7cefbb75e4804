import type { ReportContent } from '../../contract/report.ts';
import { fold } from '../text/clean.ts';
import { tokenize } from '../text/match.ts';
import { findPlaces } from '../understand/places.ts';
import { cuesIn } from './leaning.ts';
import type { Traits as Unmet } from './learned/model.ts';
import { isOwnCountry } from './own.ts';
import type { Found } from './retrieve.ts';
import { ERRANDS } from './signs/errands.ts';
import { NAMES } from './signs/names.ts';
import { NUMBERS } from './signs/numbers.ts';
import { OWN } from './signs/own.ts';
import type { Sign } from './signs/sign.ts';
import { plain } from './terms.ts';

/*
 * What a report cannot know shows in what is asked for: the price of a thing, a count in a town, a date, the name of a
 * firm, an errand. A question is taken to be within until one of these is asked for. Points for beyond, against for
 * within; the rest of the sum is how well the report meets the question.
 */
const SIGNS: readonly Sign[] = [...NUMBERS, ...NAMES, ...ERRANDS, ...OWN];

/** From this sum on a question is beyond. */
const BEYOND = 0;
/** Added to the log odds learned: with it each of bench/chat's first three authors is refused 96 times of 100. */
const WARY = 1.5;
const MOST_STRANGE = 2;
const MOSTLY = 0.8;

/** What each trait weighs, from bench/chat's questions of several authors. */
const WEIGHTS = {
  start: -1.1,
  missing: 1.8,
  strange: 0.8,
  named: 1.2,
  town: 2,
  support: -1,
  cues: -0.25,
  numberThere: -1,
  pointed: -1.2,
  figure: -5,
  unmet: 0.3,
};
type Traits = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** How well the report meets the question, as numbers. */
function traitsOf(report: ReportContent, question: string, found: Found): Traits {
  const asked = plain(question);
  const isNumber = NUMBERS.some(({ asks }) => asks.test(asked));
  return {
    start: 1,
    missing: found.missing,
    strange: Math.min(MOST_STRANGE, found.strange.length),
    named: namedIn(report, question),
    town: findPlaces(tokenize(question)).towns.length > 0 ? 1 : 0,
    support: found.support,
    cues: Math.min(4, cuesIn(question).length),
    numberThere: isNumber && found.support >= MOSTLY && /\d/.test(found.sentence) ? 1 : 0,
    pointed: found.isPointed ? 1 : 0,
    figure: found.isFigure ? 1 : 0,
    unmet: found.missing > 0.4 && found.way < 1.5 ? 1 : 0,
  };
}

/** What of the question no part meets: the learned ways of asking weigh it as well. */
export const unmetOf = ({ missing, strange }: Found): Unmet => ({
  missing,
  strange: Math.min(MOST_STRANGE, strange.length),
});

/** Whether the question asks for more than the report holds; `learned` are log odds that it does. */
export function isBeyond(report: ReportContent, question: string, found: Found, learned: number): boolean {
  // Where the figure asked for is there, 'how many' tells nothing.
  const more = found.isFigure ? 0 : learned + WARY;
  return namesElsewhere(report, question) || sumOf(report, question, found) + more > BEYOND;
}

function sumOf(report: ReportContent, question: string, found: Found): number {
  const asked = plain(question);
  const traits = traitsOf(report, question, found);
  const keys = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  return (
    SIGNS.reduce((total, { asks, points }) => total + (asks.test(asked) ? points : 0), 0) +
    keys.reduce((total, key) => total + WEIGHTS[key] * traits[key], 0)
  );
}

/** Words with a capital inside the question that the report does not hold: firms, people, laws. */
function namedIn(report: ReportContent, question: string): number {
  const text = fold(
    `${report.title} ${report.metadata.query} ${JSON.stringify([report.pestel_analysis, report.tables, report.recommendations])}`,
  );
  const names = [...question.matchAll(/(?<=[\p{L}\p{N},] )(?:\p{Lu}[\p{L}\p{N}]+)/gu)].map(([name]) => fold(name));
  return Math.min(
    2,
    names.filter(
      (name) =>
        name.length > 1 &&
        name !== 'ngo' &&
        name !== 'ngos' &&
        !text.includes(name.replace(/s$/, '')) &&
        !isPlaceWord(name),
    ).length,
  );
}
const isPlaceWord = (name: string): boolean => {
  const { countries, towns } = findPlaces(tokenize(name));
  return countries.length > 0 || towns.length > 0;
};

/** Another country, or a town the report does not speak of. */
function namesElsewhere(report: ReportContent, question: string): boolean {
  const { countries, towns, elsewhere } = findPlaces(tokenize(question));
  const { metadata } = report;
  const text = fold(`${report.title} ${metadata.query} ${metadata.country_names.join(' ')} ${report.summary}`);
  const isStrange = (name: string) => name !== '' && !text.includes(fold(name));
  return (
    isStrange(elsewhere) ||
    countries.some((iso3) => !isOwnCountry(report, iso3)) ||
    towns.some((t) => isStrange(t.name))
  );
}
