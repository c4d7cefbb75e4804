import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import type { JobState } from '../../src/contract/research.ts';
import type { TrailEntry } from '../../src/contract/trail.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import { cleanText } from '../../src/engine/text/clean.ts';
import type { JobRow } from '../research/job/job-row.ts';
import { RESEARCH_FAILURE } from '../work/tables.ts';

/** Work ends with its kind's own sentence, or with that of a refusal. */
const codeOf = ({ status, error }: JobRow): JobState['error_code'] => {
  if (status !== 'failed') return null;
  return error === RESEARCH_FAILURE ? 'research_failed' : 'research_refused';
};

/** A job as it is told: progress is finished work, never a timer. */
export function jobState(row: JobRow, slow: boolean, trail: readonly TrailEntry[] = []): JobState {
  const completed = row.status === 'completed';
  const asks = row.status === 'clarification_needed';
  return {
    job_id: row.id,
    status: row.status,
    progress: completed ? 100 : Math.floor((row.finishedSteps / RESEARCH_STEPS.length) * 100),
    stage: null,
    questions: asks ? [...row.questions] : [],
    answered: Object.keys(row.answers ?? {}).length,
    report_id: completed ? row.id : null,
    error: row.error,
    error_code: codeOf(row),
    refunded: row.refunded,
    query: row.query,
    created_at: row.createdAt.toISOString(),
    slow,
    language: languageOf(cleanText(row.query)).language,
    trail: [...trail],
  };
}
