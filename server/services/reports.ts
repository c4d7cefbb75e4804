import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Report, ReportListItem } from '../../src/contract/report.ts';
import { SAME_VISIT_MS } from '../../src/domain/views-per-report.ts';
import type { Sql } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import { nextRev } from '../db/revisions.ts';
import { reportBodies, reports, tombstones } from '../db/schema/reports.ts';
import { notFound } from '../errors.ts';
import { reportOf, searchVector } from '../research/job/report-row.ts';
import { LIST_COLUMNS, listItem } from './report-list.ts';

type Change = { [K in keyof typeof reports.$inferInsert]?: (typeof reports.$inferInsert)[K] | SQL };

const own = (userId: string, id: string, more?: SQL) =>
  and(eq(reports.id, id), eq(reports.userId, userId), more ?? isNull(reports.deletedAt));

/** A whole report. Throws `not_found`, in the trash as well. */
export async function loadReport(sql_: Sql, userId: string, id: string): Promise<Report> {
  const [found] = await sql_
    .select({ ...LIST_COLUMNS, content: reportBodies.content })
    .from(reports)
    .innerJoin(reportBodies, eq(reportBodies.reportId, reports.id))
    .where(own(userId, id));
  if (found === undefined) throw notFound();
  return reportOf(found, found.content);
}

/** Changes a row and numbers the change, within `tx`. Throws `not_found`. */
async function change(tx: Sql, userId: string, id: string, values: Change, where?: SQL): Promise<ReportListItem> {
  const rev = await nextRev(tx, userId);
  const [row] = await tx
    .update(reports)
    .set({ ...values, rev } as Record<string, unknown>)
    .where(own(userId, id, where))
    .returning(LIST_COLUMNS);
  if (row === undefined) throw notFound();
  return listItem(row);
}

export function pinReport(tx: Sql, userId: string, id: string, isPinned: boolean): Promise<ReportListItem> {
  return change(tx, userId, id, { isPinned });
}

export async function viewReport(tx: Sql, userId: string, id: string, now: Date): Promise<ReportListItem> {
  const before = new Date(now.getTime() - SAME_VISIT_MS);
  const isNew = sql`${reports.lastViewedAt} is null or ${reports.lastViewedAt} <= ${before.toISOString()}::timestamptz`;
  const viewCount = sql`${reports.viewCount} + case when ${isNew} then 1 else 0 end`;
  const row = await change(tx, userId, id, { lastViewedAt: now, viewCount });
  await recordEvent(tx, now, 'report_viewed', userId);
  return row;
}

/** The revision at which a report of the account went for good; null for one that did not. */
async function purgedAt(tx: Sql, userId: string, id: string): Promise<number | null> {
  const [gone] = await tx
    .select({ rev: tombstones.rev })
    .from(tombstones)
    .where(and(eq(tombstones.id, id), eq(tombstones.userId, userId)));
  return gone?.rev ?? null;
}

/** Into the trash; the devices get a tombstone. A report that is there already, or gone for good, stays as it is. */
export async function trashReport(tx: Sql, userId: string, id: string, now: Date): Promise<number> {
  const purged = await purgedAt(tx, userId, id);
  if (purged !== null) return purged;
  const [already] = await tx
    .select({ rev: reports.rev })
    .from(reports)
    .where(own(userId, id, isNotNull(reports.deletedAt)));
  return already?.rev ?? (await change(tx, userId, id, { deletedAt: now })).rev;
}

/** For good, from the list or from the trash; one that is gone stays so. Throws `not_found`. */
export async function purgeReport(tx: Sql, userId: string, id: string, now: Date): Promise<number> {
  const purged = await purgedAt(tx, userId, id);
  if (purged !== null) return purged;
  const rev = await nextRev(tx, userId);
  const gone = await tx
    .delete(reports)
    .where(own(userId, id, sql`true`))
    .returning({ id: reports.id });
  if (gone.length === 0) throw notFound();
  await tx.insert(tombstones).values({ id, userId, rev, deletedAt: now });
  return rev;
}

/** Out of the trash. Throws `not_found` for what is not in it. */
export function restoreReport(tx: Sql, userId: string, id: string): Promise<ReportListItem> {
  return change(tx, userId, id, { deletedAt: null }, isNotNull(reports.deletedAt));
}

interface Metadata {
  readonly title?: string | undefined;
  readonly summary?: string | undefined;
  readonly tags?: string[] | undefined;
  readonly category?: string | undefined;
  readonly is_archived?: boolean | undefined;
}

/** Changes what is given and leaves the rest; the search finds the new words. Throws `not_found`. */
export async function editMetadata(tx: Sql, userId: string, id: string, edit: Metadata): Promise<ReportListItem> {
  const [found] = await tx
    .select({ ...LIST_COLUMNS, content: reportBodies.content })
    .from(reports)
    .innerJoin(reportBodies, eq(reportBodies.reportId, reports.id))
    .where(own(userId, id))
    .for('update', { of: reports });
  if (found === undefined) throw notFound();
  const row = {
    title: edit.title ?? found.title,
    summary: edit.summary ?? found.summary,
    tags: edit.tags ?? found.tags,
    category: edit.category ?? found.category,
  };
  const isArchived = edit.is_archived ?? found.isArchived;
  return change(tx, userId, id, { ...row, isArchived, search: searchVector(row, found.content) });
}
