import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Whether a text holds the words somewhere, whatever their case; `%` and `_` in them mean themselves. */
export const containing = (text: AnyColumn | SQL, words: string): SQL =>
  sql`${text} ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;
