import { type SQL, sql } from 'drizzle-orm';
import { CreditType } from '../../src/contract/credits.ts';
import { PlanId } from '../../src/contract/plans.ts';
import { dayAfter, dayOf, planAmount, type Week, weekOf } from '../../src/domain/credit-plan.ts';
import type { Sql } from '../db/database.ts';
import { readPlanRules } from './credit-terms.ts';
import type { CreditDeps } from './credits.ts';
import { resetDays } from './weeks.ts';

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** The week that runs and those before it, the oldest first. */
export async function lastWeeks(db: Sql, now: Date, count: number): Promise<Week[]> {
  const resets = await resetDays(db);
  const weeks: Week[] = [];
  for (let day = dayOf(now.getTime()); weeks.length < count; ) {
    const week = weekOf(day, resets);
    weeks.unshift(week);
    day = dayAfter(week.start, -1);
  }
  return weeks;
}

/**
 * A table of who used how many of how many, for the given weeks, to count in: `use(user_id, credit_type, week_start, used,
 * total, is_exempt)`. What each plan brings is reckoned by the rule that credits are taken by, and joined; the person's own
 * amounts and what was granted are looked up row by row, by their indexes.
 */
export async function creditUse(
  db: Sql,
  { allowance }: Pick<CreditDeps, 'allowance'>,
  weeks: readonly Week[],
): Promise<SQL> {
  const rules = await readPlanRules(db);
  const amounts = weeks.flatMap(({ start }) =>
    PlanId.options.flatMap((plan) =>
      CreditType.options.map(
        (type) =>
          sql`(${start}::date, ${plan}::text, ${type}::text, ${planAmount(rules, plan, type, start, allowance[type])}::int)`,
      ),
    ),
  );
  return sql`amounts(week, plan, type, amount) as (values ${list(amounts)}),
  use as (
    select cw.user_id, cw.credit_type, cw.week_start, cw.used,
      coalesce(
        (select r.weekly from credit_rules r
          where r.user_id = cw.user_id and r.credit_type = cw.credit_type and r.from_day <= cw.week_start
          order by r.from_day desc, r.seq desc limit 1),
        am.amount
      ) + coalesce(
        (select sum(g.amount) from credit_grants g
          where g.user_id = cw.user_id and g.credit_type = cw.credit_type and g.week_start = cw.week_start),
        0
      )::int as total,
      coalesce(ca.is_exempt and (ca.exempt_until is null or cw.week_start < ca.exempt_until), false) as is_exempt
    from credit_weeks cw
    left join credit_accounts ca on ca.user_id = cw.user_id
    join amounts am on am.week = cw.week_start and am.type = cw.credit_type and am.plan =
      case when ca.user_id is null then 'free'
        when ca.plan_from is null or ca.plan_from <= cw.week_start then ca.plan
        else coalesce(ca.plan_before, 'free') end
    where cw.week_start in (${list(weeks.map(({ start }) => sql`${start}::date`))}) and cw.used > 0
  )`;
}
