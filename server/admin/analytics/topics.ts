import { type SQL, sql } from 'drizzle-orm';
import type { Slices, Topics, TopicsOf } from '../../../src/contract/admin/analytics.ts';
import type { TimeRange } from '../../../src/contract/analytics.ts';
import { type Span, spanOf } from '../../../src/domain/office-span.ts';
import type { Sql } from '../../db/database.ts';
import { reports } from '../../db/schema/reports.ts';
import { explorerResults } from '../../db/schema/tasks.ts';
import { onDays, rowOf, rowsOf } from '../span.ts';

/** What is shown on the screen; a file has all. */
const SHOWN = 12;

export type Topic = 'report_countries' | 'report_industries' | 'problem_countries' | 'problem_industries';

/** Rows of one name and one person each. */
const ROWS: Readonly<Record<Topic, (span: Span) => SQL>> = {
  report_countries: (span) => sql`select country as name, user_id from ${reports}, unnest(countries) as country
    where kind = 'report' and ${onDays(sql`created_at`, span)}`,
  report_industries: (span) =>
    sql`select industry as name, user_id from ${reports} where kind = 'report' and ${onDays(sql`created_at`, span)}`,
  problem_countries: (span) =>
    sql`select country as name, user_id from ${explorerResults} where ${onDays(sql`created_at`, span)}`,
  problem_industries: (span) =>
    sql`select industry as name, user_id from ${explorerResults} where ${onDays(sql`created_at`, span)}`,
};

/** Every name with how often it stands and for how many people, the commonest first. */
export const topicOf = (db: Sql, topic: Topic, span: Span): Promise<Slices['shown']> =>
  rowsOf(
    db,
    sql`select name, sum(n)::int as count, count(*)::int as people from (
        select name, user_id, count(*) as n from (${ROWS[topic](span)}) as each where name <> '' group by name, user_id
      ) as persons group by name order by count desc, name`,
  );

const cut = (all: Slices['shown']): Slices => ({ shown: all.slice(0, SHOWN), names: all.length });

const totalOf = async (db: Sql, table: SQL, span: Span): Promise<number> =>
  (
    await rowOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from ${table} where ${onDays(sql`created_at`, span)}`,
    )
  ).total;

const SUBJECTS = {
  reports: {
    table: sql`(select * from ${reports} where kind = 'report') as made`,
    countries: 'report_countries',
    industries: 'report_industries',
  },
  problems: { table: sql`${explorerResults}`, countries: 'problem_countries', industries: 'problem_industries' },
} as const satisfies Record<TopicsOf, { table: SQL; countries: Topic; industries: Topic }>;

/** What reports (starter kits are none) or generated problems are about. Those in the trash count; those deleted for good are not there any more. */
export async function topicsOf(db: Sql, of: TopicsOf, range: TimeRange, now: Date): Promise<Topics> {
  const span = spanOf(range, now.getTime());
  const { from, to, grain } = span;
  const { table, countries, industries } = SUBJECTS[of];
  return {
    span: { from, to, grain },
    total: await totalOf(db, table, span),
    countries: cut(await topicOf(db, countries, span)),
    industries: cut(await topicOf(db, industries, span)),
  };
}
