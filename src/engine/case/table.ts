import type { Case, CaseAdvice, CaseReading } from '../../contract/case.ts';
import { ExpressionError, evaluate } from '../calc/expression.ts';
import { digitsFor, plainNumber, withUnit } from '../claims/format.ts';
import type { CalcDraft } from '../claims/types.ts';
import { calcOfSum } from './sums.ts';

type Worked = Pick<CalcDraft, 'expression' | 'unit'> & {
  readonly inputs: readonly Pick<CalcDraft['inputs'][number], 'name' | 'origin' | 'base'>[];
};

/** What a sum of a case comes to where one of its inputs has another value, as it is shown; '' where it comes to nothing. */
export function resultAt(calc: Worked, input: string, value: number, language = 'en'): string {
  // The value is no guess any more: it is what the row is about.
  const inputs = calc.inputs.map((one) =>
    one.name === input ? { ...one, origin: 'founder' as const, base: value } : one,
  );
  try {
    const result = evaluate(calc.expression, Object.fromEntries(inputs.map(({ name, base }) => [name, base])));
    return withUnit(result, calc.unit, digitsFor({ precision: 'as_known', inputs, base: result }), language);
  } catch (error) {
    if (error instanceof ExpressionError) return '';
    throw error;
  }
}

/** '6,500' of a value that a table has in its first column. */
export const shownValue = (value: number): string => plainNumber(value, 9);

/** What is wrong with a table, in words that it can be mended by; '' where nothing is. */
export function faultOfTable({ table, sums }: Pick<CaseAdvice, 'table' | 'sums'>, figures: CaseReading['figures']) {
  // A job that was begun by an older build has none.
  if (!table) return '';
  const sum = sums.find(({ id }) => id === table.sum);
  const calc = sum && calcOfSum(sum, figures);
  if (!calc) return 'names no sum that can be worked out';
  if (!calc.inputs.some(({ name }) => name === table.input)) return 'names no input of its sum';
  if (table.values.some((value, i) => value <= (table.values[i - 1] ?? 0))) return 'has values that do not rise';
  const results = table.values.map((value) => resultAt(calc, table.input, value));
  if (results.includes('')) return 'has a value for which its sum cannot be worked out';
  return new Set(results).size < 2 ? 'has the same result in each row' : '';
}

/** Heads and rows of the table on the page; null where there is none that holds. */
export function workedTable({ advice, reading }: Pick<Case, 'advice' | 'reading'>, language: string) {
  const { table } = advice;
  if (!table || faultOfTable(advice, reading.figures) !== '') return null;
  const sum = advice.sums.find(({ id }) => id === table.sum);
  const calc = sum && calcOfSum(sum, reading.figures);
  const input = calc?.inputs.find(({ name }) => name === table.input);
  if (!calc || !input) return null;
  return {
    heads: [input.label, calc.formula] as const,
    rows: table.values.map((value) => [shownValue(value), resultAt(calc, input.name, value, language)] as const),
  };
}
