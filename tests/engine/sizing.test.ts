import { describe, expect, test } from 'vitest';
import type { Playbook } from '../../content/schema/playbook.ts';
import { LOSS_SAID } from '../../src/engine/reading/sizes.ts';
import type { FounderNumber, Reading } from '../../src/engine/reading/types.ts';
import { size } from '../../src/engine/sizing.ts';

const SIZING: Playbook['sizing'] = {
  event: ['trip', 'trips'],
  inputs: [
    { id: 'price', label: 'price of a crate', kind: 'money', near: '' },
    { id: 'crates', label: 'crates on a trip', kind: 'count', assume: [20, 20, 20], near: '' },
    { id: 'kept', label: 'share that arrives whole', kind: 'share', assume: [0.5, 0.8, 0.9], near: '' },
  ],
  loss: [
    { id: 'load', label: 'cost of a load', expr: 'price * crates', unit: 'money' },
    { id: 'loss', label: 'lost on one trip', expr: 'load * (1 - kept)', unit: 'money' },
  ],
  times: { per: 'week', assume: [1, 2, 3], ask: '' },
  periods: [10, 12, 14],
  people: { label: 'traders', assume: [5, 10, 20] },
};

type Said = Record<string, number | readonly [low: number, base: number, high: number]>;
/** The sums of a founder who told these numbers. */
function sized(said: Said, change: Partial<Playbook['sizing']> = {}, rate: FounderNumber['rate'] = null, text = '') {
  const sizes = Object.fromEntries(
    Object.entries(said).map(([id, ends]) => {
      const [low, value, high] = typeof ends === 'number' ? [ends, ends, ends] : ends;
      return [id, { low, value, high, rate, words: '' }];
    }),
  );
  const reading = {
    text,
    seen: '',
    answers: [],
    sizes,
    who: { one: 'trader' },
    payer: { one: 'wholesaler' },
  } as unknown as Reading;
  const playbook = { sizing: { ...SIZING, ...change } } as unknown as Playbook;
  const result = size(reading, playbook, 'cedis', (text) => text);
  return { ...result, of: (id: string) => result.calcs.find((calc) => calc.id === id) };
}

describe('the sums of a founder', () => {
  test('go from one trip to a season and to the first group, in their money', () => {
    const { of, headline, hasMoney, lossId, span, calcs } = sized({ price: 100 });
    expect(calcs.map(({ id }) => id)).toEqual(['load', 'loss', 'yearly', 'fee', 'route']);
    expect(of('load')).toMatchObject({ base: 2000, unit: 'cedis' });
    // What is kept lowers the loss: its high end is the loss’s low one.
    expect(of('loss')).toMatchObject({ low: 200, base: 400, high: 1000 });
    expect(sized({ price: [90, 100, 110] }).of('loss')).toMatchObject({ low: 180, base: 400, high: 1100 });
    expect(of('yearly')).toMatchObject({ expression: 'loss * times * periods', low: 2000, base: 9600, high: 42_000 });
    expect(of('fee')).toMatchObject({ base: 60 });
    expect(of('route')).toMatchObject({ base: 60 * 2 * 12 * 10 });
    expect({ headline, hasMoney, lossId, span }).toEqual({
      headline: 'route',
      hasMoney: true,
      lossId: 'loss',
      span: 'season',
    });
  });

  test('are none of guesses alone, nor without a number that is never guessed', () => {
    const inputs = SIZING.inputs.map((input) => ({ ...input, assume: [1, 2, 3] as const }));
    for (const none of [
      sized({}),
      sized({ kept: 0.7 }),
      sized({}, { inputs: inputs.map((one) => ({ ...one, assume: [...one.assume] })) }),
    ])
      expect(none).toMatchObject({
        calcs: [],
        assumed: [],
        sensitivity: [],
        headline: '',
        lossId: '',
        hasMoney: false,
      });
  });

  test('take the whole loss of a trip as the founder said it, and no part of it', () => {
    const { of, calcs } = sized({ [LOSS_SAID]: [300, 400, 500], price: 100 });
    expect(calcs.map(({ id }) => id)).not.toContain('load');
    expect(of('loss')).toMatchObject({ low: 300, base: 400, high: 500, unit: 'cedis' });
  });

  test('are none beside a loss that they tell, unless every number is theirs', () => {
    const text = 'A crate is 100. We lost 12000 in March.';
    expect(sized({ price: 100 }, {}, null, text)).toMatchObject({
      calcs: [],
      lossId: '',
      told: 'We lost 12000 in March',
    });
    expect(sized({ price: 100, crates: 20, kept: 0.8 }, {}, null, text).of('loss')?.base).toBe(400);
  });

  test('of hours add up to a total of the group, and no fee', () => {
    const loss = [{ id: 'loss', label: 'hours lost', expr: 'crates * (1 - kept)', unit: 'hours' as const }];
    const { of, headline, hasMoney, calcs } = sized({ crates: 10 }, { loss });
    expect(calcs.map(({ id }) => id)).toEqual(['loss', 'yearly', 'total']);
    expect(of('total')).toMatchObject({ base: 480, unit: 'hours' });
    expect({ headline, hasMoney }).toEqual({ headline: 'total', hasMoney: false });
  });

  test('bring how often to the playbook’s own period', () => {
    expect(sized({ price: 100, times: 3 }, {}, 'week').of('yearly')?.base).toBe(400 * 3 * 12);
    expect(sized({ price: 100, times: 1 }, {}, 'day').of('yearly')?.base).toBe(400 * 7 * 12);
    expect(sized({ price: 100, times: 3 }).of('yearly')?.base).toBe(400 * 3 * 12);
  });

  test('multiply by no period where there is one alone', () => {
    const once = sized({ price: 100 }, { periods: [1, 1, 1] });
    expect([once.of('yearly')?.expression, once.of('route')?.expression]).toEqual([
      'loss * times',
      'fee * times * people',
    ]);
  });

  test.each([
    ['week', [10, 42, 50], 'season'],
    ['week', [10, 43, 50], 'year'],
    ['day', [100, 299, 365], 'season'],
    ['day', [100, 300, 365], 'year'],
    ['month', [1, 2, 3], 'year'],
  ] as const)('span what is under 300 days as a season: by the %s, %j, a %s', (per, periods, span) => {
    const times = { ...SIZING.times, per };
    expect(sized({ price: 100 }, { times, periods: [...periods] }).span).toBe(span);
  });

  test('list as guesses what was guessed and may be otherwise, and as moving it most what does', () => {
    const { assumed, sensitivity } = sized({ price: [90, 100, 110] });
    expect(assumed.map(({ name }) => name)).toEqual(['kept', 'times', 'periods', 'prevented', 'givenup', 'people']);
    const swings = sensitivity.map(({ low, high }) => Math.abs(high - low));
    expect(swings).toEqual([...swings].sort((a, b) => b - a));
    expect(sensitivity.map(({ name }) => name)).toContain('price');
    expect(sensitivity.map(({ name }) => name)).not.toContain('crates');
    expect(sensitivity.find(({ name }) => name === 'people')).toMatchObject({
      label: 'traders',
      low: 7200,
      high: 28_800,
    });
  });
});
