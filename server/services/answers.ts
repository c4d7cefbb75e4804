import { and, eq } from 'drizzle-orm';
import { researchJobs } from '../db/schema/research.ts';
import { AppError, notFound } from '../errors.ts';
import type { Tx } from './deps.ts';
import { type JobDeps, requeueJob } from './research-jobs.ts';

type Answers = Readonly<Record<string, string>>;

function same(a: Answers, b: Answers): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/**
 * Takes the answers to a job's questions and puts it back to work, within `tx`. A question that was left out counts as
 * skipped. Answers false when the very same set was taken before (spec 2 §4).
 * Throws `validation_failed` for a question that was not asked, `job_not_waiting`, `not_found`.
 */
export async function takeAnswers(
  tx: Tx,
  deps: JobDeps,
  userId: string,
  jobId: string,
  given: Answers,
): Promise<boolean> {
  const [job] = await tx
    .select()
    .from(researchJobs)
    .where(and(eq(researchJobs.id, jobId), eq(researchJobs.userId, userId)))
    .for('update');
  if (job === undefined) throw notFound();
  const asked = job.questions.map((question) => question.id);
  const stray = Object.keys(given).find((id) => !asked.includes(id));
  if (stray !== undefined && asked.length > 0) {
    const message = 'One of these answers belongs to a question that was not asked.';
    throw new AppError('validation_failed', message, { fields: [{ field: `answers.${stray}`, message }] });
  }
  const answers = Object.fromEntries(asked.map((id) => [id, given[id] ?? '']));
  if (job.status !== 'clarification_needed') {
    if (job.answers !== null && same(job.answers, answers)) return false;
    throw new AppError('job_not_waiting', 'This research is not waiting for answers.');
  }
  await tx.update(researchJobs).set({ answers }).where(eq(researchJobs.id, jobId));
  await requeueJob(tx, deps, jobId);
  return true;
}
