import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Sql } from '../../server/db/database.ts';
import { freshDatabase } from './fresh-database.ts';

/** A test's database, and every statement the server's own queries made on it, as text without its values. */
export async function watchedDatabase(): Promise<{ database: Database; statements: string[] }> {
  const database = await freshDatabase();
  if (database.driver.engine !== 'pglite') throw new Error('Tests run on PGlite');
  const statements: string[] = [];
  const db = drizzle(database.driver.client, { logger: { logQuery: (query) => void statements.push(query) } });
  return {
    statements,
    database: {
      ...database,
      sql: db as unknown as Sql,
      transaction: (work) => db.transaction((tx) => work(tx as unknown as Sql)),
    },
  };
}
