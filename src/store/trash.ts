import type { ReportListItem } from '../contract/report.ts';
import type { AccountDb } from './account-db.ts';
import { revOf } from './rows.ts';
import { takeTombstone } from './take-report.ts';

/**
 * The server took a deletion: the row leaves the history and, unless it was for good, waits in the trash. Call it inside a
 * transaction over reports, tombstones, trash, bodies and drafts.
 */
export async function takeDeletion(
  db: AccountDb,
  deleted: { readonly id: string; readonly rev: number | null; readonly permanent: boolean },
  now: number,
): Promise<void> {
  const { id, rev } = deleted;
  const permanent = deleted.permanent || rev === null;
  const row = await db.reports.get(id);
  if (row && !permanent) await db.trash.put({ id, deletedAt: new Date(now).toISOString(), item: { ...row.item, rev } });
  // Where the server knows nothing of it any more it went with, or after, the revision that is here.
  const gone = rev ?? revOf(row) + 1;
  await takeTombstone(db, { id, rev: gone, deleted_at: new Date(now).toISOString(), permanent });
}

/** What lies in the trash here. */
export const trashedIds = async (db: AccountDb): Promise<ReadonlySet<string>> =>
  new Set(await db.trash.toCollection().primaryKeys());

/**
 * The trash as the server had it when it was asked, at `asked`, while `before` lay here: what is not in it has left it,
 * unless it came since. Told by names, not by times: a clock that has jumped back would keep for days what is gone.
 */
export function saveTrash(
  db: AccountDb,
  items: readonly ReportListItem[],
  before: ReadonlySet<string>,
  asked: number,
): Promise<void> {
  return db.transaction('rw', db.trash, async () => {
    const known = new Map((await db.trash.toArray()).map((row) => [row.id, row.deletedAt]));
    await db.trash.bulkDelete([...before]);
    // The server lists them last deleted first; those it alone knows keep that order.
    await db.trash.bulkPut(
      items.map((item, place) => ({
        id: item.id,
        deletedAt: known.get(item.id) ?? new Date(asked - place).toISOString(),
        item,
      })),
    );
  });
}
