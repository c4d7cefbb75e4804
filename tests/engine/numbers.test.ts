import { describe, expect, test } from 'vitest';
import { digitsFor, digitsOfInput, plainNumber, withUnit } from '../../src/engine/claims/format.ts';
import { findNumbers } from '../../src/engine/reading/numbers.ts';
import { bigNumber, grouped, trimmed } from '../../src/engine/text/numbers.ts';

const first = (text: string) => findNumbers(text)[0];

describe("a founder's numbers", () => {
  test.each([
    ['400 cedis a crate', 'money', 400, 'crate'],
    ['KSh 2,500 per visit', 'money', 2500, 'visit'],
    ['₦20k every month', 'money', 20_000, 'month'],
    ['2 million naira', 'money', 2_000_000, ''],
    ['5 000 FCFA par sac', 'money', 5000, 'sac'],
    ['R500 per month', 'money', 500, 'month'],
    ['gunia moja shs 2,300', 'money', 2300, ''],
    ['compramos 1200 MT', 'money', 1200, ''],
    ['mardi 64 000 F', 'money', 64_000, ''],
    ['60.000f la semaine', 'money', 60_000, 'semaine'],
    ['60 000f', 'money', 60_000, ''],
    ['8 500frs', 'money', 8500, ''],
    ['1.250fcfa', 'money', 1250, ''],
    ['1.000.000 FCFA', 'money', 1_000_000, ''],
    ['45000f', 'money', 45_000, ''],
    ['15000 fc', 'money', 15_000, ''],
    ['15000fc par mois', 'money', 15_000, 'mois'],
    ['500 FCFA', 'money', 500, ''],
    ['2.500,50 meticais', 'money', 2500.5, ''],
    ['12.750 sacos', 'count', 12_750, ''],
    ['0.250 kg', 'count', 0.25, ''],
    ['kuku mmoja elfu 12', 'count', 12_000, ''],
    ['shilingi elfu 12', 'money', 12_000, ''],
    ['sh laki 3', 'money', 300_000, ''],
    ['shilingi 500', 'money', 500, ''],
    ['seventeen goats', 'count', 17, ''],
    ['soixante blocs', 'count', 60, ''],
    ['12,5 kg', 'count', 12.5, ''],
    ['60 farmers', 'count', 60, ''],
    ['20 MT of maize', 'count', 20, ''],
    ['60 crates a trip', 'count', 60, 'trip'],
    ['three trips a week', 'rate', 3, 'week'],
    ['every day', 'rate', 1, 'day'],
    ['twice a month', 'rate', 2, 'month'],
    ['a third of it', 'share', 1 / 3, ''],
    ['3 out of 10 cans', 'share', 0.3, ''],
    ['15 percent', 'share', 0.15, ''],
    ['$1 for 3 buckets', 'money', 1, ''],
    ['30 minutes', 'hours', 0.5, ''],
    ['two weeks', 'days', 14, ''],
    ['I pay the owner 12,000 every day', 'money', 12_000, 'day'],
    ['each gives 5,000 a week', 'money', 5000, 'week'],
    ['a bag is 36,000.', 'money', 36_000, ''],
    ['he pays 3 a week', 'rate', 3, 'week'],
    ['a class is 60.', 'count', 60, ''],
    ['a school is 240 pupils', 'count', 240, ''],
  ])('%s', (text, kind, value, per) => {
    expect(first(text)).toMatchObject({ kind, per });
    expect(first(text)?.value).toBeCloseTo(value);
  });

  test('a range keeps its ends', () => {
    expect(first('between 10 and 15 bags')).toMatchObject({ low: 10, value: 12.5, high: 15 });
    expect(first('3-4 hours')).toMatchObject({ low: 3, high: 4 });
    expect(first('elfu 20 - 40 kwa siku')).toMatchObject({ low: 20_000, high: 40_000 });
    expect(first('laki 2 mpaka 3')).toMatchObject({ low: 200_000, high: 300_000 });
    expect(first('2 até 3 sacos')).toMatchObject({ low: 2, high: 3 });
  });

  test.each([
    ['between 10 and 15 bags', [[10, 15]]],
    ['between about 200 and 300 shillings', [[200, 300]]],
    ['entre 10 et 15 sacs', [[10, 15]]],
    ['entre 10 e 15 sacos', [[10, 15]]],
    ['kati ya 10 na 15', [[10, 15]]],
    ['بين 10 و 15', [[10, 15]]],
    ['10 or 15 bags', [[10, 15]]],
    ['K20 and 24 members', [20, 24]],
    ['20 francs et 24 membres', [20, 24]],
    ['shilingi 20 na 24', [20, 24]],
    ['20 meticais e 24 membros', [20, 24]],
    ['20 و 24 عضو', [20, 24]],
  ])('are joined by “and” only after “between”: %s', (text, found) =>
    expect(findNumbers(text).map(({ low, high }) => (low === high ? low : [low, high]))).toEqual(found),
  );

  test.each([
    'we are 24',
    "We're 24 women",
    'We are about 24 in the group',
    'we are a group of 24 tailors',
    'nous sommes environ 24',
    'tuko 24 kwenye kikundi',
    'somos 24 mulheres',
    'نحن 24 امرأة',
  ])('%s: so many members', (text) => expect(first(text)).toMatchObject({ kind: 'count', noun: 'members', value: 24 }));

  test.each(['we are 24 km from the town', 'we are 24 years old', 'we are selling 24', 'we are 3 times as many'])(
    '%s: no members',
    (text) => expect(first(text)?.noun).not.toBe('members'),
  );

  test.each(['in 2023', 'call 0712345678', 'one of them'])('%s is no quantity', (text) => {
    expect(findNumbers(text)).toEqual([]);
  });
});

