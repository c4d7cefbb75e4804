import type { InsightContent } from '../../contract/insights.ts';
import type { ReportContent } from '../../contract/report.ts';
import { readingOfReport } from '../again.ts';
import { calcsOf } from '../calcs.ts';
import { TokenError } from '../claims/render.ts';
import type { Library } from '../library.ts';
import { payTest } from '../plan.ts';
import type { Reading } from '../reading/types.ts';
import { namedCausesOf } from '../score.ts';
import { lossSentence, sizeSentences } from '../sections/sums.ts';
import { capital, lowerStart } from '../text/words.ts';
import type { CountryPack } from '../types.ts';

import { figureText, type Work, workOf } from '../work.ts';
import { Quoter } from './quoter.ts';

/** Nothing stands behind the report that insights could be written from: a starter kit, or one of an older engine. */
export class InsightsUnavailableError extends Error {
  readonly code = 'insights_unavailable';
  override readonly name = 'InsightsUnavailableError';
}

/**
 * The nine fields of spec 2 §3 for a finished report: what to ask, watch, press and fear next, each line with something
 * to do. Figures keep the report's numbers. Pure; needs the packs of `content.metadata.countries`.
 * @throws InsightsUnavailableError
 */
export function writeInsights(content: ReportContent, packs: readonly CountryPack[], library: Library): InsightContent {
  const reading = readingOfReport(content, library);
  if (!reading) throw new InsightsUnavailableError('No playbook stands behind this report.');
  const work = workOf(reading, packs);
  const quoter = new Quoter(work, packs, calcsOf(work), content);
  const lines = (templates: readonly string[]): string[] => {
    const rendered = templates.flatMap((template) => {
      try {
        return template === '' ? [] : [capital(quoter.render(work.say(template)))];
      } catch (error) {
        // A record this country lacks: the line is left out, as in the report.
        if (error instanceof TokenError) return [];
        throw error;
      }
    });
    return [...new Set(rendered)];
  };
  return {
    important_questions_industry_geography: lines(questions(work)),
    emerging_key_insights: lines(keyInsights(work)),
    leverage_points: lines(leverage(work)),
    key_questions_for_founders: lines(forFounders(work)),
    desirability_analysis: lines(desirability(work)),
    recommended_research_areas: lines(research(work)),
    key_stakeholders_institutions: lines(people(work)),
    barriers_consumption: lines(barriers(work)),
    regulations_policies: lines(rules(work)),
  };
}

function questions({ pain }: Work): string[] {
  const [first, second, third] = pain.unknowns;
  const [test] = pain.tests;
  return [
    `${first ?? ''} *This week:* ${lowerStart(test?.method ?? '')}`,
    `${second ?? ''} *Ask* at ${pain.where.split(', ')[0] ?? '{place}'}.`,
    third ?? '',
    pain.notFound,
  ];
}

function keyInsights(work: Work): string[] {
  const loss = lossSentence(work);
  const strong = work.figures.filter((f) => f.stance === 'for').slice(0, 2);
  const against = work.figures.find((f) => f.stance === 'against');
  return [
    loss ?? '',
    ...sizeSentences(work).slice(-1),
    ...strong.map((f) => figureText(f, 'place')),
    against ? `Against your case: ${figureText(against).replace(/^\{?[A-Z]/, (c) => c.toLowerCase())}` : '',
  ];
}

/** Where a small push may move much: each cause with its sign, and what people already use. */
function leverage(work: Work): string[] {
  const { pain } = work;
  const named = namedCausesOf(work);
  const rest = pain.causes.filter((c) => !named.includes(c));
  const causes = [...named, ...rest].slice(0, 3);
  const better = pain.alternatives[1];
  return [
    ...causes.map(
      (c) => `${capital(c.text)}: ${c.why}. *Look* among {who} in {place}; it is not the lever if ${c.sign}.`,
    ),
    better
      ? `${better.text}: its draw is ${lowerStart(better.draw)}, its limit ${lowerStart(better.limit)}. *Ask* {who} who tried it and stopped.`
      : '',
  ];
}

