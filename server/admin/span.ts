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

/** The Monday of a day's week, counted in whole weeks from one long ago: a quarter of the time of `date_trunc`. */
export const mondayOf = (day: SQL): SQL => sql`(date '2001-01-01' + (${day} - date '2001-01-01') / 7 * 7)`;

/** The day a moment lies on, or the first one of its week or month. */
export function stepOf(at: Moment, grain: 'day' | 'week' | 'month'): SQL {
  const day = sql`(${at} at time zone 'UTC')::date`;
  if (grain === 'month') return sql`date_trunc('month', ${at} at time zone 'UTC')::date`;
  return grain === 'day' ? day : mondayOf(day);
}

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
