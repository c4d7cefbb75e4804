import { describe, expect, it } from 'vitest';
import type { Case } from '../../src/contract/case.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { textsIn } from '../../src/engine/case/texts.ts';
import type { Answered } from '../../src/engine/reading/types.ts';
import { FRENCH, SALT } from './support/case.ts';
import { inThisOrder } from './support/in-order.ts';
import { packOf } from './support/run.ts';

interface Change {
  readonly reading?: Partial<Case['reading']>;
  readonly problem?: Partial<Case['problem']>;
  readonly doubts?: Partial<Case['doubts']>;
  readonly field?: Partial<Case['field']>;
  readonly advice?: Partial<Case['advice']>;
  readonly answers?: readonly Answered[];
  readonly found?: readonly string[];
  readonly language?: string;
  readonly countries?: readonly string[];
}

const made = ({ answers = [], found = [], language = 'en', countries = ['GHA'], ...change }: Change = {}, one = SALT) =>
  composeCase({
    query: 'Salt pays little.',
    answers,
    found,
    case: {
      ...one,
      reading: { ...one.reading, ...change.reading },
      problem: { ...one.problem, ...change.problem },
      doubts: { ...one.doubts, ...change.doubts },
      field: { ...one.field, ...change.field },
      advice: { ...one.advice, ...change.advice },
    },
    language,
    packs: countries.map(packOf),
    passages: [],
    model: 'a model',
    version: 'test',
  }).content;

const { heads, lines } = textsIn('en');
const [TEST] = SALT.field.tests;
const testOf = (change: Partial<Case['field']['tests'][number]>) => ({
  field: { tests: TEST ? [{ ...TEST, ...change }] : [] },
});

describe('a report of a case tells all that the case holds, in its order', () => {
  const whole = () => made({ advice: { idea: 'Sell by the kilo.', next: ['Ask three winners.', 'Weigh a bag.'] } });

  it('the problem, the verdict with its reason, what is known and unknown, the first test, the end', () =>
    inThisOrder(whole().executive_summary, [
      heads.problem,
      SALT.problem.problem,
      '**Verdict: not enough known.** Nobody was asked yet.',
      heads.facts,
      'You win 40 bags a week.',
      'Salt dissolves in rain.',
      heads.unknowns,
      'How many bags spoil?',
      'Who owns the lorries?',
      heads.first,
      'Test 1, *Ten bags*: whether ten bags fetch more in Kumasi',
      heads.end,
      'Stop if buyers in Kumasi pay no more.',
    ]));

  it('three unknowns at most lead', () =>
    expect(whole().executive_summary).not.toContain('What do buyers in Kumasi pay?'));

  it('who pays whom, the causes with what would rule them out, the sums', () =>
    inThisOrder(whole().industry_analysis, [
      heads.chain,
      'Money passes from the trader',
      heads.causes,
      '- The trader has the only lorry. Not the cause if winners with a lorry sell for as little.',
      heads.sums,
      '- Lost in a week: 8 bags',
    ]));

  it('whether they want it, pay and can, and what ends it', () =>
    inThisOrder(whole().challenges_analysis, [
      heads.want,
      SALT.doubts.want,
      heads.pay,
      SALT.doubts.pay,
      heads.can,
      SALT.doubts.can,
      heads.breakers,
      '- The price is set by the association.',
    ]));

  it('what to do, their idea, the talks with where, the tests', () =>
    inThisOrder(whole().recommendations, [
      heads.next,
      'Ask three winners.',
      'Weigh a bag.',
      heads.idea,
      'Sell by the kilo.',
      heads.talks,
      '1. Tell me about the last bag.',
      '2. Who came to buy it?',
      heads.where,
      'At the shore in the morning.',
      heads.tests,
      '**Test 1: Ten bags**',
      '- *Hypothesis:* Ten bags fetch more in Kumasi.',
      '- *Method:* Send ten bags.',
      '- *Metric:* price a bag. *Threshold:* a third more.',
      '- *Cost:* about US$80. *Days:* 7. *Stop:* the first five fetch no more.',
    ]));

  it('what surrounds it, in the order of PESTEL', () => {
    expect(whole().pestel_analysis).toBe(lines.around);
    const pestel = whole().tables.find(({ id }) => id === 'pestel');
    expect(pestel?.rows.map(([factor]) => factor)).toEqual(['Economic', 'Legal']);
  });

  it('says a heading once, over the first of what stands under it', () => {
    for (const head of [heads.causes, heads.facts, heads.talks, heads.next])
      expect(JSON.stringify({ ...whole(), metadata: null }).split(head)).toHaveLength(2);
  });
});

