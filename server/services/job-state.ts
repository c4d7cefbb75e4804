import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import type { JobState, JobStatus } from '../../src/contract/research.ts';
import { FINAL_STATES, type JobRow } from '../research/job-row.ts';

export const isFinal = (status: JobStatus) => FINAL_STATES.includes(status);

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