test('a day of a year is no share of it', () => {
  const kinds = (text: string) => findNumbers(text).map(({ kind }) => kind);
  expect(kinds('we began on the 3 of 2024')).not.toContain('share');
  expect(kinds('we lost 3 of 2400')).toContain('share');
});

describe('written numbers ask no locale', () => {
  test('thousands, decimals, words', () => {
    expect(grouped(1234567, 0)).toBe('1,234,567');
    expect(grouped(-0.04, 1)).toBe('0.0');
    expect(trimmed(12.5, 2)).toBe('12.5');
    expect(bigNumber(34_427_414)).toBe('34.4 million');
    expect(bigNumber(1_240_000_000)).toBe('1.24 billion');
  });
});

test('all of something is a share, more than all is none', () => {
  expect(first('100% of it')).toMatchObject({ kind: 'share', value: 1 });
  expect(first('120% of it')?.kind).not.toBe('share');
});

test('what would be rounded to a million is said as one', () => {
  expect(bigNumber(999_499)).toBe('999,000');
  expect(bigNumber(999_500)).toBe('1 million');
});

test('a sum that would be rounded to a million is said as one too', () => {
  expect(withUnit(999_499, 'shillings')).toBe('999,000 shillings');
  expect(withUnit(999_500, 'shillings')).toBe('1 million shillings');
});

describe('a result', () => {
  test.each([
    [0.256, 'share', 'en', '25.6%'],
    [40, '', 'en', '40'],
    [1, 'bags', 'en', '1 bag'],
    [2, 'bags', 'en', '2 bags'],
    [2250, 'Shilingi', 'sw', 'Shilingi 2,250'],
    [2250, 'US dollars', 'sw', 'US$2,250'],
    [320, 'N$', 'en', 'N$320'],
  ])('%d %s is written in %s as %s', (value, unit, language, said) => {
    expect(withUnit(value, unit, 3, language)).toBe(said);
  });

  test.each([
    [0.0567, 3, '0.057'],
    [0.1, 3, '0.1'],
    [0.567, 3, '0.57'],
    [1, 3, '1'],
    [9.96, 3, '10'],
    [12.34, 3, '12.3'],
    [12.34, 2, '12'],
    [9876, 3, '9,876'],
    [9876.4, 3, '9,880'],
    [10_001, 3, '10,000'],
    [12_345.67, 9, '12,345.7'],
    [99.96, 9, '100'],
    [1_000_000_000, 9, '1 billion'],
  ])('%d to %i digits reads %s', (value, digits, said) => expect(plainNumber(value, digits)).toBe(said));

  test('is told in full where the founder could work it out, and no finer than a guess in it', () => {
    const own = { origin: 'founder' as const, base: 40 };
    const guess = { origin: 'assumed' as const, base: 2 };
    const half = { origin: 'founder' as const, base: 2.5 };
    expect(digitsFor({ precision: 'as_known', base: 80, inputs: [own] })).toBe(9);
    expect(digitsFor({ precision: 'as_known', base: 80.5, inputs: [own] })).toBe(3);
    expect(digitsFor({ precision: 'as_known', base: 80, inputs: [own, half] })).toBe(3);
    expect(digitsFor({ precision: 'as_known', base: 540 / 31, inputs: [own] })).toBe(2);
    expect(digitsFor({ precision: 'as_known', base: 80, inputs: [own, guess] })).toBe(2);
    expect(digitsFor({ precision: 'rounded', base: 80, inputs: [own] })).toBe(3);
    expect(digitsFor({ precision: 'rounded', base: 80, inputs: [guess] })).toBe(3);
    expect([
      digitsOfInput({ precision: 'as_known' }, own),
      digitsOfInput({ precision: 'as_known' }, guess),
      digitsOfInput({ precision: 'rounded' }, own),
    ]).toEqual([9, 3, 3]);
  });
});
