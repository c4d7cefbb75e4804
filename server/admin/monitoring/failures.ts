import { and, asc, count, desc, eq, exists, gt, isNotNull, isNull, lt, not, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FailedWork, FailureKind, FailureState, WorkKindName } from '../../../src/contract/admin/monitoring.ts';
import { SECOND } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { mails } from '../../db/schema/mails.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { MAIL_QUEUE, type QueueView } from '../../queue/queue.ts';
import type { StoreDeps } from '../../services/deps.ts';
import { containing } from '../like.ts';
import { aboutWork, selectWork, tableOf, toFailedWork } from './work-rows.ts';

export interface FailureDeps extends StoreDeps {
  readonly queue: Pick<QueueView, 'tried'>;
}

export interface FailureQuery {
  readonly kind: FailureKind;
  readonly state: FailureState;
  readonly search: string;
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

async function ofWork(
  db: Sql,
  kind: WorkKindName,
  { state, search, order }: FailureQuery,
  { from, most }: Range,
): Promise<Failures> {
  const table = tableOf(kind);
  const where = and(state === 'failed' ? failedOf(db, kind) : retriedOf(kind), aboutWork(kind, search));
  const by = order === 'asc' ? asc : desc;
  const moved = state === 'failed' ? table.updatedAt : table.retriedAt;
  const rows = await selectWork(db, kind).where(where).orderBy(by(moved), asc(table.id)).limit(most).offset(from);
  const all = selectWork(db, kind).where(where).as('found');
  const [counted] = await db.select({ n: count() }).from(all);
  return { rows: rows.map((row) => toFailedWork(kind, row)), total: counted?.n ?? 0 };
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

/** Of a kind, and not deleted by the person. */
export const ofKind = (kind: WorkKindName): SQL | undefined =>
  kind === 'research' ? undefined : and(eq(tasks.kind, kind), isNull(tasks.deletedAt));

/** What failed and waits for another try. */
export const failedOf = (db: Sql, kind: WorkKindName): SQL | undefined =>
  and(eq(tableOf(kind).status, 'failed'), ofKind(kind), kind === 'insights' ? isLatestOfItsReport(db) : undefined);

/** What somebody here has tried again, whatever became of it. */
const retriedOf = (kind: WorkKindName): SQL | undefined => and(isNotNull(tableOf(kind).retriedAt), ofKind(kind));

async function letters(deps: FailureDeps, { search, order }: FailureQuery, { from, most }: Range): Promise<Failures> {
  const db = deps.database.sql;
  const where = and(
    lt(mails.createdAt, new Date(deps.clock.now().getTime() - LATE_MS)),
    search === '' ? undefined : containing(mails.email, search),
  );
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
  const [all] = await db.select({ n: count() }).from(mails).where(where);
  return {
    rows: rows.map((mail) => ({
      kind: 'letter',
      id: mail.id,
      user_id: null,
      email: mail.email,
      name: null,
      question: mail.kind,
      reason: null,
      step: null,
      cause: null,
      request_id: null,
      tries: tried.get(mail.id)?.tries ?? 0,
      status: 'waiting',
      created_at: mail.createdAt.toISOString(),
      at: (tried.get(mail.id)?.nextAt ?? mail.createdAt).toISOString(),
      retried_at: null,
    })),
    total: all?.n ?? 0,
  };
}

/** What failed and may be tried again, or was; the latest first, unless asked otherwise. */
export function failuresOf(deps: FailureDeps, query: FailureQuery, range: Range): Promise<Failures> {
  return query.kind === 'letter' ? letters(deps, query, range) : ofWork(deps.database.sql, query.kind, query, range);
}
