import { and, eq, notInArray } from 'drizzle-orm';
import type { WallClock } from '../../src/lib/moments.ts';
import { returnOne } from '../db/credit-ledger.ts';
import type { Database } from '../db/database.ts';
import { note } from '../db/events.ts';
import { researchJobs } from '../db/schema/research.ts';
import { FINAL_STATES } from './job-row.ts';

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
  return database.transaction(async (tx) => {
    const now = clock.now();
    const open = [eq(researchJobs.id, job.id), notInArray(researchJobs.status, [...FINAL_STATES])];
    if (job.queueId !== undefined) open.push(eq(researchJobs.queueId, job.queueId));
    if (job.attempt !== undefined) open.push(eq(researchJobs.attempt, job.attempt));
    const [row] = await tx
      .update(researchJobs)
      .set({ status: 'failed', error: reason, updatedAt: now })
      .where(and(...open))
      .returning();
    if (row === undefined) return false;
    await note(tx, now, 'research_failed', row.userId);
    if (row.creditWeek !== null && !row.refunded) {
      await returnOne(tx, { userId: row.userId, type: 'market_validation', week: row.creditWeek });
      await tx.update(researchJobs).set({ refunded: true }).where(eq(researchJobs.id, job.id));
    }
    return true;
  });
}
