import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import type { AdminMessage, MessageKind } from '../../../src/contract/admin/requests.ts';
import type { AuditDraft } from '../../db/audit.ts';
import type { Sql } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/accounts.ts';
import { inboxMessages } from '../../db/schema/inbox.ts';
import { AppError, notFound } from '../../errors.ts';
import type { EmailQueue } from '../../mail/email-queue.ts';
import type { StoreDeps, Tx } from '../../services/deps.ts';
import type { State } from './credit-requests.ts';

const Address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email());

type Row = typeof inboxMessages.$inferSelect;

/** Where an answer can go: the account's address, or the one that was left. */
function addressIn({ content }: Row, account: string | null): string | null {
  if (account !== null) return account;
  const left = v.safeParse(Address, content.email ?? content.possibleEmail);
  return left.success ? left.output : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

interface MessageQuery {
  readonly state: State;
  readonly kind?: MessageKind | undefined;
  readonly user?: string | undefined;
  readonly page: number;
}

/** The words of a message in one line. */
export const messageText = (content: Row['content']): string =>
  textOf(content.message ?? content.comment ?? content.text ?? Object.values(content).join(' · '));

export async function pageOfMessages(db: Sql, { state, kind, user, page }: MessageQuery) {
  const isOpen = state === 'open';
  const where = and(
    isOpen ? isNull(inboxMessages.answeredAt) : isNotNull(inboxMessages.answeredAt),
    kind && eq(inboxMessages.kind, kind),
    user === undefined ? undefined : eq(inboxMessages.userId, user),
  );
  const rows = await db
    .select({ message: inboxMessages, account: users.email, name: profiles.displayName })
    .from(inboxMessages)
    .leftJoin(users, eq(users.id, inboxMessages.userId))
    .leftJoin(profiles, eq(profiles.id, inboxMessages.userId))
    .where(where)
    .orderBy(isOpen ? asc(inboxMessages.createdAt) : desc(inboxMessages.answeredAt), asc(inboxMessages.id))
    .limit(ADMIN_PAGE_SIZE)
    .offset((page - 1) * ADMIN_PAGE_SIZE);
  const [all] = await db.select({ n: count() }).from(inboxMessages).where(where);
  return {
    rows: rows.map(({ message, account, name }): AdminMessage => {
      const given = message.content.name ?? message.content.fullName;
      return {
        id: message.id,
        user_id: account === null ? null : message.userId,
        email: addressIn(message, account),
        name: name ?? (typeof given === 'string' ? given : null),
        kind: message.kind,
        fields: Object.entries(message.content).map(([field, value]) => ({ name: field, value: textOf(value) })),
        rating: message.rating,
        created_at: message.createdAt.toISOString(),
        answered_at: message.answeredAt?.toISOString() ?? null,
        reply: message.reply,
      };
    }),
    total: all?.n ?? 0,
  };
}

const SUBJECTS: Record<MessageKind, string> = {
  support: 'Your request for help with your Baraza account',
  contact: 'Your message to Baraza',
  feedback: 'Your feedback on Baraza',
};

/**
 * Answers a message by mail, or puts it aside without a word; once: throws `already_requested` where somebody else was
 * quicker, `validation_failed` where there is a reply and nobody it could go to.
 */
export async function answer(
  tx: Tx,
  { clock, post }: StoreDeps & { post: EmailQueue },
  id: string,
  { reply, to }: { reply: string; to?: string | undefined },
): Promise<{ mailed: boolean; auditEntry: AuditDraft }> {
  const [message] = await tx.select().from(inboxMessages).where(eq(inboxMessages.id, id)).for('update');
  if (message === undefined) throw notFound();
  if (message.answeredAt !== null) throw new AppError('already_requested', 'Somebody has answered this already.');
  await tx.update(inboxMessages).set({ answeredAt: clock.now(), reply }).where(eq(inboxMessages.id, id));
  const auditEntry = { action: 'message.answered', subject: { thing: id }, details: { kind: message.kind } } as const;
  if (reply === '') return { mailed: false, auditEntry };
  const [person] =
    message.userId === null
      ? []
      : await tx.select({ email: users.email }).from(users).where(eq(users.id, message.userId));
  const address = to === undefined ? addressIn(message, person?.email ?? null) : v.safeParse(Address, to).output;
  if (typeof address !== 'string') {
    const fields = [{ field: 'to', message: 'Please enter a valid email address' }];
    throw new AppError('validation_failed', 'There is no address this could go to.', { fields });
  }
  const lines = reply.split(/\n{2,}/);
  await post(tx, { kind: 'reply', email: address, details: { subject: SUBJECTS[message.kind], lines } });
  return { mailed: true, auditEntry };
}
