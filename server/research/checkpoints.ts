import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ResearchStepId } from '../../src/contract/limits.ts';
import type { ResearchInput } from '../../src/engine/types.ts';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Database, Sql } from '../db/database.ts';
import { researchJobs, researchSteps } from '../db/schema/research.ts';
import type { JobRow } from './job-row.ts';

/** This worker's hold on a job. It ends when another worker is given a higher attempt. */
export interface Hold {
  readonly jobId: string;
  readonly attempt: number;
}

/** What a step is computed from besides the outputs before it, which are themselves under the same key. */
export function inputHash(input: ResearchInput): string {
  return createHash('sha256')
    .update(JSON.stringify([input.query, input.answers, input.date]))
    .digest('hex');
}

export interface Checkpoint {
  readonly inputHash: string;
  readonly engineVersion: string;
  readonly output: unknown;
}

export async function readCheckpoints(sql: Sql, jobId: string): Promise<ReadonlyMap<string, Checkpoint>> {
  const rows = await sql.select().from(researchSteps).where(eq(researchSteps.jobId, jobId));
  return new Map(rows.map((row) => [row.step, row]));
}

/**
 * Changes the job under this worker's hold, within `tx`, and answers with the row; null when the hold was lost, and
 * nothing may be written any more.
 */
export async function fenced(tx: Sql, hold: Hold, change: Partial<JobRow>): Promise<JobRow | null> {
  const [row] = await tx
    .update(researchJobs)
    .set(change)
    .where(
      and(eq(researchJobs.id, hold.jobId), eq(researchJobs.attempt, hold.attempt), eq(researchJobs.status, 'running')),
    )
    .returning();
  return row ?? null;
}

/** Writes a finished step and the progress it makes. Answers with the job's row, or null when the hold was lost. */
export async function saveCheckpoint(
  database: Database,
  clock: WallClock,
  hold: Hold,
  step: ResearchStepId,
  finishedSteps: number,
  checkpoint: Checkpoint,
): Promise<JobRow | null> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const row = await fenced(tx, hold, { finishedSteps, updatedAt: now });
    if (row === null) return null;
    const values = { ...checkpoint, attempt: hold.attempt, finishedAt: now };
    await tx
      .insert(researchSteps)
      .values({ jobId: hold.jobId, step, ...values })
      .onConflictDoUpdate({ target: [researchSteps.jobId, researchSteps.step], set: values });
    return row;
  });
}
