import { type SQL, sql } from 'drizzle-orm';
import { CreditType } from '../../src/contract/credits.ts';
import { PlanId } from '../../src/contract/plans.ts';
import { dayAfter, planAmount, type Week, weekOf } from '../../src/domain/credit-plan.ts';
import { dayOf } from '../../src/lib/day-of.ts';
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
 * total, is_exempt)`. What each plan brings is reckoned by the rule that credits are taken by, and joined; so are people's own
 * amounts and what was granted, each gathered once: a look-up for every row takes seconds.
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
  const starts = list(weeks.map(({ start }) => sql`${start}::date`));
  return sql`amounts(week, plan, type, amount) as (values ${list(amounts)}),
  own as (
    select distinct on (r.user_id, r.credit_type, w.week) r.user_id, r.credit_type, w.week, r.weekly
    from credit_rules r join (select distinct week from amounts) w on r.from_day <= w.week
    where r.user_id is not null
    order by r.user_id, r.credit_type, w.week, r.from_day desc, r.seq desc
  ),
  given as (
    select user_id, credit_type, week_start, sum(amount)::int as amount from credit_grants
    where week_start in (${starts}) group by 1, 2, 3
  ),
  use as (
    select cw.user_id, cw.credit_type, cw.week_start, cw.used,
      coalesce(own.weekly, am.amount) + coalesce(given.amount, 0) as total,
      coalesce(ca.is_exempt and (ca.exempt_until is null or cw.week_start < ca.exempt_until), false) as is_exempt
    from credit_weeks cw
    left join credit_accounts ca on ca.user_id = cw.user_id
    join amounts am on am.week = cw.week_start and am.type = cw.credit_type and am.plan =
      case when ca.user_id is null then 'free'
        when ca.plan_from is null or ca.plan_from <= cw.week_start then ca.plan
        else coalesce(ca.plan_before, 'free') end
    left join own on own.user_id = cw.user_id and own.credit_type = cw.credit_type and own.week = cw.week_start
    left join given on given.user_id = cw.user_id and given.credit_type = cw.credit_type
      and given.week_start = cw.week_start
    where cw.week_start in (${starts}) and cw.used > 0
  )`;
}
