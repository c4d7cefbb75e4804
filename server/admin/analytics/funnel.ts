import { sql } from 'drizzle-orm';
import { FunnelStep, type Winning } from '../../../src/contract/admin/analytics.ts';
import type { TimeRange } from '../../../src/contract/analytics.ts';
import { type Span, spanOf } from '../../../src/domain/office-span.ts';
import { dayOf } from '../../../src/lib/day-of.ts';
import { DAY } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { events } from '../../db/schema/back-office.ts';
import { activeDays, visitDays } from '../../db/schema/figures.ts';
import { onDays, rowOf } from '../span.ts';

type Days = Pick<Span, 'from' | 'to'>;

/** How long somebody has for the first report, to count as won. */
const ACTIVATION_DAYS = 7;

const later = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY);

/** Accounts that are still there: of a deleted one nobody knows what it did. */
async function activationOf(db: Sql, span: Days, today: string): Promise<Winning['activation']> {
  // The seven days are over on the seventh day after signing up: not yet for whoever signed up today less seven.
  const days = { from: later(span.from, -ACTIVATION_DAYS), to: later(today, -ACTIVATION_DAYS - 1) };
  const found = await rowOf<{ people: number; activated: number }>(
    db,
    sql`select count(*)::int as people, count(first.at)::int as activated
      from ${events} as joined
      left join lateral (
        select at from ${events} as done
        where done.name = 'research_finished' and done.user_id = joined.user_id
          and done.at < joined.at + make_interval(days => ${ACTIVATION_DAYS}::int)
        order by at limit 1
      ) as first on true
      where joined.name = 'signed_up' and joined.user_id is not null and ${onDays(sql`joined.at`, days)}`,
  );
  return { ...days, ...found };
}

/**
 * Of the people who signed up on these days: how many have ever started research, had a report of it, and did something on a
 * later day. Each step is a part of the one before. Visits are fetches of pages on these days.
 */
async function stepsOf(db: Sql, days: Days): Promise<Winning['funnel']> {
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

/** How far those got who came (spec 3, Business Intelligence). */
export async function winningOf(db: Sql, range: TimeRange, now: Date): Promise<Winning> {
  const span = spanOf(range, now.getTime());
  const { from, to, grain } = span;
  return {
    span: { from, to, grain },
    activation: await activationOf(db, span, to),
    funnel: await stepsOf(db, span),
  };
}
