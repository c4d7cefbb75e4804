import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { DAY } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';

type Moment = AnyColumn | SQL;

interface Days {
  readonly from: string;
  readonly to: string;
}

const start = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/** Whether a moment lies on one of the days (UTC), the first and the last among them. */
export const onDays = (at: Moment, { from, to }: Days): SQL => {
  const after = new Date(Date.parse(to) + DAY).toISOString().slice(0, 10);
  return sql`${at} >= ${start(from)} and ${at} < ${start(after)}`;
};

/** The day a moment lies on, or the Monday of its week. */
export const stepOf = (at: Moment, grain: 'day' | 'week' | 'month'): SQL =>
  grain === 'day' ? sql`(${at} at time zone 'UTC')::date` : truncated(sql`${at} at time zone 'UTC'`, grain);

/** Written out: as a parameter it would be another expression each time it stands in a query. */
const truncated = (moment: SQL, grain: 'week' | 'month') => sql`date_trunc('${sql.raw(grain)}', ${moment})::date`;

/** The rows of a counting query. */
export async function rowsOf<Row>(db: Sql, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}

/** The one row of a query that has one. */
export async function rowOf<Row>(db: Sql, query: SQL): Promise<Row> {
  const [row] = await rowsOf<Row>(db, query);
  if (row === undefined) throw new Error('A count was answered without a row');
  return row;
}
