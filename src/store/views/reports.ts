import type { ReportListItem } from '../../contract/report.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { readEntries } from '../entries.ts';
import type { Entry } from '../entry.ts';

/**
 * VIEW-1 for one report: the server's row and, over it, what waits to be sent, in order. Computed each time, never stored:
 * a person's own wish is neither lost to an older row nor mistaken for the server's word. What was refused is not folded
 * in; it is shown among the failed entries.
 */
export function foldReport(item: ReportListItem, entries: readonly Entry[], bodyHere: boolean): ReportView {
  let folded = item;
  let pending = false;
  for (const entry of entries) {
    if (entry.state === 'dead') continue;
    if (entry.type === 'pin' && entry.payload.reportId === item.id) {
      folded = { ...folded, isPinned: entry.payload.pinned };
      pending = true;
    } else if (entry.type === 'view' && entry.payload.reportId === item.id) {
      const lastViewedAt = new Date(entry.createdAt).toISOString();
      folded = { ...folded, viewCount: folded.viewCount + 1, lastViewedAt };
      pending = true;
    }
  }
  return { ...folded, bodyHere, pending };
}

const newestFirst = (a: ReportListItem, b: ReportListItem) =>
  Number(b.isPinned) - Number(a.isPinned) || b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);

/** One moment's picture: read apart, a row and the entry over it could be from before and after it was settled. */
const together = <T>(db: AccountDb, read: () => Promise<T>): Promise<T> =>
  db.transaction('r', [db.reports, db.bodies, db.outbox], read);

/** The history's first `limit` lines, pinned first, then newest first; reads no more rows than it must. */
export function reportsView(db: AccountDb, limit: number): Promise<{ reports: readonly ReportView[]; total: number }> {
  return together(db, async () => {
    const entries = await readEntries(db);
    const touched = entries.flatMap((entry) => (entry.type === 'pin' ? [entry.payload.reportId] : []));
    const pinned = await db.reports.where('pinned').equals(1).toArray();
    // Each touched or pinned row may leave the newest ones' place, or take one.
    const newest = await db.reports
      .orderBy('createdAt')
      .reverse()
      .limit(limit + touched.length + pinned.length)
      .toArray();
    const named = (await db.reports.bulkGet(touched)).filter((row) => row !== undefined);
    const rows = new Map([...newest, ...pinned, ...named].map((row) => [row.id, row.item]));
    const here = new Set(
      await db.bodies
        .where('id')
        .anyOf([...rows.keys()])
        .primaryKeys(),
    );
    const reports = [...rows.values()]
      .map((item) => foldReport(item, entries, here.has(item.id)))
      .sort(newestFirst)
      .slice(0, limit);
    return { reports, total: await db.reports.count() };
  });
}

/** One line, or null when there is none here. */
export function reportView(db: AccountDb, id: string): Promise<ReportView | null> {
  return together(db, async () => {
    const row = await db.reports.get(id);
    if (!row) return null;
    const bodyHere = (await db.bodies.where('id').equals(id).count()) > 0;
    return foldReport(row.item, await readEntries(db), bodyHere);
  });
}
