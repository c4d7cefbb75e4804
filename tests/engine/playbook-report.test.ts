import { describe, expect, it } from 'vitest';
import type { ReportContent } from '../../src/contract/report.ts';
import { leadOf } from '../../src/domain/report-lead.ts';
import { slotsFor } from '../../src/engine/explorer/statement.ts';
import { playbookById } from '../../src/engine/knowledge/playbooks.ts';
import type { ReportContext } from '../../src/engine/report-context.ts';
import { challengesAnalysis } from '../../src/engine/sections/challenges.ts';
import { inThisOrder } from './support/in-order.ts';
import { ENGLISH, lineOf, packOf, research } from './support/run.ts';

const TEXT = 'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.';
const NUMBER = '400 cedis a crate, 60 crates a trip, a third of it is lost';
const TOLD = { payer: 'Wholesalers', number: NUMBER, seen: 'I counted 9 of 40 crates', cause: '' };
const made = (answers: object = TOLD, text = TEXT): ReportContent =>
  research(text, { nearest: lineOf('agriculture.transit-loss'), ...answers }).content;

const playbook = () => {
  const found = playbookById('agriculture.transit-loss');
  if (!found) throw new Error('No playbook');
  return found;
};
/** How a line begins, before anything is filled in. */
const startOf = (template: string) => (template.split('{')[0] ?? '').slice(1, 40);

describe('a report of a playbook tells all that the playbook holds, in its order', () => {
  it('the problem, the verdict with what would turn it, the sum, the unknowns, the first test, the end', () =>
    inThisOrder(made().executive_summary, [
      '**The problem, as our playbook tells it.** Traders in Kumasi lose part of every load of tomatoes',
      '**Verdict: proceed. Confidence: medium.** You have counted it: “I counted 9 of 40 crates”.',
      'Turn back if this is what comes of it: the first five refuse',
      '**Your first sum.**',
      '- Value lost on one trip: 4,000 cedis',
      'We guessed: value lost on a damaged crate',
      '**Three unknowns.**',
      ...playbook()
        .unknowns.slice(0, 3)
        .map((text) => `- ${text.charAt(0)}${startOf(text)}`),
      '**First test.** Test 3, *Deposit*: whether wholesalers will pay before the load',
      '**What would end it.** Stop if the recorded loads',
    ]));

  it('of which the page finds the verdict, the first test and the end by the words that open them', () => {
    const { advice, why, firstTest, end, rest } = leadOf(made().executive_summary, true);
    expect([advice, why, firstTest, end].map((part) => part?.slice(0, 21))).toEqual([
      undefined,
      'You have counted it: ',
      'Test 3, *Deposit*: wh',
      'Stop if the recorded ',
    ]);
    expect(rest).toMatch(/^\*\*The problem/);
  });

  it('how the founder was read, and what was guessed', () =>
    inThisOrder(made().summary, [
      '**How we read you.**',
      `- You wrote: “${TEXT}”`,
      `- Playbook: ${playbook().title}. You chose it as the nearest`,
      '- Place: Kumasi, Ghana.',
      '- People: traders, as the playbook has them.',
      '- Who would pay: wholesalers, you say.',
      '- What you have seen or counted: “I counted 9 of 40 crates.”',
      `- Your number: “${NUMBER}”`,
      '**What we guessed**, until you count:',
      '- A1. Value lost on a damaged crate: 30%, 50% or 100%.',
    ]));

  it('who pays whom, each cause with what would rule it out, what a season comes to', () =>
    inThisOrder(made().industry_analysis, [
      '**Who pays whom**, as is common in this trade.',
      '**Why it may happen**, by our own reasoning',
      ...playbook().causes.flatMap(({ text, sign }) => [
        startOf(text),
        `Not the cause if ${sign.charAt(0)}${startOf(sign)}`,
      ]),
      '**What it adds up to in a season.**',
    ]));

  it('whether they want it, pay and can, what nobody counted, what ends it', () =>
    inThisOrder(made().challenges_analysis, [
      '**Will they want it?**',
      startOf(playbook().want),
      '**Will it pay?**',
      startOf(playbook().pay),
      '**Can it be done?**',
      startOf(playbook().can),
      '**What nobody has counted.**',
      startOf(playbook().notFound),
      '**Deal-breakers**, by our own reasoning.',
      ...playbook().dealBreakers.map(startOf),
    ]));

  it('what to do, the riskiest assumption, the talks, the tests, the fortnight, what it costs', () =>
    inThisOrder(made().recommendations, [
      '**Go on, one paid step at a time.** Ask for money next: Test 3 comes before the others.',
      '**Riskiest assumption.**',
      '**Eight talks.**',
      ...playbook().interview.map((text, at) => `${at + 1}. ${text.charAt(0)}${startOf(text)}`),
      '*Where to find them:*',
      '**Three tests**',
      ...playbook().tests.flatMap(({ name }, at) => [
        `**Test ${at + 1}: ${name}**`,
        '- *Hypothesis:*',
        '- *Method:*',
        '- *Metric:*',
        '*Threshold:*',
        '- *Cost:*',
        '*Days:*',
        '*Stop:*',
      ]),
      '**Fourteen days**',
      '- *Day 1:*',
      '- *Days 2–4:* Test 3, *Deposit*, with wholesalers, beside the eight talks.',
      '- *Days 5–10:* Test 1, *Load diary*, only if Test 3 held.',
      '- *Days 8–13:* Test 2, *Split load*, begun while Test 1 still runs.',
      '- *Day 14:*',
      // Tests may run beside each other: nobody is told to wait.
      '**What the plan costs.** The first test costs about US$20, all three come to about US$130. If the first fails, spend no more on the others.',
    ]));

  it('each calculation, in the order of its number, with whose each number is and its ends where they differ', () => {
    const rows = made().tables.find(({ id }) => id === 'calculations')?.rows;
    expect(rows).toEqual([
      [
        'Value lost on one trip [1]',
        expect.stringMatching(
          /^Cost of a load \[\d+\] × share of crates damaged \(33\.3%, yours\) × value lost on .+ \(30%, 50% or 100%, assumed\)$/,
        ),
        '2,400 cedis',
        '4,000 cedis',
        '8,000 cedis',
      ],
      [
        expect.stringMatching(/^Cost of a load \[\d+\]$/),
        'Price of a crate at the farm (400 cedis, yours) × crates on a trip (60, yours)',
        '',
        '24,000 cedis',
        '',
      ],
    ]);
  });

  it('the factors around it in their order, and what people do today in the playbook’s', () => {
    const rows = (id: string) => made().tables.find((table) => table.id === id)?.rows ?? [];
    expect(rows('pestel').map(([factor]) => factor)).toEqual(['Political', 'Environmental', 'Legal', 'Legal']);
    expect(rows('alternatives').map(([text = '']) => text.slice(0, 12))).toEqual(
      playbook().alternatives.map(({ text }) => text.slice(0, 12)),
    );
  });
});

