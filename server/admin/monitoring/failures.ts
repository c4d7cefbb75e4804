import { and, asc, count, desc, eq, exists, gt, isNull, lt, not, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FailedWork, FailureKind } from '../../../src/contract/admin/monitoring.ts';
import { SECOND } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { mails } from '../../db/schema/mails.ts';
import { researchJobs } from '../../db/schema/research.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { MAIL_QUEUE, type QueueView } from '../../queue/queue.ts';
import type { StoreDeps } from '../../services/deps.ts';

export interface FailureDeps extends StoreDeps {
  readonly queue: Pick<QueueView, 'tried'>;
}

export interface FailureQuery {
  readonly kind: FailureKind;
  readonly order: 'asc' | 'desc';
}
interface Range {
  readonly from: number;
  readonly most: number;
}
interface Failures {
  readonly rows: FailedWork[];
  readonly total: number;
}

/** A letter leaves within seconds; one that is still here has been tried in vain, or nobody works on letters. */
const LATE_MS = 60 * SECOND;

async function countOf(db: Sql, table: typeof researchJobs | typeof tasks | typeof mails, where: SQL | undefined) {
  const [row] = await db.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}

async function research(db: Sql, { order }: FailureQuery, { from, most }: Range): Promise<Failures> {
  const where = eq(researchJobs.status, 'failed');
  const by = order === 'asc' ? asc : desc;
  const rows = await db
    .select({ job: researchJobs, email: users.email })
    .from(researchJobs)
    .leftJoin(users, eq(users.id, researchJobs.userId))
    .where(where)
    .orderBy(by(researchJobs.updatedAt), asc(researchJobs.id))
    .limit(most)
    .offset(from);
  return {
    rows: rows.map(({ job, email }) => ({
      kind: 'research',
      id: job.id,
      email,
      reason: job.error,
      tries: job.attempt,
      created_at: job.createdAt.toISOString(),
      at: job.updatedAt.toISOString(),
    })),
    total: await countOf(db, researchJobs, where),
  };
}

const later = alias(tasks, 'later');

/** Of the runs for one report only the last one counts: another has replaced the others. */
export const isLatestOfItsReport = (db: Sql): SQL =>
  not(
    exists(
      db
        .select({ id: later.id })
        .from(later)
        .where(
          and(eq(later.reportId, tasks.reportId), eq(later.kind, tasks.kind), gt(later.createdAt, tasks.createdAt)),
        ),
    ),
  );

async function ofTasks(
  db: Sql,
  kind: 'explorer' | 'insights',
  { order }: FailureQuery,
  { from, most }: Range,
): Promise<Failures> {
  const where = and(
    eq(tasks.status, 'failed'),
    eq(tasks.kind, kind),
    isNull(tasks.deletedAt),
    kind === 'insights' ? isLatestOfItsReport(db) : undefined,
  );
  const by = order === 'asc' ? asc : desc;
  const rows = await db
    .select({ task: tasks, email: users.email })
    .from(tasks)
    .leftJoin(users, eq(users.id, tasks.userId))
    .where(where)
    .orderBy(by(tasks.updatedAt), asc(tasks.id))
    .limit(most)
    .offset(from);
  return {
    rows: rows.map(({ task, email }) => ({
      kind,
      id: task.id,
      email,
      reason: task.error,
      tries: task.attempt,
      created_at: task.createdAt.toISOString(),
      at: task.updatedAt.toISOString(),
    })),
    total: await countOf(db, tasks, where),
  };
}

async function letters(deps: FailureDeps, { order }: FailureQuery, { from, most }: Range): Promise<Failures> {
  const db = deps.database.sql;
  const where = lt(mails.createdAt, new Date(deps.clock.now().getTime() - LATE_MS));
  const by = order === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(by(mails.createdAt), asc(mails.id))
    .limit(most)
    .offset(from);
  const tried = await deps.queue.tried(
    MAIL_QUEUE,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((mail) => ({
      kind: 'letter',
      id: mail.id,
      email: mail.email,
      reason: null,
      tries: tried.get(mail.id)?.tries ?? 0,
      created_at: mail.createdAt.toISOString(),
      at: (tried.get(mail.id)?.nextAt ?? mail.createdAt).toISOString(),
    })),
    total: await countOf(db, mails, where),
  };
}

/** What failed and may be tried again; the latest first, unless asked otherwise. */
export function failuresOf(deps: FailureDeps, query: FailureQuery, range: Range): Promise<Failures> {
  if (query.kind === 'research') return research(deps.database.sql, query, range);
  if (query.kind === 'letter') return letters(deps, query, range);
  return ofTasks(deps.database.sql, query.kind, query, range);
}
