import { describe, expect, test } from 'vitest';
import type { SizeInput } from '../../content/schema/playbook.ts';
import { playbookById } from '../../src/engine/knowledge/playbooks.ts';
import { newestOutcome } from '../../src/engine/reading/answers.ts';
import { statedOften } from '../../src/engine/reading/counting.ts';
import { decisiveIn, outcomeIn } from '../../src/engine/reading/decisive.ts';
import { isDelay, tellsDelay } from '../../src/engine/reading/delays.ts';
import { evidenceRung, rungBesides } from '../../src/engine/reading/evidence-rung.ts';
import { isBill, isIncome, isLoss } from '../../src/engine/reading/flows.ts';
import { statedLoss } from '../../src/engine/reading/losing.ts';
import { findNumbers } from '../../src/engine/reading/numbers.ts';
import { statedPayment } from '../../src/engine/reading/paying.ts';
import { namesGroup } from '../../src/engine/reading/people.ts';
import { numberQuestion } from '../../src/engine/reading/questions.ts';
import { findShares } from '../../src/engine/reading/shares.ts';
import { inUnitOf, isOfCountry, isPlausible, matchSizes } from '../../src/engine/reading/sizes.ts';
import { type Open, questionSet } from '../../src/engine/reading/slots.ts';
import type { FounderNumber } from '../../src/engine/reading/types.ts';
import { makeCalc, reachOf, recordInput } from '../../src/engine/sizing.ts';
import { lineOf, packOf, research } from './support/run.ts';

const numberIn = (text: string): FounderNumber => {
  const [found] = findNumbers(text);
  if (!found) throw new Error(`No number in ${text}`);
  return found;
};
const painOf = (id: string) => {
  const playbook = playbookById(id);
  if (!playbook) throw new Error(`No playbook ${id}`);
  return playbook;
};

describe('what decides by itself', () => {
  test.each([
    ['It is forbidden. Nobody would pay.', 'forbidden', 'It is forbidden'],
    ['Nobody would pay. There are only 6 traders left in the whole district!', 'too-few', undefined],
    ['They do not mind. I asked 9 and 8 refused.', 'refused', 'I asked 9 and 8 refused'],
    ['I could not tell which. They do not mind.', 'harmless', 'They do not mind'],
    ['I could not tell which of them.', 'unclear', 'I could not tell which of them'],
  ] as const)('is what decides most, with its sentence: %s', (seen, kind, quote) => {
    expect(decisiveIn(seen)).toMatchObject({ kind, ...(quote && { quote }) });
  });

  test('is nothing where nobody says so; one or two who refused are no answer yet', () => {
    expect(decisiveIn('I asked 9. 2 refused.')).toBeNull();
    expect(decisiveIn('I asked 9. 3 refused.')?.kind).toBe('refused');
  });

  test.each([
    ['5 traders have paid us 50 cedis each', 'paid'],
    ['I counted 9 of 40 crates', 'counted'],
    ['I spoke with 6 traders', 'open'],
    ['I walked there', 'nothing'],
    ['It is forbidden', 'forbidden'],
    ['There are only 6 traders left in the whole district', 'few'],
    ['They do not mind', 'refused'],
    ['I asked 9 and 8 refused', 'refused'],
    ['I counted 9 of 40 crates but could not tell whose they were', 'open'],
    ['I could not tell whose they were', 'nothing'],
  ])('%s: we read it as %s', (seen, outcome) => expect(outcomeIn(seen)).toBe(outcome));
});

