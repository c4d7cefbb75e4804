import { eq, isNotNull, or } from 'drizzle-orm';
import { type Member, NEWCOMER, type PlanRule, type Terms } from '../../src/domain/credit-plan.ts';
import type { Sql } from '../db/database.ts';
import { creditAccounts, creditRules } from '../db/schema/credits.ts';

export async function memberOf(db: Sql, userId: string): Promise<Member> {
  const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return row ?? NEWCOMER;
}

type RuleRow = typeof creditRules.$inferSelect;

export const planRulesIn = (rows: readonly RuleRow[]): PlanRule[] =>
  rows.flatMap((row) => (row.plan === null ? [] : [{ ...row, plan: row.plan }]));

/** Every plan's rules: a few dozen in the life of the product. */
export async function readPlanRules(db: Sql): Promise<PlanRule[]> {
  return planRulesIn(await db.select().from(creditRules).where(isNotNull(creditRules.plan)));
}

/** Everything that says what somebody's weeks bring. */
export async function termsOf(db: Sql, usual: Terms['usual'], userId: string): Promise<Terms> {
  const rows = await db
    .select()
    .from(creditRules)
    .where(or(isNotNull(creditRules.plan), eq(creditRules.userId, userId)));
  return {
    member: await memberOf(db, userId),
    planRules: planRulesIn(rows),
    ownRules: rows.filter((row) => row.userId === userId),
    usual,
  };
}
