import { and, eq, sql } from 'drizzle-orm';
import type { CreditStatus, CreditType } from '../../src/contract/credits.ts';
import { amountFor, isExemptIn } from '../../src/domain/credit-plan.ts';
import { debitCredit, usedOf } from '../db/credit-ledger.ts';
import type { Sql } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import { creditGrants } from '../db/schema/credits.ts';
import { AppError } from '../errors.ts';
import { termsOf } from './credit-terms.ts';
import type { StoreDeps, Tx } from './deps.ts';
import { startOf, weekAt } from './weeks.ts';

/** Credits a week, for each kind of research: what holds where no administrator has said otherwise. */
export type Allowance = Readonly<Record<CreditType, number>>;

export interface CreditDeps extends StoreDeps {
  readonly allowance: Allowance;
}

const LIMIT_REACHED: Record<CreditType, string> = {
  market_validation: "You've reached your weekly market validation credit limit",
  problem_generator: "You've reached your weekly problem generator credit limit",
};

/** What an administrator gave beside the allowance of the week. */
async function grantedIn(db: Sql, userId: string, type: CreditType, week: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${creditGrants.amount}), 0)::int` })
    .from(creditGrants)
    .where(and(eq(creditGrants.userId, userId), eq(creditGrants.creditType, type), eq(creditGrants.weekStart, week)));
  return row?.sum ?? 0;
}

/**
 * Takes one credit within `tx` and answers with the week it was taken from, or null for an exempt account.
 * Throws `credits_exhausted`.
 */
export async function takeCredit(
  tx: Tx,
  { allowance, clock }: CreditDeps,
  userId: string,
  type: CreditType,
): Promise<string | null> {
  const { start: week } = await weekAt(tx, clock.now());
  const terms = await termsOf(tx, allowance, userId);
  if (isExemptIn(terms.member, week)) return null;
  const limit = amountFor(terms, type, week) + (await grantedIn(tx, userId, type, week));
  const taken = await debitCredit(tx, { userId, type, week }, limit);
  if (!taken) throw new AppError('credits_exhausted', LIMIT_REACHED[type]);
  return week;
}

/** Notes that somebody was refused for want of credits: after the fact, since the refusal left nothing behind. */
export const noteExhausted = ({ database, clock }: StoreDeps, userId: string, type: CreditType): Promise<void> =>
  database.transaction((tx) => recordEvent(tx, clock.now(), 'credits_exhausted', userId, { kind: type }));

/** What is left of the week's allowance (spec 2 §3). */
export async function creditStatus(
  { database, clock, allowance }: CreditDeps,
  userId: string,
  type: CreditType,
): Promise<CreditStatus> {
  const { start: week, end } = await weekAt(database.sql, clock.now());
  const terms = await termsOf(database.sql, allowance, userId);
  const exempt = isExemptIn(terms.member, week);
  const used = await usedOf(database.sql, { userId, type, week });
  const total = amountFor(terms, type, week) + (await grantedIn(database.sql, userId, type, week));
  const available = Math.max(0, total - used);
  return {
    used,
    total,
    available,
    canGenerate: exempt || available > 0,
    resetDate: startOf(end).toISOString(),
    isExempt: exempt,
  };
}
