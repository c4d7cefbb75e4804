import type { Claim } from '../claims/types.ts';
import { TEXTS } from '../every-report.ts';
import { type Numbered, payTest, type Turn, turnsOf } from '../plan.ts';
import { ClaimWriter, type ReportContext } from '../report-context.ts';
import { asksForMoney, type Judgement, judge, namedCauseOf, testOrder } from '../score.ts';
import { atClause, quotable } from '../text/clean.ts';
import { filled } from '../text/filled.ts';
import { capital, spelled } from '../text/words.ts';
import { MOST_OF_IDEA } from './summary.ts';

export function recommendationsSection(work: ReportContext): Claim[] {
  const { playbook } = work;
  const w = new ClaimWriter(work, 'recommendations');
  const judgement = judge(work);
  w.add('do', 'recommendation', advice(work, judgement), { head: HEADING[judgement.verdict] });
  w.add('riskiest', 'recommendation', riskiest(work), {
    head: '**Riskiest assumption.**',
  });
  w.add('talk', 'recommendation', numberedLines(playbook.interview), {
    head: '**Eight talks.** Put the same questions to {n:8} people, about the last time only. Sell nothing.',
    bullet: '1.',
  });
  w.add('where', 'recommendation', `${capital(playbook.where)}.`, { head: TEXTS.heads.where });
  playbook.tests.forEach((test, i) => {
    const lines = [
      ['Hypothesis', test.hypothesis],
      ['Method', test.method],
      ['Metric', `${test.metric} *Threshold:* ${test.threshold}`],
      ['Cost', `about US\${n:${test.usd}}. *Days:* {n:${test.days}}. *Stop:* ${test.stop}`],
    ];
    w.add(`test${i + 1}`, 'recommendation', lines.map(([label, text]) => `*${label}:* ${text}`).join('\n- '), {
      head: `${i === 0 ? `**${capital(spelled(playbook.tests.length))} tests**\n\n` : ''}${filled(TEXTS.heads.test, { n: `{{id:${i + 1}}}`, name: test.name })}`,
      bullet: '-',
    });
  });
  addIdea(w, work);
  const order = testOrder(playbook, asksForMoney(judgement.rule, work.reading));
  addDays(w, work, order);
  w.add('budget', 'recommendation', budget(order), { head: '**What the plan costs.**' });
  return w.claims;
}

/** Tests mostly run beside each other, so that nobody can wait for the first before the others cost anything. */
function budget(order: readonly Numbered[]): string {
  const all = order.reduce((sum, { test }) => sum + test.usd, 0);
  const first = order[0]?.test.usd ?? all;
  const [whole, others] = order.length === 2 ? ['both', 'the other'] : [`all ${spelled(order.length)}`, 'the others'];
  return `The first test costs about US\${n:${first}}, ${whole} come to about US\${n:${all}}. If the first fails, spend no more on ${others}.`;
}

const HEADING: Readonly<Record<Judgement['verdict'], string>> = {
  narrow: '**Narrow to one cause in one place.**',
  pivot: '**Turn before you build.**',
  stop: '**Stop, unless what you found is wrong.**',
  proceed: '**Go on, one paid step at a time.**',
  not_enough_known: '**Find out before you decide anything.**',
};

