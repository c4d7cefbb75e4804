import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CaseSum, CaseTable } from '../../src/contract/case.ts';
import { ExpressionError, evaluate, namesIn } from '../../src/engine/calc/expression.ts';
import { canonicalText } from '../../src/engine/canonical-text.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { workedOut } from '../../src/engine/case/sums.ts';
import { faultOfTable } from '../../src/engine/case/table.ts';
import { checkCalcs } from '../../src/engine/check/calcs.ts';
import { SALT } from './support/case.ts';
import { packOf } from './support/run.ts';

test('works out formulas by the usual order', () => {
  expect(evaluate('load * share * 0.5', { load: 24_000, share: 0.25 })).toBe(3000);
  expect(evaluate('100 * (1 - r) ^ trips', { r: 0.5, trips: 2 })).toBe(25);
  expect(evaluate('a - b - c', { a: 10, b: 3, c: 2 })).toBe(5);
  expect(evaluate('2 ^ 3 ^ 2', {})).toBe(512);
  expect(evaluate('-a + 1', { a: 4 })).toBe(-3);
});

test('takes the smaller or larger of several, as a tariff with steps does', () => {
  const bill = 'min(days, 7) * first + max(0, days - 7) * later';
  const at = (days: number) => evaluate(bill, { days, first: 15, later: 25 });
  expect([at(3), at(7), at(10)]).toEqual([45, 105, 180]);
  expect(namesIn(bill)).toEqual(['days', 'first', 'later']);
  expect(evaluate('max (1, min(2, 3), 1)', {})).toBe(2);
});

test.each([
  '1 +',
  '(1',
  'min(1',
  'min',
  'max(1,)',
  'toString(1)',
  '1 / 0',
  'unknown * 2',
  '1 2',
  'a; b',
  'constructor',
  '__proto__ * 1',
])('refuses %s', (expression) => {
  expect(() => evaluate(expression, {})).toThrow(ExpressionError);
});

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

/** The report of a case whose only sum is this. */
function reportOf(change: Partial<CaseSum>, table: CaseTable | null = null) {
  const [sum] = SALT.advice.sums;
  if (sum === undefined) throw new Error('The case has no sum');
  return composeCase({
    query: 'Salt pays little.',
    answers: [],
    found: [],
    case: { ...SALT, advice: { ...SALT.advice, sums: [{ ...sum, ...change }], table } },
    language: 'en',
    packs: [packOf('GHA')],
    passages: [],
    model: 'a model',
    version: 'test',
  }).content;
}

const tableOf = (change: Partial<CaseSum>) => reportOf(change).tables.find(({ id }) => id === 'calculations');

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

test('tells the larger of two, and what is divided or taken off, in words', () => {
  const how = (expression: string) => tableOf({ expression })?.rows[0]?.[1];
  expect(how('max(bags, 7) * share')).toMatch(/^The larger of \(bags a week \([^)]*\), 7\) × /i);
  expect(how('bags/share-share')).toMatch(/^Bags a week \(40 bags, yours\) ÷ .+ \(0\.1, 0\.2 or 0\.3, assumed\) − /);
  expect(tableOf({ expression: 'bags / 0' })).toBeUndefined();
});

test('the text of a report for its hash asks neither for the order of keys nor for the hash', () => {
  const report = reportOf({});
  const text = canonicalText(report);
  const turned = Object.fromEntries(Object.entries(report).reverse()) as typeof report;
  expect(canonicalText({ ...turned, metadata: { ...report.metadata, hash: 'another' } })).toBe(text);
  expect(canonicalText({ ...report, tables: [...report.tables].reverse() })).not.toBe(text);
  expect(canonicalText({ ...report, title: 'Another' })).not.toBe(text);
});

test('tells the smaller of two in words', () => {
  const [how] = tableOf({ expression: 'min(bags, 7) * share' })?.rows[0]?.slice(1) ?? [];
  expect(how).toMatch(/^The smaller of \(bags a week \([^)]*\), 7\) × /i);
});

const BY_BAGS: CaseTable = { title: 'What you lose, by your bags', sum: 's1', input: 'bags', values: [10, 40, 1200] };

test('works a sum out for several values of one of its inputs, in a table on the page', () => {
  const report = reportOf({}, BY_BAGS);
  expect(report.tables.find(({ id }) => id === 'worked')).toEqual({
    id: 'worked',
    title: 'What you lose, by your bags',
    section: 'executive_summary',
    headers: ['bags a week', 'lost in a week'],
    rows: [
      ['10', '2 bags'],
      ['40', '8 bags'],
      ['1,200', '240 bags'],
    ],
  });
  expect(checkCalcs(report, [])).toMatchObject({ ok: true });
});

