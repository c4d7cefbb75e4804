import { DAY } from '../../src/lib/moments.ts';

/** The Monday, 00:00 UTC, that began the week of `now`, as a day: `YYYY-MM-DD`. */
export function weekStart(now: Date): string {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - sinceMonday * DAY).toISOString().slice(0, 10);
}

/** The next Monday, 00:00 UTC: when the allowance is full again. */
export function nextReset(now: Date): Date {
  return new Date(Date.parse(weekStart(now)) + 7 * DAY);
}
