import type { Case, CaseReading, CaseSum } from '../../contract/case.ts';
import { ExpressionError, evaluate, namesIn } from '../calc/expression.ts';
import type { CalcDraft } from '../claims/types.ts';
import { plainly } from './marked.ts';

type Input = CalcDraft['inputs'][number];

/** A sum's ends lie no further apart than this; wider, it says nothing (plan: a range over 30 times is no size). */
const WIDEST = 30;

/** Letters of an expression. */
const LONGEST = 160;

function inputOf(given: CaseSum['inputs'][number], figures: CaseReading['figures']): Input | null {
  const { name } = given;
  const [label, unit] = [plainly(given.label, figures), plainly(given.unit, figures)];
  if (given.figure !== null) {
    const figure = figures.find(({ id }) => id === given.figure);
    if (!figure) return null;
    const { value, low = value, high = value } = figure;
    return { name, label, origin: 'founder', ref: '', low, base: value, high, unit };
  }
  if (given.guess === null) return null;
  const [low, base, high] = given.guess;
  return low <= base && base <= high ? { name, label, origin: 'assumed', ref: '', low, base, high, unit } : null;
}

/** A sum that a model proposed, worked out by code; or why it cannot be, in words that it can be mended by. */
export function workedOut(sum: CaseSum, figures: CaseReading['figures']): CalcDraft | string {
  if (sum.expression.length > LONGEST) return 'is longer than anybody would work out again: make it simpler';
  const inputs = sum.inputs.flatMap((given) => inputOf(given, figures) ?? []);
  const names = inputs.map(({ name }) => name);
  if (inputs.length < sum.inputs.length)
    return 'has an input that is neither a figure of theirs nor a guess that rises from low to high';
  if (new Set(names).size < names.length) return 'has two inputs of one name';
  if (!inputs.some(({ origin }) => origin === 'founder')) return 'has no figure of the founder';
  try {
    const used = namesIn(sum.expression);
    const unknown = used.find((name) => !names.includes(name));
    if (used.length === 0 || unknown !== undefined) return `has no input ${unknown ?? 'in its expression'}`;
    const at = (end: 'low' | 'base' | 'high') =>
      evaluate(sum.expression, Object.fromEntries(inputs.map((input) => [input.name, input[end]])));
    const [a, base, b] = [at('low'), at('base'), at('high')];
    const [low, high] = [Math.min(a, base, b), Math.max(a, base, b)];
    if (base <= 0) return 'comes to nothing';
    if (low * WIDEST < high) return 'says nothing, so far do its guesses lie apart';
    const [formula, unit] = [plainly(sum.label, figures), plainly(sum.unit, figures)];
    return { id: sum.id, formula, expression: sum.expression, inputs, unit, precision: 'as_known', low, base, high };
  } catch (error) {
    if (error instanceof ExpressionError) return 'cannot be worked out';
    throw error;
  }
}

/** A sum that a model proposed, where it can be worked out. */
export function calcOfSum(sum: CaseSum, figures: CaseReading['figures']): CalcDraft | null {
  const worked = workedOut(sum, figures);
  return typeof worked === 'string' ? null : worked;
}

/** The sums of a case that hold. */
export const calcsOf = ({ advice, reading }: Pick<Case, 'advice' | 'reading'>): CalcDraft[] =>
  advice.sums.flatMap((sum) => calcOfSum(sum, reading.figures) ?? []);