function advice(work: ReportContext, { verdict, rule }: Judgement): string {
  const named = namedCauseOf(work);
  switch (rule) {
    case 'forbidden':
      return 'Ask the office itself, once, whether the rule holds for what you mean to do. If it does, leave this and take the next problem.';
    case 'refused':
      return 'Ask those who said no what they last paid to be rid of, and who loses more by this than they do. Ask nobody for money before you know.';
    case 'harmless':
      return 'Ask {n:5} of them what they last lost time or money over, and follow what they name unasked.';
    case 'no-payer':
      return 'Find whose loss it is in money, and ask only them. Until somebody puts a sum on it, there is nothing to sell.';
    case 'paid':
      return 'Serve those who paid, by hand if need be. Then ask the next {n:5} for the same price, and build nothing before they pay.';
    case 'counted':
      return asksForMoney('counted', work.reading)
        ? `Ask for money next: ${testOfMoney(work)} comes before the others.`
        : work.reading.payerSaid === 'own'
          ? `Ask those you name as payers first. ${testOfMoney(work)}, which asks {payer} for money, comes last; where you mean others, do it with them.`
          : `Go back to those you counted: ask each who bore the loss, and what they gave to be rid of it. ${testOfMoney(work)}, which asks {payer} for money, is done with those who name a sum.`;
    default:
      if (verdict === 'not_enough_known')
        return 'Hold the eight talks and run Test {{id:1}}, then write what you found into this report: the sums and the verdict are made anew.';
      return named
        ? `You say that ${named.text}: in each talk look first for the sign that would rule it out, under *Why it may happen*.`
        : 'In each talk look for the signs under *Why it may happen*: they clear one cause after another. Serve one group in one place until somebody has paid.';
  }
}

const testOfMoney = ({ playbook }: ReportContext): string =>
  `Test {{id:${payTest(playbook)?.number ?? playbook.tests.length}}}`;

function riskiest(work: ReportContext): string {
  const { reading } = work;
  const named = namedCauseOf(work);
  const payer =
    reading.payer.value === reading.who.value
      ? 'that {who} will pay before they are served'
      : reading.payerSaid === 'own'
        ? 'that those you name as payers lose enough to pay for it'
        : 'that {payer} lose enough to pay for it';
  return named ? `First, ${payer}; second, that the cause is the one you named: ${named.text}.` : `${capital(payer)}.`;
}

/** Numbers of a plan go by marks, as the playbooks' own do. */
const planned = (text: string): string => text.replace(/\d+/g, '{n:$&}');

/** The first test of the founder's own idea, whatever the playbook's tests are about. */
function addIdea(w: ClaimWriter, { reading: { idea, ideaTest } }: ReportContext): void {
  if (!ideaTest) return;
  const { ask, how, go_on, stop } = ideaTest;
  const lines = [
    ['You write', `“{{q:${atClause(quotable(idea), MOST_OF_IDEA)}}}”`],
    ['Ask first', planned(ask)],
    ['Method', planned(how)],
    ['Threshold', planned(`${go_on} ${stop}`)],
  ];
  w.add('idea', 'recommendation', lines.map(([label, text]) => `*${label}:* ${text}`).join('\n- '), {
    head: '**Your idea, tried by hand**',
    bullet: '-',
  });
}

/** 'Days 8–13: Test 2, …': its own days, its own people, and what to wait for or to watch. */
function turnLine(
  { playbook }: ReportContext,
  { test, number, from, to, waits }: Turn,
  previous: Turn | undefined,
): string {
  const asked = payTest(playbook)?.number === number ? ', with {payer}' : '';
  const before = previous && `Test {{id:${previous.number}}}`;
  const beside = before ? '' : ', beside the {n:8} talks';
  const order = !before
    ? ''
    : waits
      ? `, only if ${before} held`
      : previous?.from === from
        ? `, beside ${before}`
        : `, begun while ${before} still runs`;
  return `*${from === to ? `Day ${from}` : `Days ${from}–${to}`}:* Test {{id:${number}}}, *${test.name}*${asked}${beside}${order}.`;
}

function addDays(w: ClaimWriter, work: ReportContext, tests: readonly Numbered[]): void {
  const lines = [
    '*Day 1:* find {n:3} people who met it this month.',
    ...turnsOf(tests).map((turn, i, turns) => turnLine(work, turn, turns[i - 1])),
    '*Day 14:* add what you found to this report, and decide.',
    ...(work.reading.ideaTest
      ? ['*Then:* one week with your idea, tried by hand, if nothing so far has ended it.']
      : []),
  ];
  w.add('days', 'recommendation', lines.join('\n- '), { head: '**Fourteen days**', bullet: '-' });
}

/** The lines of a numbered list after its first marker, which the renderer writes. */
const numberedLines = (lines: readonly string[]): string =>
  lines.map((line, i) => (i === 0 ? line : `${i + 1}. ${line}`)).join('\n');
