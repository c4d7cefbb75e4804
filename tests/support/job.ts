import type { JobState, Question } from '../../src/contract/research.ts';
import { queuedJob } from '../../src/store/jobs.ts';

export const jobState = (jobId: string, changes: Partial<JobState> = {}): JobState => ({
  ...queuedJob(jobId, 'Tomatoes rot', Date.parse('2026-01-05T09:00:00.000Z')),
  status: 'running',
  ...changes,
});

export function question(n: number, text = `Question ${n}`): Question {
  return { id: `question_${n}`, text, why: 'Because', choices: [], skip: 'Assume so' };
}
