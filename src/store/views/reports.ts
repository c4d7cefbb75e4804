import type { ReportListItem } from '../../contract/report.ts';
import { type HistoryQuery, isListed } from '../../domain/history-query.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { readEntries } from '../entries.ts';
import type { Entry } from '../entry.ts';
import type { ReportLine } from '../operations/define.ts';
import { foldOver, isFolded } from '../operations/registry.ts';
import { ReportRow, TrashRow } from '../rows.ts';
import { validRows } from '../valid-rows.ts';

/** A report's line with what waits folded in. */
interface Folded extends ReportLine {
  readonly pending: boolean;
}

/**
 * VIEW-1 for one report: the server's row and, over it, what waits to be sent, in order. Computed each time, never stored:
 * a person's own wish is neither lost to an older row nor mistaken for the server's word. What was refused is not folded
 * in; it is shown among the failed entries.
 */
export function foldReport(item: ReportListItem, entries: readonly Entry[], deleted: Folded['deleted'] = 'no'): Folded {
  const over = entries.filter(
    (entry) =>
      entry.state !== 'dead' && isFolded(entry) && 'reportId' in entry.payload && entry.payload.reportId === item.id,
  );
  return { ...over.reduce<ReportLine>(foldOver, { item, deleted }), pending: over.length > 0 };
}

/** What the server found best first, then what this device found besides. */
const bestFirst = (found: readonly string[]) => {
  const place = new Map(found.map((id, at) => [id, at]));
  return (a: ReportListItem, b: ReportListItem) =>
    (place.get(a.id) ?? found.length) - (place.get(b.id) ?? found.length) || newestFirst(a, b);
};

const newestFirst = (a: ReportListItem, b: ReportListItem) =>
  Number(b.isPinned) - Number(a.isPinned) || b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);

/** One moment's picture: read apart, a row and the entry over it could be from before and after it was settled. */
export const together = <T>(db: AccountDb, read: () => Promise<T>): Promise<T> =>
  db.transaction('r', [db.reports, db.trash, db.bodies, db.outbox], read);

/** The entries that change the list, by the report they change. */
export async function changesOf(db: AccountDb): Promise<{ entries: readonly Entry[]; touched: readonly string[] }> {
  const entries = (await readEntries(db)).filter((e) => e.state !== 'dead' && isFolded(e));
  const touched = entries.flatMap((e) => ('reportId' in e.payload ? [e.payload.reportId] : []));
  return { entries, touched: [...new Set(touched)] };
}

/** A row that cannot be looked into is left to the check, which leaves it out. */
function mayBeListed(item: ReportListItem, query: HistoryQuery): boolean {
  try {
    return isListed(item, query);
  } catch {
    return true;
  }
}

/** Every line that may stand among the first `limit`; reads no more rows than it must. */
async function candidates(
  db: AccountDb,
  limit: number,
  touched: readonly string[],
  query: HistoryQuery,
): Promise<ReportListItem[]> {
  if (query.filters || query.text) {
    // In the store's own order, which comes as one answer: backwards along an index each row is a step of its own.
    const rows = await db.reports.toArray();
    const named = new Set(touched);
    // Checking a row costs more than looking into it: only what may be shown is checked.
    const wanted = rows.filter((row) => named.has(row.id) || mayBeListed(row.item, query));
    return validRows(ReportRow, wanted).map((row) => row.item);
  }
  const pinned = await db.reports.where('pinned').equals(1).toArray();
  // Each touched or pinned row may leave the newest ones' place, or take one.
  const newest = await db.reports
    .orderBy('createdAt')
    .reverse()
    .limit(limit + touched.length + pinned.length)
    .toArray();
  const named = await db.reports.bulkGet([...touched]);
  const rows = validRows(ReportRow, [...newest, ...pinned, ...named]);
  return [...new Map(rows.map((row) => [row.id, row.item])).values()];
}

/** The history's first `limit` lines that the query asks for, pinned first, then newest first. */
export function reportsView(
  db: AccountDb,
  limit: number,
  query: HistoryQuery = {},
): Promise<{ reports: readonly ReportView[]; total: number }> {
  return together(db, async () => {
    const { entries, touched } = await changesOf(db);
    const here = await candidates(db, limit, touched, query);
    const trashed = validRows(TrashRow, await db.trash.bulkGet([...touched]));
    const known = new Set(here.map((item) => item.id));
    const folded = [
      ...here.map((item) => foldReport(item, entries)),
      ...trashed.flatMap((row) => (known.has(row.id) ? [] : [foldReport(row.item, entries, 'trash')])),
    ];
    const listed = folded.filter((line) => line.deleted === 'no' && isListed(line.item, query));
    const isNarrowed = query.filters !== undefined || query.text !== undefined;
    const left =
      folded.filter((line) => line.deleted !== 'no').length - trashed.filter((row) => !known.has(row.id)).length;
    const total = isNarrowed ? listed.length : (await db.reports.count()) - left;
    const order = query.found ? bestFirst(query.found) : newestFirst;
    const lines = listed.sort((a, b) => order(a.item, b.item)).slice(0, limit);
    const bodies = await bodiesHere(
      db,
      lines.map((line) => line.item.id),
    );
    return { reports: lines.map((line) => shown(line, bodies)), total };
  });
}

const bodiesHere = async (db: AccountDb, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await db.bodies.where('id').anyOf(ids).primaryKeys());

export const shown = ({ item, pending }: Folded, bodies: ReadonlySet<string>): ReportView => ({
  ...item,
  bodyHere: bodies.has(item.id),
  pending,
});

/** One line, or null when there is none here, or its deletion waits. */
export function reportView(db: AccountDb, id: string): Promise<ReportView | null> {
  return together(db, async () => {
    const [row] = validRows(ReportRow, [await db.reports.get(id)]);
    const [trashed] = row ? [] : validRows(TrashRow, [await db.trash.get(id)]);
    const item = row?.item ?? trashed?.item;
    if (!item) return null;
    const folded = foldReport(item, await readEntries(db), row ? 'no' : 'trash');
    return folded.deleted === 'no' ? shown(folded, await bodiesHere(db, [id])) : null;
  });
}
