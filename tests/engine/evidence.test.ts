import { describe, expect, test } from 'vitest';
import { figureOf, say } from '../../src/engine/evidence.ts';
import { packOf } from './support/run.ts';

const CODE = 'SP.POP.TOTL';

describe("a country's place among the others", () => {
  const figure = figureOf(packOf('GHA'), CODE);
  const placeOf = (rank: number, of: number, ties?: number) =>
    figure && say({ ...figure, record: { ...figure.record, rank, of, ...(ties !== undefined && { ties }) } }, 'place');

  test.each([
    [1, 10, undefined, 'the highest of the 10'],
    [5, 10, undefined, 'the 5th highest of the 10'],
    [6, 10, undefined, 'the 5th lowest of the 10'],
    [10, 10, undefined, 'the lowest of the 10'],
    [2, 10, 3, 'the 2nd highest, with others, of the 10'],
    // Places 6 to 10 are one and the same value: nobody has less.
    [6, 10, 5, 'the lowest, with others, of the 10'],
    // Places 5 to 8: two have less.
    [5, 10, 4, 'the 3rd lowest, with others, of the 10'],
  ])('place %i of %i, shared by %s, is %s', (rank, of, ties, words) => {
    expect(placeOf(rank, of, ties)).toContain(`, ${words} African countries on record`);
  });
});