describe('what it comes to', () => {
  const note = (text: string, outcome?: 'paid' | 'refused') => ({ text, added_at: '', ...(outcome && { outcome }) });

  test('is what was found last, unless that was only a talk', () => {
    expect(newestOutcome([note('I asked 9 and 8 refused')], 'paid')).toBe('refused');
    expect(newestOutcome([note('I spoke with 6 traders')], 'paid')).toBe('paid');
    expect(newestOutcome([note('I walked there')], 'paid')).toBe('paid');
    expect(newestOutcome([note('I asked 9 and 8 refused'), note('5 traders have paid us 50 cedis each')], 'open')).toBe(
      'paid',
    );
  });

  test('is what was tapped with a note, whatever its words', () => {
    expect(newestOutcome([note('I spoke with 6 traders', 'refused')], 'paid')).toBe('refused');
    expect(newestOutcome([note('I walked there', 'paid')], null)).toBe('paid');
  });

  test('stays open where nothing was tapped', () => {
    expect(newestOutcome([note('I asked 9 and 8 refused')], null)).toBeNull();
    expect(newestOutcome([], null)).toBeNull();
  });

  test('makes no payment of words that read like one', () => {
    expect([rungBesides('pays', 'counted'), rungBesides('pays', 'paid'), rungBesides('pays', null)]).toEqual([
      'does',
      'pays',
      'pays',
    ]);
    expect(rungBesides('says', 'counted')).toBe('says');
  });
});

describe('how far evidence reaches, and with how many', () => {
  test.each([
    ['We ran a pilot for 4 weeks and 22 farmers paid', 'pays', 22],
    ['I sprayed 31 fields. Farmers paid me 120 a field', 'pays', 31],
    ['I asked 12 of the 40 drivers', 'says', 12],
    ['I watched 3 stalls; then I asked 9 women', 'does', 3],
    ['Nobody can tell me why', 'desk', 0],
    ['I plan to ask 12 drivers', 'desk', 0],
    ['We would pay for our own truck', 'desk', 0],
    ['We pay 8 men to load', 'desk', 0],
  ])('%s: %s, %i', (text, rung, count) => expect(evidenceRung(text)).toEqual({ rung, count }));
});

describe('a sum that a founder tells', () => {
  test.each([
    ['Farmers pay 20 cedis for a sack, and carry it', 'Farmers pay 20 cedis for a sack'],
    ['Farmers would pay 20 cedis for a sack', ''],
    ['Farmers never paid 20 cedis for a sack', ''],
    ['Farmers pay for 20 sacks', ''],
    ['A sack is 20 cedis', ''],
    [`They pay 20 cedis for ${'very '.repeat(21)}good sacks`, `They pay 20 cedis for ${'very '.repeat(21)}good sacks`],
    [`They pay 20 cedis for ${'very '.repeat(22)}good sacks`, ''],
    ['Les clients paient 2 000 francs', 'Les clients paient 2 000 francs'],
  ])('is one that is paid where it says so, and is short enough to quote: %s', (text, told) =>
    expect(statedPayment(text)).toBe(told),
  );

  test.each([
    ['I earn 300 cedis a month', true],
    ['They get 300 cedis a month', true],
    ['They get 300 cedis', false],
    ['They get 300 cedis a bag', false],
    ['300 cedis a month as salary', true],
    ['The rent is 300 cedis a month', false],
    ['I earn 300 bags a month', false],
  ])('is earned, or is not: %s, %s', (text, is) => expect(isIncome(numberIn(text))).toBe(is));

  test.each([
    ['The bill came to 300 cedis', true],
    ['They handed us a 300 cedis bill', true],
    ['The crate came to 300 cedis', false],
    ['The bill lists 300 bags', false],
  ])('is a bill, or is none: %s, %s', (text, is) => expect(isBill(numberIn(text))).toBe(is));

  test.each([
    ['K2,850 was missing in March', true],
    ['we lost 12000 in March', true],
    ['the till is short by 40k', true],
    ['he came up 500 shillings short', true],
    ['il manquait 2 850 francs', true],
    ['tulipoteza shilingi 12,000', true],
    ['perdemos 12000 meticais', true],
    ['خسرنا 12000 في مارس', true],
    ['we would lose 12000 in March', false],
    ['we lost the customer who paid 500 shillings', false],
    ['we lost 5 goats at 500 shillings', false],
    ['they took a 500 shillings short-term loan', false],
    ['we lost 12 in March', false],
    ['we lost 3000 chicks', false],
  ])('was lost, or was not: %s, %s', (text, is) => expect(findNumbers(text).some(isLoss)).toBe(is));

  test.each([
    [
      'Thieves came. We lost 500 shillings in March and 300 in May. Now we sell',
      'We lost 500 shillings in March and 300 in May',
    ],
    [`We lost 500 shillings and then ${'very '.repeat(28)}much`, 'We lost 500 shillings'],
  ])('is told as lost in their own words: %s', (text, quote) => expect(statedLoss(text)).toBe(quote));

  test('was lost, and is no price: nothing is worked out from it', () => {
    const told = findNumbers('We lost 400 cedis of a crate of tomatoes, price and all');
    expect(matchSizes(painOf('agriculture.transit-loss'), told, 'GHA').price).toBeUndefined();
  });

  test.each([
    ['They pay me after 30 days', true],
    ['They pay 30 days late', true],
    ['They pay for 30 days', false],
    ['Milk comes after 30 days', false],
  ])('is waited for, or is not: %s, %s', (text, is) => expect(isDelay(numberIn(text))).toBe(is));

  test.each([
    ['they pay after two weeks', true],
    ['we wait for payment for two weeks', true],
    ['they pay at once', false],
    ['the lorry comes two weeks late', false],
  ])('comes late, or does not: %s, %s', (clause, is) => expect(tellsDelay(clause)).toBe(is));

  test.each([
    ['400 naira', 'NGA', true],
    ['400 naira', 'GHA', false],
    ['400 shillings', 'UGA', true],
    ['400 shillings', 'RWA', false],
    ['400 euros', 'SEN', false],
    ['400 naira', '', true],
    ['$400', 'GHA', true],
  ])('is of its country: %s in %j, %s', (text, country, is) => expect(isOfCountry(numberIn(text), country)).toBe(is));
});

