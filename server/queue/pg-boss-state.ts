import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Sql } from '../db/database.ts';
import type { QueueState, Tried } from './queue.ts';

/** Drivers answer a moment as a Date or as text. */
const Moment = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at)),
);
const StateRow = v.object({
  name: v.string(),
  waiting: v.number(),
  running: v.number(),
  retrying: v.number(),
  oldest: v.nullable(Moment),
});
const TriedRow = v.object({ job: v.string(), tries: v.number(), next: Moment });

/** What pg-boss's own table says of its queues. Ended entries stay in it for days: the states come first, they are few. */
export async function readQueues(db: Sql, queues: readonly string[]): Promise<QueueState[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'retry')::int as retrying,
      min(created_on) filter (where state in ('created', 'retry')) as oldest
    from pgboss.job where state < 'completed' group by name`);
  const known = new Map(rows.map((row) => v.parse(StateRow, row)).map((row) => [row.name, row]));
  return queues.map((queue) => {
    const row = known.get(queue);
    return {
      queue,
      waiting: row?.waiting ?? 0,
      running: row?.running ?? 0,
      retrying: row?.retrying ?? 0,
      oldestWaitingAt: row?.oldest ?? null,
    };
  });
}

export async function readTried(
  db: Sql,
  queue: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, Tried>> {
  if (jobIds.length === 0) return new Map();
  const ids = sql.join(
    jobIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select data ->> 'jobId' as job, max(retry_count)::int as tries, min(start_after) as next
    from pgboss.job where name = ${queue} and state < 'completed' and data ->> 'jobId' in (${ids}) group by 1`);
  return new Map(
    rows.map((row) => v.parse(TriedRow, row)).map(({ job, tries, next }) => [job, { tries, nextAt: next }]),
  );
}
