import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CaseSum } from '../../src/contract/case.ts';
import { ExpressionError, evaluate, namesIn } from '../../src/engine/calc/expression.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { SALT } from './support/case.ts';
import { packOf } from './support/run.ts';

test('works out formulas by the usual order', () => {
  expect(evaluate('load * share * 0.5', { load: 24_000, share: 0.25 })).toBe(3000);
  expect(evaluate('100 * (1 - r) ^ trips', { r: 0.5, trips: 2 })).toBe(25);
  expect(evaluate('a - b - c', { a: 10, b: 3, c: 2 })).toBe(5);
  expect(evaluate('2 ^ 3 ^ 2', {})).toBe(512);
  expect(evaluate('-a + 1', { a: 4 })).toBe(-3);
});

test.each(['1 +', '(1', '1 / 0', 'unknown * 2', '1 2', 'a; b', 'constructor', '__proto__ * 1'])(
  'refuses %s',
  (expression) => {
    expect(() => evaluate(expression, {})).toThrow(ExpressionError);
  },
);

test('agrees with plain arithmetic', () => {
  const n = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(n, n, n, (a, b, c) => {
      expect(evaluate('a * b / c + a', { a, b, c })).toBeCloseTo((a * b) / c + a, 4);
    }),
  );
});

test('names the inputs of a formula once', () => {
  expect(namesIn('fee * times * fee / 12')).toEqual(['fee', 'times']);
});

/** The table of calculations of a case whose only sum is this. */
function tableOf(change: Partial<CaseSum>) {
  const [sum] = SALT.advice.sums;
  if (sum === undefined) throw new Error('The case has no sum');
  const { content } = composeCase({
    query: 'Salt pays little.',
    answers: [],
    found: [],
    case: { ...SALT, advice: { ...SALT.advice, sums: [{ ...sum, ...change }] } },
    language: 'en',
    packs: [packOf('GHA')],
    passages: [],
    model: 'a model',
    version: 'test',
  });
  return content.tables.find(({ id }) => id === 'calculations');
}

test.each(['bags*share', 'bags * share', 'bags  *share'])('tells how it was worked out in words: %s', (expression) => {
  expect(tableOf({ expression })?.rows[0]?.[1]).toMatch(
    /^Bags a week \([^)]*\) × share of bags that spoil \([^)]*\)$/i,
  );
});

test('has columns for a lower and a higher result only where there are any', () => {
  expect(tableOf({})?.headers).toEqual(['what', 'how', 'low', 'middle', 'high']);
  const [bags] = SALT.advice.sums[0]?.inputs ?? [];
  const exact = tableOf({ expression: 'bags * 4', inputs: bags ? [bags] : [] });
  expect(exact?.headers).toEqual(['what', 'how', 'result']);
  expect(exact?.rows[0]).toHaveLength(3);
});
