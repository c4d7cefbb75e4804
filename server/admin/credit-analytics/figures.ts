import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CreditWeek, Exhausted, RequestFigures } from '../../../src/contract/admin/credit-analytics.ts';
import { CreditType } from '../../../src/contract/credits.ts';
import type { Week } from '../../../src/domain/credit-plan.ts';
import type { Sql } from '../../db/database.ts';
import { creditUse, lastWeeks } from '../../services/credit-use.ts';
import type { CreditDeps } from '../../services/credits.ts';

const Number_ = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Moment = v.nullable(
  v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((at) => new Date(at).toISOString()),
  ),
);
const UseRow = v.object({ start: v.string(), type: CreditType, used: Number_, people: Number_, exhausted: Number_ });
const CountRow = v.object({ start: v.string(), type: CreditType, n: Number_ });
const Seconds = v.nullable(
  v.pipe(
    Number_,
    v.transform((seconds) => Math.max(0, Math.round(seconds))),
  ),
);
const RequestRow = v.object({
  type: CreditType,
  asked: Number_,
  granted: Number_,
  refused: Number_,
  open: Number_,
  median: Seconds,
  longest: Seconds,
  waits: Seconds,
});
const DayRow = v.object({ day: Number_, type: CreditType, people: Number_ });

async function rowsOf<S extends v.GenericSchema>(db: Sql, schema: S, query: SQL): Promise<v.InferOutput<S>[]> {
  const { rows } = await db.execute<Record<string, unknown>>(query);
  return rows.map((row) => v.parse(schema, row));
}

/** The weeks as a table to join, for what is known by its moment alone. */
const weekTable = (weeks: readonly Week[]): SQL =>
  sql`weeks(week, ends) as (values ${sql.join(
    weeks.map(({ start, end }) => sql`(${start}::date, ${end}::date)`),
    sql`, `,
  )})`;

/** When the last credit of a week went: the last work that was paid with one. */
const lastUsed = (weeks: readonly Week[]): SQL => {
  const starts = sql.join(
    weeks.map(({ start }) => sql`${start}::date`),
    sql`, `,
  );
  return sql`last as (
    select user_id, 'market_validation' as credit_type, credit_week as week_start, max(created_at) as at
      from research_jobs where credit_week in (${starts}) and not refunded group by 1, 3
    union all select user_id, 'problem_generator', credit_week, max(created_at)
      from tasks where credit_week in (${starts}) and not refunded group by 1, 3)`;
};
const WITH_LAST = sql`left join last using (user_id, credit_type, week_start)`;

export async function weeksOf(deps: CreditDeps, span: number): Promise<CreditWeek[]> {
  const db = deps.database.sql;
  const weeks = await lastWeeks(db, deps.clock.now(), span);
  const use = await creditUse(db, deps, weeks);
  const used = await rowsOf(
    db,
    UseRow,
    sql`with ${use} select week_start::text as start, credit_type as type, sum(used) as used, count(*) as people,
      count(*) filter (where used >= total and not is_exempt) as exhausted from use group by 1, 2`,
  );
  const first = weeks[0]?.start ?? '';
  const granted = await rowsOf(
    db,
    CountRow,
    sql`select week_start::text as start, credit_type as type, sum(amount) as n from credit_grants
      where week_start >= ${first}::date group by 1, 2`,
  );
  const exempt = await rowsOf(
    db,
    CountRow,
    sql`with ${weekTable(weeks)}, work(type, at) as (
        select 'market_validation', created_at from research_jobs
          where credit_week is null and status <> 'failed' and created_at >= ${first}::date
        union all select 'problem_generator', created_at from tasks
          where kind = 'explorer' and credit_week is null and status not in ('failed', 'cancelled')
            and created_at >= ${first}::date)
      select w.week::text as start, work.type, count(*) as n from work
        join weeks w on work.at >= w.week and work.at < w.ends group by 1, 2`,
  );
  return weeks.flatMap(({ start, end }) =>
    CreditType.options.map((type) => {
      const here = <R extends { start: string; type: CreditType }>(rows: readonly R[]) =>
        rows.find((row) => row.start === start && row.type === type);
      const row = here(used);
      return {
        start,
        end,
        credit_type: type,
        used: row?.used ?? 0,
        people: row?.people ?? 0,
        exhausted: row?.exhausted ?? 0,
        granted: here(granted)?.n ?? 0,
        exempt: here(exempt)?.n ?? 0,
      };
    }),
  );
}

