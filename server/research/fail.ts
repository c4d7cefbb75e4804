import { and, eq, notInArray } from 'drizzle-orm';
import type { WallClock } from '../../src/lib/moments.ts';
import { refundCredit } from '../db/credit-ledger.ts';
import type { Database, Sql } from '../db/database.ts';
import { note } from '../db/events.ts';
import { researchJobs } from '../db/schema/research.ts';
import { FINAL_STATES, type JobRow } from './job-row.ts';

/** What a person reads when nothing better can be said (spec 2 §8). */
export const RESEARCH_FAILED = 'An error occurred during market validation research.';

/**
 * Ends a job in failure and gives its credit back. Whoever comes second changes nothing, so the credit is given back
 * exactly once. `queueId` names the entry and `attempt` the worker that failed: one that was replaced has no say any more.
 */
export async function failJob(
  database: Database,
  clock: WallClock,
  job: { readonly id: string; readonly queueId?: string; readonly attempt?: number },
  reason: string,
): Promise<boolean> {
  return database.transaction((tx) => endJob(tx, clock, job, { status: 'failed', error: reason }));
}

interface OpenJob {
  readonly id: string;
  readonly userId?: string;
  readonly queueId?: string;
  readonly attempt?: number;
}

const ENDS = { failed: 'research_failed', cancelled: 'research_cancelled' } as const;

/** Ends an open job without a report and gives its credit back, within `tx`. Answers false when it had ended before. */
export async function endJob(
  tx: Sql,
  clock: WallClock,
  job: OpenJob,
  end: { readonly status: keyof typeof ENDS; readonly error: string | null },
): Promise<boolean> {
  const now = clock.now();
  const open = [eq(researchJobs.id, job.id), notInArray(researchJobs.status, [...FINAL_STATES])];
  if (job.userId !== undefined) open.push(eq(researchJobs.userId, job.userId));
  if (job.queueId !== undefined) open.push(eq(researchJobs.queueId, job.queueId));
  if (job.attempt !== undefined) open.push(eq(researchJobs.attempt, job.attempt));
  const [row] = await tx
    .update(researchJobs)
    .set({ ...end, updatedAt: now })
    .where(and(...open))
    .returning();
  if (row === undefined) return false;
  await note(tx, now, ENDS[end.status], row.userId);
  await giveCreditBack(tx, row);
  return true;
}

/** Within `tx`, once a job; an exempt account has none to give back. The caller holds the job's row. */
export async function giveCreditBack(
  tx: Sql,
  job: Pick<JobRow, 'id' | 'userId' | 'creditWeek' | 'refunded'>,
): Promise<void> {
  if (job.creditWeek === null || job.refunded) return;
  await refundCredit(tx, { userId: job.userId, type: 'market_validation', week: job.creditWeek });
  await tx.update(researchJobs).set({ refunded: true }).where(eq(researchJobs.id, job.id));
}
