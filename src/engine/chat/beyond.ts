import type { ReportContent } from '../../contract/report.ts';
import { fold } from '../text/clean.ts';
import { tokenize } from '../text/match.ts';
import { findPlaces } from '../reading/places.ts';
import { cuesIn } from './leaning.ts';
import type { Traits } from './learned/model.ts';
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
 * within; the rest is how well the report meets the question.
 */
const SIGNS: readonly Sign[] = [...NUMBERS, ...NAMES, ...ERRANDS, ...OWN];

/** From these learned log odds on a question is beyond: bench/chat.ts tells what it costs and what it spares. */
const BEYOND = -1.75;
/** Where every word is met, nobody and no place is named, and the way of asking speaks for the report: rather answered. */
const BEYOND_THOUGH_MET = -0.75;
const MOST_STRANGE = 2;
const MOST_CUES = 4;
const MOSTLY = 0.8;
const UNMET = 0.4;
const CLEARLY = 1.5;

/**
 * How a report meets a question, as numbers. What each weighs beside the words of the question is learned by
 * bench/chat/learn.ts, where nothing was looked at but questions of several authors.
 */
export function traitsOf(report: ReportContent, question: string, found: Found): Traits {
  const asked = plain(question);
  const isNumber = NUMBERS.some(({ asks }) => asks.test(asked));
  return {
    missing: found.missing,
    strange: Math.min(MOST_STRANGE, found.strange.length),
    named: namedIn(report, question),
    town: findPlaces(tokenize(question)).towns.length > 0 ? 1 : 0,
    support: found.support,
    cues: Math.min(MOST_CUES, cuesIn(question).length),
    numberThere: isNumber && found.support >= MOSTLY && /\d/.test(found.sentence) ? 1 : 0,
    pointed: found.isPointed ? 1 : 0,
    figure: found.isFigure ? 1 : 0,
    unmet: found.missing > UNMET && found.way < CLEARLY ? 1 : 0,
    signs: SIGNS.reduce((total, { asks, points }) => total + (asks.test(asked) ? points : 0), 0),
    topic: found.topic,
    first: found.first,
    three: found.three,
  };
}

/** Whether a question asks for more than the report holds; `odds` gives log odds that it does. */
export const isBeyond = (
  report: ReportContent,
  question: string,
  found: Found,
  odds: (traits: Traits) => number,
): boolean => {
  if (namesElsewhere(report, question)) return true;
  const traits = traitsOf(report, question, found);
  const { missing = 0, strange = 0, named = 0, town = 0, signs = 0 } = traits;
  const isMet = missing === 0 && strange === 0 && named === 0 && town === 0 && signs < 0;
  return odds(traits) > (isMet ? BEYOND_THOUGH_MET : BEYOND);
};

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