describe('a report of a playbook says of its founder what they told, and no more', () => {
  it.each([
    [{ seen: 'I counted 9 of 40 crates' }, 'What you have seen or counted'],
    [{ number: NUMBER }, 'Your number'],
    [{ number: `${NUMBER}, soft ones bring 250` }, 'Of these only 400 cedis, 60 and a third are in the sums.'],
  ])('what they saw, and their number: %o', (answer, line) => {
    expect(made(answer).summary).toContain(line);
    expect(made({}).summary).not.toContain(line);
  });

  it('a range as they gave it, and not its middle', () => {
    const { executive_summary } = made({ number: '300 to 500 cedis a crate, 60 crates a trip, a third of it is lost' });
    expect(executive_summary).toContain('You gave 300 cedis to 500 cedis (');
    expect(executive_summary).not.toContain('You gave 400');
  });

  it.each([
    ['Wholesalers', 'Who would pay: wholesalers, you say.'],
    ['My uncle in Accra', 'Who would pay: “My uncle in Accra”, you say. Test 3 is written for wholesalers;'],
    [
      'Nobody, as far as I can see',
      'Who would pay: nobody, as far as you can see. The playbook expects wholesalers; Test 3 asks them.',
    ],
    ['', 'Who would pay: open. Test 3 asks wholesalers;'],
  ])('who would pay: %j', (payer, told) => expect(made({ payer }).summary).toContain(told));

  it('the cause that they chose, which the talks look at first', () => {
    const cause = playbook().causes[1];
    const { summary, executive_summary, recommendations } = made({
      cause: cause?.text,
      seen: 'I spoke with 6 traders',
    });
    expect(summary).toContain(`Of the causes you chose: ${cause?.text}.`);
    expect(executive_summary).toContain(`You say that ${cause?.text}. It is not the cause if`);
    expect(recommendations).toContain(`You say that ${cause?.text}: in each talk look first for the sign`);
    expect(recommendations).toContain(`second, that the cause is the one you named: ${cause?.text}.`);
  });

  it('a place that nobody named is open', () => {
    const text = 'Tomato traders lose crates of tomatoes that are crushed on the truck.';
    expect(made({}, text).summary).toContain('Place: open. You named no country');
    expect(made({}, `${text} It is in Ghana.`).summary).toContain('Place: Ghana; ');
  });

  it('no sum without a number of theirs, and what it would need', () => {
    const { executive_summary, industry_analysis, tables } = made({});
    expect(executive_summary).not.toContain('Your first sum');
    expect(industry_analysis).toContain('No sum is shown yet. It needs the price of a crate');
    expect(tables.map(({ id }) => id)).not.toContain('calculations');
  });

  it('what was lost in their own words, with its time, and no guess beside it', () => {
    const text = `${TEXT} A crate is 400 cedis. We lost 12000 cedis in March.`;
    const { executive_summary, industry_analysis, tables } = made({ seen: '' }, text);
    expect(executive_summary).toContain('Lost, as you write: “We lost 12000 cedis in March”');
    expect(executive_summary).not.toContain('We guessed');
    expect(industry_analysis).not.toContain('No sum is shown yet');
    expect(tables.find(({ id }) => id === 'scorecard')?.rows[0]?.join()).toContain('We lost 12000 cedis in March');
  });

  it('a price and a count in different measures, and no sum of them', () => {
    const { industry_analysis, tables } = made({ number: '400 cedis a crate, and 60 baskets' });
    expect(industry_analysis).toContain('counted by the crate as the price is; “60” counts another measure');
    expect(tables.map(({ id }) => id)).not.toContain('calculations');
    const { tables: both } = made({ number: '400 cedis, 60' });
    expect(both.map(({ id }) => id)).toContain('calculations');
  });

  it('how often in their own words, which is then not called unknown', () => {
    const unknown = (text: string) =>
      made({ seen: '' }, text)
        .tables.find(({ id }) => id === 'scorecard')
        ?.rows.at(-1)
        ?.join();
    expect(unknown(TEXT)).toContain('How often?');
    expect(unknown(`${TEXT} My crates were damaged 6 times last month.`)).not.toContain('How often?');
  });

  it('nothing asked and nothing counted is no verdict', () => {
    const { executive_summary } = made({ outcome: ENGLISH.asking.outcomes.nothing, seen: 'I walked there' });
    expect(executive_summary).toContain('**Verdict: not enough known');
    expect(executive_summary).toContain('Nobody has been asked yet and nothing counted');
  });
});

