import type { ReportView } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { ReportRow, TrashRow } from '../rows.ts';
import { validRows } from '../valid-rows.ts';
import { changesOf, foldReport, shown, together } from './reports.ts';

/** What lies in the trash, last deleted first: the server's, what waits to go there, without what waits to leave it. */
export function trashView(db: AccountDb): Promise<readonly ReportView[]> {
  return together(db, async () => {
    const { entries, touched } = await changesOf(db);
    const trashed = validRows(TrashRow, await db.trash.orderBy('deletedAt').reverse().toArray());
    const known = new Set(trashed.map((row) => row.id));
    const going = validRows(ReportRow, await db.reports.bulkGet([...touched])).filter((row) => !known.has(row.id));
    const folded = [
      ...going.map((row) => foldReport(row.item, entries)),
      ...trashed.map((row) => foldReport(row.item, entries, 'trash')),
    ];
    return folded.filter((line) => line.deleted === 'trash').map((line) => shown(line, new Set()));
  });
}
