import { type SQL, sql } from 'drizzle-orm';
import { dayOf } from '../../../src/lib/day-of.ts';
import { DAY, HOUR } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { events } from '../../db/schema/back-office.ts';
import { eventDays } from '../../db/schema/figures.ts';
import { rowOf } from '../span.ts';

const start = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/**
 * Counts the days that are over and not counted yet, and answers with the last of them. A day is left open for an hour after its
 * end: a transaction that began before midnight has come to its end by then.
 */
export async function closeDays(db: Sql, now: Date): Promise<string> {
  const last = dayOf(now.getTime() - HOUR - DAY);
  const { day } = await rowOf<{ day: string | null }>(db, sql`select max(day)::text as day from ${eventDays}`);
  if (day !== null && day >= last) return day;
  const from = day === null ? sql`true` : sql`at >= ${start(dayOf(Date.parse(day) + DAY))}`;
  await db.execute(sql`insert into ${eventDays} (day, name, count)
    select (at at time zone 'UTC')::date, name, count(*) from ${events}
    where ${from} and at < ${start(dayOf(Date.parse(last) + DAY))} group by 1, 2
    on conflict do nothing`);
  return last;
}

/** Events by day and name: counted ones up to the last closed day, and the others as they stand. */
export const eventCounts = (closed: string): SQL => sql`(
  select day, name, count from ${eventDays}
  union all
  select (at at time zone 'UTC')::date, name, count(*)::int from ${events}
  where at >= ${start(dayOf(Date.parse(closed) + DAY))} group by 1, 2)`;
