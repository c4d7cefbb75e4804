import { describe, expect, it } from 'vitest';
import type { CaseSum } from '../../src/contract/case.ts';
import { calcOfSum } from '../../src/engine/case/sums.ts';
import { faultOfUnits, isCalledProfit } from '../../src/engine/case/units.ts';

const figure = (id: string, words: string, about: string, value: number) => ({ id, words, about, value });
const FIGURES = [
  figure('f1', '75,000', 'price of one sack of charcoal, in shillings', 75_000),
  { ...figure('f2', '20,000 - 40,000', 'sales in a day', 30_000), low: 20_000, high: 40_000 },
  figure('f3', 'siku nne', 'days one sack lasts', 4),
];
const input = (name: string, figure: string | null, unit: string, label = name): CaseSum['inputs'][number] => ({
  name,
  label,
  figure,
  guess: figure === null ? [2, 3, 4] : null,
  unit,
});
const sum = (expression: string, unit: string, ...inputs: CaseSum['inputs']): CaseSum => ({
  id: 's1',
  label: 'what it comes to',
  expression,
  unit,
  inputs,
});
const SACK = input('sack', 'f1', 'shillings');
const SALES = input('sales', 'f2', 'shillings');
const DAYS = input('days', 'f3', 'days');
const PART = input('part', null, '');

describe('the units of a sum', () => {
  it.each([
    ['money by a count', sum('sack / days', 'shilingi', SACK, DAYS)],
    ['money by a share', sum('sack * part', 'shillings', SACK, PART)],
    ['money and money', sum('sales * 30 - sack * days', 'shillings a month', SALES, SACK, DAYS)],
    ['money over money', sum('sack / sales', 'days', SACK, SALES)],
    [
      'dollars in francs, and francs',
      sum(
        'bill * rate - cards * fee',
        'fc',
        input('bill', null, 'dollars'),
        input('rate', null, 'fc', 'francs for one dollar'),
        input('cards', null, 'cards'),
        input('fee', null, 'fc'),
      ),
    ],
    ['counts alone', sum('days * part', 'days', DAYS, PART)],
  ])('may be %s', (_, fitting) => expect(faultOfUnits(fitting, FIGURES)).toBe(''));

  it.each([
    ['money by money', sum('sack * sales', 'shillings', SACK, SALES), 'multiplies money'],
    [
      'money by money that is given no unit',
      sum('sack * sales', 'shillings', input('sack', 'f1', ''), SALES),
      'multiplies money',
    ],
    ['money and days', sum('sack + days', 'shillings', SACK, DAYS), 'multiplies money by money, or adds'],
    ['a count as money', sum('days * part', 'shillings', DAYS, PART), 'comes to none'],
    ['money as a count', sum('sack / days', 'sacks', SACK, DAYS), 'comes to money'],
  ])('may not be %s', (_, broken, fault) => expect(faultOfUnits(broken, FIGURES)).toContain(fault));

  it('do not turn cents into dollars', () => {
    const own = [...FIGURES, figure('f9', '33 US cents', 'paid for a kilo', 33)];
    const kilo = input('kilo', 'f9', '');
    expect(faultOfUnits(sum('kilo * days', 'US$', kilo, DAYS), own)).toContain('divide by 100');
    expect(faultOfUnits(sum('kilo * days / 100', 'US$', kilo, DAYS), own)).toBe('');
    expect(faultOfUnits(sum('kilo * days', 'US cents', kilo, DAYS), own)).toBe('');
  });

  it('are of no profit where the founder told their sales', () => {
    const profit = sum('profit * 30', 'shillings', input('profit', 'f2', 'shillings', 'profit in a day'));
    expect(faultOfUnits(profit, FIGURES)).toBe('takes sales for a profit');
  });

  it.each([
    ['sales in a day', 'profit in a day', true],
    ['sales and the profit on them', 'profit in a day', false],
    ['sales in a day', 'profit on sales', false],
    ['profit in a day', 'profit in a day', false],
    ['sales in a day', 'sales in a day', false],
    ['sales in a day', 'bags in a day', false],
    ['days in a month', 'profit in a day', false],
  ])('take %j for %j: %s', (told, called, isWrong) => expect(isCalledProfit(told, called)).toBe(isWrong));

  it.each([
    ['by what the figure is about', '40', 'price of a bag', '', 'bag'],
    ['by the founder’s own words', '40 cedis', 'paid for a bag', '', 'bag'],
    ['by the label, where nothing else tells', '40', 'for a bag', '', 'price'],
  ])('know an amount %s', (_, words, about, unit, label) => {
    const own = [figure('f1', words, about, 40)];
    const squared = sum('bag * bag', 'days', input('bag', 'f1', unit, label));
    expect(faultOfUnits(squared, own)).toContain('multiplies money');
  });

  it.each([
    ['a share of an amount', 'price that is left as margin', '', 'part'],
    ['what has a unit of its own', 'bags in a week', 'bags', 'price'],
  ])('take %s for no money', (_, about, unit, label) => {
    const squared = sum('bag * bag', 'bags', input('bag', 'f1', unit, label));
    expect(faultOfUnits(squared, [figure('f1', '40', about, 40)])).toBe('');
  });

  it('keep a founder’s range to the end', () =>
    expect(calcOfSum(sum('sales * 30', 'shillings', SALES), FIGURES)).toMatchObject({
      low: 600_000,
      base: 900_000,
      high: 1_200_000,
    }));

  it.each([
    ['divides', sum('sack / part', 'shillings', SACK, PART), 18_750, 25_000, 37_500],
    ['takes off', sum('sack - part', 'shillings', SACK, PART), 74_996, 74_997, 74_998],
  ])('tell the smaller end of a sum first, also where it %s what is guessed', (_, own, low, base, high) =>
    expect(calcOfSum(own, FIGURES)).toMatchObject({ low, base, high }),
  );

  it('say nothing of a sum that a guess makes too wide, also where it divides by it', () => {
    const wide = { ...PART, guess: [1, 20, 40] as [number, number, number] };
    expect(calcOfSum(sum('sack / part', 'shillings', SACK, wide), FIGURES)).toBeNull();
  });

  it('say nothing of a sum that comes to nothing', () =>
    expect(calcOfSum(sum('sales * 0', 'shillings', SALES), FIGURES)).toBeNull());
});

it('takes no per cent for cents', () => {
  const cut = input('cut', null, 'per cent');
  expect(faultOfUnits(sum('sack * cut / 100', 'shillings', SACK, cut), FIGURES)).toBe('');
});

it('tells what is divided by money to be turned round', () =>
  expect(faultOfUnits(sum('days / sack', 'days', DAYS, SACK), FIGURES)).toContain('turn it round'));

it('takes the sign that a founder gives a price in for money', () => {
  const figures = [figure('f1', '1 200 F', 'price of one notice', 1_200), figure('f2', '31', 'unsigned notices', 31)];
  const price = input('price', 'f1', 'F');
  const notices = input('notices', 'f2', 'notices');
  expect(faultOfUnits(sum('price * notices', 'F', price, notices), figures)).toBe('');
  // A guess in the same coin is money too: where the gain is eaten up, money is divided by money.
  const bonus = input('bonus', null, 'F');
  const even = sum('(notices * price - days * bonus) / (price - bonus)', 'notices', notices, price, DAYS, bonus);
  expect(faultOfUnits(even, [...figures, ...FIGURES.slice(2)])).toBe('');
  expect(faultOfUnits(sum('price * notices', 'notices', price, notices), figures)).toContain('its unit names none');
});
