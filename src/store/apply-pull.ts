import type { Tombstone } from '../contract/changes.ts';
import { ReportListItem } from '../contract/report.ts';
import type { AccountDb } from './account-db.ts';
import { takeReport, takeTombstone } from './take-report.ts';

/** What taking rows and tombstones may write. */
const ROW_TABLES = ['reports', 'tombstones', 'bodies', 'trash', 'drafts'] as const;

export interface Delta {
  readonly reports: readonly ReportListItem[];
  readonly tombstones: readonly Tombstone[];
  readonly cursor: string;
}

/** What this build keeps of a report's row: its schema drops any other field. */
const FIELDS: readonly string[] = Object.keys(ReportListItem.entries);

/**
 * Where the next pull begins. PULL-5: the cursor of a build that did not know one of our fields is none, for the rows it
 * passed lack that field.
 */
export async function pullCursor(db: AccountDb): Promise<string | null> {
  const meta = await db.meta.get('cursor');
  if (meta?.key !== 'cursor') return null;
  return FIELDS.every((field) => meta.fields?.includes(field)) ? meta.value : null;
}

export const keepCursor = (db: AccountDb, value: string) => db.meta.put({ key: 'cursor', value, fields: FIELDS });

/**
 * PULL-1: rows and cursor are saved together. `from` is the cursor that was asked with: when another tab has moved it
 * meanwhile, the rows are still taken (each guarded by its revision) and the cursor is left alone, so that no page can be
 * jumped over.
 */
export function applyDelta(db: AccountDb, delta: Delta, from: string): Promise<void> {
  return db.transaction('rw', [...ROW_TABLES.map((name) => db.table(name)), db.meta], async () => {
    await applyRows(db, delta);
    if ((await pullCursor(db)) === from) await keepCursor(db, delta.cursor);
  });
}

/** One page of a full pull: rows alone, the cursor comes with `finishFullPull`. */
export function applyFullPage(db: AccountDb, delta: Delta): Promise<void> {
  return db.transaction(
    'rw',
    ROW_TABLES.map((name) => db.table(name)),
    () => applyRows(db, delta),
  );
}

/** Reports that are here, in the list or as a body alone: one in the trash. */
export const keptIds = async (db: AccountDb): Promise<ReadonlySet<string>> =>
  new Set((await Promise.all([db.reports, db.bodies].map((table) => table.toCollection().primaryKeys()))).flat());

/**
 * The end of a full pull: what was here before it began and was not in it, nor in the trash, has been deleted too long ago for a tombstone.
 * Its going and the cursor are one transaction.
 */
export function finishFullPull(
  db: AccountDb,
  pulled: { readonly before: ReadonlySet<string>; readonly seen: ReadonlySet<string>; readonly cursor: string },
): Promise<void> {
  return db.transaction('rw', [db.reports, db.bodies, db.meta], async () => {
    const gone = [...pulled.before].filter((id) => !pulled.seen.has(id));
    await db.reports.bulkDelete(gone);
    await db.bodies.bulkDelete(gone);
    await keepCursor(db, pulled.cursor);
  });
}

async function applyRows(db: AccountDb, delta: Delta): Promise<void> {
  for (const item of delta.reports) await takeReport(db, item);
  for (const tombstone of delta.tombstones) await takeTombstone(db, tombstone);
}

/** Rows of a history page: older ones than any pull has brought so far. The cursor does not move. */
export function applyHistoryPage(db: AccountDb, reports: readonly ReportListItem[]): Promise<void> {
  return db.transaction(
    'rw',
    ROW_TABLES.map((name) => db.table(name)),
    async () => {
      for (const item of reports) await takeReport(db, item);
    },
  );
}

/** The cursor was too old for the server (410): the next pull begins at the start. The outbox is not touched. */
export async function forgetCursor(db: AccountDb): Promise<void> {
  await db.meta.delete('cursor');
}
