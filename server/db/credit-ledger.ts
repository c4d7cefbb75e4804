import { and, eq, gt, sql } from 'drizzle-orm';
import type { CreditType } from '../../src/contract/credits.ts';
import type { Sql } from './database.ts';
import { creditWeeks } from './schema/credits.ts';

/** One account's count of one kind of credit in one week. */
export interface LedgerLine {
  readonly userId: string;
  readonly type: CreditType;
  /** The Monday the week began on, `YYYY-MM-DD`. */
  readonly week: string;
}

/**
 * Takes one of `limit` credits within `tx`; false when none is left. One statement checks and counts, so any number of
 * parallel takers together never exceed the limit (security, 29).
 */
export async function debitCredit(tx: Sql, { userId, type, week }: LedgerLine, limit: number): Promise<boolean> {
  if (limit <= 0) return false;
  const taken = await tx
    .insert(creditWeeks)
    .values({ userId, creditType: type, weekStart: week, used: 1 })
    .onConflictDoUpdate({
      target: [creditWeeks.userId, creditWeeks.creditType, creditWeeks.weekStart],
      set: { used: sql`${creditWeeks.used} + 1` },
      setWhere: sql`${creditWeeks.used} < ${limit}`,
    })
    .returning({ used: creditWeeks.used });
  return taken.length > 0;
}

const line = ({ userId, type, week }: LedgerLine) =>
  and(eq(creditWeeks.userId, userId), eq(creditWeeks.creditType, type), eq(creditWeeks.weekStart, week));

/** Gives one credit back to the week it was taken from. The caller sees to it that this happens once a job. */
export async function refundCredit(tx: Sql, of: LedgerLine): Promise<void> {
  await tx
    .update(creditWeeks)
    .set({ used: sql`${creditWeeks.used} - 1` })
    .where(and(line(of), gt(creditWeeks.used, 0)));
}

export async function usedOf(sql_: Sql, of: LedgerLine): Promise<number> {
  const [row] = await sql_.select({ used: creditWeeks.used }).from(creditWeeks).where(line(of));
  return row?.used ?? 0;
}
