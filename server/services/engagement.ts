import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ALERT_RULES, AlertRuleName } from '../../src/contract/admin/engagement.ts';
import { DAY } from '../../src/lib/moments.ts';
import { alertRules } from '../db/schema/engagement.ts';
import { creditUse, lastWeeks } from './credit-use.ts';
import type { CreditDeps } from './credits.ts';
import type { Tx } from './deps.ts';

export interface Rule {
  readonly name: AlertRuleName;
  readonly threshold: number;
  readonly enabled: boolean;
  readonly version: number;
  readonly changedAt: Date | null;
}

/** Each rule as it stands: as an administrator left it, or as it is built in. */
export async function rulesOf(db: Tx): Promise<Rule[]> {
  const rows = await db.select().from(alertRules);
  return AlertRuleName.options.map(
    (name) =>
      rows.find((row) => row.name === name) ?? {
        name,
        threshold: ALERT_RULES[name].usual,
        enabled: true,
        version: 0,
        changedAt: null,
      },
  );
}

/** Any number, the same in every process: one looks at a time. */
const LOOK_LOCK = 4_173_004;

/** People whom nobody has to look after: they are gone, or may not come in. */
const present = (now: string) => sql`u.deleted_at is null and (u.banned_until is null or u.banned_until <= ${now})`;

/*
 * Each rule finds `(user_id, subject, occurrence, since, count)`. The occurrence says what makes it this time and not another:
 * the same one is never raised twice, also when it was closed between.
 */

const noFirstReport = (days: number, now: Date): SQL => sql`
  select u.id as user_id, '' as subject, 'sign-up' as occurrence,
    u.created_at + make_interval(days => ${days}::int) as since, ${days}::int as count
  from users u
  where ${present(now.toISOString())} and u.created_at <= ${new Date(now.getTime() - days * DAY).toISOString()}
    and not exists (select 1 from reports r where r.user_id = u.id)`;

async function creditsExhausted(tx: Tx, deps: CreditDeps, left: number, now: Date): Promise<{ use: SQL; found: SQL }> {
  return {
    use: sql`${await creditUse(tx, deps, await lastWeeks(tx, now, 1))}, `,
    found: sql`
      select use.user_id, use.credit_type as subject, use.week_start::text as occurrence,
        ${now.toISOString()}::timestamptz as since, use.used as count
      from use join users u on u.id = use.user_id
      where ${present(now.toISOString())} and use.total - use.used <= ${left}::int and not use.is_exempt`,
  };
}

/**
 * Counted since the last report. The first failure names the occurrence: it grows, but it stays the same one. What was last of
 * each person is gathered in one pass, here and below: a look-up for everybody takes seconds.
 */
const failedInARow = (times: number, now: Date): SQL => sql`
  select f.user_id, '' as subject, min(f.created_at)::text as occurrence, max(f.updated_at) as since, count(*)::int as count
  from research_jobs f join users u on u.id = f.user_id
  left join (
    select user_id, max(created_at) as at from research_jobs where status = 'completed' group by 1
  ) last on last.user_id = f.user_id
  where f.status = 'failed' and ${present(now.toISOString())} and (last.at is null or last.at <= f.created_at)
  group by f.user_id having count(*) >= ${times}::int`;

/** Who once had a report; whoever never had one is told by another rule. */
const silent = (weeks: number, now: Date): SQL => sql`
  select s.id as user_id, '' as subject, s.seen::text as occurrence, s.seen as since,
    floor(extract(epoch from ${now.toISOString()}::timestamptz - s.seen) / 604800)::int as count
  from (
    select u.id, greatest(u.last_sign_in_at, u.created_at, visit.at, report.at) as seen
    from users u
    join (select user_id, max(created_at) as at from reports group by 1) report on report.user_id = u.id
    left join (
      select user_id, max(greatest(last_seen_at, created_at)) as at from sessions group by 1
    ) visit on visit.user_id = u.id
    where ${present(now.toISOString())}
  ) s where s.seen <= ${new Date(now.getTime() - weeks * 7 * DAY).toISOString()}`;

const NOBODY = sql`select null::uuid as user_id, '' as subject, '' as occurrence, now() as since, 0 as count where false`;

async function findingOf(tx: Tx, deps: CreditDeps, rule: Rule, now: Date): Promise<{ use: SQL; found: SQL }> {
  const nothing = sql``;
  if (!rule.enabled) return { use: nothing, found: NOBODY };
  switch (rule.name) {
    case 'no_first_report':
      return { use: nothing, found: noFirstReport(rule.threshold, now) };
    case 'credits_exhausted':
      return creditsExhausted(tx, deps, rule.threshold, now);
    case 'failed_in_a_row':
      return { use: nothing, found: failedInARow(rule.threshold, now) };
    case 'silent':
      return { use: nothing, found: silent(rule.threshold, now) };
  }
}

const Counted = v.object({ raised: v.number(), closed: v.number() });
export type Looked = v.InferOutput<typeof Counted>;

/**
 * Raises what is new and closes what has lost its reason, within `tx`, rule by rule in one statement each. Two lookers take
 * turns; the second finds everything done.
 */
export async function lookForAlerts(tx: Tx, deps: CreditDeps): Promise<Looked> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOOK_LOCK})`);
  // Thousands may be found on one day, and a planner that expects a few compares each of them with each; and a compiler that
  // takes longer than the looking is no help.
  await tx.execute(sql`set local enable_nestloop = off`);
  await tx.execute(sql`set local jit = off`);
  const now = deps.clock.now();
  const total = { raised: 0, closed: 0 };
  for (const rule of await rulesOf(tx)) {
    const { use, found } = await findingOf(tx, deps, rule, now);
    const { rows } = await tx.execute<Record<string, unknown>>(sql`
      with ${use} found as materialized (${found}),
      closed as (
        update alerts a set closed_at = ${now.toISOString()}
        where a.rule = ${rule.name} and a.closed_at is null
          and not exists (select 1 from found f where f.user_id = a.user_id and f.subject = a.subject)
        returning a.id
      ),
      raised as (
        insert into alerts (id, rule, user_id, subject, occurrence, since, raised_at, details)
        select gen_random_uuid(), ${rule.name}, f.user_id, f.subject, f.occurrence, f.since, ${now.toISOString()},
          json_build_object('count', f.count)
        from found f
        where not exists (
          select 1 from alerts o
          where o.rule = ${rule.name} and o.user_id = f.user_id and o.subject = f.subject and o.closed_at is null)
        on conflict do nothing
        returning id
      )
      select (select count(*)::int from raised) as raised, (select count(*)::int from closed) as closed`);
    const counted = v.parse(Counted, rows[0]);
    total.raised += counted.raised;
    total.closed += counted.closed;
  }
  return total;
}
