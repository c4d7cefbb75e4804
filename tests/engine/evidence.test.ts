import { describe, expect, test } from 'vitest';
import type { Playbook } from '../../content/schema/playbook.ts';
import { inSentence, moneyOf, withoutTown } from '../../src/engine/country.ts';
import { disagree, figureOf, hasTrend, limitOf, placeShare, say, valueText } from '../../src/engine/evidence.ts';
import { FIGURES } from '../../src/engine/knowledge/figures.ts';
import { chooseFigures } from '../../src/engine/select.ts';
import type { IndicatorRecord } from '../../src/engine/types.ts';
import { packOf } from './support/run.ts';

const CODE = 'SP.POP.TOTL';

describe("a country's place among the others", () => {
  const figure = figureOf(packOf('GHA'), CODE);
  const placeOf = (rank: number, of: number, ties?: number) =>
    figure && say({ ...figure, record: { ...figure.record, rank, of, ...(ties !== undefined && { ties }) } }, 'place');

  test.each([
    [1, 10, undefined, 'the highest of the 10'],
    [3, 10, undefined, 'the 3rd highest of the 10'],
    [5, 10, undefined, 'the 5th highest of the 10'],
    [11, 54, undefined, 'the 11th highest of the 54'],
    [22, 54, undefined, 'the 22nd highest of the 54'],
    [6, 10, undefined, 'the 5th lowest of the 10'],
    [10, 10, undefined, 'the lowest of the 10'],
    [2, 10, 3, 'the 2nd highest, with others, of the 10'],
    [2, 10, 2, 'the 2nd highest, with others, of the 10'],
    // Places 6 to 10 are one and the same value: nobody has less.
    [6, 10, 5, 'the lowest, with others, of the 10'],
    // Places 5 to 8: two have less.
    [5, 10, 4, 'the 3rd lowest, with others, of the 10'],
  ])('place %i of %i, shared by %s, is %s', (rank, of, ties, words) => {
    expect(placeOf(rank, of, ties)).toContain(`, ${words} African countries on record`);
  });
});

test('a record of 2019 or before is said to be the newest on record', () => {
  const figure = figureOf(packOf('GHA'), CODE);
  const saidOf = (year: number) => figure && say({ ...figure, record: { ...figure.record, year } }, 'now');
  expect(saidOf(2019)).toMatch(/ in 2019, the newest on record$/);
  expect(saidOf(2020)).toMatch(/ in 2020$/);
});

test('three figures are told, the heaviest that the country has', () => {
  const codes = [CODE, 'FP.CPI.TOTL.ZG', 'EG.ELC.ACCS.RU.ZS', 'NE.IMP.GNFS.ZS'];
  const uses = codes.map((code, at) => ({ code, weight: 4 - at, kind: 'near', high: 'Much.', low: 'Little.' }));
  const playbook = { indicators: uses } as unknown as Playbook;
  const home = packOf('GHA');
  const told = (pack: typeof home) => chooseFigures(playbook, pack).map(({ use }) => use.code);
  expect(told(home)).toEqual(codes.slice(0, 3));
  expect(told({ ...home, indicators: home.indicators.filter(({ code }) => code !== CODE) })).toEqual(codes.slice(1));
});

test('a fall is said as a fall, without its sign and without its past', () => {
  const said = (code: string, value: number) => {
    const figure = figureOf(packOf('GHA'), code);
    const earlier = { year: 2010, value: 5 };
    return figure && say({ ...figure, record: { ...figure.record, year: 2020, value, earlier } }, 'fig');
  };
  expect(said('NY.GDP.MKTP.KD.ZG', -2)).toBe('output in Ghana shrank by 2% in 2020');
  expect(said('NY.GDP.MKTP.KD.ZG', 2)).toBe('output in Ghana grew by 2% in 2020, down from 5% in 2010');
  expect(said('FP.CPI.TOTL.ZG', -1.5)).toBe('prices in Ghana fell by 1.5% in 2020');
  expect(said('BN.CAB.XOKA.GD.ZS', -4)).toContain('stood at -4% of GDP');
});

test('every figure that grows or rises has words for its fall', () => {
  const grows = Object.entries(FIGURES).filter(([, { say }]) => / (?:grew|rose) by /.test(say));
  expect(grows.filter(([, { say_fall }]) => say_fall === undefined)).toEqual([]);
});

test('a change is told as a trend from five years on', () => {
  const figure = figureOf(packOf('GHA'), CODE);
  if (!figure) throw new Error('No record');
  const { record } = figure;
  const since = (years: number) =>
    hasTrend({ ...figure, record: { ...record, earlier: { year: record.year - years, value: record.value / 2 } } });
  expect([since(4), since(5)]).toEqual([false, true]);
});

test('a figure that lies on the line counts as high', () => {
  const use = { code: CODE, weight: 1, kind: 'near', high: 'Many.', low: 'Few.', split: 30_000_000 };
  const home = packOf('GHA');
  const told = (value: number) => {
    const indicators = home.indicators.map((record) => (record.code === CODE ? { ...record, value } : record));
    return chooseFigures({ indicators: [use] } as unknown as Playbook, { ...home, indicators })[0]?.text;
  };
  expect([told(29_999_999), told(30_000_000)]).toEqual(['Few.', 'Many.']);
});

