import { and, eq } from 'drizzle-orm';
import { questionSetOf } from '../../src/contract/question-set.ts';
import { researchJobs } from '../db/schema/research.ts';
import { AppError, notFound } from '../errors.ts';
import type { Tx } from './deps.ts';
import { type JobDeps, requeueJob } from './research-jobs.ts';

type Answers = Readonly<Record<string, string>>;

export interface GivenAnswers {
  /** By the question's id in its set. */
  readonly answers: Answers;
  /** Which set (`questionSetOf`); absent from a client of an earlier version. */
  readonly set: string | undefined;
}

/**
 * Takes the answers to a job's questions and puts it back to work, within `tx`. A question that was left out counts as
 * skipped. Answers are kept by what they settle. Answers false when the very same set was taken before (spec 2 §4).
 * Throws `validation_failed` for a question that was not asked, `job_not_waiting`, `not_found`.
 */
export async function takeAnswers(
  tx: Tx,
  deps: JobDeps,
  userId: string,
  jobId: string,
  { answers: given, set }: GivenAnswers,
): Promise<boolean> {
  const [job] = await tx
    .select()
    .from(researchJobs)
    .where(and(eq(researchJobs.id, jobId), eq(researchJobs.userId, userId)))
    .for('update');
  if (job === undefined) throw notFound();
  const known = job.answers ?? {};
  if (set !== undefined && set !== questionSetOf(job.questions) && set.split('+').every((slot) => slot in known)) {
    return false;
  }
  const ids = job.questions.map((question) => question.id);
  const stray = Object.keys(given).find((id) => !ids.includes(id));
  if (stray !== undefined && ids.length > 0) {
    const message = 'One of these answers belongs to a question that was not asked.';
    throw new AppError('validation_failed', message, { fields: [{ field: `answers.${stray}`, message }] });
  }
  const answers = Object.fromEntries(job.questions.map(({ id, slot }) => [slot ?? id, given[id] ?? '']));
  const asked = Object.fromEntries(job.questions.map(({ id, slot, text }) => [slot ?? id, text]));
  if (job.status !== 'clarification_needed') {
    if (Object.entries(answers).every(([slot, answer]) => known[slot] === answer) && ids.length > 0) return false;
    throw new AppError('job_not_waiting', 'This research is not waiting for answers.');
  }
  await tx
    .update(researchJobs)
    .set({ answers: { ...known, ...answers }, asked: { ...job.asked, ...asked } })
    .where(eq(researchJobs.id, jobId));
  await requeueJob(tx, deps, jobId);
  return true;
}
