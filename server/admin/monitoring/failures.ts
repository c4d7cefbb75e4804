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

/** A page of the rows of `table` that `where` means: work that somebody ordered. */
async function ofWork(
  db: Sql,
  kind: Exclude<FailureKind, 'letter'>,
  table: typeof researchJobs | typeof tasks,
  where: SQL | undefined,
  { order }: FailureQuery,
  { from, most }: Range,
): Promise<Failures> {
  const by = order === 'asc' ? asc : desc;
  const { id, error, attempt, createdAt, updatedAt, userId } = table;
  const rows = await db
    .select({ id, email: users.email, reason: error, tries: attempt, createdAt, updatedAt })
    .from(table)
    .leftJoin(users, eq(users.id, userId))
    .where(where)
    .orderBy(by(updatedAt), asc(id))
    .limit(most)
    .offset(from);
  return {
    rows: rows.map(({ createdAt: ordered, updatedAt: failed, ...work }) => ({
      kind,
      ...work,
      created_at: ordered.toISOString(),
      at: failed.toISOString(),
    })),
    total: await countOf(db, table, where),
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

const failedTasks = (db: Sql, kind: 'explorer' | 'insights'): SQL | undefined =>
  and(
    eq(tasks.status, 'failed'),
    eq(tasks.kind, kind),
    isNull(tasks.deletedAt),
    kind === 'insights' ? isLatestOfItsReport(db) : undefined,
  );

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
  const db = deps.database.sql;
  const { kind } = query;
  if (kind === 'letter') return letters(deps, query, range);
  if (kind === 'research') return ofWork(db, kind, researchJobs, eq(researchJobs.status, 'failed'), query, range);
  return ofWork(db, kind, tasks, failedTasks(db, kind), query, range);
}
