import type { Pain } from '../knowledge/pack-types.ts';
import { atClause, fold } from '../text/clean.ts';
import { capital, join } from '../text/words.ts';
import type { Anchor, FounderNumber } from '../understand/types.ts';
import { plainFigures } from './figures.ts';

export const PLAIN_ID = 'general.plain';

/** How far back to ask: as far as one who meets it so often can remember. */
function spanOf(numbers: readonly FounderNumber[]): string {
  const rate = numbers.find((n) => n.kind === 'rate')?.rate ?? null;
  if (rate === 'day' || rate === 'week') return 'month';
  return rate === 'year' || rate === 'season' || rate === 'term' ? 'year' : 'quarter';
}
const BACK: Readonly<Record<string, string>> = {
  month: 'the last month',
  quarter: 'the last three months',
  year: 'the last twelve months',
};

const MOST_IN_TITLE = 18;

/** His own words; whose they are is added where they do not say so. */
function titleOf({ who, place, plain }: Anchor, trouble: string): string {
  const isLong = trouble.split(' ').length > MOST_IN_TITLE;
  const told = isLong && plain?.short ? plain.short : trouble;
  const short = `“${atClause(capital(told), MOST_IN_TITLE)}”`;
  const head = who.one.split(' ').at(-1) ?? '';
  const names = told.toLowerCase();
  const hasPlace = fold(told).includes(fold(place.value));
  const isNamed = names.includes(head) || names.includes(who.value.split(' ').at(-1) ?? head);
  if (isNamed) return hasPlace ? short : `${short}: {place}`;
  return `${short}: {who}${hasPlace ? '' : ' in {place}'}`;
}

/** 'The landlord' of a text that names landlords: one of them is asked. */
const theOthers = (others: readonly string[]): string => join(others);

/**
 * A problem that no pack surely knows, in the form of a pain: every text is made of what this founder wrote. No cause, no
 * price and no habit is put in his mouth; what he did not say is asked.
 */
