import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { databaseTemplate } from './server-template.ts';

const KEPT = 'as_migrated';

/** Opened in this process and closed by who had them: as they were after the migrations. */
const free: Reusable[] = [];

interface Reusable {
  readonly database: Database;
  readonly client: PGlite;
  /** Puts every table and sequence back. */
  readonly putBack: string;
}

async function openReusable(): Promise<Reusable> {
  const database = await openPglite({ template: await databaseTemplate() });
  if (database.driver.engine !== 'pglite') throw new Error('Tests run on PGlite');
  const { client } = database.driver;
  const names = async (query: string) => (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  const tables = await names(`
    select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`);
  const sequences = await names(`select format('%I.%I', schemaname, sequencename) as name from pg_sequences`);
  const filled = await names(
    tables.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  );
  const copies = filled.map((name, index) => ({ name, copy: `${KEPT}.t${index}` }));
  await client.exec(
    [`create schema ${KEPT}`, ...copies.map(({ name, copy }) => `create table ${copy} as table ${name}`)].join(';'),
  );
  const putBack = [
    // No trigger and no foreign key stands in the way.
    'set session_replication_role = replica',
    ...tables.map((name) => `delete from ${name}`),
    ...copies.map(({ name, copy }) => `insert into ${name} overriding system value table ${copy}`),
    ...sequences.map((name) => `alter sequence ${name} restart`),
    'set session_replication_role = origin',
  ].join(';');
  return { database, client, putBack };
}

/**
 * A migrated database with its queues and nothing in them, for one test server at a time. Closing it makes it free for the
 * next: putting it back takes a hundredth of opening another.
 */
export async function freshDatabase(): Promise<Database> {
  const one = free.pop() ?? (await openReusable());
  let closed = false;
  return {
    ...one.database,
    async close() {
      if (closed) throw new Error('The database is closed');
      closed = true;
      await one.client.exec(one.putBack);
      free.push(one);
    },
  };
}
