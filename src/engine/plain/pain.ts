import type { Pain } from '../knowledge/pack-types.ts';
import { atClause, fold } from '../text/clean.ts';
import { capital, join } from '../text/words.ts';
import { isBill, isIncome } from '../understand/flows.ts';
import type { Anchor, FounderNumber } from '../understand/types.ts';
import { plainFigures } from './figures.ts';
import { pick } from './pick.ts';

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

const moneyOf = (numbers: readonly FounderNumber[]): FounderNumber | undefined =>
  numbers.find(isBill) ?? numbers.find((n) => n.kind === 'money' && !isIncome(n));

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
  const say = (at: number, ...ways: readonly [string, ...string[]]): string => pick(anchor.text, at, ways);
  // Where the thing has a name, it is used; else the people and the place must tell the report from another.
  const about = anchor.good.state === 'assumed' ? 'what happened to them' : '{good}';
  // Where the people are our guess, the thing must tell whose report it is.
  const over = anchor.good.state === 'assumed' ? '' : ' over {good}';
  // What it costs is asked about; what somebody earns is no price.
  const money = moneyOf(anchor.numbers)?.words ?? '';
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
        ? say(
            1,
            `Besides {who} you name ${theOthers(others)}. Each has a reason; learn from {who} in {place} who decided the last time, who was paid, and who lost${over}.`,
            `You set ${theOthers(others)} against {who}. Hear both in {place}: who chose, who earned, and what {who} gave up${over}.`,
            `In your story stand {who} and ${theOthers(others)}. Ask in {place} whom the present state suits, and what it takes from {who}${over}.`,
          )
        : say(
            1,
            `You name nobody besides {who}. Find out in {place} who decided the last time, who was paid${over}, and who else felt it.`,
            `Only {who} stand in your account. Somebody in {place} may earn by it${over}: ask {who} for that name.`,
            `Apart from {who} nobody is named. Learn in {place} whose yes is needed${over}, and who would lose by a change for {who}.`,
          ),
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
    want: say(
      2,
      `That it hurts {who} is your word so far. Ask {who} in {place} what they did about ${about} the last time; who did nothing may bear it lightly.`,
      `What {who} do tells more than what {who} say. Look in {place} for any who spent an hour or a coin on ${about}; without them there is no wish to serve.`,
      `{Who} may complain and still live with it. Count in {place} how many {who} went out of their way over ${about} this year.`,
      `A trouble of {who} is worth ending only for those who tried. Find three {who} in {place} who did something about ${about}, and ask why they stopped.`,
    ),
    pay:
      money === ''
        ? say(
            3,
            `No sum of {who} is known yet. Ask {payer} in {place} what the last time cost, in money and hours; above that no price will hold.`,
            `You give no price for {who}. Let {payer} in {place} tell what they paid or lost last; stay well below it.`,
            `Money is not in your words on {who}. Put the cost of one such day together with {payer} in {place} before you think of a fee.`,
          )
        : say(
            3,
            `Set any price beside your “{{q:${money}}}”, and ask {payer} in {place} whether it is theirs too; above it nobody will pay.`,
            `You say “{{q:${money}}}”. Learn in {place} how many {payer} know that sum; a fee must stay a small part of it.`,
            `Your “{{q:${money}}}” is the measure: let {payer} in {place} say what of it they would give to be rid of this.`,
          ),
    can: other
      ? say(
          4,
          `Part of the answer lies with ${other}. Hear one of them in {place} before {who} are promised anything.`,
          `Without ${other} little may change for {who}. Ask in {place} what they would need to say yes.`,
          `See first whether ${other} in {place} can be gone around; then help three {who} once, by hand.`,
        )
      : say(
          4,
          `Do it by hand for three {who} in {place} before you build; a tool does not do what a hand cannot.`,
          `Spend two days beside {who} in {place}, and end it once for one {who1} with what lies about.`,
          `Try the smallest help for three {who} in {place} this week; whatever it needs is what {who} lack.`,
        ),
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
    notFound: say(
      5,
      'No record we hold counts this among {who} in {country}. A tally of yours in {place} would be the first.',
      'No record tells how many {who} in {country} meet it. Count them in {place}, with day and cost.',
      'No record on {who} in {country} speaks of it. A notebook kept in {place} for two weeks would.',
    ),
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
      say(
        23,
        `Somebody told me: ${said}. When was that so for you?`,
        `I heard this in {place}: ${said}. And with you?`,
        `Of {who} it is said: ${said}. Since when?`,
      ),
      say(
        6,
        `Tell me of that day as a {who1}${over === '' ? '' : ' with {good}'}: what came first?`,
        `Who was with you that day as a {who1}${over}, and what did they do?`,
        `Where in {place} were you, and what did you do first${over}?`,
      ),
      cause === ''
        ? say(
            7,
            'What was different the last time {who} in {place} were spared?',
            'When did it last go well for {who} you know?',
            'Which {who} in {place} never meet it, and why not?',
          )
        : `Why did it happen that time? (Wait whether {who1} or you must say it first: ${cause}.)`,
      `${say(8, 'What did it cost you as a {who1}: money, hours, sleep?', 'As a {who1}, what did you lose that day?', 'How much did one {who1} pay for it in the end?')}${money === '' ? '' : ` (You were told “{{q:${money}}}”.)`}`,
      other
        ? `What did ${other} say, when {who} in {place} brought it up?`
        : `Whom in {place} did you ask for help over ${about === '{good}' ? '{good}' : 'it'}, and what was said?`,
      way === ''
        ? say(
            9,
            'What have {who} in {place} tried since, and why did they stop?',
            'What did you change since, and do other {who} do the same?',
            'Which way out do {who} in {place} praise, and what does it cost?',
          )
        : `Do you do this as well: “{{q:${way}}}”? What does it cost a {who1}, and when does it fail?`,
    ],
    where: say(
      10,
      `where {who} in {place} are on any day; ask each {who1} for another with such a story${over}`,
      `with one {who1} you know in {place}, then the next {who1} that one names${over}`,
      `at the spot in {place} where {who} wait or rest; ask there${over}`,
    ),
    tests: [
      {
        name: say(24, 'The last time', 'Ten dates', 'A day for each'),
        hypothesis: `{n:5} of {n:10} {who} in {place} met it within ${back}: ${said}.`,
        method: say(
          11,
          `visit {n:10} {who} in {place}; write down the day, the cost, and what each {who1} did.`,
          `ask {n:10} {who} for the date; note what one {who1} in {place} lost and did.`,
          `sit with {n:10} {who} of {place}, one after another; keep day, loss and way out of each {who1}.`,
        ),
        metric: say(12, '{who} who name day and cost.', '{who} with a date to tell.', 'how many {who} remember when.'),
        threshold: `{n:5} of {n:10} {who}.`,
        usd: 20,
        days: 4,
        stop: say(
          13,
          'of {n:8} {who} in {place} none has a day.',
          'no date after {n:8} {who}.',
          '{n:8} {who} heard, and no day named.',
        ),
      },
      cause === ''
        ? {
            name: say(25, 'Hit and spared', 'Two sides', 'The lucky ones'),
            hypothesis: say(
              14,
              'one habit keeps some {who} in {place} out of it.',
              'some {who} in {place} are spared, and for one reason.',
              'what spares one {who1} in {place} would spare others.',
            ),
            method: say(
              15,
              `put {n:5} {who} it hit beside {n:5} {who} it spared; ask both the same${over}.`,
              `look for {n:5} {who} without the trouble; set them beside {n:5} {who} with it${over}.`,
              `pair {n:5} unlucky {who} with {n:5} lucky {who} of {place}; note what differs${over}.`,
            ),
            metric: say(
              16,
              'what spared {who} do otherwise.',
              'differences that {who} name unasked.',
              'one thing only spared {who} do.',
            ),
            threshold: say(
              17,
              '{n:4} of {n:5} spared {who} name one thing.',
              '{n:4} spared {who} say the same.',
              'one answer from {n:4} of the spared {who}.',
            ),
            usd: 30,
            days: 4,
            stop: say(
              18,
              'after {n:6} {who} nothing differs.',
              '{n:6} {who} in, both sides alike.',
              'no difference among {n:6} {who}.',
            ),
          }
        : {
            name: say(25, 'Your cause, and without it', 'The reason weighed', 'With and without'),
            hypothesis: `your reason, ${cause}, stands behind most cases among {who}.`,
            method: say(
              15,
              'put {n:5} {who} it hit beside {n:5} {who} it spared; see for whom in {place} your reason holds.',
              'ask {n:5} {who} with and {n:5} {who} without the trouble; never name the reason in {place} yourself.',
              'watch at {n:5} {who} it hit, then at {n:5} {who} of {place} it did not, whether it was so.',
            ),
            metric: say(
              16,
              '{who} of each side for whom it holds.',
              'how often it was so among {who}.',
              'the reason, counted among {who} of both sides.',
            ),
            threshold: say(
              17,
              '{n:4} of {n:5} {who} hit, {n:1} of the spared.',
              '{n:4} {who} against {n:1} among the spared.',
              'it holds for {n:4} {who} hit and {n:1} spared.',
            ),
            usd: 30,
            days: 4,
            stop: say(
              18,
              'after {n:6} {who} it holds on both sides alike.',
              '{n:6} {who} in, no difference.',
              'it is so for the spared among {n:6} {who} too.',
            ),
          },
      {
        name: say(26, 'A first payment', 'Money first', 'The price of a week'),
        hypothesis: say(
          19,
          '{payer} in {place} pay a little before the next time.',
          'some {payer} in {place} put money down for an end of it.',
          '{payer} of {place} pay now, not only praise.',
        ),
        method: say(
          20,
          'do by hand for {n:3} {who} what Tests 1 and 2 point to; then ask {n:10} {payer} in {place} to pay for a week.',
          'serve {n:3} {who} yourself; after it {n:10} {payer} in {place} are asked for the price of one week.',
          'help {n:3} {who} for nothing once; offer {n:10} {payer} of {place} the second time for money.',
        ),
        metric: say(21, '{payer} who hand over money.', 'coins from {payer}, not words.', '{payer} who pay.'),
        threshold: `{n:3} of {n:10} {payer}.`,
        usd: 45,
        days: 4,
        stop: say(
          22,
          'none of {n:6} {payer} pays.',
          '{n:6} {payer} asked, nothing paid.',
          'no money from {n:6} {payer}.',
        ),
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