export function plainPain(anchor: Anchor): Pain {
  const trouble = anchor.plain?.trouble || anchor.quote;
  const others = anchor.plain?.others ?? [];
  const way = anchor.plain?.way ?? '';
  const said = `“{{q:${trouble}}}”`;
  const cause = anchor.ownCause === '' ? '' : `“{{q:${anchor.ownCause}}}”`;
  const back = BACK[spanOf(anchor.numbers)] ?? '';
  const [other] = others;
  // Where the thing has a name, it is used; else the people and the place must tell the report from another.
  const about = anchor.good.state === 'assumed' ? 'what happened to them' : '{good}';
  // Where the people are our guess, the thing must tell whose report it is.
  const over = anchor.good.state === 'assumed' ? '' : ' over {good}';
  const money = anchor.numbers.find((n) => n.kind === 'money')?.words ?? '';
  return {
    id: PLAIN_ID,
    title: 'A problem in the founder’s own words',
    short: 'Something else',
    type: 'access',
    recognise: { event: '', setting: '' },
    words: {
      who: ['people it happens to', 'person it happens to'],
      payer: ['{who}', '{who1}'],
      good: 'this trouble',
      unit: ['time', 'times'],
    },
    problem: `{who} in {place} meet this: ${said}`,
    heading: titleOf(anchor, trouble),
    chain:
      others.length > 0
        ? `Besides {who} you name ${theOthers(others)}. Each acts for a reason, and may gain while nothing changes for {who}. Find out in {place} who decided the last time, who was paid, and what {who} lost by it${over}.`
        : `You name nobody besides {who}. Find out in {place} who decided the last time, who was paid${over}, and who besides {who} felt it.`,
    causes: [],
    effects: [`what they lost the last time, in money or hours`],
    stakeholders: [
      '{who}: bear it, and know when it began',
      ...others.map((name) => `${name}: named by you, not yet heard on ${about}`),
    ],
    metrics: [
      `how many of {n:10} {who} met it within ${back}`,
      `what the last time cost one {who1}: money, hours, customers`,
      `what {who} in {place} did about it, and what that cost`,
    ],
    alternatives: [
      ...(way === ''
        ? []
        : [
            {
              text: `What you tell: “{{q:${way}}}”`,
              match: '',
              draw: '{who} do it already',
              limit: 'ask {who} what it costs each time, and how often it fails',
            },
          ]),
      {
        text: 'Bear it',
        match: '',
        draw: 'it costs {who} nothing on the day itself',
        limit: `the next time comes to {who} in {place} all the same`,
      },
      {
        text: `Whatever {who} in {place} tried the last time`,
        match: '',
        draw: '{who} chose it themselves',
        limit: 'not told yet: ask three {who} for it, with the price',
      },
    ],
    want: `That it hurts {who} is your word so far. Ask {who} in {place} what they did about ${about} the last time; those who did nothing may bear it more easily than you think.`,
    pay:
      money === ''
        ? `No sum of {who} is known yet. Ask {payer} in {place} what the last time cost them in money and hours; above that, no price will hold with {payer}.`
        : `Set your price beside the “{{q:${money}}}” that you name, and ask {payer} in {place} whether it is theirs too. Above what the last time cost {payer}, no price will hold.`,
    can: other
      ? `Part of the answer lies with ${other}. Hear one of them in {place} before you promise {who} anything, and do it once by hand for three {who}.`
      : `Do it by hand for three {who} in {place} before you build. What cannot be done once for {who} by hand will not be done by a tool.`,
    indicators: plainFigures(anchor),
    reach: [],
    sizing: {
      event: ['time', 'times'],
      inputs: [],
      loss: [],
      times: { per: 'month', assume: [1, 1, 1], ask: 'How often does it happen to one {who1}?' },
      periods: [1, 1, 1],
      people: { label: '{who} you can visit in {place}', assume: [1, 1, 1] },
    },
    notFound: `No record we hold counts this among {who} in {country}. A tally of yours in {place}, with day, person and cost of each time, would be the first.`,
    political: [
      `Which office in {place} has a say in what {who} meet`,
      `Ask {who} in {place} whom they complained to over ${about}, and what came of it.`,
    ],
    environmental: [
      `In which months {who} in {place} meet it most`,
      `Ask {who} for the dates of the last three times, before you choose the weeks of a test.`,
    ],
    licences: [
      {
        ask: `Does helping {who} in {place} for a fee need a licence?`,
        sector: 'company registration and investment',
      },
    ],
    unknowns: [
      `How many of {n:10} {who} in {place} have met it within ${back}: ${said}?`,
      money === ''
        ? `What did the last time cost one {who1} in {place}, in money, hours or customers?`
        : `Does “{{q:${money}}}” hold for other {who} in {place}, or only for those you know?`,
      cause === ''
        ? `Why does it happen to {who} in {place}, and when did it last go well?`
        : `Of the last {n:10} times it happened to {who}, in how many was it because of this: ${cause}?`,
    ],
    interview: [
      `Somebody told me: ${said}. When did that last happen to you?`,
      `Tell me of that day as a {who1}${about === '{good}' ? ' with {good}' : ''}: what came first, and who was there?`,
      cause === ''
        ? `What was different the last time it went well for {who} in {place}?`
        : `Why did it happen that time? (Wait whether {who1} or you must say it first: ${cause}.)`,
      `What did it cost you as a {who1}: money, hours, customers, sleep?${money === '' ? '' : ` (You were told “{{q:${money}}}”.)`}`,
      other
        ? `What did ${other} say, when {who} in {place} brought it up?`
        : `Whom in {place} did you ask for help over ${about === '{good}' ? '{good}' : 'it'}, and what was said?`,
      way === ''
        ? `What have {who} in {place} tried since, what did it cost, and why did they stop?`
        : `Do you do this as well: “{{q:${way}}}”? What does it cost a {who1}, and when does it fail?`,
    ],
    where: `where {who} in {place} are on an ordinary day; begin with one you know, and ask each {who1} for another name with such a story${over}`,
    tests: [
      {
        name: 'The last time',
        hypothesis: `{n:5} of {n:10} {who} in {place} met it within ${back}: ${said}.`,
        method: `visit {n:10} {who} in {place} one by one; write down the day, what ${about === '{good}' ? '{good}' : 'it'} cost them, and what they did about it.`,
        metric: `{who} who can name the day and what it cost.`,
        threshold: `{n:5} of {n:10} {who}.`,
        usd: 20,
        days: 4,
        stop: `after {n:8} {who} in {place} nobody can name a day.`,
      },
      cause === ''
        ? {
            name: 'Hit and spared',
            hypothesis: `one difference sets {who} in {place} whom it hits apart from those it spares.`,
            method: `put {n:5} {who} whom it hit beside {n:5} whom it spared; ask both how they go about ${about === '{good}' ? '{good}' : 'it'}, without naming a reason.`,
            metric: `what those it spared do otherwise than other {who} in {place}.`,
            threshold: `{n:4} of the {n:5} {who} it spared name one and the same thing.`,
            usd: 30,
            days: 4,
            stop: `after {n:6} {who} both sides tell the same.`,
          }
        : {
            name: 'Your cause, and without it',
            hypothesis: `your reason, ${cause}, stands behind most cases among {who}.`,
            method: `put {n:5} {who} in {place} whom it hit beside {n:5} whom it spared; see for each whether your reason holds, without naming it.`,
            metric: `for how many {who} of each side it holds.`,
            threshold: `{n:4} of {n:5} {who} it hit, {n:1} at most of those it spared.`,
            usd: 30,
            days: 4,
            stop: `after {n:6} {who} it holds as often on both sides.`,
          },
      {
        name: 'A first payment',
        hypothesis: `{payer} in {place} pay a little before the next time, not after it.`,
        method: `do by hand for {n:3} {who} what Tests 1 and 2 point to; then ask {n:10} {payer} in {place} to pay for one more week of it.`,
        metric: `{payer} who hand over money.`,
        threshold: `{n:3} of {n:10} {payer}.`,
        usd: 45,
        days: 4,
        stop: `none of the first {n:6} {payer} pays.`,
      },
    ].map((test) => ({ ...test, method: test.method.replace('Tests 1 and 2', 'Tests {{id:1}} and {{id:2}}') })),
    kill: `fewer than {n:5} of {n:10} {who} in {place} can name a day within ${back} on which it happened, or none of the {payer} asked pays anything`,
    dealBreakers: [
      other
        ? `${capital(other)} can forbid any way out for {who} in {place}, and do.`
        : `Only an office or a law can end it for {who} in {place}.`,
      `{Who} in {place} would rather bear it than pay for its end.`,
      `It comes too seldom to one {who1} in {place} to be paid for between two times.`,
    ],
    explore: {
      stage: 'using',
      also: [],
      customers: ['rural', 'shops'],
      products: ['service', 'app'],
      backgrounds: ['community', 'trader'],
      impact: ['social', 'commercial'],
      horizon: 'short',
      complexity: 'medium',
    },
  };
}
