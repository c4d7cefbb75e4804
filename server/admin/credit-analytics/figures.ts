import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CreditDay, CreditWeek, Exhausted, RequestFigures } from '../../../src/contract/admin/credit-analytics.ts';
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
/** Of those who used all they had, `day` says on which day of the week the last one went, where that is known. */
const UseRow = v.object({
  start: v.string(),
  type: CreditType,
  day: v.nullable(Number_),
  used: Number_,
  people: Number_,
  exhausted: Number_,
});
type UseRow = v.InferOutput<typeof UseRow>;
const CountRow = v.object({ start: v.string(), type: CreditType, n: Number_ });
/** `week`: its place in the list of weeks, from 1. */
const WorkRow = v.object({ week: Number_, type: CreditType, n: Number_ });
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

async function rowsOf<S extends v.GenericSchema>(db: Sql, schema: S, query: SQL): Promise<v.InferOutput<S>[]> {
  const { rows } = await db.execute<Record<string, unknown>>(query);
  return rows.map((row) => v.parse(schema, row));
}

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

/** How many used how much in each week, and who of them all of it: read once, for the weeks and for their days. */
async function spentOf(db: Sql, deps: CreditDeps, weeks: readonly Week[]): Promise<UseRow[]> {
  const use = await creditUse(db, deps, weeks);
  return rowsOf(
    db,
    UseRow,
    sql`with ${use}, ${lastUsed(weeks)}, spent as (
        select u.week_start, u.credit_type, u.used, u.used >= u.total and not u.is_exempt as is_out,
          1 + floor(extract(epoch from last.at - (u.week_start::timestamp at time zone 'UTC')) / 86400) as day
        from use u left join last on last.user_id = u.user_id and last.credit_type = u.credit_type
          and last.week_start = u.week_start and u.used >= u.total and not u.is_exempt)
      select week_start::text as start, credit_type as type, day, sum(used) as used, count(*) as people,
        count(*) filter (where is_out) as exhausted
      from spent group by 1, 2, 3`,
  );
}

/** What people who count no credits had made, week by week. The weeks follow each other: a moment finds its own among them. */
function exemptOf(db: Sql, weeks: readonly Week[]) {
  const moment = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;
  const starts = sql.join(
    weeks.map(({ start }) => moment(start)),
    sql`, `,
  );
  const first = moment(weeks[0]?.start ?? '');
  const end = moment(weeks.at(-1)?.end ?? '');
  return rowsOf(
    db,
    WorkRow,
    sql`select width_bucket(at, array[${starts}]) as week, type, count(*) as n from (
        select 'market_validation' as type, created_at as at from research_jobs
          where credit_week is null and status <> 'failed' and created_at >= ${first} and created_at < ${end}
        union all select 'problem_generator', created_at from tasks
          where kind = 'explorer' and credit_week is null and status not in ('failed', 'cancelled')
            and created_at >= ${first} and created_at < ${end}) as work group by 1, 2`,
  );
}

const sumOf = (rows: readonly UseRow[], figure: 'used' | 'people' | 'exhausted') =>
  rows.reduce((sum, row) => sum + row[figure], 0);

/** Week by week, what was used, given and made beside; and on which day of their week people used the last one. */
export async function creditFigures(db: Sql, deps: CreditDeps, span: number) {
  const weeks = await lastWeeks(db, deps.clock.now(), span);
  const used = await spentOf(db, deps, weeks);
  const first = weeks[0]?.start ?? '';
  const granted = await rowsOf(
    db,
    CountRow,
    sql`select week_start::text as start, credit_type as type, sum(amount) as n from credit_grants
      where week_start >= ${first}::date group by 1, 2`,
  );
  const exempt = await exemptOf(db, weeks);
  const weekly: CreditWeek[] = weeks.flatMap(({ start, end }, index) =>
    CreditType.options.map((type) => {
      const here = used.filter((row) => row.start === start && row.type === type);
      return {
        start,
        end,
        credit_type: type,
        used: sumOf(here, 'used'),
        people: sumOf(here, 'people'),
        exhausted: sumOf(here, 'exhausted'),
        granted: granted.find((row) => row.start === start && row.type === type)?.n ?? 0,
        exempt: exempt.find((row) => row.week === index + 1 && row.type === type)?.n ?? 0,
      };
    }),
  );
  return { weeks: weekly, days: daysOf(used) };
}

function daysOf(used: readonly UseRow[]): CreditDay[] {
  const known = [...new Set(used.flatMap(({ day }) => day ?? []))].sort((a, b) => a - b);
  return known.flatMap((day) =>
    CreditType.options.flatMap((type) => {
      const people = sumOf(
        used.filter((row) => row.day === day && row.type === type),
        'exhausted',
      );
      return people === 0 ? [] : [{ day, credit_type: type, people }];
    }),
  );
}

/** What was asked in these weeks and what became of it; who waits now is told whenever they asked. */
export async function requestsOf(db: Sql, now: Date, span: number): Promise<RequestFigures[]> {
  const [first] = await lastWeeks(db, now, span);
  const within = sql`created_at >= ${`${first?.start ?? ''}T00:00:00Z`}::timestamptz`;
  const rows = await rowsOf(
    db,
    RequestRow,
    sql`select credit_type as type, count(*) filter (where ${within}) as asked,
        count(*) filter (where decision = 'granted') as granted,
        count(*) filter (where decision = 'refused') as refused,
        count(*) filter (where decided_at is null) as open,
        percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) as median,
        extract(epoch from max(decided_at - created_at)) as longest,
        extract(epoch from ${now.toISOString()}::timestamptz - min(created_at) filter (where decided_at is null)) as waits
      from credit_requests where decided_at is null or ${within} group by 1`,
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
  /** Of all pages. */
  n: Number_,
});

/** People who used all they had in a week, week by week. */
export async function exhausted(db: Sql, deps: CreditDeps, query: ExhaustedQuery, from: number, most: number) {
  const weeks = await lastWeeks(db, deps.clock.now(), Number(query.weeks));
  const use = await creditUse(db, deps, weeks);
  const chosen = sql`u.credit_type = ${query.credit_type} and u.used >= u.total and not u.is_exempt`;
  const rows = await rowsOf(
    db,
    PersonRow,
    sql`with ${use}, ${lastUsed(weeks)} select u.user_id, p.email, f.display_name as name, u.week_start::text as week, u.used, u.total,
        last.at, count(*) over () as n
      from use u ${WITH_LAST} left join users p on p.id = u.user_id left join profiles f on f.id = u.user_id
      where ${chosen} order by ${SORTS[query.sort]} ${sql.raw(query.order)} nulls last, u.user_id, u.week_start
      limit ${most} offset ${from}`,
  );
  const shown: Exhausted[] = rows.map(({ n: _, ...row }) => ({ ...row, credit_type: query.credit_type }));
  if (rows[0] !== undefined || from === 0) return { rows: shown, total: rows[0]?.n ?? 0 };
  // A page behind the last one has no row to tell it.
  const [all] = await rowsOf(
    db,
    v.object({ n: Number_ }),
    sql`with ${use} select count(*) as n from use u where ${chosen}`,
  );
  return { rows: shown, total: all?.n ?? 0 };
}