describe('a part of a whole', () => {
  const shares = (text: string) => findShares(text).map(({ value, of }) => of ?? value);
  test.each([
    ['3 of 12 chicks', [[3, 12]]],
    ['12 of 12 chicks', []],
    ['13 of 12 chicks', []],
    ['0 of 12 chicks', []],
    ['3 of 2024', []],
    ['one in 5 days', []],
    ['$1 for 3 buckets', []],
    ['two thirds of it', [2 / 3]],
    ['half an hour', []],
    ['i can loose 4 basin from 10', [[4, 10]]],
    ['we lost 4 basins from 10 women', []],
    ['one saturday from 7 to 1', []],
    ['every third day', []],
    ['every third crate', [1 / 3]],
  ])('%s', (text, found) => expect(shares(text)).toEqual(found));

  test('keeps the whole where it is a number of things there are', () => {
    expect(findShares('6 of their 30 kilos')[0]?.counted?.value).toBe(30);
    expect(findShares('6 of 30 kilos')[0]?.counted).toBeUndefined();
  });
});

describe('the next questions', () => {
  const open = (...slots: readonly Open['slot'][]): Open[] =>
    slots.map((slot) => ({ slot, text: slot, why: '', choices: [] }));
  const asked = (of: readonly Open[], answers = {}) => questionSet(of, answers, 'Skip').map(({ slot }) => slot);

  test('are five in all, and leave out what was answered or skipped', () => {
    expect(asked(open('cause', 'where', 'who', 'payer', 'number', 'idea'))).toHaveLength(5);
    expect(asked(open('cause', 'where', 'payer'), { where: '', cause: 'x' })).toEqual(['payer']);
    const four = { cause: '', where: '', who: '', idea: '' };
    expect(asked(open('payer', 'number'), four)).toEqual(['payer']);
    expect(asked(open('payer'), { ...four, number: '' })).toEqual([]);
  });

  test('keep a place for what it comes to, while what was seen is still to be asked', () => {
    const four = { cause: '', where: '', who: '' };
    expect(asked(open('seen', 'payer'), four)).toEqual(['seen']);
    expect(asked(open('outcome', 'payer'), four)).toEqual(['outcome', 'payer']);
    expect(asked(open('seen', 'payer'), { seen: '', who: '' })).toEqual(['payer']);
  });
});

