import type { JobState, Question } from '../../src/contract/research.ts';

export function jobState(jobId: string, changes: Partial<JobState> = {}): JobState {
  return {
    job_id: jobId,
    status: 'running',
    progress: 0,
    stage: null,
    questions: [],
    answered: 0,
    report_id: null,
    error: null,
    error_code: null,
    refunded: false,
    query: 'Tomatoes rot',
    created_at: '2026-01-05T09:00:00.000Z',
    slow: false,
    language: 'en',
    trail: [],
    ...changes,
  };
}

export function question(n: number, text = `Question ${n}`): Question {
  return { id: `question_${n}`, text, why: 'Because', choices: [], skip: 'Assume so' };
}