export async function requestsOf(deps: CreditDeps, span: number): Promise<RequestFigures[]> {
  const db = deps.database.sql;
  const now = deps.clock.now();
  const [first] = await lastWeeks(db, now, span);
  const rows = await rowsOf(
    db,
    RequestRow,
    sql`select credit_type as type, count(*) as asked,
        count(*) filter (where decision = 'granted') as granted,
        count(*) filter (where decision = 'refused') as refused,
        count(*) filter (where decided_at is null) as open,
        percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) as median,
        extract(epoch from max(decided_at - created_at)) as longest,
        extract(epoch from ${now.toISOString()}::timestamptz - min(created_at) filter (where decided_at is null)) as waits
      from credit_requests where created_at >= ${first?.start ?? ''}::date group by 1`,
  );
  return CreditType.options.map((type) => {
    const row = rows.find((known) => known.type === type);
    return {
      credit_type: type,
      asked: row?.asked ?? 0,
      granted: row?.granted ?? 0,
      refused: row?.refused ?? 0,
      open: row?.open ?? 0,
      median_wait: row?.median ?? null,
      longest_wait: row?.longest ?? null,
      open_wait: row?.waits ?? null,
    };
  });
}

export async function daysOf(deps: CreditDeps, span: number) {
  const db = deps.database.sql;
  const weeks = await lastWeeks(db, deps.clock.now(), span);
  const use = await creditUse(db, deps, weeks);
  const rows = await rowsOf(
    db,
    DayRow,
    sql`with ${use}, ${lastUsed(weeks)}, gone as (
        select u.credit_type, u.week_start, last.at from use u ${WITH_LAST} where u.used >= u.total and not u.is_exempt)
      select credit_type as type, 1 + floor(extract(epoch from at - (week_start::timestamp at time zone 'UTC')) / 86400) as day,
        count(*) as people from gone where at is not null group by 1, 2 order by 2`,
  );
  return rows.map(({ day, type, people }) => ({ day, credit_type: type, people }));
}

const SORTS = { at: sql`at`, email: sql`email`, used: sql`used` } as const;

export interface ExhaustedQuery {
  readonly weeks: string;
  readonly credit_type: CreditType;
  readonly sort: keyof typeof SORTS;
  readonly order: 'asc' | 'desc';
}

const PersonRow = v.object({
  user_id: v.string(),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  week: v.string(),
  used: Number_,
  total: Number_,
  at: Moment,
});

/** People who used all they had in a week, week by week. */
export async function exhausted(deps: CreditDeps, query: ExhaustedQuery, from: number, most: number) {
  const db = deps.database.sql;
  const weeks = await lastWeeks(db, deps.clock.now(), Number(query.weeks));
  const use = await creditUse(db, deps, weeks);
  const chosen = sql`u.credit_type = ${query.credit_type} and u.used >= u.total and not u.is_exempt`;
  const rows = await rowsOf(
    db,
    PersonRow,
    sql`with ${use}, ${lastUsed(weeks)} select u.user_id, p.email, f.display_name as name, u.week_start::text as week, u.used, u.total,
        last.at
      from use u ${WITH_LAST} left join users p on p.id = u.user_id left join profiles f on f.id = u.user_id
      where ${chosen} order by ${SORTS[query.sort]} ${sql.raw(query.order)} nulls last, u.user_id, u.week_start
      limit ${most} offset ${from}`,
  );
  const [all] = await rowsOf(
    db,
    v.object({ n: Number_ }),
    sql`with ${use} select count(*) as n from use u where ${chosen}`,
  );
  const told: Exhausted[] = rows.map((row) => ({ ...row, credit_type: query.credit_type }));
  return { rows: told, total: all?.n ?? 0 };
}
