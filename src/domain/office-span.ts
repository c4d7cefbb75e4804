import type { TimeRange } from '../contract/analytics.ts';
import { dayOf } from '../lib/day-of.ts';
import { DAY } from '../lib/moments.ts';
import { weekStart } from './weeks.ts';

export interface Span {
  /** The first and the last day (UTC), both counted. */
  readonly from: string;
  readonly to: string;
  readonly grain: 'day' | 'week';
  /** The first day of each day or week in it, oldest first. */
  readonly steps: readonly string[];
}

const DAYS = { week: 7, month: 30 } as const;
/** Whole weeks, Monday to Sunday; the one that runs is the last. */
const WEEKS = { quarter: 13, year: 52 } as const;

const stepsFrom = (first: number, length: number, count: number) =>
  Array.from({ length: count }, (_, index) => dayOf(first + index * length));

/** What a range looks back over, today among it: days, or whole weeks where days would be too many to draw. */
export function spanOf(range: TimeRange, now: number): Span {
  const to = dayOf(now);
  if (range === 'week' || range === 'month') {
    const steps = stepsFrom(Date.parse(to) - (DAYS[range] - 1) * DAY, DAY, DAYS[range]);
    return { from: steps[0] ?? to, to, grain: 'day', steps };
  }
  const steps = stepsFrom(weekStart(now) - (WEEKS[range] - 1) * 7 * DAY, 7 * DAY, WEEKS[range]);
  return { from: steps[0] ?? to, to, grain: 'week', steps };
}

export interface Step {
  readonly date: string;
  readonly count: number;
}

/** A count for each step of a span, nought where nothing was counted. */
export function onEachStep(span: Span, counted: readonly Step[]): Step[] {
  const known = new Map(counted.map(({ date, count }) => [date, count]));
  return span.steps.map((date) => ({ date, count: known.get(date) ?? 0 }));
}