describe('a report of a case leaves out', () => {
  it('what its page of advice says itself: the problem and the first test; the end stands with the tests', () => {
    const { executive_summary, recommendations } = made({ advice: { page: ['Keep it dry.'] } });
    inThisOrder(executive_summary, [heads.advice, 'Keep it dry.', '**Verdict:', heads.facts, heads.unknowns]);
    for (const head of [heads.problem, heads.first, heads.end]) expect(executive_summary).not.toContain(head);
    inThisOrder(recommendations, ['**Test 1: Ten bags**', heads.end]);
    expect(made().recommendations).not.toContain(heads.end);
  });

  it('the heading of what it does not hold', () => {
    const empty = made({
      doubts: { want: '', breakers: [], around: [] },
      field: { end: '', where: '' },
      advice: { facts: [], next: [] },
    });
    const text = JSON.stringify({ ...empty, metadata: null });
    for (const head of [
      heads.want,
      heads.breakers,
      heads.end,
      heads.where,
      heads.facts,
      heads.next,
      heads.idea,
      lines.around,
    ])
      expect(text).not.toContain(head);
    expect(empty.tables.map(({ id }) => id)).not.toContain('pestel');
  });

  it('a text with a mark that names nothing', () => {
    const { industry_analysis } = made();
    expect(SALT.problem.causes[1]?.text).toContain('{p1}');
    expect(industry_analysis).not.toContain('Rain spoils salt');
  });

  it('a sum that cannot be worked out', () => {
    const sums = SALT.advice.sums.map((sum) => ({ ...sum, expression: 'bags / 0' }));
    expect(made({ advice: { sums } }).industry_analysis).not.toContain(heads.sums);
  });

  it('the figures where none was read', () =>
    expect(made({ reading: { figures: [] }, advice: { sums: [], facts: [] } }).summary).not.toContain('figures'));

  it('words of a frame that the model wrote again', () => {
    const again = made({ field: { end: 'Stop if buyers pay no more.' } });
    expect(again.executive_summary).toContain(`${heads.end} Stop if buyers pay no more.`);
  });
});

describe('what a test of a case costs', () => {
  it.each([
    [{ cost: 0 }, '*Cost:* nothing. *Days:* 7.'],
    [{ cost: 999, money: 'Ghana cedis' }, '*Cost:* about 999 Ghana cedis.'],
    [{ cost: 1000, money: 'Ghana cedis' }, '*Cost:* about 1,000 Ghana cedis.'],
    [{ cost: 1000 }, '*Cost:* about US$1,000.'],
  ])('%o', (change, told) => expect(made(testOf(change)).recommendations).toContain(told));

  it('names its money first in Swahili', () =>
    expect(made({ ...testOf({ cost: 500, money: 'shilingi' }), language: 'sw' }).recommendations).toContain(
      'shilingi 500',
    ));
});

