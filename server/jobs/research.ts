import { and, eq, sql } from 'drizzle-orm';
import type { ServerLog } from '../../src/lib/log.ts';
import type { NewId } from '../../src/lib/moments.ts';
import { type Database, isConnectionLost } from '../db/database.ts';
import { researchJobs } from '../db/schema/research.ts';
import { type Queue, type QueueEntry, RESEARCH_DEAD_QUEUE, RESEARCH_QUEUE } from '../queue/queue.ts';
import { failJob, RESEARCH_FAILED } from '../research/fail.ts';
import { Interrupted, type PipelineDeps, runJob } from '../research/pipeline.ts';

export interface ResearchWorkerDeps extends PipelineDeps {
  readonly queue: Queue;
  readonly newId: NewId;
  readonly log: ServerLog;
  /** Aborted when this process has to go. */
  readonly stopping: AbortSignal;
}

/** Tries a job has when the research itself throws. The queue's own limit is higher: it is for workers that die. */
const MAX_FAILURES = 2;

/** The engine's own checks failed: the next try would only fail alike. */
const isHopeless = (error: unknown) => error instanceof Error && error.name === 'ReportCheckError';

/** Gives the job a fresh entry, for a worker that is not about to stop. A stop is no failure, and costs no try. */
async function handOver({ database, queue, newId }: ResearchWorkerDeps, jobId: string, oldId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const queueId = newId();
    const moved = await tx
      .update(researchJobs)
      .set({ status: 'queued', queueId })
      .where(and(eq(researchJobs.id, jobId), eq(researchJobs.queueId, oldId), eq(researchJobs.status, 'running')))
      .returning({ id: researchJobs.id });
    if (moved.length > 0) await queue.send(tx, RESEARCH_QUEUE, queueId, jobId);
  });
}

/** How often this job threw, this time included. Throws when the database is what failed: that is no fault of the job. */
async function countFailure({ database }: ResearchWorkerDeps, entry: QueueEntry): Promise<number> {
  const [row] = await database.sql
    .update(researchJobs)
    .set({ failures: sql`${researchJobs.failures} + 1` })
    .where(and(eq(researchJobs.id, entry.jobId), eq(researchJobs.queueId, entry.id)))
    .returning({ failures: researchJobs.failures });
  return row?.failures ?? 0;
}

async function work(deps: ResearchWorkerDeps, entry: QueueEntry): Promise<void> {
  const { log } = deps;
  try {
    await runJob(deps, entry.jobId, entry.id, AbortSignal.any([entry.signal, deps.stopping]));
  } catch (error) {
    if (error instanceof Interrupted && deps.stopping.aborted) return handOver(deps, entry.jobId, entry.id);
    log.error('research', { err: error, jobId: entry.jobId });
    // Not the job's fault: the queue gives it to the next worker, however often that happens.
    if (isConnectionLost(error)) throw error;
    if (!isHopeless(error) && (await countFailure(deps, entry)) < MAX_FAILURES) throw error;
    await failJob(deps.database, deps.clock, { id: entry.jobId, queueId: entry.id }, RESEARCH_FAILED);
    deps.notify(entry.jobId);
  }
}

/** Begins to work on research, and on what is left of it when its tries are used up. */
export async function startResearchWorkers(deps: ResearchWorkerDeps, concurrency: number): Promise<void> {
  await deps.queue.work(RESEARCH_QUEUE, concurrency, (entry) => work(deps, entry));
  await deps.queue.work(RESEARCH_DEAD_QUEUE, 1, async ({ jobId, id }) => {
    await failJob(deps.database, deps.clock, { id: jobId, queueId: id }, RESEARCH_FAILED);
    deps.notify(jobId);
  });
}

/**
 * Puts jobs back to work that a killed process left half done. Only for an embedded database: its lock says that no
 * other worker is alive. Elsewhere the queue's own supervision finds them.
 */
export async function recoverJobs(database: Database, queue: Queue, newId: NewId): Promise<number> {
  return database.transaction(async (tx) => {
    const left = await tx.select({ id: researchJobs.id }).from(researchJobs).where(eq(researchJobs.status, 'running'));
    for (const { id } of left) {
      const queueId = newId();
      await tx.update(researchJobs).set({ status: 'queued', queueId }).where(eq(researchJobs.id, id));
      await queue.send(tx, RESEARCH_QUEUE, queueId, id);
    }
    return left.length;
  });
}