test('a change of eight in a hundred is a trend, one that nobody would see is none', () => {
  const figure = figureOf(packOf('GHA'), 'SP.POP.TOTL');
  if (!figure) throw new Error('No record');
  const from = (code: string, earlier: number, value: number) =>
    hasTrend({ ...figure, record: { code, year: 2020, value, earlier: { year: 2010, value: earlier } } });
  expect([from(CODE, 100, 108), from(CODE, 100, 107.9)]).toEqual([true, false]);
  expect([from(CODE, 100, 92), from(CODE, -100, -108)]).toEqual([true, true]);
  // Both are written '0.1'.
  expect(from('NO.CODE', 0.06, 0.14)).toBe(false);
});

test.each([
  ['NO.CODE', 12.34, '12.3'],
  ['NO.CODE', 0.05, '0.1'],
  ['NO.CODE', 0.049, '0.049'],
  ['NO.CODE', -0.049, '-0.049'],
  ['NO.CODE', 0, '0'],
  ['NO.CODE', 99_999.4, '99,999.4'],
  ['NO.CODE', 123_456, '123,000'],
  ['NO.CODE', -123_456, '-123,000'],
])('a value of %s, %d, is written %s: little is not nothing, much is rounded', (code, value, said) => {
  expect(valueText(code, value)).toBe(said);
});

test.each([
  [{ rank: 1, of: 11 }, 1],
  [{ rank: 6, of: 11 }, 0.5],
  [{ rank: 11, of: 11 }, 0],
  [{ rank: 1, of: 11, ties: 11 }, 0.5],
  [{ rank: 2, of: 2 }, 0],
  [{ rank: 1, of: 1 }, null],
  [{ of: 11 }, null],
])('of the countries on record, with %o, this share has less: %s', (place, share) => {
  expect(placeShare({ code: CODE, year: 2020, value: 1, ...place })).toBe(share);
});

test('two publishers disagree where they lie more than five in a hundred apart', () => {
  expect([disagree(100, 95), disagree(100, 94.9), disagree(94.9, 100), disagree(-100, -95)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a limit says where a figure was fetched, beside what it does not say', () => {
  const record = { code: CODE, year: 2020, value: 1 };
  expect(limitOf(record)).toBe(FIGURES[CODE]?.limit);
  expect(limitOf({ ...record, fetched: '2026-11-20' })).toBe(
    `${FIGURES[CODE]?.limit}; fetched from its publisher on 2026-11-20`,
  );
  expect(limitOf({ ...record, code: 'NO.CODE', fetched: '2026-11-20' })).toBe(
    'fetched from its publisher on 2026-11-20',
  );
});

test('a country and its money are named as a sentence names them', () => {
  expect(['The Gambia', 'Central African Republic', 'Kenya', "Cote d'Ivoire"].map(inSentence)).toEqual([
    'the Gambia',
    'the Central African Republic',
    'Kenya',
    'Cote d’Ivoire',
  ]);
  expect(moneyOf(packOf('GHA'))).toBe('cedis');
  expect(moneyOf({ ...packOf('GHA'), currency: { code: 'XXX', name: ' shells ' } })).toBe('shells');
  expect(withoutTown('a market near {place}, in {place}')).toBe('a market near you, in {place}');
});

test('a figure is said short, with its past where it moved, and with its place where it has one', () => {
  const said = (code: string, form: 'fig' | 'now' | 'place' | 'short', record: Partial<IndicatorRecord>) => {
    const figure = figureOf(packOf('GHA'), code);
    const { rank: _rank, of: _of, earlier: _earlier, ...bare } = figure?.record ?? { code, year: 0, value: 0 };
    return figure && say({ ...figure, record: { ...bare, year: 2022, value: 60, ...record } }, form);
  };
  const rural = 'EG.ELC.ACCS.RU.ZS';
  const earlier = { year: 2010, value: 30 };
  expect(said(rural, 'short', {})).toBe('60% in 2022');
  expect(said('BX.TRF.PWKR.CD.DT', 'short', { value: 2_000_000 })).toBe('US$2 million in 2022');
  expect(said('SP.POP.TOTL', 'short', { value: 2_000_000 })).toBe('2 million in 2022');
  expect(said(rural, 'fig', { earlier })).toMatch(/ in 2022, up from 30% in 2010$/);
  expect(said(rural, 'fig', { earlier: { ...earlier, value: 90 } })).toMatch(/ in 2022, down from 90% in 2010$/);
  expect(said(rural, 'fig', { earlier: { ...earlier, value: 60.1 } })).toMatch(/ in 2022$/);
  expect(said(rural, 'fig', { earlier: { ...earlier, value: -30 } })).toMatch(/ in 2022$/);
  expect(said(rural, 'now', { earlier })).toMatch(/ in 2022$/);
  expect(said(rural, 'place', { rank: 2, of: 10 })).toMatch(/ in 2022, the 2nd highest of the 10 /);
  expect(
    [said(rural, 'place', { rank: 2 }), said(rural, 'place', { of: 10 })].every((one) => one?.endsWith('in 2022')),
  ).toBe(true);
  expect(said('OWID.CEREAL.YIELD', 'now', { value: 1 })).toContain('gave 1 tonne of cereals');
  expect(said('OWID.CEREAL.YIELD', 'now', { value: 2 })).toContain('gave 2 tonnes of cereals');
});
