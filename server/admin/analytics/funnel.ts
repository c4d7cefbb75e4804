import { sql } from 'drizzle-orm';
import { FunnelStep, type Growth } from '../../../src/contract/admin/analytics.ts';
import type { Sql } from '../../db/database.ts';
import { events } from '../../db/schema/back-office.ts';
import { activeDays, visitDays } from '../../db/schema/figures.ts';
import { onDays, rowOf } from '../span.ts';

/**
 * Of the people who signed up on these days: how many have ever started research, had a report of it, and did something on a
 * later day. Each step is a part of the one before. Visits are fetches of pages on these days.
 */
export async function funnelOf(
  db: Sql,
  days: { readonly from: string; readonly to: string },
): Promise<Growth['funnel']> {
  const counts = await rowOf<Record<FunnelStep, number>>(
    db,
    sql`select
        (select coalesce(sum(count), 0)::int from ${visitDays}
          where day between ${days.from}::date and ${days.to}::date) as visits,
        count(*)::int as signed_up,
        count(started.at)::int as started,
        count(reported.at)::int as reported,
        count(back.day)::int as came_back
      from ${events} as joined
      left join lateral (
        select at from ${events} as done where done.name = 'research_started' and done.user_id = joined.user_id
        order by at limit 1
      ) as started on true
      left join lateral (
        select at from ${events} as done where done.name = 'research_finished' and done.user_id = joined.user_id
          and done.at >= started.at
        order by at limit 1
      ) as reported on true
      left join lateral (
        select day from ${activeDays} as seen
        where seen.user_id = joined.user_id and seen.day > (reported.at at time zone 'UTC')::date
        limit 1
      ) as back on true
      where joined.name = 'signed_up' and ${onDays(sql`joined.at`, days)}`,
  );
  return FunnelStep.options.map((step) => ({ step, count: counts[step] }));
}
