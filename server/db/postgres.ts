import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Sql } from './database.ts';

/**
 * A PostgreSQL server, reached through a small pool. `onError` hears of connections that broke, idle or in use. The pool
 * replaces them by itself, but it listens to idle ones alone: without a listener of ours, a restart of the database in
 * the middle of a transaction would end the process.
 */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db = drizzle(pool) as unknown as Sql;
  return {
    driver: { engine: 'postgres', pool, url },
    sql: db,
    transaction: (work) => db.transaction((tx) => work(tx as unknown as Sql)),
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}
