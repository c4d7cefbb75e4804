import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import { type JobState, startResearch } from '../../src/contract/research.ts';
import { FINAL_STATES, isFinal } from '../../src/domain/job-rules.ts';
import { isOfEarlierVersion } from '../../src/domain/report-kind.ts';
import type { NewId } from '../../src/lib/moments.ts';
import { recordEvent } from '../db/events.ts';
import { reportBodies, reports } from '../db/schema/reports.ts';
import { researchJobs } from '../db/schema/research.ts';
import { AppError, notFound } from '../errors.ts';
import { type Queue, RESEARCH_QUEUE } from '../queue/queue.ts';
import type { JobRow } from '../research/job/job-row.ts';
import { readTrail } from '../research/job/trail.ts';
import { endWork } from '../work/end.ts';
import { requeue } from '../work/requeue.ts';
import { RESEARCH } from '../work/tables.ts';
import { type CreditDeps, takeCredit } from './credits.ts';
import type { Tx } from './deps.ts';
import { handOverOf } from './hand-over.ts';
import { mismatch, refuseFromNowOn } from './idempotency.ts';
import { jobState } from './job-state.ts';
import { type PauseDeps, refuseWhilePaused } from './research-pause.ts';

export interface JobDeps extends CreditDeps, PauseDeps {
  readonly queue: Pick<Queue, 'send'>;
  readonly newId: NewId;
  /** Whether research takes minutes: told to the client, which then says so. */
  readonly slow: boolean;
}

const ALREADY_REMADE = 'This report was made anew already. Look for it in your history.';

const own = (userId: string, jobId: string) => and(eq(researchJobs.id, jobId), eq(researchJobs.userId, userId));

/** Made anew at no credit: a report of one's own, of before there were playbooks, once. Throws `not_found`, `already_remade`. */
async function mustBeRemakable(tx: Tx, userId: string, reportId: string): Promise<void> {
  // The row is held, so that two wishes at a time are looked at one after the other.
  const [old] = await tx
    .select({ content: reportBodies.content })
    .from(reports)
    .innerJoin(reportBodies, eq(reportBodies.reportId, reports.id))
    .where(and(eq(reports.id, reportId), eq(reports.userId, userId), isNull(reports.deletedAt)))
    .for('update', { of: reports });
  if (old === undefined || !isOfEarlierVersion(old.content.metadata)) throw notFound();
  const [made] = await tx
    .select({ id: researchJobs.id })
    .from(researchJobs)
    .where(and(eq(researchJobs.remakes, reportId), notInArray(researchJobs.status, ['failed', 'cancelled'])))
    .limit(1);
  if (made !== undefined) throw new AppError('already_remade', ALREADY_REMADE);
}

/**
 * Job row, credit and queue entry within `tx` (SRV-3). The job's id is the operation's, later the report's.
 * Throws `unavailable`, `credits_exhausted`, `already_remade`; `idempotency_mismatch` when another account's job has the id.
 */
export async function startJob(
  tx: Tx,
  deps: JobDeps,
  job: {
    readonly id: string;
    readonly userId: string;
    readonly query: string;
    readonly remakes?: string | undefined;
    readonly answers?: Readonly<Record<string, string>> | undefined;
    readonly requestId?: string;
  },
): Promise<void> {
  const now = deps.clock.now();
  await refuseWhilePaused(deps, tx);
  if (job.remakes !== undefined) await mustBeRemakable(tx, job.userId, job.remakes);
  const creditWeek = job.remakes === undefined ? await takeCredit(tx, deps, job.userId, 'market_validation') : null;
  const queueId = deps.newId();
  const made = await tx
    .insert(researchJobs)
    .values({
      ...job,
      researchDate: now.toISOString().slice(0, 10),
      questions: [],
      status: 'queued',
      creditWeek,
      queueId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: researchJobs.id });
  if (made.length === 0) throw mismatch();
  await recordEvent(tx, now, 'research_started', job.userId);
  const from = await handOverOf(tx, job.userId, job.query);
  if (from !== null) await recordEvent(tx, now, 'problem_handed_over', job.userId, { from });
  await deps.queue.send(tx, RESEARCH_QUEUE, queueId, job.id);
}

