import type { Claim } from '../claims/types.ts';
import { PLAIN_ID } from '../plain/pain.ts';
import { pick } from '../plain/pick.ts';
import { payTest, type Turn, turnsOf } from '../plan.ts';
import { judge, namedCausesOf } from '../score.ts';
import { capital } from '../text/words.ts';
import { ClaimWriter, figureText, fitting, type Work } from '../work.ts';

export function recommendationsSection(work: Work): Claim[] {
  const { pain, home } = work;
  const w = new ClaimWriter(work, 'recommendations');
  const judgement = judge(work);
  w.add('do', 'recommendation', advice(work), { head: heading(judgement.verdict) });
  const scored = fitting(
    work,
    'The scorecard for {who} in {place}',
    'The scorecard for {good} in {place}',
    'The scorecard for {who} and {good}',
  );
  w.add('do', 'calc', `${scored} stands at {{calc:score:base}} of {{id:40}} {{cite:score}}.`);
  const isPlain = work.anchor.plain !== null;
  if (!isPlain)
    w.add(
      'do',
      'recommendation',
      'The cheapest marks to raise are proof and price: ask {payer}, and build nothing yet.',
    );
  if (!isPlain)
    w.add('riskiest', 'recommendation', `${riskiest(work)} More in the table *Assumption map*.`, {
      head: '**Riskiest assumptions.**',
    });
  w.add('talk', 'recommendation', numberedLines(pain.interview), {
    head: `**Eight talks.** ${talkLead(work)}`,
    bullet: '1.',
  });
  w.add('where', 'recommendation', `${capital(pain.where)}.`, {
    head: `*${fitting(work, 'Where:', 'Where to find {who}:', 'Where to find {who} in {place}:', 'Where {who} deal with {good}:')}*`,
  });
  for (const figure of planFigures(work)) w.add('where', 'fact', figureText(figure));
  w.add('tests', 'recommendation', testsLead(work), { head: '**Three tests.**' });
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
      `${fitting(work, 'Testing this with {who} in {place}', 'Testing this for {good} in {place}', 'Testing this for {good} with {who}')} comes to about {{calc:budget:base}} {{cite:budget}}${isPlain ? '.' : `, with the rate rounded up; on record, {{now:${home.iso3}:FB.FX}}.`}${oldRate(work)}${compare}`,
      { head: '**What the plan costs.**' },
    );
  }
  return w.claims;
}

const talkLead = (work: Work): string =>
  work.anchor.plain
    ? pick(work.anchor.text, 31, [
        'Hear {n:8} {who} in {place}, one by one.',
        'Sit with {n:8} {who}; sell {place} nothing.',
        'Ask {n:8} {who} of {place} the same.',
      ])
    : fitting(
        work,
        'Put the same questions to {n:8} people: ask {who} in {place} about the last time only. Sell nothing.',
        'Put the same questions to {n:8} people in {place}, about the last time with {good} only. Sell nothing.',
        'Put the same questions to {n:8} {who}, about the last time with {good} only. Sell nothing.',
      );
const testsLead = (work: Work): string =>
  work.anchor.plain
    ? pick(work.anchor.text, 32, [
        'With {who} in {place}, before building.',
        'All with {who} of {place}, by hand.',
        'For {who} in {place}, one by one.',
      ])
    : fitting(
        work,
        'Each can be done with {who} in {place} before anything is built; each says when to stop.',
        'Each can be done in {place} before anything is built for {good}; each says when to stop.',
        'Each can be done with {who} before anything is built for {good}; each says when to stop.',
      );

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

const PLAIN_ADVICE: readonly [string, ...string[]] = [
  'Keep {who} and {place}; let Test {{id:2}} choose the cause for {who}.',
  'Stay with {who} in {place} until Test {{id:2}} has told them apart.',
  'Serve {who} in {place} alone, and only once some {payer} have paid.',
  'Begin with ten {who} in {place}; leave all others until Test {{id:3}}.',
];

function advice(work: Work): string {
  const [a, b] = namedCausesOf(work);
  const { verdict, rule } = judge(work);
  if (work.anchor.plain && verdict === 'narrow') return pick(work.anchor.text, 30, PLAIN_ADVICE);
  if (verdict === 'stop')
    return 'Check your own numbers with {n:3} {who} in {place} first. If they hold, the kindest end is to leave {good} alone within a week.';
  if (rule === 'too-thin')
    return 'Keep {who} and {place}; look for a dearer trouble. Ask {n:5} {who} what they last lost most over, and whether {payer} or someone else would pay to end it.';
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
  const cause =
    anchor.ownCause !== ''
      ? `that your reason, “{{q:${anchor.ownCause}}}”, matters most to {who}`
      : a
        ? `that ${a.text}, and that this matters most`
        : fitting(
            work,
            'that one cause stands behind most of what {who} lose',
            'that one cause stands behind most cases with {good}',
          );
  const often = fitting(
    work,
    'that {who} in {place} meet it often',
    'that it happens often with {good} in {place}',
    'that {who} often meet it with {good}',
  );
  return `First, ${payer}. Second, ${cause}. Third, ${often}.`;
}

/** Figures that only shape how the plan is carried out; the rest of them stand in the PESTEL table. */
export function planFigures({ figures, anchor }: Work) {
  // Beside a founder's own account the first ones are told already.
  if (anchor.plain) return figures.filter((f) => f.byProblem).slice(3, 5);
  return figures.filter((f) => f.byProblem && f.stance === 'plan').slice(0, 2);
}

/** 'Days 8–13: Test 2, …': its own days, its own people, and what to wait for or to watch. */
function turnLine({ pain }: Work, { test, number, from, to, waits }: Turn): string {
  const asked = payTest(pain)?.number === number ? ', with {payer}' : '';
  const beside = number === 1 ? ', beside the {n:8} talks with {who}' : '';
  const days = `*${from === to ? `Day ${from}` : `Days ${from}–${to}`}:* Test {{id:${number}}}`;
  if (pain.id === PLAIN_ID) return `${days}, with ${payTest(pain)?.number === number ? '{payer}' : '{who}'}.`;
  const before = `Test {{id:${number - 1}}}`;
  const order =
    number === 1
      ? ''
      : waits
        ? `, only if ${before} held for {who}`
        : `, begun while ${before} still runs${asked ? '' : ' with {who}'}`;
  return `*${from === to ? `Day ${from}` : `Days ${from}–${to}`}:* Test {{id:${number}}}, *${test.name}*${asked}${beside}${order}.`;
}

function addDays(w: ClaimWriter, work: Work): void {
  const { pain, sized, anchor } = work;
  const lines = [
    anchor.plain
      ? '*Day 1:* find {n:3} {who} in {place}.'
      : `*Day 1:* ${fitting(work, 'find {n:3} {who} in {place} who met it this month.', 'ask about {good} in {place} until {n:3} people tell of this month.', 'ask {who} about {good} until {n:3} tell of this month.')}`,
    ...turnsOf(pain.tests).map((turn) => turnLine(work, turn)),
    anchor.plain
      ? '*Day 14:* with {who} heard, decide.'
      : `*Day 14:* put what {who} showed you into the ${sized.hasMoney ? 'sums' : 'counts'}, and decide.`,
  ];
  w.add('days', 'recommendation', lines.join('\n- '), {
    head: '**Fourteen days**',
    bullet: '-',
  });
}

/** The lines of a numbered list after its first marker, which the renderer writes. */
const numberedLines = (lines: readonly string[]): string =>
  lines.map((line, i) => (i === 0 ? line : `${i + 1}. ${line}`)).join('\n');
