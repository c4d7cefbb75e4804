import { describe, expect, test } from 'vitest';
import type { Playbook } from '../../content/schema/playbook.ts';
import { figureOf, hasTrend, say } from '../../src/engine/evidence.ts';
import { chooseFigures } from '../../src/engine/select.ts';
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
