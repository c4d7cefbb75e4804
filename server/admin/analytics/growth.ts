import { sql } from 'drizzle-orm';
import type { Growth } from '../../../src/contract/admin/analytics.ts';
import type { TimeRange } from '../../../src/contract/analytics.ts';
import { onEachStep, type Span, type Step, spanOf } from '../../../src/domain/office-span.ts';
import { dayOf } from '../../../src/lib/day-of.ts';
import { DAY } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { events } from '../../db/schema/back-office.ts';
import { activeDays } from '../../db/schema/figures.ts';
import { mondayOf, onDays, rowOf, rowsOf, stepOf } from '../span.ts';

type Days = Pick<Span, 'from' | 'to'>;
type Totals = Growth['totals'];

const later = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY);

/** As many days just before, or as many weeks. */
function before({ from, to, grain, steps }: Span): Span {
  const length = steps.length * (grain === 'day' ? 1 : 7);
  return { from: later(from, -length), to: later(to, -length), grain, steps: steps.map((day) => later(day, -length)) };
}

const totalsOf = (db: Sql, days: Days): Promise<Totals> =>
  rowOf(
    db,
    sql`select
      (select count(*)::int from ${events} where name = 'signed_up' and ${onDays(sql`at`, days)}) as sign_ups,
      (select count(*)::int from (select user_id from ${activeDays}
        where day between ${days.from}::date and ${days.to}::date group by user_id) as people) as active,
      (select count(*)::int from ${events} where name = 'research_finished' and ${onDays(sql`at`, days)}) as reports,
      (select count(*)::int from ${events} where name = 'starter_kit_made' and ${onDays(sql`at`, days)}) as kits`,
  );

const signUps = (db: Sql, span: Span): Promise<Step[]> =>
  rowsOf(
    db,
    sql`select ${stepOf(sql`at`, span.grain)}::text as date, count(*)::int as count from ${events}
      where name = 'signed_up' and ${onDays(sql`at`, span)} group by ${stepOf(sql`at`, span.grain)}`,
  );

/** People, each once in a step. */
const active = (db: Sql, { from, to, grain }: Span): Promise<Step[]> => {
  const step = grain === 'day' ? sql`day` : mondayOf(sql`day`);
  return rowsOf(
    db,
    sql`select step::text as date, count(*)::int as count from (
        select ${step} as step, user_id from ${activeDays}
        where day between ${from}::date and ${to}::date group by ${step}, user_id
      ) as seen group by step`,
  );
};

/** How many came, and how many are about. */
export async function growthOf(db: Sql, range: TimeRange, now: Date): Promise<Growth> {
  const span = spanOf(range, now.getTime());
  const { from, to, grain } = span;
  const earlier = before(span);
  // What was counted before goes to the end of the step, though the one that runs has only begun: that is said beside it.
  const whole = { ...earlier, to: later(from, -1) };
  return {
    span: { from, to, grain },
    sign_ups: onEachStep(span, await signUps(db, span)),
    active: onEachStep(span, await active(db, span)),
    earlier: {
      sign_ups: onEachStep(whole, await signUps(db, whole)),
      active: onEachStep(whole, await active(db, whole)),
    },
    totals: await totalsOf(db, span),
    before: await totalsOf(db, earlier),
  };
}
