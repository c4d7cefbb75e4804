import { formatDay, formatNumber } from '../../../lib/locale.ts';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

export const countOrDash = (count: number | null | undefined): string =>
  typeof count === 'number' ? formatNumber(count) : '–';

/** An amount of data, as people say it. */
export function bytes(count: number): string {
  let [size, unit] = [count, 0];
  while (size >= 1_000 && unit < UNITS.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  return `${formatNumber(size, { maximumFractionDigits: size < 10 && unit > 0 ? 1 : 0 })} ${UNITS[unit]}`;
}

/** A length of time, by its two largest units. */
export function duration(seconds: number): string {
  const units: readonly (readonly [string, number])[] = [
    ['d', 86_400],
    ['h', 3_600],
    ['min', 60],
    ['s', 1],
  ];
  const found = units.findIndex(([, length]) => seconds >= length);
  const at = found < 0 ? units.length - 1 : found;
  const [first, second] = units.slice(at, at + 2);
  if (first === undefined) return '0 s';
  const whole = Math.floor(seconds / first[1]);
  const rest = second === undefined ? 0 : Math.floor((seconds % first[1]) / second[1]);
  return rest === 0 || second === undefined ? `${whole} ${first[0]}` : `${whole} ${first[0]} ${rest} ${second[0]}`;
}

/** A day of the calendar, the same for everybody: credits go by UTC. */
export const dayWords = (day: string): string => formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });

export const shortDay = (day: string): string => formatDay(day, { day: 'numeric', month: 'short' });
