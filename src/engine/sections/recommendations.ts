import type { Claim } from '../claims/types.ts';
import { judge, namedCausesOf } from '../score.ts';
import { capital } from '../text/words.ts';
import { ClaimWriter, figureText, type Work } from '../work.ts';

export function recommendationsSection(work: Work): Claim[] {
  const { pain, home } = work;
  const w = new ClaimWriter(work, 'recommendations');
  const judgement = judge(work);
  w.add('do', 'recommendation', advice(work), { head: heading(judgement.verdict) });
  w.add('do', 'calc', 'The scorecard for {who} in {place} stands at {{calc:score:base}} of {{id:40}} {{cite:score}}.');
  w.add('do', 'recommendation', 'The cheapest marks to raise are proof and price: ask {payer}, and build nothing yet.');
  w.add('riskiest', 'recommendation', `${riskiest(work)} More in the table *Assumption map*.`, {
    head: '**Riskiest assumptions.**',
  });
  w.add('talk', 'recommendation', numberedLines(pain.interview), {
    head: '**Talk to {n:8} people about {good}: the last time only.** Sell nothing.',
    bullet: '1.',
  });
  w.add('where', 'recommendation', `${capital(pain.where)}.`, { head: '*Where in {place}:*' });
  for (const figure of planFigures(work)) w.add('where', 'fact', figureText(figure));
  pain.tests.forEach((test, i) => {
    const cost =
      work.sized.calcs.length >= 0 && hasLocalCosts(work)
        ? `about {{calc:cost${i + 1}:base}} {{cite:cost${i + 1}}}`
        : `about US\${n:${test.usd}}`;
    const lines = [
      ['Hypothesis', test.hypothesis],
      ['Method', test.method],
      ['Metric', `${test.metric} *Threshold:* ${test.threshold}`],
      ['Cost', `${cost}. *Days:* {n:${test.days}}. *Stop:* ${test.stop}`],
    ];
    w.add(`test${i + 1}`, 'recommendation', lines.map(([label, text]) => `*${label}:* ${text}`).join('\n- '), {
      head: `**Test {{id:${i + 1}}}: ${test.name}**`,
      bullet: '-',
    });
  });
  addDays(w, work);
  if (hasLocalCosts(work)) {
    const compare = work.sized.hasMoney
      ? ` One ${pain.sizing.event[0]} costs a {who1} {{calc:${work.sized.lossId}:base}} {{cite:${work.sized.lossId}}}: set the two side by side.`
      : '';
    w.add(
      'budget',
      'calc',
      `Testing this with {who} in {place} comes to about {{calc:budget:base}} {{cite:budget}}; on record, {{now:${home.iso3}:FB.FX}}.${oldRate(work)}${compare}`,
      { head: '**What the plan costs.**' },
    );
  }
  return w.claims;
}

/** A rate from before this year is said to be old; the newest on record are of 2023 and 2024. */
const OLD_RATE = 2022;

const oldRate = ({ home }: Work): string =>
  home.indicators.some((r) => r.code === 'FB.FX' && r.year <= OLD_RATE)
    ? ' That rate is old: ask for today’s in {place}.'
    : '';

export const hasLocalCosts = (work: Work): boolean =>
  work.home.currency.code !== 'ZWG' && work.home.indicators.some((r) => r.code === 'FB.FX');

const heading = (verdict: string): string =>
  ({
    narrow: '**Narrow to one cause in one place.**',
    pivot: '**Turn before you build.**',
    stop: '**Stop, unless a number is wrong.**',
    proceed: '**Go on, one paid step at a time.**',
  })[verdict] ?? '';

function advice(work: Work): string {
  const [a, b] = namedCausesOf(work);
  const { verdict } = judge(work);
  if (verdict === 'stop')
    return 'Check your own numbers with {n:3} {who} in {place} first. If they hold, the kindest result is a problem dropped in a week.';
  if (verdict === 'pivot')
    return 'Keep {who} and {place}; let go of the present reading of the problem. Ask {n:5} {who} what they last lost time or money over, and follow what they name unasked.';
  if (verdict === 'proceed')
    return 'Serve the {payer} who paid, by hand if need be, and ask them to pay again. Add no second group in {place} before the second payment.';
  if (a && b) return `Keep {who} and {place}. Either ${a.text}, or ${b.text}: drop one of the two after Test {{id:2}}.`;
  return 'Keep {who} and {place}; let Test {{id:2}} choose the cause. Serve nobody else until some {payer} have paid.';
}

function riskiest(work: Work): string {
  const { anchor } = work;
  const [a] = namedCausesOf(work);
  const payer =
    anchor.payer.value === anchor.who.value
      ? 'that {who} will pay before they are served'
      : 'that {payer} lose enough to pay for it';
  const cause = a ? `that ${a.text}, and that this matters most` : 'that one cause stands behind most cases';
  return `First, ${payer}. Second, ${cause}. Third, that {who} meet it often.`;
}

/** Figures that only shape how the plan is carried out; the rest of them stand in the PESTEL table. */
export function planFigures({ figures }: Work) {
  return figures.filter((f) => f.byProblem && f.stance === 'plan').slice(0, 2);
}

function addDays(w: ClaimWriter, { pain, sized }: Work): void {
  const [first, second, third] = pain.tests;
  const lines = [
    `*Day 1:* find {n:3} {who} in {place} who met it this month.`,
    first && `*Days 2–${1 + first.days}:* Test {{id:1}}, *${first.name}*, beside the {n:8} talks.`,
    second && `*Days 8–13:* Test {{id:2}}, *${second.name}*, only if the first test passed.`,
    third && `*Days 11–13:* Test {{id:3}}, *${third.name}*, with {payer}.`,
    `*Day 14:* put what {who} showed you into the ${sized.hasMoney ? 'sums' : 'counts'}, and decide.`,
  ];
  w.add('days', 'recommendation', lines.filter((line) => line).join('\n- '), {
    head: '**Fourteen days**',
    bullet: '-',
  });
}

/** The lines of a numbered list after its first marker, which the renderer writes. */
const numberedLines = (lines: readonly string[]): string =>
  lines.map((line, i) => (i === 0 ? line : `${i + 1}. ${line}`)).join('\n');
