import type { Tombstone } from '../contract/changes.ts';
import type { ReportListItem } from '../contract/report.ts';
import type { AccountDb } from './account-db.ts';
import { forgetResearched } from './draft-reports.ts';
import { type ReportRow, revOf } from './rows.ts';

export const reportRow = (item: ReportListItem): ReportRow => ({
  id: item.id,
  createdAt: item.createdAt,
  pinned: item.isPinned ? 1 : 0,
  item,
});

/** PULL-5: the same revision, stored by a build that did not know some of its fields. */
const completes = (item: ReportListItem, { item: known }: ReportRow): boolean =>
  item.rev === known.rev && Object.keys(item).some((field) => !(field in known));

/**
 * PULL-2: a row is taken only if it is newer than the one that is here and than its deletion. Answers and pulls overtake
 * each other; without this an old one would undo a newer one. Call it inside a transaction over reports,
 * tombstones and trash.
 */
export async function takeReport(db: AccountDb, item: ReportListItem): Promise<void> {
  const [row, tombstone] = await Promise.all([db.reports.get(item.id), db.tombstones.get(item.id)]);
  if ((item.rev <= revOf(row) && !(row && completes(item, row))) || (tombstone && item.rev <= tombstone.rev)) return;
  await db.reports.put(reportRow(item));
  // A newer revision of a deleted row is a restored one.
  if (!tombstone) return;
  await db.tombstones.delete(item.id);
  await db.trash.delete(item.id);
}

/**
 * What is gone for good takes its body and its place in the trash along. What lies in the trash keeps its body: restored, it is
 * readable as before, also without a network.
 */
export async function takeTombstone(db: AccountDb, tombstone: Tombstone): Promise<void> {
  const { id, rev, deleted_at, permanent } = tombstone;
  if (permanent) {
    await db.bodies.delete(id);
    await db.trash.delete(id);
  }
  const [row, known] = await Promise.all([db.reports.get(id), db.tombstones.get(id)]);
  if (rev <= revOf(row) || (known && rev <= known.rev)) return;
  await db.tombstones.put({ id, rev, deletedAt: deleted_at });
  await db.reports.delete(id);
  await forgetResearched(db, id);
}