describe('how a founder was read, in their own words', () => {
  const answered = (slot: Answered['slot'], answer: string, change: Partial<Answered> = {}): Answered => ({
    slot,
    question: `Asked of ${slot}?`,
    answer,
    skipped: false,
    ...change,
  });
  const read = (change: Change) => made(change).summary;

  it('their people, payer, idea and cause, each where they named it', () => {
    inThisOrder(read({ reading: { idea: 'a shed', cause: 'the rain' } }), [
      heads.read,
      '- People: “salt winners at the lagoon”',
      '- Who would pay: “traders from Kumasi”',
      '- Your idea: “a shed”',
      '- You blame: “the rain”',
    ]);
    expect(read({})).not.toContain('Your idea');
  });

  it.each([
    ['Ada', ['GHA'], 'Place: Ada, Ghana.'],
    ['Ada, in the east of Ghana', ['GHA'], 'Place: Ada, in the east of Ghana.'],
    ['', ['GHA', 'TGO'], 'Place: Ghana.'],
    ['', [], 'Place: open.'],
  ])('their place %j in %j', (place, countries, told) =>
    expect(read({ reading: { place, countries } })).toContain(told),
  );

  it('an answer that says more than was told; one that was skipped, or said already, is not repeated', () => {
    const summary = read({
      answers: [
        answered('seen', 'I saw it rain on forty bags'),
        answered('kind', 'Skipped words', { skipped: true }),
        answered('payer', 'Traders from Kumasi'),
        answered('outcome', 'Nobody was asked'),
      ],
    });
    expect(summary).toContain('Asked of seen? “I saw it rain on forty bags”');
    // What was tapped is ours, and no quote.
    expect(summary).toContain('Asked of outcome? Nobody was asked');
    for (const left of ['Skipped words', 'Asked of payer?']) expect(summary).not.toContain(left);
  });

  it('figures with what they count where the digits stand bare, and what was found since', () => {
    const figures = [
      { id: 'f1', words: '40 bags', about: 'bags a week', value: 40 },
      { id: 'f2', words: '7', about: 'lorries a week', value: 7 },
    ];
    inThisOrder(read({ reading: { figures }, found: ['Five traders came.'] }), [
      'The figures we read: “40 bags”, “7” (lorries a week)',
      'Found since: “Five traders came.”',
    ]);
    expect(made({ reading: { figures }, language: 'fr' }, FRENCH).summary).not.toContain('lorries');
  });

  it('says, in their language, that it is in English where it could not be put into it', () => {
    expect(made({ reading: { language: 'fr' } }).executive_summary).toContain(textsIn('fr').lines.in_english);
    expect(made().executive_summary).not.toContain(lines.in_english);
  });
});

describe('what is kept beside a report of a case', () => {
  it.each([
    ['desk', 'low'],
    ['says', 'low'],
    ['does', 'medium'],
    ['pays', 'medium'],
  ] as const)('proof that reaches %j gives a confidence that is %j', (rung, confidence) =>
    expect(made({ reading: { evidence: { rung, quote: '' } } }).metadata).toMatchObject({
      confidence,
      evidence_rung: rung,
    }),
  );

  it('what is open: the place and the payer that nobody named', () => {
    expect(made().metadata.open).toBeUndefined();
    expect(made({ reading: { place: '' } }).metadata.open).toEqual(['where']);
    expect(made({ reading: { payer: '' } }).metadata.open).toEqual(['payer']);
  });

  it('its countries, the first three sums, and tags for what was told', () => {
    expect(made().metadata).toMatchObject({ country_names: ['Ghana'], tags: ['Ghana', 'Ada', 'salt'] });
    expect(made({}, FRENCH).metadata.tags).toEqual(['Ghana', 'Ada', 'salt']);
    expect(made({ reading: { place: '', thing: '' } }).metadata.tags).toEqual(['Ghana']);
    expect(made({ countries: [] }).metadata.country_names).toHaveLength(1);
    const [sum] = SALT.advice.sums;
    const sums = ['s1', 's2', 's3', 's4'].flatMap((id) => (sum ? [{ ...sum, id }] : []));
    expect(made({ advice: { sums } }).metadata.key_figures).toHaveLength(3);
    expect(made().metadata.key_figures).toEqual([{ value: '8 bags', label: 'lost in a week', number: 1 }]);
  });
});
