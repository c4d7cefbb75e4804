import { type SQL, sql } from 'drizzle-orm';
import type { HandOver } from '../../../src/contract/admin/events.ts';
import type { Ending, Generations } from '../../../src/contract/admin/problem-generator.ts';
import type { TimeRange } from '../../../src/contract/analytics.ts';
import { type Span, spanOf } from '../../../src/domain/office-span.ts';
import type { Sql } from '../../db/database.ts';
import { events } from '../../db/schema/back-office.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { onDays, rowOf, rowsOf, stepOf } from '../span.ts';

const FAILURES = 20;

/**
 * Generations started on the days of a span; those in the trash are among them. Not the places kept for a start that was
 * cancelled before it arrived: nothing was ever generated there.
 */
export const generatedOn = (span: Span): SQL =>
  sql`kind = 'explorer' and ${onDays(sql`created_at`, span)} and deleted_at is distinct from created_at`;

const ENDING = sql`case when status in ('pending', 'running') then 'open' else status end`;

type Counts = Record<Ending, number>;
const none = (): Counts => ({ completed: 0, failed: 0, cancelled: 0, open: 0 });

async function endingsOf(db: Sql, span: Span) {
  const step = stepOf(sql`created_at`, span.grain);
  const rows = await rowsOf<{ date: string; ending: Ending; count: number }>(
    db,
    sql`select ${step}::text as date, ${ENDING} as ending, count(*)::int as count from ${tasks}
      where ${generatedOn(span)} group by ${step}, ${ENDING}`,
  );
  const totals = none();
  const steps = new Map<string, Counts>(span.steps.map((date) => [date, none()]));
  for (const { date, ending, count } of rows) {
    totals[ending] += count;
    const counts = steps.get(date);
    if (counts) counts[ending] += count;
  }
  return { totals, steps: [...steps].map(([date, counts]) => ({ date, ...counts })) };
}

const timesOf = (db: Sql, span: Span): Promise<{ people: number; median_ms: number | null; p90_ms: number | null }> => {
  const ms = sql`extract(epoch from updated_at - created_at) * 1000`;
  const share = (part: number) =>
    sql`round((percentile_cont(${sql.raw(String(part))}) within group (order by ${ms}) filter (where status = 'completed'))::numeric)::int`;
  return rowOf(
    db,
    sql`select count(distinct user_id)::int as people, ${share(0.5)} as median_ms, ${share(0.9)} as p90_ms
      from ${tasks} where ${generatedOn(span)}`,
  );
};

async function handOvers(db: Sql, span: Span): Promise<Record<HandOver, number>> {
  const rows = await rowsOf<{ place: HandOver; count: number }>(
    db,
    sql`select details ->> 'from' as place, count(*)::int as count from ${events}
      where name = 'problem_handed_over' and ${onDays(sql`at`, span)} group by 1`,
  );
  const of = (place: HandOver) => rows.find((row) => row.place === place)?.count ?? 0;
  return { explorer: of('explorer'), refiner: of('refiner') };
}

export async function failuresOf(db: Sql, span: Span): Promise<Generations['failures']> {
  const rows = await rowsOf<{ reason: string; count: number; last: string }>(
    db,
    sql`select coalesce(error, '') as reason, count(*)::int as count,
        to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last
      from ${tasks} where status = 'failed' and ${generatedOn(span)}
      group by 1 order by 2 desc, 3 desc limit ${FAILURES}`,
  );
  return rows;
}

/** How many lists of problems were asked for, how they ended, how long they took and what came of them. */
export async function generationsOf(db: Sql, range: TimeRange, now: Date): Promise<Generations> {
  const span = spanOf(range, now.getTime());
  const { totals, steps } = await endingsOf(db, span);
  const { people, ...duration } = await timesOf(db, span);
  const handed = await handOvers(db, span);
  const failures = await failuresOf(db, span);
  const { from, to, grain } = span;
  return { span: { from, to, grain }, steps, totals, people, duration, handed_over: handed, failures };
}
