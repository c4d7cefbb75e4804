import { statfs } from 'node:fs/promises';
import { count, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { TableFigures, WorkFigures } from '../../../src/contract/admin/monitoring.ts';
import { DAY } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { mails } from '../../db/schema/mails.ts';
import { researchJobs } from '../../db/schema/research.ts';
import { tasks } from '../../db/schema/tasks.ts';

const TABLES = 8;

/** Drivers answer a bigint as a number or as text. */
const Big = v.pipe(v.union([v.string(), v.number(), v.bigint()]), v.transform(Number), v.integer());
const TableRow = v.object({ name: v.string(), bytes: Big, rows: v.nullable(Big) });
const SizeRow = v.object({ bytes: Big });
const TextRow = v.object({ value: v.string() });

/** The database's size and its largest tables; how many rows they hold is what its statistics say, where it has any. */
export async function sizesOf(db: Sql): Promise<{ bytes: number; tables: TableFigures[] }> {
  const size = await db.execute<Record<string, unknown>>(sql`select pg_database_size(current_database()) as bytes`);
  const tables = await db.execute<Record<string, unknown>>(sql`
    select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid) as bytes,
      case when c.reltuples < 0 then null else c.reltuples::bigint end as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
    order by 2 desc limit ${TABLES}`);
  return {
    bytes: v.parse(SizeRow, size.rows[0]).bytes,
    tables: tables.rows.map((row) => v.parse(TableRow, row)),
  };
}

/** What the engine has to do, by kind; beside the queues, whose entries say nothing of research that asks or rests. */
export async function workOf(db: Sql, now: Date): Promise<WorkFigures[]> {
  const today = new Date(now.getTime() - DAY).toISOString();
  const figures = (table: typeof researchJobs | typeof tasks, waits: string) => ({
    waiting: sql<number>`count(*) filter (where ${table.status} = ${waits})::int`,
    running: sql<number>`count(*) filter (where ${table.status} = 'running')::int`,
    asking: sql<number>`count(*) filter (where ${table.status} in ('clarification_needed', 'paused'))::int`,
    failed_today: sql<number>`count(*) filter (where ${table.status} = 'failed')::int`,
  });
  // Ended long ago: not even looked at.
  const current = (table: typeof researchJobs | typeof tasks) =>
    sql`(${table.status} in ('queued', 'pending', 'running', 'clarification_needed', 'paused')
      or (${table.status} = 'failed' and ${table.updatedAt} >= ${today}))`;
  const [research] = await db.select(figures(researchJobs, 'queued')).from(researchJobs).where(current(researchJobs));
  const kinds = await db
    .select({ kind: tasks.kind, ...figures(tasks, 'pending') })
    .from(tasks)
    .where(current(tasks))
    .groupBy(tasks.kind);
  const [letters] = await db
    .select({ waiting: count(), running: sql<number>`count(${mails.claimedAt})::int` })
    .from(mails);
  const none = { waiting: 0, running: 0, asking: 0, failed_today: 0 };
  return [
    { ...none, ...research, kind: 'research' },
    ...(['explorer', 'insights'] as const).map((kind) => ({
      ...none,
      ...kinds.find((row) => row.kind === kind),
      kind,
    })),
    { ...none, ...letters, kind: 'letter' },
  ];
}

/** Room on the disk that holds the data; null where they are kept elsewhere, or nobody can tell. */
export async function diskOf(folder: string | null): Promise<{ free: number; total: number } | null> {
  if (folder === null) return null;
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

/** The database's own version, and the last migration it had. */
export async function databaseVersions(db: Sql): Promise<{ engine: string; schema: string }> {
  const engine = await db.execute<Record<string, unknown>>(sql`select current_setting('server_version') as value`);
  const schema = await db.execute<Record<string, unknown>>(
    sql`select name as value from baraza_migrations order by name desc limit 1`,
  );
  return { engine: v.parse(TextRow, engine.rows[0]).value, schema: v.parse(TextRow, schema.rows[0]).value };
}