describe('each verdict of a report says what decided it, what would turn it, and what to do', () => {
  it.each([
    ['forbidden', 'You found a rule against it', 'An exception in writing', 'Ask the office itself, once'],
    [
      'refused',
      'Most of those you asked for money said no',
      'Three deposits from other people',
      'Ask those who said no',
    ],
    ['few', 'So few have it', 'As many again elsewhere', ''],
    ['open', 'still open', 'Ask the next five traders', 'In each talk look for the signs'],
    [
      'paid',
      'Money has changed hands: “I was there”',
      'if nobody pays it, this verdict changes',
      'Serve those who paid',
    ],
  ] as const)('%s', (outcome, decided, turning, advice) => {
    const { executive_summary, recommendations } = made({
      outcome: ENGLISH.asking.outcomes[outcome],
      seen: 'I was there',
    });
    inThisOrder(executive_summary, ['**Verdict:', decided, turning]);
    expect(recommendations).toContain(advice);
  });

  it.each([
    [
      'harmless',
      { seen: 'They do not mind: soft tomatoes sell the same day' },
      'it does little harm',
      'follow what they name unasked',
    ],
    [
      'no-payer',
      { payer: 'Nobody, as far as I can see' },
      'You see nobody who would pay',
      'Find whose loss it is in money',
    ],
  ])('%s', (_, answers, decided, advice) => {
    const { executive_summary, recommendations } = made(answers);
    inThisOrder(executive_summary, ['**Verdict:', decided, 'would change this verdict.']);
    expect(recommendations).toContain(advice);
  });
});

describe('public figures in a report of a playbook', () => {
  it('of a second country stand beside those at home, and say which are higher', () => {
    const energy = (text: string) => research(text, { nearest: lineOf('energy.no-line') }).content.industry_analysis;
    expect(energy('We see this trouble here in Tanzania and in Kenya.')).toMatch(
      /\*\*Kenya is another case\.\*\* Set beside Tanzania, one figure is higher: 65\.6% of .+, against 36% in/,
    );
    expect(energy('We see this trouble here in Kenya and in Tanzania.')).toContain('one figure is lower: 36% of');
    expect(energy('We see this trouble here in Tanzania.')).not.toContain('is another case');
  });

  const [FIRST, SECOND] = ['FP.CPI.TOTL.ZG', 'FB.CPI'] as const;
  interface Twin {
    readonly first?: number;
    readonly second?: number;
    readonly year?: number;
    readonly told?: string;
  }
  const disputes = ({ first = 10, second = 20, year = 2024, told = FIRST }: Twin) => {
    const home = packOf('GHA');
    const indicators = [
      { code: FIRST, year: 2024, value: first },
      ...(second === 0 ? [] : [{ code: SECOND, year, value: second }]),
    ];
    const figures = [{ use: { code: told } }];
    const work = { playbook: playbook(), home: { ...home, indicators }, figures, slots: slotsFor(playbook(), home) };
    return challengesAnalysis(work as unknown as ReportContext).filter(({ block }) => block === 'disputes').length;
  };

  it.each<[string, Twin, number]>([
    ['of one year, far apart, one of them told', {}, 1],
    ['the other of them told', { told: SECOND }, 1],
    ['neither of them told', { told: 'SP.POP.TOTL' }, 0],
    ['of two years', { year: 2023 }, 0],
    ['no more than a twentieth apart', { first: 19, second: 20 }, 0],
    ['one of them missing', { second: 0 }, 0],
  ])('are said to disagree only where it matters: %s', (_, twin, count) => expect(disputes(twin)).toBe(count));
});
