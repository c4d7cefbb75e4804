import { and, eq, gt, sql } from 'drizzle-orm';
import type { CreditStatus, CreditType } from '../../src/contract/credits.ts';
import type { Sql } from '../db/database.ts';
import { creditAccounts, creditWeeks } from '../db/schema/credits.ts';
import { AppError } from '../errors.ts';
import { nextReset, weekStart } from './weeks.ts';

/** Credits a week, for each kind of research. */
export type Allowance = Readonly<Record<CreditType, number>>;

const LIMIT_REACHED: Record<CreditType, string> = {
  market_validation: "You've reached your weekly market validation credit limit",
  problem_generator: "You've reached your weekly problem generator credit limit",
};

async function isExempt(sql_: Sql, userId: string): Promise<boolean> {
  const [row] = await sql_.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return row?.isExempt ?? false;
}

/**
 * Takes one credit within `tx` and answers with the week it was taken from, or null for an exempt account.
 * One statement checks and counts, so any number of parallel takers together never exceed the allowance.
 * Throws `credits_exhausted`.
 */
export async function takeCredit(
  tx: Sql,
  userId: string,
  type: CreditType,
  allowance: Allowance,
  now: Date,
): Promise<string | null> {
  if (await isExempt(tx, userId)) return null;
  const limit = allowance[type];
  const week = weekStart(now);
  const taken =
    limit <= 0
      ? []
      : await tx
          .insert(creditWeeks)
          .values({ userId, creditType: type, weekStart: week, used: 1 })
          .onConflictDoUpdate({
            target: [creditWeeks.userId, creditWeeks.creditType, creditWeeks.weekStart],
            set: { used: sql`${creditWeeks.used} + 1` },
            setWhere: sql`${creditWeeks.used} < ${limit}`,
          })
          .returning({ used: creditWeeks.used });
  if (taken.length === 0) throw new AppError('credits_exhausted', LIMIT_REACHED[type]);
  return week;
}

/** Gives one credit back to the week it was taken from. The caller sees to it that this happens once a job. */
export async function returnCredit(tx: Sql, userId: string, type: CreditType, week: string): Promise<void> {
  await tx
    .update(creditWeeks)
    .set({ used: sql`${creditWeeks.used} - 1` })
    .where(
      and(
        eq(creditWeeks.userId, userId),
        eq(creditWeeks.creditType, type),
        eq(creditWeeks.weekStart, week),
        gt(creditWeeks.used, 0),
      ),
    );
}

/** What is left of the week's allowance (spec 2 §3). */
export async function creditStatus(
  sql_: Sql,
  userId: string,
  type: CreditType,
  allowance: Allowance,
  now: Date,
): Promise<CreditStatus> {
  const exempt = await isExempt(sql_, userId);
  const [row] = await sql_
    .select({ used: creditWeeks.used })
    .from(creditWeeks)
    .where(
      and(eq(creditWeeks.userId, userId), eq(creditWeeks.creditType, type), eq(creditWeeks.weekStart, weekStart(now))),
    );
  const total = allowance[type];
  const used = row?.used ?? 0;
  const available = Math.max(0, total - used);
  return {
    used,
    total,
    available,
    canGenerate: exempt || available > 0,
    resetDate: nextReset(now).toISOString(),
    isExempt: exempt,
  };
}
