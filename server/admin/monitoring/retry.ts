import { and, eq, isNull } from 'drizzle-orm';
import type { FailureKind } from '../../../src/contract/admin/monitoring.ts';
import type { NewId } from '../../../src/lib/moments.ts';
import type { AuditDraft } from '../../db/audit.ts';
import { mails } from '../../db/schema/mails.ts';
import { researchJobs } from '../../db/schema/research.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { AppError, notFound } from '../../errors.ts';
import { MAIL_QUEUE, type Queue } from '../../queue/queue.ts';
import type { StoreDeps, Tx } from '../../services/deps.ts';
import { reopen } from '../../work/requeue.ts';
import { RESEARCH, TASKS } from '../../work/tables.ts';
import { isLatestOfItsReport } from './failures.ts';

export interface RetryDeps extends StoreDeps {
  readonly queue: Pick<Queue, 'send'>;
  readonly newId: NewId;
}

const notFailed = () => new AppError('job_not_waiting', 'This does not wait for another try: somebody was quicker.');

async function research(tx: Tx, deps: RetryDeps, id: string): Promise<AuditDraft> {
  const [job] = await tx.select().from(researchJobs).where(eq(researchJobs.id, id)).for('update');
  if (job === undefined) throw notFound();
  if (job.status !== 'failed') throw notFailed();
  await tx.update(researchJobs).set({ stopRequestedAt: null }).where(eq(researchJobs.id, id));
  await reopen(tx, deps, RESEARCH, id, deps.clock.now());
  // Ordered by the person: the job's id is the report's, and has to go with the account.
  return { action: 'user.research_retried', subject: { user: job.userId }, details: { kind: 'research' } };
}

async function task(tx: Tx, deps: RetryDeps, kind: 'explorer' | 'insights', id: string): Promise<AuditDraft> {
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
  await reopen(tx, deps, TASKS, id, deps.clock.now());
  return { action: 'user.research_retried', subject: { user: row.userId }, details: { kind } };
}

/** A letter has one claim: of two entries for it the second finds it gone. */
async function letter(tx: Tx, { queue, newId }: RetryDeps, id: string): Promise<AuditDraft> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
  if (mail === undefined) throw notFound();
  await queue.send(tx, MAIL_QUEUE, newId(), id);
  return { action: 'letter.retried', subject: { thing: id }, details: { kind: mail.kind } };
}

/** Tries again what failed. Throws `not_found`, and `job_not_waiting` for what has not failed or was retried already. */
export function retry(tx: Tx, deps: RetryDeps, kind: FailureKind, id: string): Promise<AuditDraft> {
  if (kind === 'research') return research(tx, deps, id);
  if (kind === 'letter') return letter(tx, deps, id);
  return task(tx, deps, kind, id);
}
