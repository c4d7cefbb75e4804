import { and, eq, isNull } from 'drizzle-orm';
import type { FailureKind } from '../../../src/contract/admin/monitoring.ts';
import type { NewId } from '../../../src/lib/moments.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { mails } from '../../db/schema/mails.ts';
import { researchJobs } from '../../db/schema/research.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { AppError, notFound } from '../../errors.ts';
import { MAIL_QUEUE, type Queue, RESEARCH_QUEUE, TASK_QUEUE } from '../../queue/queue.ts';
import type { StoreDeps, Tx } from '../../services/deps.ts';
import { isLatestOfItsReport } from './failures.ts';

export interface RetryDeps extends StoreDeps {
  readonly queue: Pick<Queue, 'send'>;
  readonly newId: NewId;
}

type Told = Omit<AuditEntry, 'actor'>;

const notFailed = () => new AppError('job_not_waiting', 'This does not wait for another try: somebody was quicker.');

/*
 * The failure gave the credit back, and that stays so: `refunded` says it, so the new attempt takes none and a second failure
 * gives none back. The attempt goes on counting from where it was, for it is the fence that keeps a worker of the first life
 * out; a new queue entry does the same for what is left of the old one. Finished steps stand.
 */

async function research(tx: Tx, { clock, queue, newId }: RetryDeps, id: string): Promise<Told> {
  const [job] = await tx.select().from(researchJobs).where(eq(researchJobs.id, id)).for('update');
  if (job === undefined) throw notFound();
  if (job.status !== 'failed') throw notFailed();
  const queueId = newId();
  await tx
    .update(researchJobs)
    .set({
      status: 'queued',
      error: null,
      failures: 0,
      attemptBase: job.attempt,
      stopRequestedAt: null,
      queueId,
      updatedAt: clock.now(),
    })
    .where(eq(researchJobs.id, id));
  await queue.send(tx, RESEARCH_QUEUE, queueId, id);
  // Told by the person: the job's id is the report's, and has to go with the account.
  return { action: 'user.research_retried', subject: { user: job.userId }, details: { kind: 'research' } };
}

async function task(
  tx: Tx,
  { clock, queue, newId }: RetryDeps,
  kind: 'explorer' | 'insights',
  id: string,
): Promise<Told> {
  const known = and(eq(tasks.id, id), eq(tasks.kind, kind), isNull(tasks.deletedAt));
  const [row] = await tx.select().from(tasks).where(known).for('update');
  if (row === undefined) throw notFound();
  const [last] =
    kind === 'insights'
      ? await tx
          .select()
          .from(tasks)
          .where(and(known, isLatestOfItsReport(tx)))
      : [row];
  if (row.status !== 'failed' || last === undefined) throw notFailed();
  const queueId = newId();
  await tx
    .update(tasks)
    .set({ status: 'pending', error: null, failures: 0, attemptBase: row.attempt, queueId, updatedAt: clock.now() })
    .where(eq(tasks.id, id));
  await queue.send(tx, TASK_QUEUE, queueId, id);
  return { action: 'user.research_retried', subject: { user: row.userId }, details: { kind } };
}

/** A letter has one claim: of two entries for it the second finds it gone. */
async function letter(tx: Tx, { queue, newId }: RetryDeps, id: string): Promise<Told> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
  if (mail === undefined) throw notFound();
  await queue.send(tx, MAIL_QUEUE, newId(), id);
  return { action: 'letter.retried', subject: { thing: id }, details: { kind: mail.kind } };
}

/** Tries again what failed. Throws `not_found`, and `job_not_waiting` for what has not failed or was retried already. */
export function retry(tx: Tx, deps: RetryDeps, kind: FailureKind, id: string): Promise<Told> {
  if (kind === 'research') return research(tx, deps, id);
  if (kind === 'letter') return letter(tx, deps, id);
  return task(tx, deps, kind, id);
}
