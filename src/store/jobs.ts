import type { JobState } from '../contract/research.ts';
import { isFinal, laterState, questionsKey } from '../domain/job-rules.ts';
import type { AccountDb } from './account-db.ts';
import type { JobRow } from './rows.ts';

const KEPT_MS = 7 * 86_400_000;

/** As the server first tells of a job. */
export const queuedJob = (jobId: string, query: string, createdAt: number): JobState => ({
  job_id: jobId,
  status: 'queued',
  progress: 0,
  stage: null,
  questions: [],
  answered: 0,
  report_id: null,
  error: null,
  error_code: null,
  refunded: false,
  query,
  created_at: new Date(createdAt).toISOString(),
  slow: false,
  language: 'en',
  trail: [],
});

/** The server took the job: a row stands in for its first telling, so that the screen never shows a gap. */
export async function noteStarted(
  db: AccountDb,
  started: { readonly jobId: string; readonly query: string; readonly createdAt: number },
  now: number,
): Promise<void> {
  if (await db.jobs.get(started.jobId)) return;
  await db.jobs.put(newRow(queuedJob(started.jobId, started.query, started.createdAt), now));
}

/** The server took the answers: these questions are done with, and a new run begins. */
export async function noteAnswered(db: AccountDb, jobId: string, asked: string, now: number): Promise<void> {
  await db.jobs.update(jobId, { answered: asked, runStartedAt: now, local: 'following', lastError: null });
}

/** It was taken back and the server has ended it. */
export async function noteCancelled(db: AccountDb, jobId: string): Promise<void> {
  const row = await db.jobs.get(jobId);
  if (row) await db.jobs.put({ ...row, state: { ...row.state, status: 'cancelled', questions: [] }, lastError: null });
}

/** What the server told of a job. Answers with the row as it now is. */
export function takeJob(db: AccountDb, told: JobState, now: number): Promise<JobRow> {
  return db.transaction('rw', db.jobs, async () => {
    const known = await db.jobs.get(told.job_id);
    const row = known ? { ...known, state: laterState(known.state, told) } : newRow(told, now);
    await db.jobs.put(row);
    return row;
  });
}

/** How following goes. Nothing is written when nothing changed: each write wakes every tab. */
export function setJobLocal(
  db: AccountDb,
  jobId: string,
  local: JobRow['local'],
  lastError: string | null = null,
): Promise<void> {
  return db.transaction('rw', db.jobs, async () => {
    const row = await db.jobs.get(jobId);
    if (!row || (row.local === local && row.lastError === lastError)) return;
    await db.jobs.put({ ...row, local, lastError });
  });
}

/** A paused or timed-out job is taken up again: its 20 minutes count from now. */
export async function beginRun(db: AccountDb, jobId: string, now: number): Promise<void> {
  await db.jobs.update(jobId, { runStartedAt: now, local: 'following', lastError: null });
}

/** The server no longer knows the job. */
export async function jobIsGone(db: AccountDb, jobId: string, message: string): Promise<void> {
  const row = await db.jobs.get(jobId);
  if (row) await db.jobs.put({ ...row, state: { ...row.state, status: 'failed', error: message } });
}

/** Jobs finished more than a week ago have nothing left to tell. */
export function forgetOldJobs(db: AccountDb, now: number): Promise<number> {
  return db.jobs.filter((row) => isFinal(row.state.status) && row.runStartedAt < now - KEPT_MS).delete();
}

/** True when the questions it asks were answered from here and the server has not moved on yet. */
export const isAnswered = (row: JobRow): boolean =>
  row.answered !== null && row.state.questions.length > 0 && questionsKey(row.state.questions) === row.answered;

const newRow = (state: JobState, now: number): JobRow => ({
  id: state.job_id,
  state,
  local: 'following',
  lastError: null,
  answered: null,
  runStartedAt: now,
});
