import { isLanguage } from '../../../content/schema/language.ts';
import type { ReportTexts } from '../../../content/schema/report-texts.ts';
import type { Case } from '../../contract/case.ts';
import type { InsightContent } from '../../contract/insights.ts';
import type { ReportContent } from '../../contract/report.ts';
import { asWritten } from '../case/in-language.ts';
import { languageOfCase } from '../case/labels.ts';
import { lower, tokensOf } from '../case/marked.ts';
import { calcsOf } from '../case/sums.ts';
import { textsIn } from '../case/texts.ts';
import { passagesIn, shownText } from '../passages.ts';
import { splitWords, termOf } from '../reading/terms.ts';
import { firstSentence, fold, quotable } from '../text/clean.ts';
import { filled } from '../text/filled.ts';
import type { CountryPack } from '../types.ts';
import { linesWith, Quoter } from './quoter.ts';

const RULES: readonly string[] = ['Legal', 'Political'];
const isCited = (text: string): boolean => /\{p\d+\}/.test(text);
const isOwn = (text: string): boolean => /\{[fs]\d+\}/.test(text);

/** What people do instead, as a name: its sentence without the mark at its end. */
const named = (what: string): string => firstSentence(what).replace(/[.!?؟;]+$/, '');

type Frames = ReportTexts['insights'];

/**
 * The nine fields for a report of a case, from what was read, left open and doubted in it: what to ask of its doubts, where
 * what people do falls short and what holds them there, what nothing published stands behind. Plain rules over the case; each
 * line is a frame in the report's language around a whole sentence of the case. Pure.
 */
export function caseInsights(content: ReportContent, one: Case, packs: readonly CountryPack[]): InsightContent {
  const { problem, doubts, field, reading } = one;
  const language = languageOfCase(content.metadata);
  const { insights: frames, factors } = textsIn(language);
  const passages = passagesIn(content.sources);
  const lines = linesWith(new Quoter({ passages, language }, packs, calcsOf(one), content));
  const told = (templates: readonly string[]) =>
    lines(templates.map((text) => tokensOf(text, reading))).map((line) => asWritten(line, language));
  const around = (frame: string, texts: readonly string[]) =>
    texts.map((text) => filled(frame, { text: firstSentence(text) }));
  const instead = problem.instead.filter(({ what }) => !isOwnWay(what, one, language));
  const asks = (frame: string, rows: Case['doubts']['around']) =>
    rows.map(({ factor, ask }) => filled(frame, { factor: factors[factor], text: firstSentence(ask) }));
  const isRule = ({ factor }: Case['doubts']['around'][number]) => RULES.includes(factor);
  const rules = doubts.around.filter(isRule);
  return {
    important_questions_industry_geography: told([
      // The report shows the first three.
      ...field.unknowns.slice(3),
      ...around(frames.breaker, doubts.breakers),
    ]),
    emerging_key_insights: told(grounds(one, frames)),
    leverage_points: told(
      instead.map(({ what, limit }) => filled(frames.room, { what: named(what), text: firstSentence(limit) })),
    ),
    key_questions_for_founders: told([
      ...gaps(content, one, frames),
      ...guesses(one, frames),
      ...around(
        frames.sign,
        problem.causes.map(({ sign }) => sign),
      ),
    ]),
    desirability_analysis: told(whoPays(one, frames)),
    recommended_research_areas: told([
      ...around(
        frames.publish,
        problem.causes.map(({ text }) => text).filter((text) => !isCited(text)),
      ),
      ...asks(
        frames.ask,
        doubts.around.filter((row) => !isRule(row) && !isCited(`${row.ask} ${row.so}`)),
      ),
    ]),
    key_stakeholders_institutions: [
      ...publishers(content, frames).map((line) => asWritten(line, language)),
      ...told(offices(rules, packs).map((office) => filled(frames.office, { office }))),
    ],
    barriers_consumption: told(
      instead.map(({ what, draw }) => filled(frames.stays, { what: named(what), text: firstSentence(draw) })),
    ),
    regulations_policies: told(asks(frames.rule, rules)),
  };
}