describe('a number as an input asks for it', () => {
  const input = (kind: SizeInput['kind'], label = 'x'): SizeInput => ({ id: 'x', label, kind, near: '' });
  const value = (to: SizeInput, text: string) => inUnitOf(to, numberIn(text)).value;

  test('is brought between hours and working days of eight, and from a stretch of time to its months', () => {
    expect(value(input('hours'), 'two days')).toBe(16);
    expect(value(input('days'), '4 hours')).toBe(0.5);
    expect(value(input('hours'), '4 hours')).toBe(4);
    expect(value(input('count', 'months asked for at once'), 'two years')).toBe(24);
    expect(value(input('count', 'months asked for at once'), '60 days')).toBe(2);
    expect(value(input('count', 'bags'), '60 bags')).toBe(60);
  });

  test('may come so often as it can: a trip twenty times the most that we would guess, a term one and a half', () => {
    const often = (id: string, times: number) => {
      const playbook = painOf(id);
      const most = playbook.sizing.times.assume[2];
      return isPlausible(playbook, {
        ...numberIn('3 bags'),
        kind: 'rate',
        rate: playbook.sizing.times.per,
        high: most * times,
      });
    };
    expect([often('agriculture.transit-loss', 20), often('agriculture.transit-loss', 20.1)]).toEqual([true, false]);
  });

  test('serves one input, that which it tells of most plainly', () => {
    const sizes = matchSizes(
      painOf('agriculture.transit-loss'),
      findNumbers('A crate costs 400 cedis and a truck carries 60 crates'),
      'GHA',
    );
    expect([sizes.price?.value, sizes.units?.value]).toEqual([400, 60]);
    expect(new Set(Object.values(sizes)).size).toBe(Object.values(sizes).length);
    const naira = findNumbers('A crate costs 400 naira and a truck carries 60 crates');
    expect(matchSizes(painOf('agriculture.transit-loss'), naira, 'GHA').price).toBeUndefined();
  });
});

test.each([
  ['We are 24 and each of us puts 200 kwacha a month', 24],
  ['3 members have not paid. It is 200 kwacha a month and 24 members', 24],
  ['nous sommes 24, chacune donne 200 francs', 24],
  ['3 members have not paid', undefined],
])('the members of a group: %s', (text, members) =>
  expect(matchSizes(painOf('fintech.savings-circle'), findNumbers(text), '').members?.value).toBe(members),
);

test.each([
  ['fintech.savings-circle', '6 books went missing last month', '6 books went missing last month'],
  ['water.tanker-price', 'The tap was dry for 5 days. I bought 4 cans a day', 'The tap was dry for 5 days'],
  ['agriculture.transit-loss', 'The lorry breaks my crates twice a day', 'The lorry breaks my crates twice a day'],
  ['agriculture.transit-loss', 'I sell tomatoes every week, and some are crushed', ''],
  ['agriculture.transit-loss', 'I have done this for 5 years. They are crushed', ''],
])('how often the trouble comes is told, or is not: %s, %s', (id, text, quote) =>
  expect(statedOften(painOf(id), text)).toBe(quote),
);

test.each([
  ['5 repairs last year', 5, 'year'],
  ['two repairs a month', 2, 'month'],
  ['5 repairs', undefined, undefined],
  ['5 parts last year', undefined, undefined],
])('a count of the event in a stretch of time is how often it comes: %s', (text, value, rate) => {
  const { times } = matchSizes(painOf('transport.worn-parts'), findNumbers(text), '');
  expect([times?.value, times?.rate]).toEqual([value, rate]);
});

