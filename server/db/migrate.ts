import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Beside this file in the sources, and beside the bundle once built: the build copies the folder. */
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Any number, the same in every process: only one of them migrates at a time. */
const LOCK = 4_173_001;

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  readonly name: string;
  readonly sha256: string;
  readonly statements: readonly string[];
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return {
        name,
        sha256: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
      };
    }),
  );
}

/**
 * Applies what is not yet applied, all in one transaction, and answers with the names.
 * A file that changed after it was applied is refused: the database would no longer be what the code thinks.
 */
export async function migrate(database: Database, now: Date, folder = FOLDER): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  if (migrations.length === 0)
    throw new MigrationError(`There are no migrations in ${folder}. Build the server again.`);
  return database.transaction(async (tx) => {
    if (database.driver.engine === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`create table if not exists baraza_migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null)`);
    const { rows } = await tx.execute<{ name: string; sha256: string }>(
      sql`select name, sha256 from baraza_migrations`,
    );
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const fresh: string[] = [];
    for (const migration of migrations) {
      const known = applied.get(migration.name);
      if (known !== undefined && known !== migration.sha256) {
        throw new MigrationError(`The migration ${migration.name} was changed after it had been applied.`);
      }
      if (known !== undefined) continue;
      for (const statement of migration.statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into baraza_migrations (name, sha256, applied_at) values (${migration.name}, ${migration.sha256}, ${now.toISOString()})`,
      );
      fresh.push(migration.name);
    }
    return fresh;
  });
}
