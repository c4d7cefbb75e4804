import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { ReportListItem } from '../../src/contract/report.ts';
import { AccountDb } from '../../src/store/account-db.ts';
import type { ReportRow } from '../../src/store/rows.ts';
import { reportRow } from '../../src/store/take-report.ts';

// Live queries run only where the library has found an IndexedDB of the platform's.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });

export const USER = '00000000-0000-4000-8000-00000000000a';
export const OTHER_USER = '00000000-0000-4000-8000-00000000000b';

/** A UUID that is easy to tell apart: `id(7)`. */
export const id = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** Ids in order: id(1), id(2), … above `start`. */
export function ids(start = 0): () => string {
  let last = start;
  return () => {
    last += 1;
    return id(last);
  };
}

/** Every tab of one device opens the database through the same factory. */
export const newDisk = () => new IDBFactory();

const names = new WeakMap<IDBFactory, string>();
let disks = 0;

/** The library shares its query cache by name within one process, which is one machine to it: each disk has a name of its own. */
function nameOn(disk: IDBFactory): string {
  const known = names.get(disk);
  if (known !== undefined) return known;
  disks += 1;
  names.set(disk, `baraza-${USER}-${disks}`);
  return nameOn(disk);
}

export async function openDb(disk: IDBFactory = newDisk(), name = nameOn(disk)): Promise<AccountDb> {
  const db = new AccountDb(name, { indexedDB: disk, IDBKeyRange, cache: 'disabled' });
  await db.open();
  return db;
}

/** A row as a build stored it that did not know the field. */
export function rowWithout(field: keyof ReportListItem, whole: ReportListItem): ReportRow {
  const known: Partial<ReportListItem> = { ...whole };
  delete known[field];
  return reportRow(known as ReportListItem);
}

export function item(n: number, changes: Partial<ReportListItem> = {}): ReportListItem {
  return {
    id: id(n),
    title: `Report ${n}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
    user_id: USER,
    isPinned: false,
    hasChat: false,
    lastViewedAt: null,
    isRevised: false,
    revised_at: null,
    viewCount: 0,
    summary: '',
    tags: [],
    category: '',
    industry: '',
    kind: 'report',
    is_archived: false,
    rev: n,
    ...changes,
  };
}