describe('a price and a count', () => {
  const sizes = (text: string) => {
    const { price, spread } = matchSizes(painOf('agriculture.wet-drying'), findNumbers(text), '');
    return [price?.value, spread?.value];
  };
  test.each([
    ['A gorogoro costs 150 shillings. I spread 90 bags a day', [150, undefined]],
    ['A sack costs 150 shillings. I spread 90 bags a day', [150, 90]],
    ['It is 150 shillings a kilo. I spread 90 kg a day', [150, 90]],
  ])('are multiplied in one measure only: %s', (text, found) => expect(sizes(text)).toEqual(found));

  test('are taken from an answer that holds both, and not where words say that it is another thing', () => {
    const text = 'People in Apac, Uganda who dry fish on the sand lose it to rain. I can loose 4 basin from 10.';
    const sums = (number: string) =>
      JSON.stringify(research(text, { nearest: lineOf('agriculture.wet-drying'), number }).content.tables);
    expect(sums('55,000, and 12')).toContain('measures spread out in one day (12, yours)');
    expect(sums('clean basin 55,000, brown one 20,000')).not.toContain('measures spread out');
  });

  test('of a day’s work are asked of a fitter as of a driver', () => {
    const asked = numberQuestion(painOf('transport.fake-parts'), { part: 1 }, 'brake pads');
    expect(asked).toContain('at the bench');
    expect(asked).not.toMatch(/driver|rider|fuel/);
  });

  test('are asked for together, and what was told of them is not', () => {
    const asked = (told: Readonly<Record<string, unknown>>) =>
      numberQuestion(painOf('agriculture.transit-loss'), told, 'tomatoes');
    const [price, units] = [
      'What does one crate of tomatoes cost at the farm, in your money?',
      'How many crates of tomatoes go on a trip?',
    ];
    expect([asked({}), asked({ price: 1 }), asked({ units: 1 }), asked({ price: 1, units: 1 })]).toEqual([
      `${price} ${units}`,
      units,
      price,
      '',
    ]);
  });
});

test('a group is named by each word of its name, side by side, in either number', () => {
  expect(namesGroup('the school owner', 'school owners')).toBe(true);
  expect(namesGroup('the owner of the school', 'school owners')).toBe(false);
  expect(namesGroup('school', 'school owners')).toBe(false);
  expect(namesGroup('anybody', '')).toBe(false);
});

describe('a calculation', () => {
  const given = (name: string, low: number, base: number, high: number) =>
    ({ name, label: name, origin: 'assumed', ref: '', low, base, high, unit: '' }) as const;
  const pool = new Map([given('a', 1, 2, 4), given('b', 10, 10, 10)].map((one) => [one.name, one]));

  test('has its smaller end first, whatever its inputs do to it, and is none without one of them', () => {
    expect(makeCalc('x', 'X', 'b / a', pool, 'bags')).toMatchObject({ low: 2.5, base: 5, high: 10, unit: 'bags' });
    expect(makeCalc('x', 'X', 'b / c', pool, '')).toBeNull();
  });

  test('reaches as many as the country has on record, by the first count whose records are all there', () => {
    const ghana = packOf('GHA');
    const playbook = painOf('education.crowded-classes');
    const reach = reachOf(playbook, ghana, (text) => text);
    expect(reach?.label).toBe(playbook.reach[0]?.label);
    expect(reach?.calc.inputs.map(({ ref }) => ref)).toEqual(['rec:GHA:SP.POP.TOTL', 'rec:GHA:FB.AGE014']);
    const without = { ...ghana, indicators: ghana.indicators.filter(({ code }) => code !== 'FB.AGE014') };
    expect(reachOf(playbook, without, (text) => text)).toBeNull();
    expect(recordInput(without, 'young', 'FB.AGE014', 'young')).toBeNull();
  });
});
