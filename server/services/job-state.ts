import { type JobState, type JobStatus, RESEARCH_STEPS } from '../../src/contract/research.ts';
import type { researchJobs } from '../db/schema/research.ts';

export type JobRow = typeof researchJobs.$inferSelect;

/** States nothing leaves by itself or at all. */
export const FINAL_STATES: readonly JobStatus[] = ['completed', 'failed', 'cancelled'];

/** A job as it is told: progress is finished work, never a timer. */
export function jobState(row: JobRow, slow: boolean): JobState {
  const completed = row.status === 'completed';
  return {
    job_id: row.id,
    status: row.status,
    progress: completed ? 100 : Math.floor((row.finishedSteps / RESEARCH_STEPS.length) * 100),
    stage: null,
    questions: row.status === 'clarification_needed' ? [...row.questions] : [],
    report_id: completed ? row.id : null,
    error: row.error,
    refunded: row.refunded,
    query: row.query,
    created_at: row.createdAt.toISOString(),
    slow,
  };
}
