import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../src/contract/admin/audit-actions.ts';
import type { ConfigChange, CreditConfig, PlanFigures } from '../../../src/contract/admin/credit-config.ts';
import { CreditType } from '../../../src/contract/credits.ts';
import { PlanId } from '../../../src/contract/plans.ts';
import { type PlanRule, planAmount, type Week, weekOf, weeksFrom } from '../../../src/domain/credit-plan.ts';
import { dayOf } from '../../../src/lib/day-of.ts';
import type { Sql } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEvents } from '../../db/schema/back-office.ts';
import { creditAccounts, creditRules } from '../../db/schema/credits.ts';
import { readPlanRules } from '../../services/credit-terms.ts';
import type { CreditDeps } from '../../services/credits.ts';
import { resetDays } from '../../services/weeks.ts';
import { personOf } from '../audit/log.ts';

const WEEKS_AHEAD = 9;
const HISTORY = 50;

/** Grows with every change of the configuration, a withdrawal too: that is why the audit log counts it. */
export async function versionOf(db: Sql): Promise<number> {
  const [row] = await db
    .select({ seq: max(auditEvents.seq) })
    .from(auditEvents)
    .where(inArray(auditEvents.action, [...OF_THE_CONFIG]));
  return row?.seq ?? 0;
}

const OF_THE_CONFIG: readonly AuditAction[] = [
  'credits.amount_set',
  'credits.reset_day_set',
  'credits.change_withdrawn',
];
const OF_SOMEBODY: readonly AuditAction[] = [
  'user.plan_set',
  'user.credits_set',
  'user.exempted',
  'user.exemption_ended',
];

async function historyOf(db: Sql): Promise<ConfigChange[]> {
  const rows = await db
    .select({ line: auditEvents, by: personOf(auditEvents.actor), whom: personOf(auditEvents.subject) })
    .from(auditEvents)
    .where(inArray(auditEvents.action, [...OF_THE_CONFIG, ...OF_SOMEBODY]))
    .orderBy(desc(auditEvents.seq))
    .limit(HISTORY);
  return rows.map(({ line, by, whom }) => ({
    seq: line.seq,
    at: line.at.toISOString(),
    by,
    whom: OF_SOMEBODY.some((action) => action === line.action) ? whom : null,
    action: line.action,
    words: Object.entries(line.details)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join(', '),
  }));
}

/** How many people are on each plan now; whoever is nowhere written down is on the free one. */
async function peopleOn(db: Sql, week: string): Promise<ReadonlyMap<string, number>> {
  const plan = sql<string>`case when ${creditAccounts.planFrom} is null or ${creditAccounts.planFrom} <= ${week}::date
    then ${creditAccounts.plan} else coalesce(${creditAccounts.planBefore}, 'free') end`;
  const rows = await db
    .select({ plan: sql<string>`coalesce(${plan}, 'free')`, n: sql<number>`count(*)::int` })
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(isNull(users.deletedAt))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.plan, row.n]));
}

function figuresOf(
  rules: readonly PlanRule[],
  week: Week,
  usual: CreditDeps['allowance'],
  people: ReadonlyMap<string, number>,
): PlanFigures[] {
  return PlanId.options.flatMap((plan) =>
    CreditType.options.map((type) => ({
      plan,
      credit_type: type,
      now: planAmount(rules, plan, type, week.start, usual[type]),
      coming: rules
        .filter((rule) => rule.plan === plan && rule.creditType === type && rule.fromDay > week.start)
        .sort((a, b) => (a.fromDay === b.fromDay ? a.seq - b.seq : a.fromDay < b.fromDay ? -1 : 1))
        .map((rule) => ({ seq: rule.seq, weekly: rule.weekly ?? usual[type], from: rule.fromDay })),
      people: people.get(plan) ?? 0,
    })),
  );
}

/** Another weekday that ends the running week was promised: it stays. */
export const isPromised = (from: string, week: Week): boolean => from <= week.end;

export async function configOf({ database, clock, allowance }: CreditDeps): Promise<CreditConfig> {
  const db = database.sql;
  const today = dayOf(clock.now().getTime());
  const resets = await resetDays(db);
  const week = weekOf(today, resets);
  return {
    version: await versionOf(db),
    week,
    weeks: weeksFrom(today, resets, WEEKS_AHEAD),
    resets: resets.map((from) => ({ from, withdrawable: !isPromised(from, week) })),
    plans: figuresOf(await readPlanRules(db), week, allowance, await peopleOn(db, week.start)),
    history: await historyOf(db),
  };
}

export const isComing = (seq: number, week: string) =>
  and(eq(creditRules.seq, seq), sql`${creditRules.fromDay} > ${week}::date`, isNull(creditRules.userId));
