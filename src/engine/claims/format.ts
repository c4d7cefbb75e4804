import { bigNumber, grouped, significant, trimmed } from '../text/numbers.ts';
import type { CalcDraft } from './types.ts';

/** How a calculated or said value is written with its unit. Money and counts in full, shares in per cent. */
export function withUnit(value: number, unit: string, digits = 3, language = 'en'): string {
  if (unit === 'share') return `${trimmed(value * 100, 1)}%`;
  const number = plainNumber(value, digits);
  if (unit === '') return number;
  // 'Shilingi 2,250'.
  if (language === 'sw' && unit !== 'US dollars') return `${unit} ${number}`;
  // 'N$320'.
  if (/\p{Sc}$/u.test(unit)) return `${unit}${number}`;
  const one = number === '1' ? unit.replace(/s$/, '') : unit;
  return unit === 'US dollars' ? `US$${number}` : `${number} ${one}`;
}

export function plainNumber(value: number, digits = 3): string {
  const size = Math.abs(value);
  if (digits > 3 && size >= 100 && size < 1e9) return trimmed(value, 1);
  if (size >= 999_500) return bigNumber(value);
  if (size >= 100) return grouped(significant(value, Number.isInteger(value) && size < 10_000 ? 15 : digits), 0);
  if (size >= 10) return trimmed(value, digits < 3 ? 0 : 1);
  if (size >= 1) return trimmed(value, 1);
  return trimmed(value, size < 0.1 ? 3 : 2);
}

const IN_FULL = 9;

type Shown = Pick<CalcDraft, 'precision' | 'base'> & {
  readonly inputs: readonly Pick<CalcDraft['inputs'][number], 'origin' | 'base'>[];
};

/** So many digits of a result are shown: all where a founder could reckon it out of their own whole numbers and find ours wrong. */
export function digitsFor({ precision, base, inputs }: Shown): number {
  if (precision === 'rounded') return 3;
  // What rests on a guess is told no finer than it is known.
  if (inputs.some(({ origin }) => origin === 'assumed')) return 2;
  const isExact =
    Number.isInteger(base) && inputs.every((one) => one.origin === 'founder' && Number.isInteger(one.base));
  if (isExact) return IN_FULL;
  // Nobody counts '17.419 dresses'; 37.5 is what they would reckon themselves.
  return Math.abs(base) >= 10 && Math.abs(base) < 100 && !Number.isInteger(base * 10) ? 2 : 3;
}

/** Of an input: a founder's own number as they know it. */
export const digitsOfInput = (
  { precision }: Pick<CalcDraft, 'precision'>,
  { origin }: Pick<CalcDraft['inputs'][number], 'origin'>,
) => (precision === 'as_known' && origin === 'founder' ? IN_FULL : 3);
