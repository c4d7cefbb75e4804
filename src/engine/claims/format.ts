import { bigNumber, grouped, significant, trimmed } from '../text/numbers.ts';

/** How a calculated or said value is written with its unit. Money and counts in full, shares in per cent. */
export function withUnit(value: number, unit: string, digits = 3): string {
  if (unit === 'share') return `${trimmed(value * 100, 1)}%`;
  const number = plainNumber(value, digits);
  if (unit === '') return number;
  const one = number === '1' ? unit.replace(/s$/, '') : unit;
  return unit === 'US dollars' ? `US$${number}` : `${number} ${one}`;
}

export function plainNumber(value: number, digits = 3): string {
  const size = Math.abs(value);
  if (size >= 999_500) return bigNumber(value);
  if (size >= 100) return grouped(significant(value, Number.isInteger(value) && size < 10_000 ? 15 : digits), 0);
  if (size >= 10) return trimmed(value, digits < 3 ? 0 : 1);
  return trimmed(value, size < 1 ? 2 : 1);
}

/** Budgets are rough: two digits are all they are worth. */
export const digitsFor = (calcId: string): number => (/^(?:cost\d|budget)$/.test(calcId) ? 2 : 3);
