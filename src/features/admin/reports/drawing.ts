import type { ReportResult } from '../../../contract/admin/custom-reports.ts';
import { reports as texts } from './messages.ts';

interface Point {
  readonly key: string;
  readonly count: number;
  /** What it is made of, in the order of the drawing's parts. */
  readonly of: readonly number[];
}

export interface Drawing {
  readonly bars: readonly Point[];
  /** What the bars are made of; none where they are of one piece. */
  readonly parts: readonly string[];
  /** The values of the second dimension, the largest first. */
  readonly others: readonly string[];
  /** The one value that is shown; null where all are. */
  readonly only: string | null;
}

interface Wanted {
  /** Which of the figures. */
  readonly at: number;
  readonly isTwoWay: boolean;
  readonly only: string | null;
  /** Whether parts of the figure add up. */
  readonly adds: boolean;
}

/** As many colours as are told apart; what is beyond them is put together. */
const PARTS = 6;

const nameOf = (key: string | null | undefined): string => key || texts.none;

const summed = <T>(rows: readonly T[], key: (row: T) => string, amount: (row: T) => number): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + amount(row));
  return sums;
};

/** How a report is drawn: a bar for each value of its first dimension, of one piece or of the values of the second. */
export function drawingOf(rows: ReportResult['rows'], { at, isTwoWay, only, adds }: Wanted): Drawing {
  const points = rows.map(({ keys, values }) => ({
    key: nameOf(keys[0]),
    other: isTwoWay ? nameOf(keys[1]) : '',
    count: values[at] ?? 0,
  }));
  if (!isTwoWay) {
    return { bars: points.map(({ key, count }) => ({ key, count, of: [count] })), parts: [], others: [], only: null };
  }
  const sizes = summed(
    points,
    ({ other }) => other,
    ({ count }) => count,
  );
  const others = [...sizes.keys()].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0) || (a < b ? -1 : 1));
  const shown = others.find((one) => one === only) ?? (adds ? null : (others[0] ?? null));
  if (shown !== null) {
    const alone = points.filter(({ other }) => other === shown);
    return { bars: alone.map(({ key, count }) => ({ key, count, of: [count] })), parts: [], others, only: shown };
  }
  const named = others.length > PARTS ? others.slice(0, PARTS - 1) : others;
  const parts = others.length > PARTS ? [...named, texts.otherValues] : named;
  const partOf = (other: string) => (named.includes(other) ? named.indexOf(other) : parts.length - 1);
  const bars = new Map<string, number[]>();
  for (const { key, other, count } of points) {
    const of = bars.get(key) ?? parts.map(() => 0);
    of[partOf(other)] = (of[partOf(other)] ?? 0) + count;
    bars.set(key, of);
  }
  const all = [...bars].map(([key, of]) => ({ key, of, count: of.reduce((sum, part) => sum + part, 0) }));
  return { bars: all.sort((a, b) => b.count - a.count), parts, others, only: null };
}