/** So much of the shorter text stands in the other. */
const MOSTLY = 0.5;

/** Whether what people are said to do instead is the way out that the founder thought of, which keeps nobody from it. */
function isOwnWay(what: string, { reading: { idea } }: Case, language: string): boolean {
  const terms = (text: string) =>
    new Set(splitWords(text).flatMap((word) => termOf(word, isLanguage(language) ? language : 'en') ?? []));
  const [own, other] = [terms(idea), terms(named(what).replace(/\{\w+\}/g, ''))];
  const shared = [...other].filter((term) => own.has(term)).length;
  return shared > 1 && shared >= MOSTLY * Math.min(own.size, other.size);
}

/** On what the report's own statements rest. */
function grounds({ problem, advice: { facts } }: Case, frames: Frames): string[] {
  return [
    ...facts
      .filter((fact) => !isCited(fact) && isOwn(fact))
      .map((fact) => filled(frames.rests, { text: firstSentence(fact) })),
    ...(problem.causes.length > 1 && !problem.causes.some(({ text }) => isCited(text)) ? [frames.causes] : []),
  ];
}

/** What the founder has not said, and the report had to do without. */
function gaps({ metadata: { answers } }: ReportContent, { reading }: Case, frames: Frames): string[] {
  const isTold = (slot: string, words: string) =>
    words !== '' || answers.some((answer) => answer.slot === slot && !answer.skipped);
  return [
    ...(isTold('who', reading.people) ? [] : [frames.no_people]),
    ...(isTold('payer', reading.payer) ? [] : [frames.no_payer]),
    ...(isTold('number', reading.figures.length > 0 ? 'yes' : '') ? [] : [frames.no_number]),
    ...(isTold('seen', reading.evidence.rung === 'desk' ? '' : 'yes') ? [] : [frames.no_evidence]),
  ];
}

/** So many weeks has every month. Names of inputs are English in every report. */
const OF_CALENDAR = /^(?:weeks|days|months|hours)[ _](?:in|a|per|of)[ _]/i;

/** The guesses that sums rest on. */
const guesses = (one: Case, frames: Frames): string[] => [
  ...new Map(
    calcsOf(one).flatMap(({ formula, inputs }) =>
      inputs
        .filter(
          ({ origin, label, name }) => origin === 'assumed' && !OF_CALENDAR.test(label) && !OF_CALENDAR.test(name),
        )
        .map(({ label }) => [label, filled(frames.guess, { label: lower(label), formula })]),
    ),
  ).values(),
];

function whoPays({ reading: { people, payer } }: Case, frames: Frames): string[] {
  if (people === '' || payer === '' || fold(people) === fold(payer)) return [];
  const said = (words: string) => `{{q:${quotable(words)}}}`;
  return [filled(frames.who_pays, { people: said(people), payer: said(payer) })];
}

/** Who has published on it, each once with all that is quoted of them. */
function publishers({ sources }: ReportContent, frames: Frames): string[] {
  const numbers = new Map<string, string>();
  for (const { kind, publisher, number } of sources)
    if (kind === 'passage' && publisher !== '')
      numbers.set(publisher, `${numbers.get(publisher) ?? `${shownText(publisher)} `}[${number}]`);
  return numbers.size === 0 ? [] : [filled(frames.publishers, { names: [...numbers.values()].join(', ') })];
}

/** The offices on record whose whole field stands in what the case would ask about rules: one word in common is chance. */
function offices(rules: Case['doubts']['around'], packs: readonly CountryPack[]): string[] {
  const terms = (text: string) => splitWords(text).flatMap((word) => termOf(word, 'en') ?? []);
  const asked = new Set(rules.flatMap(({ ask }) => terms(ask)));
  return packs
    .slice(0, 1)
    .flatMap(({ iso3, institutions }) =>
      institutions
        .filter(({ sector }) => terms(sector).every((term) => asked.has(term)))
        .map(({ sector }) => `{{inst:${iso3}:${sector}}}`),
    );
}
