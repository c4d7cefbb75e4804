import { dayOf } from '../lib/day-of.ts';
import { DAY } from '../lib/moments.ts';
import { weekStart } from './weeks.ts';

/** The weeks after the one of signing up that are looked at. */
export const RETURN_WEEKS = [1, 2, 3, 4, 8] as const;

export interface Cohort {
  /** The Monday of the week they signed up in. */
  readonly week: string;
  readonly people: number;
  /** How many came back in each of `RETURN_WEEKS`; null for a week that is not over. */
  readonly returned: readonly (number | null)[];
}

interface SignedUp {
  readonly week: string;
  readonly people: number;
}
interface Returned extends SignedUp {
  /** Weeks after the one of signing up. */
  readonly after: number;
}

/** People by the week they signed up in, the oldest first, and who of them came back; a week that still runs tells nothing yet. */
export function cohortsOf(
  weeks: number,
  now: number,
  signedUp: readonly SignedUp[],
  returned: readonly Returned[],
): Cohort[] {
  const current = weekStart(now);
  return Array.from({ length: weeks }, (_, index) => {
    const start = current - (weeks - 1 - index) * 7 * DAY;
    const week = dayOf(start);
    return {
      week,
      people: signedUp.find((cohort) => cohort.week === week)?.people ?? 0,
      returned: RETURN_WEEKS.map((after) => {
        const isOver = start + after * 7 * DAY < current;
        if (!isOver) return null;
        return returned.find((one) => one.week === week && one.after === after)?.people ?? 0;
      }),
    };
  });
}
