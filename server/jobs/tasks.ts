import { and, eq, sql } from 'drizzle-orm';
import type { ServerLog } from '../../src/lib/log.ts';
import type { NewId } from '../../src/lib/moments.ts';
import { type Database, isConnectionLost } from '../db/database.ts';
import { tasks } from '../db/schema/tasks.ts';
import { type Queue, type QueueEntry, TASK_DEAD_QUEUE, TASK_QUEUE } from '../queue/queue.ts';
import { endTask, runTask, type TaskDeps, TaskInterrupted, TaskRefused } from '../research/task.ts';

export interface TaskWorkerDeps extends TaskDeps {
  readonly queue: Queue;
  readonly newId: NewId;
  readonly log: ServerLog;
  /** Aborted when this process has to go. */
  readonly stopping: AbortSignal;
}

/** Tries a task has when its own work throws; a worker that dies costs none. */
const MAX_FAILURES = 2;

async function handOver({ database, queue, newId }: TaskWorkerDeps, { jobId, id }: QueueEntry): Promise<void> {
  await database.transaction(async (tx) => {
    const queueId = newId();
    const moved = await tx
      .update(tasks)
      .set({ status: 'pending', queueId })
      .where(and(eq(tasks.id, jobId), eq(tasks.queueId, id), eq(tasks.status, 'running')))
      .returning({ id: tasks.id });
    if (moved.length > 0) await queue.send(tx, TASK_QUEUE, queueId, jobId);
  });
}

async function work(deps: TaskWorkerDeps, entry: QueueEntry): Promise<void> {
  const { database, clock, log } = deps;
  try {
    await runTask(deps, entry.jobId, entry.id, AbortSignal.any([entry.signal, deps.stopping]));
  } catch (error) {
    if (error instanceof TaskInterrupted && deps.stopping.aborted) return handOver(deps, entry);
    log.error('task', { err: error, jobId: entry.jobId });
    if (isConnectionLost(error)) throw error;
    const [row] = await database.sql
      .update(tasks)
      .set({ failures: sql`${tasks.failures} + 1` })
      .where(and(eq(tasks.id, entry.jobId), eq(tasks.queueId, entry.id)))
      .returning();
    if (row === undefined) return;
    if (!(error instanceof TaskRefused) && row.failures < MAX_FAILURES) throw error;
    const reason = error instanceof TaskRefused ? error.message : deps.kinds[row.kind].failure;
    await endTask(database, clock, { id: entry.jobId, queueId: entry.id }, 'failed', reason);
  }
}

export async function startTaskWorkers(deps: TaskWorkerDeps, concurrency: number): Promise<void> {
  const { database, clock, kinds } = deps;
  await deps.queue.work(TASK_QUEUE, concurrency, (entry) => work(deps, entry));
  await deps.queue.work(TASK_DEAD_QUEUE, 1, async ({ jobId, id }) => {
    const [row] = await database.sql.select({ kind: tasks.kind }).from(tasks).where(eq(tasks.id, jobId));
    if (row) await endTask(database, clock, { id: jobId, queueId: id }, 'failed', kinds[row.kind].failure);
  });
}

/** Puts tasks back to work that a killed process left half done; only for an embedded database (see `recoverJobs`). */
export async function recoverTasks(database: Database, queue: Queue, newId: NewId): Promise<void> {
  await database.transaction(async (tx) => {
    const left = await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.status, 'running'));
    for (const { id } of left) {
      const queueId = newId();
      await tx.update(tasks).set({ status: 'pending', queueId }).where(eq(tasks.id, id));
      await queue.send(tx, TASK_QUEUE, queueId, id);
    }
  });
}
