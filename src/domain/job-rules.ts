import type { JobState, JobStatus, Question } from '../contract/research.ts';
import type { TrailEntry } from '../contract/trail.ts';

/** States that a job never leaves. */
export const FINAL_STATES: readonly JobStatus[] = ['completed', 'failed', 'cancelled'];

/** Nothing more will come of it. */
export const isFinal = (status: JobStatus): boolean => FINAL_STATES.includes(status);

/** Work goes on at the server, so that there is something to follow. */
export const isMoving = (status: JobStatus): boolean => status === 'queued' || status === 'running';

/** Names a set of questions by what it asks: the same set is never asked twice (spec 2 §4). */
export const questionsKey = (questions: readonly Question[]): string =>
  questions.map((question) => `${question.id}:${question.text}`).join('\n');

/** Under which name the answers to a job's questions are kept until the last is given. */
export const answersKey = (jobId: string): string => `answers-${jobId}`;

/** All lines of a trail that two tellings hold, each once; what an earlier build kept has none. */
function joinedTrail(known: readonly TrailEntry[] | undefined, told: readonly TrailEntry[]): TrailEntry[] {
  const lines = new Map([...(known ?? []), ...told].map((line) => [line.n, line]));
  return [...lines.values()].sort((a, b) => a.n - b.n);
}

/** The later of two tellings of one job: what is finished stays finished, however late an older telling arrives. */
export function laterState(known: JobState, told: JobState): JobState {
  const later = isFinal(known.status) && !isFinal(told.status) ? known : told;
  const trail = joinedTrail(known.trail, told.trail);
  return trail.length === later.trail?.length ? later : { ...later, trail };
}
