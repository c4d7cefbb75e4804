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
  if (digits > 3 && size >= 100 && size < 1e9) return trimmed(value, 1);
  if (size >= 999_500) return bigNumber(value);
  if (size >= 100) return grouped(significant(value, Number.isInteger(value) && size < 10_000 ? 15 : digits), 0);
  if (size >= 10) return trimmed(value, 1);
  return trimmed(value, size < 1 ? 2 : 1);
}

/** The costs of the tests are round already (calcs.ts): shown in full, they add up on the page. */
export const digitsFor = (calcId: string): number => (/^(?:cost\d|budget)$/.test(calcId) ? IN_FULL : 3);
const IN_FULL = 9;
