import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Sql } from './database.ts';

interface Options {
  /** A folder on disk, or nothing for a database in memory. */
  readonly folder?: string;
  /** A dump to begin from, when the folder is new. */
  readonly template?: Blob;
}

/** PostgreSQL inside this process. The caller holds the folder's lock (`lock.ts`): PGlite does not. */
export async function openPglite({ folder, template }: Options): Promise<Database> {
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: template }),
  });
  const db = drizzle(client) as unknown as Sql;
  return {
    driver: { engine: 'pglite', client },
    sql: db,
    transaction: (work) => db.transaction((tx) => work(tx as unknown as Sql)),
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => client.close(),
  };
}
