import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import type { AdminCreditRequest } from '../../../src/contract/admin/requests.ts';
import { CreditType } from '../../../src/contract/credits.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Sql } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/accounts.ts';
import { creditGrants, creditRequests, creditWeeks } from '../../db/schema/credits.ts';
import { AppError, notFound } from '../../errors.ts';
import type { EmailQueue } from '../../mail/email-queue.ts';
import type { StoreDeps, Tx } from '../../services/deps.ts';
import { startOf, weekAt } from '../../services/weeks.ts';

export type State = 'open' | 'done';

/** Those that wait, the longest waiting first; or those that were decided, the latest first. */
export async function pageOfRequests(db: Sql, state: State, page: number) {
  const isOpen = state === 'open';
  const where = isOpen ? isNull(creditRequests.decidedAt) : isNotNull(creditRequests.decidedAt);
  const rows = await db
    .select({ request: creditRequests, email: users.email, name: profiles.displayName, used: creditWeeks.used })
    .from(creditRequests)
    .leftJoin(users, eq(users.id, creditRequests.userId))
    .leftJoin(profiles, eq(profiles.id, creditRequests.userId))
    .leftJoin(
      creditWeeks,
      and(
        eq(creditWeeks.userId, creditRequests.userId),
        eq(creditWeeks.creditType, creditRequests.creditType),
        eq(creditWeeks.weekStart, creditRequests.weekStart),
      ),
    )
    .where(where)
    .orderBy(isOpen ? asc(creditRequests.createdAt) : desc(creditRequests.decidedAt), asc(creditRequests.id))
    .limit(ADMIN_PAGE_SIZE)
    .offset((page - 1) * ADMIN_PAGE_SIZE);
  const [all] = await db.select({ n: count() }).from(creditRequests).where(where);
  return {
    rows: rows.map(
      ({ request, email, name, used }): AdminCreditRequest => ({
        id: request.id,
        user_id: request.userId,
        email,
        name,
        credit_type: v.parse(CreditType, request.creditType),
        credits_requested: request.creditsRequested,
        reason: request.reason,
        used: used ?? 0,
        created_at: request.createdAt.toISOString(),
        decision: request.decision,
        decided_at: request.decidedAt?.toISOString() ?? null,
        reply: request.reply,
      }),
    ),
    total: all?.n ?? 0,
  };
}

interface Verdict {
  readonly decision: 'granted' | 'refused';
  readonly credits?: number | undefined;
  readonly reply: string;
}

const WORDS: Record<CreditType, string> = { market_validation: 'research', problem_generator: 'Problem Explorer' };

const dayInWords = (day: string) =>
  startOf(day).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * Decides a request, once: throws `already_requested` where somebody else was quicker. What is granted counts in the week of
 * the decision, for the one it was asked in may be over; the person is told by mail.
 */
export async function decide(
  tx: Tx,
  { clock, post }: StoreDeps & { post: EmailQueue },
  id: string,
  { decision, credits, reply }: Verdict,
): Promise<Omit<AuditEntry, 'actor'>> {
  const now = clock.now();
  const [request] = await tx.select().from(creditRequests).where(eq(creditRequests.id, id)).for('update');
  if (request === undefined) throw notFound();
  if (request.decidedAt !== null) throw new AppError('already_requested', 'Somebody has decided this request already.');
  await tx.update(creditRequests).set({ decision, decidedAt: now, reply }).where(eq(creditRequests.id, id));
  const amount = credits ?? request.creditsRequested;
  const { userId, creditType } = request;
  const isGranted = decision === 'granted';
  const week = await weekAt(tx, now);
  if (isGranted) {
    await tx.insert(creditGrants).values({ id, userId, creditType, weekStart: week.start, amount, grantedAt: now });
  }
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (person !== undefined) {
    const what = `${WORDS[v.parse(CreditType, creditType)]} ${amount === 1 ? 'credit' : 'credits'}`;
    const verdict = isGranted
      ? `You asked for more credits. ${amount} ${what} ${amount === 1 ? 'is' : 'are'} yours until the end of this week.`
      : `You asked for more credits. We cannot give you more this week; your weekly credits come back on ${dayInWords(week.end)}.`;
    const lines = [verdict, ...(reply === '' ? [] : [reply])];
    await post(tx, { kind: 'reply', email: person.email, details: { subject: 'Your request for credits', lines } });
  }
  return {
    action: isGranted ? 'credit_request.granted' : 'credit_request.refused',
    subject: { user: userId },
    details: { request: id, type: creditType, ...(isGranted && { credits: amount }) },
  };
}
