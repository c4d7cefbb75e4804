import { and, asc, count, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import type { AdminCreditRequest } from '../../../src/contract/admin/requests.ts';
import { CreditType } from '../../../src/contract/credits.ts';
import type { Week } from '../../../src/domain/credit-plan.ts';
import { ENGLISH, formatDay } from '../../../src/lib/locale.ts';
import type { AuditDraft } from '../../db/audit.ts';
import { profiles, users } from '../../db/schema/accounts.ts';
import { creditGrants, creditRequests, creditWeeks } from '../../db/schema/credits.ts';
import { AppError, notFound } from '../../errors.ts';
import type { EmailQueue } from '../../mail/email-queue.ts';
import { type CreditDeps, creditStatus } from '../../services/credits.ts';
import type { StoreDeps, Tx } from '../../services/deps.ts';
import { weekAt } from '../../services/weeks.ts';

export type State = 'open' | 'done';

/** Those that wait, the longest waiting first; or those that were decided, the latest first. */
export async function pageOfRequests(
  deps: CreditDeps,
  { state, page, user }: { readonly state: State; readonly page: number; readonly user?: string | undefined },
) {
  const db = deps.database.sql;
  const isOpen = state === 'open';
  const week = await weekAt(db, deps.clock.now());
  const where = and(
    isOpen ? isNull(creditRequests.decidedAt) : isNotNull(creditRequests.decidedAt),
    user === undefined ? undefined : eq(creditRequests.userId, user),
  );
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
  const [past] = await db.select({ n: count() }).from(creditRequests).where(ofPastWeeks(week));
  const told = rows.map(async ({ request, email, name, used }): Promise<AdminCreditRequest> => {
    const type = v.parse(CreditType, request.creditType);
    return {
      id: request.id,
      user_id: email === null ? null : request.userId,
      email,
      name,
      credit_type: type,
      credits_requested: request.creditsRequested,
      reason: request.reason,
      used: used ?? 0,
      week_start: request.weekStart,
      is_past: request.weekStart < week.start,
      now: isOpen && email !== null ? await creditStatus(deps, request.userId, type) : null,
      created_at: request.createdAt.toISOString(),
      decision: request.decision,
      decided_at: request.decidedAt?.toISOString() ?? null,
      reply: request.reply,
    };
  });
  return { rows: await Promise.all(told), total: all?.n ?? 0, past: past?.n ?? 0 };
}

/** Those that wait although the week they were asked in is over. */
const ofPastWeeks = (week: Week): SQL | undefined =>
  and(isNull(creditRequests.decidedAt), lt(creditRequests.weekStart, week.start));

interface Verdict {
  readonly decision: 'granted' | 'refused';
  readonly credits?: number | undefined;
  readonly reply: string;
}

const WORDS: Record<CreditType, string> = { market_validation: 'research', problem_generator: 'Problem Explorer' };

const dayInWords = (day: string) => formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' }, ENGLISH);

/**
 * Decides a request, once: throws `already_requested` where somebody else was quicker. What is granted counts in the week of
 * the decision, for the one it was asked in may be over; the person is told by mail.
 */
export async function decide(
  tx: Tx,
  { clock, post }: StoreDeps & { post: EmailQueue },
  id: string,
  { decision, credits, reply }: Verdict,
): Promise<AuditDraft> {
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

/**
 * Closes every request of a week that is over: its credits have come back since, and whoever asked is told so by mail. Answers
 * with how many there were.
 */
export async function closePast(tx: Tx, { clock, post }: StoreDeps & { post: EmailQueue }): Promise<number> {
  const now = clock.now();
  const week = await weekAt(tx, now);
  const closed = await tx
    .update(creditRequests)
    .set({ decision: 'refused', decidedAt: now, reply: '' })
    .where(ofPastWeeks(week))
    .returning({ userId: creditRequests.userId, weekStart: creditRequests.weekStart });
  for (const { userId, weekStart } of closed) {
    const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (person === undefined) continue;
    const line = `You asked for more credits in the week of ${dayInWords(weekStart)}. We did not get to it before that week ended. Your weekly credits have come back since; if they are not enough, please ask again.`;
    await post(tx, {
      kind: 'reply',
      email: person.email,
      details: { subject: 'Your request for credits', lines: [line] },
    });
  }
  return closed.length;
}
