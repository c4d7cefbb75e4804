import * as domain from '../../src/domain/weeks.ts';
import { DAY } from '../../src/lib/moments.ts';

/** The Monday, 00:00 UTC, that began the week of `now`, as a day: `YYYY-MM-DD`. */
export const weekStart = (now: Date): string => new Date(domain.weekStart(now.getTime())).toISOString().slice(0, 10);

/** The next Monday, 00:00 UTC: when the allowance is full again. */
export const nextReset = (now: Date): Date => new Date(domain.weekStart(now.getTime()) + 7 * DAY);
