import type { Case } from '../../contract/case.ts';
import type { InsightContent } from '../../contract/insights.ts';
import type { ReportContent } from '../../contract/report.ts';
import { calcsOf } from '../case/compose.ts';
import { lower, tokensOf } from '../case/marked.ts';
import { shownText } from '../passages.ts';
import { splitWords, termOf } from '../reading/terms.ts';
import { fold, quotable, sentencesOf } from '../text/clean.ts';
import { spelled } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import { linesWith, Quoter } from './quoter.ts';

const RULES: readonly string[] = ['Legal', 'Political'];
const isCited = (text: string): boolean => /\{p\d+\}/.test(text);
const isOwn = (text: string): boolean => /\{[fs]\d+\}/.test(text);

/** The first sentence of a text without what it cites, which stands in the report. */
const first = (text: string): string => sentencesOf(text.replace(/ ?\{p\d+\}/g, ''))[0] ?? '';
const bare = (text: string): string => first(text).replace(/[.!?;]+$/, '');
const clause = (text: string): string => lower(bare(text));
/** With the mark that it ends with: some ask, and some say whom to ask. */
const asked = (text: string): string => `${clause(text)}${/\?\s*$/.test(first(text)) ? '?' : '.'}`;

/**
 * The nine fields for a report of a case, from what was read, left open and doubted in it: what to ask of its doubts, where
 * what people do falls short and what holds them there, what nothing published stands behind. Plain rules over the case; the
 * sentences are other than the report's. Pure.
 */
export function caseInsights(content: ReportContent, one: Case, packs: readonly CountryPack[]): InsightContent {
  const { problem, doubts, field, reading } = one;
  const lines = linesWith(new Quoter({ passages: [] }, packs, calcsOf(one), content));
  const told = (templates: readonly string[]) => lines(templates.map((text) => tokensOf(text, reading)));
  const [rules, others] = [true, false].map((isRule) =>
    doubts.around.filter(({ factor }) => RULES.includes(factor) === isRule),
  ) as [Case['doubts']['around'], Case['doubts']['around']];
  return {
    important_questions_industry_geography: told([
      // The report shows the first three.
      ...field.unknowns.slice(3),
      ...doubts.breakers.map((breaker) => `Who could tell you whether it is so where you are that ${clause(breaker)}?`),
    ]),
    emerging_key_insights: told(grounds(one)),
    leverage_points: told(
      problem.instead.map(
        ({ what, limit }) => `*${bare(what)}:* there is room where it falls short, since ${clause(limit)}.`,
      ),
    ),
    key_questions_for_founders: told([
      ...gaps(content, one),
      ...guesses(one),
      ...problem.causes.map(({ sign }) => `Have you seen that ${clause(sign)}, which would rule a cause out?`),
    ]),
    desirability_analysis: told(whoPays(one)),
    recommended_research_areas: told([
      ...problem.causes
        .filter(({ text }) => !isCited(text))
        .map(({ text }) => `Look for anything published on this cause: ${clause(text)}.`),
      ...others
        .filter(({ ask, so }) => !isCited(`${ask} ${so}`))
        .map(({ factor, ask }) => `*${factor}:* nothing published stands behind this yet: ${asked(ask)}`),
    ]),
    key_stakeholders_institutions: [...publishers(content), ...told(offices(rules, packs))],
    barriers_consumption: told(
      problem.instead.map(({ what, draw }) => `*${bare(what)}:* people may stay with it, because ${clause(draw)}.`),
    ),
    regulations_policies: told(
      rules.map(({ factor, ask }) => `*${factor}:* before the first test, for the answer may stop it: ${asked(ask)}`),
    ),
  };
}

/** On what the report's own statements rest. */
function grounds({ problem, advice: { facts } }: Case): string[] {
  const cited = facts.filter(isCited).length;
  const own = facts.filter((fact) => !isCited(fact) && isOwn(fact)).length;
  const of = (count: number) => (count === 0 ? 'none' : spelled(count));
  return [
    ...(facts.length > 1
      ? [
          `Of the ${spelled(facts.length)} things that are known, ${of(cited)} rests on something published and ${of(own)} on your own numbers alone.`.replace(
            /\b(two|three|four|five) rests/,
            '$1 rest',
          ),
        ]
      : []),
    ...(problem.causes.length > 1 && !problem.causes.some(({ text }) => isCited(text))
      ? [
          `None of the ${spelled(problem.causes.length)} causes has a published source: what rules each out is for you to see.`,
        ]
      : []),
  ];
}

/** What the founder has not said, and the report had to do without. */
function gaps({ metadata: { answers } }: ReportContent, { reading }: Case): string[] {
  const isTold = (slot: string, words: string) =>
    words !== '' || answers.some((answer) => answer.slot === slot && !answer.skipped);
  return [
    ...(isTold('who', reading.people) ? [] : ['Whom exactly do you mean? We read no people in your words.']),
    ...(isTold('payer', reading.payer) ? [] : ['Who would pay for a way out? We read no payer in your words.']),
    ...(isTold('number', reading.figures.length > 0 ? 'yes' : '')
      ? []
      : ['How many, how often or how much is it? We read no number of yours.']),
    ...(isTold('seen', reading.evidence.rung === 'desk' ? '' : 'yes')
      ? []
      : ['Whom have you asked or watched? We read of nobody in your words.']),
  ];
}

/** So many weeks has every month. */
const OF_CALENDAR = /^(?:weeks|days|months|hours) (?:in|a|per|of) /i;

/** The guesses that sums rest on. */
const guesses = (one: Case): string[] => [
  ...new Map(
    calcsOf(one).flatMap(({ formula, inputs }) =>
      inputs
        .filter(({ origin, label }) => origin === 'assumed' && !OF_CALENDAR.test(label))
        .map(({ label }) => [label, `What is it with you: ${lower(label)}? The sum “${formula}” rests on our guess.`]),
    ),
  ).values(),
];

function whoPays({ reading: { people, payer } }: Case): string[] {
  if (people === '' || payer === '' || fold(people) === fold(payer)) return [];
  return [
    `You name “{{q:${quotable(people)}}}” as those who have it and “{{q:${quotable(payer)}}}” as those who would pay: ask the second apart what it costs them.`,
  ];
}

/** Who has published on it. */
const publishers = ({ sources }: ReportContent): string[] => [
  ...new Map(
    sources
      .filter(({ kind, publisher }) => kind === 'passage' && publisher !== '')
      .map(({ publisher, number }) => [
        publisher,
        `${shownText(publisher)} has published on it [${number}]: ask who there knows your place.`,
      ]),
  ).values(),
];

/** The offices on record whose whole field stands in what the case would ask about rules: one word in common is chance. */
function offices(rules: Case['doubts']['around'], packs: readonly CountryPack[]): string[] {
  const terms = (text: string) => splitWords(text).flatMap((word) => termOf(word, 'en') ?? []);
  const named = new Set(rules.flatMap(({ ask }) => terms(ask)));
  return packs
    .slice(0, 1)
    .flatMap(({ iso3, institutions }) =>
      institutions
        .filter(({ sector }) => terms(sector).every((term) => named.has(term)))
        .map(({ sector }) => `{{inst:${iso3}:${sector}}}, the office for ${sector.replace(' / ', ' and ')}.`),
    );
}
