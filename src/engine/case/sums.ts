import type { Case, CaseReading, CaseSum } from '../../contract/case.ts';
import { ExpressionError, evaluate, namesIn } from '../calc/expression.ts';
import type { CalcDraft } from '../claims/types.ts';
import { plainly } from './marked.ts';

type Input = CalcDraft['inputs'][number];

/** A sum's ends lie no further apart than this; wider, it says nothing (plan: a range over 30 times is no size). */
const WIDEST = 30;

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

/**
 * A sum that a model proposed, worked out by code; null where it names what is not there, cannot be worked out, rests on
 * guesses alone, or says nothing for the width of its guesses.
 */
export function calcOfSum(sum: CaseSum, figures: CaseReading['figures']): CalcDraft | null {
  const inputs = sum.inputs.flatMap((given) => inputOf(given, figures) ?? []);
  const names = inputs.map(({ name }) => name);
  if (inputs.length < sum.inputs.length || new Set(names).size < names.length) return null;
  if (!inputs.some(({ origin }) => origin === 'founder')) return null;
  try {
    const used = namesIn(sum.expression);
    if (used.length === 0 || used.some((name) => !names.includes(name))) return null;
    const at = (end: 'low' | 'base' | 'high') =>
      evaluate(sum.expression, Object.fromEntries(inputs.map((input) => [input.name, input[end]])));
    const [a, base, b] = [at('low'), at('base'), at('high')];
    const [low, high] = [Math.min(a, base, b), Math.max(a, base, b)];
    if (![low, base, high].every(Number.isFinite) || base <= 0 || (low < high && low * WIDEST < high)) return null;
    const [formula, unit] = [plainly(sum.label, figures), plainly(sum.unit, figures)];
    return { id: sum.id, formula, expression: sum.expression, inputs, unit, low, base, high };
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

/** The sums of a case that hold. */
export const calcsOf = ({ advice, reading }: Pick<Case, 'advice' | 'reading'>): CalcDraft[] =>
  advice.sums.flatMap((sum) => calcOfSum(sum, reading.figures) ?? []);
