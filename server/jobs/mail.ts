import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { ServerLog } from '../../src/lib/log.ts';
import { type NewId, SECOND, type WallClock } from '../../src/lib/moments.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/mails.ts';
import type { EmailTransport } from '../mail/email.ts';
import type { EmailQueue, MailOrder, WriteEmail } from '../mail/email-queue.ts';
import { MAIL_DEAD_QUEUE, MAIL_QUEUE, type Queue, type QueueEntry } from '../queue/queue.ts';

/** Longer than any delivery takes: whoever held a letter that long is dead. */
const CLAIM_MS = 120 * SECOND;

export interface EmailQueueDeps {
  readonly queue: Queue;
  readonly clock: WallClock;
  readonly newId: NewId;
}

export function createEmailQueue({ queue, clock, newId }: EmailQueueDeps): EmailQueue {
  return async (tx, order) => {
    const id = newId();
    await tx.insert(mails).values({ id, ...order, createdAt: clock.now() });
    await queue.send(tx, MAIL_QUEUE, newId(), id);
  };
}

export interface MailWorkerDeps extends EmailQueueDeps {
  readonly database: Database;
  readonly log: ServerLog;
  readonly write: WriteEmail;
  readonly deliver: EmailTransport;
}

class StillClaimed extends Error {
  override readonly name = 'StillClaimed';
}

/**
 * Takes a letter for this worker alone; null when it has gone. Of two entries for one letter the second waits until the
 * first is done, so nothing is sent twice; what a killed worker held is taken up again.
 */
async function claim({ database, clock }: MailWorkerDeps, id: string): Promise<MailOrder | null> {
  const now = clock.now();
  const free = or(isNull(mails.claimedAt), lt(mails.claimedAt, new Date(now.getTime() - CLAIM_MS)));
  const [row] = await database.sql
    .update(mails)
    .set({ claimedAt: now })
    .where(and(eq(mails.id, id), free))
    .returning();
  if (row !== undefined) return { kind: row.kind as MailOrder['kind'], email: row.email, details: row.details };
  const [held] = await database.sql.select({ id: mails.id }).from(mails).where(eq(mails.id, id));
  if (held !== undefined) throw new StillClaimed('Another worker is sending this letter');
  return null;
}

async function work(deps: MailWorkerDeps, { jobId: id }: QueueEntry): Promise<void> {
  const { database, log } = deps;
  const order = await claim(deps, id);
  if (order === null) return;
  try {
    const letter = await deps.write(order);
    if (letter !== null) await deps.deliver(id, letter);
  } catch (error) {
    log.warn('mail not sent, to be tried again', { err: error, mailId: id, kind: order.kind });
    await database.sql.update(mails).set({ claimedAt: null }).where(eq(mails.id, id));
    throw error;
  }
  await database.sql.delete(mails).where(eq(mails.id, id));
}

export async function startMailWorker(deps: MailWorkerDeps): Promise<void> {
  await deps.queue.work(MAIL_QUEUE, 1, (entry) => work(deps, entry));
  await deps.queue.work(MAIL_DEAD_QUEUE, 1, async ({ jobId }) => {
    deps.log.error('mail given up', { mailId: jobId });
    await deps.database.sql.delete(mails).where(eq(mails.id, jobId));
  });
}

/** Puts letters back to work that a killed process held; only for an embedded database (see `recover` in server/work). */
export async function recoverMails(database: Database, { queue, newId }: EmailQueueDeps): Promise<void> {
  await database.transaction(async (tx) => {
    const held = await tx.update(mails).set({ claimedAt: null }).returning({ id: mails.id });
    for (const { id } of held) await queue.send(tx, MAIL_QUEUE, newId(), id);
  });
}