function forFounders(work: Work): string[] {
  const { pain, sized } = work;
  const widest = sized.sensitivity[0];
  const event = pain.sizing.event[0];
  return [
    ...(pain.traps ?? []).slice(0, 1).map((t) => t.text),
    `What did {payer} in {place} last spend of their own over {good}? Nothing spent is the strongest evidence against you.`,
    widest
      ? `What would you do differently if “${widest.label}” were at its low end: {{sens:${widest.name}:low}} in place of {{calc:${sized.headline}:base}} {{cite:${sized.headline}}}? Write it down before you count.`
      : `What would you do if half of {who} in {place} had no ${event} this month? Write it down before you count.`,
    `Which of these would you drop {good} for: ${lowerStart(pain.dealBreakers[0] ?? '').replace(/\.$/, '')}, or ${lowerStart(pain.dealBreakers[1] ?? '').replace(/\.$/, '')}? Decide now, not after the tests.`,
  ];
}

const RUNG: Readonly<Record<Reading['evidence'], string>> = {
  desk: 'Evidence so far: desk records and your word. No {who1} in {place} was asked.',
  says: 'Evidence so far: what people said. Nobody was watched with {good}, and nobody paid.',
  does: 'Evidence so far: what you saw or counted. Next comes money from {payer}.',
  pays: 'Evidence so far: money from {payer}. Ask for it again before you build more.',
};

function desirability(work: Work): string[] {
  const { pain, reading } = work;
  const last = payTest(pain)?.test;
  const [habit] = pain.alternatives;
  return [
    RUNG[reading.evidence],
    `*For:* ${forIt(work)}`,
    `*Against:* ${pain.want}`,
    habit
      ? `What they do now, “${lowerStart(habit.text)}”, ${habit.draw.startsWith('no ') || habit.draw.startsWith('costs') ? habit.draw : `has its draw: ${lowerStart(habit.draw)}`}. Its limit: ${lowerStart(habit.limit)}.`
      : '',
    last
      ? `*Test:* ${lowerStart(last.method)} Success: ${lowerStart(last.threshold)} Stop: ${lowerStart(last.stop)}`
      : '',
  ];
}

function forIt(work: Work): string {
  const named = namedCausesOf(work)[0];
  return named
    ? `you name a cause that {who} in {place} can show you: ${named.text}.`
    : `{who} lose something they can name: ${lowerStart(work.pain.effects[0] ?? '')}.`;
}

function research(work: Work): string[] {
  const { pain } = work;
  const plan = work.figures.filter((f) => f.stance === 'plan').slice(0, 2);
  return [
    ...pain.metrics.map((m) => `Measure among {who} in {place}: ${lowerStart(m)}.`),
    ...plan.map((f) => figureText(f)),
    `${pain.environmental[0]}: to find out. ${pain.environmental[1]}`,
  ];
}

function people(work: Work): string[] {
  const { pain, home } = work;
  const offices = [...new Set(pain.licences.map((l) => l.sector))]
    .filter((sector) => home.institutions.some((i) => i.sector === sector))
    .map((sector) => `{{inst:${home.iso3}:${sector}}}: ask it before {who} in {place} depend on you.`);
  return [...pain.stakeholders.map((s) => capital(s)), ...offices];
}

function barriers(work: Work): string[] {
  const { pain } = work;
  const dear = work.figures.find((f) => f.use.pestel === 'E');
  const [habit] = pain.alternatives;
  return [
    pain.pay,
    pain.can,
    dear ? figureText(dear, 'now') : '',
    habit
      ? `${habit.text}: ${lowerStart(habit.draw)}. To take up anything else, {who} in {place} must first give that up.`
      : '',
  ];
}

function rules(work: Work): string[] {
  const { pain, home } = work;
  const asks = pain.licences.map(({ ask, sector }) =>
    home.institutions.some((i) => i.sector === sector)
      ? `${ask} *Ask* {{inst:${home.iso3}:${sector}}}.`
      : `${ask} *Ask* a registered trader in {place} whom they asked.`,
  );
  return [
    ...asks,
    `${pain.political[0]}: to find out. ${pain.political[1]}`,
    'No text of law is in our records. For {good} in {place}, write down who answered, what was said, and the date.',
  ];
}