test('a table whose row is not its calculation is not published', () => {
  const report = reportOf({}, BY_BAGS);
  const checked = (change: (rows: string[][]) => { rows?: string[][]; headers?: string[] }) => {
    const tables = report.tables.map((one) => (one.id === 'worked' ? { ...one, ...change(one.rows) } : one));
    return checkCalcs({ ...report, tables }, []).detail;
  };
  expect(checked((rows) => ({ rows: rows.map(([value = '']) => [value, '9 bags']) }))).toHaveLength(3);
  expect(checked(() => ({ headers: ['boats', 'lost in a week'] }))).toHaveLength(1);
});

test.each([
  [{ sum: 's2' }, 'names no sum'],
  [{ input: 'boats' }, 'names no input'],
  [{ values: [10, 40, 30] }, 'do not rise'],
  [{ values: [10, 40, 40] }, 'do not rise'],
  [{ values: [0, 10, 40] }, 'do not rise'],
  [{ values: [0.1, 0.11, 0.12] }, 'the same result'],
])('a table that does not hold is told what is wrong, and left out: %o', (change, fault) => {
  const table = { ...BY_BAGS, ...change };
  const exact = { expression: 'max(bags, 5) + 0 * share' };
  const sums = SALT.advice.sums.map((sum) => ({ ...sum, ...exact }));
  expect(faultOfTable({ table, sums }, SALT.reading.figures)).toContain(fault);
  expect(reportOf(exact, table).tables.some(({ id }) => id === 'worked')).toBe(false);
});

test.each([
  [{ expression: 'bags / 0' }, 'cannot be worked out'],
  [{ expression: 'bags * boats' }, 'has no input boats'],
  [{ expression: 'bags - bags' }, 'comes to nothing'],
  [{ expression: 'share * 2' }, null],
  [{ expression: `bags${' + bags'.repeat(40)}` }, 'make it simpler'],
  [{ guess: [0.001, 0.2, 0.3] }, 'so far do its guesses lie apart'],
  [{ guess: [0.3, 0.2, 0.1] }, 'nor a guess that rises'],
  [{ guess: [0.1, 0.3, 0.2] }, 'nor a guess that rises'],
  [{ guess: [0.2, 0.1, 0.3] }, 'nor a guess that rises'],
  [{ guess: [0.2, 0.2, 0.2] }, null],
  [{ guess: [0.01, 0.2, 0.3] }, null],
  [{ guess: [0.01, 0.2, 0.301] }, 'so far do its guesses lie apart'],
  [{ figure: 'f9' }, 'neither a figure of theirs nor a guess'],
  [{ expression: '2 * 3' }, 'has no input in its expression'],
  [{ expression: 'bags'.padEnd(160) }, null],
  [{ expression: 'bags'.padEnd(161) }, 'make it simpler'],
  [{ figure: null }, 'neither a figure of theirs nor a guess'],
  [{ name: 'share' }, 'two inputs of one name'],
])('a sum is worked out, or told why it cannot be: %o', (change, why) => {
  const [sum] = SALT.advice.sums;
  const [bags, share] = sum?.inputs ?? [];
  if (!sum || !bags || !share) throw new Error('The case has no such sum');
  const {
    expression = sum.expression,
    guess = share.guess,
    figure = bags.figure,
    name = bags.name,
  } = change as {
    expression?: string;
    guess?: [number, number, number];
    figure?: string | null;
    name?: string;
  };
  const worked = workedOut(
    {
      ...sum,
      expression,
      inputs: [
        { ...bags, figure, name },
        { ...share, guess },
      ],
    },
    SALT.reading.figures,
  );
  if (why === null) expect(worked).toMatchObject({ id: 's1' });
  else expect(worked).toContain(why);
});

test('a sum of guesses alone has no figure of the founder', () => {
  const [sum] = SALT.advice.sums;
  if (!sum) throw new Error('The case has no sum');
  const alone = { ...sum, expression: 'share', inputs: sum.inputs.slice(1) };
  expect(workedOut(alone, SALT.reading.figures)).toBe('has no figure of the founder');
});

test('a table has rows that come to the same, as long as not all of them do', () => {
  const exact = { expression: 'max(bags, 40) + 0 * share' };
  const sums = SALT.advice.sums.map((sum) => ({ ...sum, ...exact }));
  expect(faultOfTable({ table: BY_BAGS, sums }, SALT.reading.figures)).toBe('');
  expect(reportOf(exact, BY_BAGS).tables.some(({ id }) => id === 'worked')).toBe(true);
  expect(faultOfTable({ table: null, sums }, SALT.reading.figures)).toBe('');
});

test('a table with a value that its sum cannot take is told so, and left out', () => {
  const exact = { expression: 'bags * share / (bags - 20)' };
  const sums = SALT.advice.sums.map((sum) => ({ ...sum, ...exact }));
  const table = { ...BY_BAGS, values: [10, 20, 30] };
  expect(faultOfTable({ table, sums }, SALT.reading.figures)).toContain('cannot be worked out');
  expect(reportOf(exact, table).tables.some(({ id }) => id === 'worked')).toBe(false);
});