/** Puts a job back to work, and whoever looks on is there again. */
export async function requeueJob(tx: Tx, deps: JobDeps, jobId: string): Promise<JobRow> {
  await requeue(tx, deps, RESEARCH, jobId);
  const [row] = await tx
    .update(researchJobs)
    .set({ stopRequestedAt: null, updatedAt: deps.clock.now() })
    .where(eq(researchJobs.id, jobId))
    .returning();
  if (row === undefined) throw notFound();
  return row;
}

/**
 * A job as its owner sees it now, with the lines of its trail behind `after`. Asking means looking on: a stop that was asked
 * for is taken back (readings: leaving a page). Throws `not_found`.
 */
export async function watchJob(deps: JobDeps, userId: string, jobId: string, after = 0): Promise<JobState> {
  const [row] = await deps.database.sql.select().from(researchJobs).where(own(userId, jobId));
  if (row === undefined) throw notFound();
  if (row.stopRequestedAt !== null) {
    await deps.database.sql.update(researchJobs).set({ stopRequestedAt: null }).where(eq(researchJobs.id, jobId));
  }
  return jobState(row, deps.slow, await readTrail(deps.database.sql, jobId, after));
}

/** What still waits for something, newest first. */
export async function openJobs(deps: JobDeps, userId: string): Promise<JobState[]> {
  const rows = await deps.database.sql
    .select()
    .from(researchJobs)
    .where(and(eq(researchJobs.userId, userId), notInArray(researchJobs.status, [...FINAL_STATES])))
    .orderBy(desc(researchJobs.createdAt))
    .limit(50);
  return rows.map((row) => jobState(row, deps.slow));
}

/** Asks for a stop: a checkpoint, not an end. Answers false when there is nothing to stop. Throws `not_found`. */
export async function stopJob(deps: JobDeps, userId: string, jobId: string): Promise<boolean> {
  const [row] = await deps.database.sql.select().from(researchJobs).where(own(userId, jobId));
  if (row === undefined) throw notFound();
  if (row.status !== 'running' && row.status !== 'queued') return false;
  await deps.database.sql
    .update(researchJobs)
    .set({ stopRequestedAt: deps.clock.now() })
    .where(eq(researchJobs.id, jobId));
  return true;
}

/**
 * Takes research back within `tx`: it ends, its queue entry finds nothing to do, and its credit is returned. Answers false
 * when it had ended before. A start that is slower than the wish to take it back is refused when it arrives. Somebody else's
 * id is answered like one that nobody has, and nothing happens to it.
 */
export async function cancelJob(tx: Tx, deps: JobDeps, userId: string, jobId: string): Promise<boolean> {
  const end = () => endWork(tx, deps.clock, RESEARCH, { id: jobId, userId }, 'cancelled');
  if (await end()) return true;
  const isThere = async () => {
    const rows = await tx.select({ id: researchJobs.id }).from(researchJobs).where(own(userId, jobId));
    return rows.length > 0;
  };
  if (await isThere()) return false;
  const route = `${startResearch.method} ${startResearch.path}`;
  await refuseFromNowOn(tx, deps.clock, { scope: userId, opId: jobId, route });
  // A start that was being worked on was waited for.
  return (await end()) || !(await isThere());
}

/** Goes on from the last finished step; any other job is answered as it is. Throws `not_found`, `job_finished`. */
export async function resumeJob(tx: Tx, deps: JobDeps, userId: string, jobId: string): Promise<JobState> {
  const [row] = await tx.select().from(researchJobs).where(own(userId, jobId)).for('update');
  if (row === undefined) throw notFound();
  if (isFinal(row.status) && row.status !== 'completed') {
    throw new AppError('job_finished', 'This research has ended. Please start a new one.');
  }
  return jobState(row.status === 'paused' ? await requeueJob(tx, deps, jobId) : row, deps.slow);
}
