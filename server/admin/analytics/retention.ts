import { sql } from 'drizzle-orm';
import type { Retention } from '../../../src/contract/admin/analytics.ts';
import type { TimeRange } from '../../../src/contract/analytics.ts';
import { cohortsOf, RETURN_WEEKS } from '../../../src/domain/retention.ts';
import { weekStart } from '../../../src/domain/weeks.ts';
import { dayOf } from '../../../src/lib/day-of.ts';
import { DAY } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { events } from '../../db/schema/back-office.ts';
import { activeDays } from '../../db/schema/figures.ts';
import { rowsOf, stepOf } from '../span.ts';

/** How many weeks of signing up are shown. */
const COHORTS: Readonly<Record<TimeRange, number>> = { week: 4, month: 9, quarter: 13, year: 52 };

const WEEKS = sql.raw(RETURN_WEEKS.join(', '));

/** People by the week they signed up in, and who came back: any event of theirs in a later week. Deleted accounts are in neither. */
export async function retentionOf(db: Sql, range: TimeRange, now: Date): Promise<Retention> {
  const weeks = COHORTS[range];
  const first = dayOf(weekStart(now.getTime()) - (weeks - 1) * 7 * DAY);
  const people = sql`select user_id, ${stepOf(sql`at`, 'week')} as week from ${events}
    where name = 'signed_up' and user_id is not null and at >= ${`${first}T00:00:00Z`}::timestamptz`;
  const signedUp = await rowsOf<{ week: string; people: number }>(
    db,
    sql`select week::text, count(*)::int as people from (${people}) as cohort group by week`,
  );
  // A week begins on a Monday, so whole weeks after it are whole sevens of days.
  const returned = await rowsOf<{ week: string; after: number; people: number }>(
    db,
    sql`select week::text, after, count(*)::int as people from (
          select cohort.user_id, week, (day - week) / 7 as after
          from (${people}) as cohort join ${activeDays} as seen using (user_id)
          where day >= ${first}::date and (day - week) / 7 in (${WEEKS})
          group by 1, 2, 3
        ) as weeks group by week, after`,
  );
  const cohorts = cohortsOf(weeks, now.getTime(), signedUp, returned);
  return {
    weeks: [...RETURN_WEEKS],
    cohorts: cohorts.map((cohort) => ({ ...cohort, returned: [...cohort.returned] })),
  };
}
