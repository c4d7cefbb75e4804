import { and, eq, sql } from 'drizzle-orm';
import type { ServerLog } from '../../src/lib/log.ts';
import { isConnectionLost } from '../db/database.ts';
import type { Queue, QueueEntry } from '../queue/queue.ts';
import { causeOf } from './cause.ts';
import { endWork } from './end.ts';
import { handOver, type RequeueDeps } from './requeue.ts';
import { Interrupted, type RunDeps, runWork } from './run.ts';

export interface WorkerDeps extends RunDeps, RequeueDeps {
  readonly queue: Queue;
  readonly log: ServerLog;
  /** Aborted when this process has to go. */
  readonly stopping: AbortSignal;
}

/** Tries that work has when it throws itself. The queue's own limit is higher: it is for workers that die. */
const MAX_FAILURES = 2;

/** The engine's own checks failed: the next try would only fail alike. */
const isHopeless = (error: unknown) => error instanceof Error && error.name === 'ReportCheckError';

/** Begins to work on a table's entries, and on what is left of those whose tries are used up. */
export async function startWorkers(deps: WorkerDeps, concurrency: number): Promise<void> {
  const { queue, table } = deps;
  await queue.work(table.queue, concurrency, (entry) => work(deps, entry));
  await queue.work(table.deadQueue, 1, (entry) => fail(deps, entry));
}

async function fail(
  { database, clock, table, changed }: WorkerDeps,
  { jobId: id, id: queueId }: QueueEntry,
  cause?: string,
): Promise<void> {
  const why = cause === undefined ? {} : { cause };
  await database.transaction((tx) => endWork(tx, clock, table, { id, queueId }, 'failed', why));
  changed?.(id);
}

async function work(deps: WorkerDeps, entry: QueueEntry): Promise<void> {
  const { database, table, log, stopping } = deps;
  const { jobId: id, id: queueId } = entry;
  try {
    await runWork(deps, id, queueId, AbortSignal.any([entry.signal, stopping]));
  } catch (error) {
    if (error instanceof Interrupted && stopping.aborted) return handOver(database, deps, table, { id, queueId });
    log.error(table.queue, { err: error, jobId: id });
    // Not the work's fault: the queue gives it to the next worker, however often that happens.
    if (isConnectionLost(error)) throw error;
    const cause = causeOf(error);
    if (!isHopeless(error) && (await countFailure(deps, id, queueId, cause)) < MAX_FAILURES) throw error;
    await fail(deps, entry, cause);
  }
}

/** How often this work threw, this time included. Throws when the database is what failed: that is no fault of the work. */
async function countFailure(
  { database, table: { rows } }: WorkerDeps,
  id: string,
  queueId: string,
  cause: string,
): Promise<number> {
  const [row] = await database.sql
    .update(rows)
    .set({ failures: sql`${rows.failures} + 1`, cause })
    .where(and(eq(rows.id, id), eq(rows.queueId, queueId)))
    .returning({ failures: rows.failures });
  return row?.failures ?? 0;
}
