import { and, eq } from 'drizzle-orm';
import type { CreditRequest, CreditType } from '../../src/contract/credits.ts';
import { recordEvent } from '../db/events.ts';
import { creditRequests } from '../db/schema/credits.ts';
import { AppError } from '../errors.ts';
import type { StoreDeps, Tx } from './deps.ts';
import { startOf, weekAt } from './weeks.ts';

/** The answer is promised within two days (spec 1 §9: 24 to 48 hours). */
const WAITING_SECONDS = 172_800;

type Row = typeof creditRequests.$inferSelect;

const told = (row: Row): CreditRequest => ({
  success: true,
  request_id: row.id,
  waiting_period_seconds: WAITING_SECONDS,
  message: 'You will hear from us shortly',
});

/** This week's request of the account, or null; and until when the week goes on. */
export async function findRequest(
  sql: Tx,
  userId: string,
  creditType: CreditType,
  now: Date,
): Promise<{ readonly request: CreditRequest | null; readonly weekEnds: string }> {
  const week = await weekAt(sql, now);
  const [row] = await sql
    .select()
    .from(creditRequests)
    .where(
      and(
        eq(creditRequests.userId, userId),
        eq(creditRequests.creditType, creditType),
        eq(creditRequests.weekStart, week.start),
      ),
    );
  return { request: row === undefined ? null : told(row), weekEnds: startOf(week.end).toISOString() };
}

interface Wanted {
  readonly id: string;
  readonly userId: string;
  readonly creditType: CreditType;
  readonly creditsRequested: number;
  readonly reason: string;
}

/** Notes a request within `tx`. One an account, type and week: throws `already_requested` for another (SRV-2). */
export async function requestCredits(tx: Tx, { clock }: StoreDeps, wanted: Wanted): Promise<CreditRequest> {
  const now = clock.now();
  const week = await weekAt(tx, now);
  const [row] = await tx
    .insert(creditRequests)
    .values({ ...wanted, weekStart: week.start, createdAt: now })
    .onConflictDoNothing({ target: [creditRequests.userId, creditRequests.creditType, creditRequests.weekStart] })
    .returning();
  if (row === undefined) throw new AppError('already_requested', 'You have already requested credits this week.');
  await recordEvent(tx, now, 'credits_requested', wanted.userId, { kind: wanted.creditType });
  return told(row);
}
