import { LOCAL_DATA_KINDS, type LocalDataKind, type LocalDataPart } from '../domain/local-data.ts';
import type { AccountDb } from './account-db.ts';

type TableName = Exclude<keyof AccountDb & string, keyof import('dexie').Dexie>;

/** Every table of the working copy, by what its rows are to the person. */
const KIND_OF: Record<TableName, LocalDataKind> = {
  reports: 'reports',
  bodies: 'reports',
  trash: 'reports',
  insights: 'reports',
  messages: 'conversations',
  chats: 'conversations',
  explorerSessions: 'problems',
  refinerSessions: 'problems',
  drafts: 'drafts',
  outbox: 'waiting',
  jobs: 'other',
  credits: 'other',
  creditRequests: 'other',
  meta: 'other',
  tombstones: 'other',
  quarantine: 'other',
};
const TABLES = Object.keys(KIND_OF) as TableName[];

/** What the server has too and brings again when it is opened. The list of reports stays; what exists only here stays. */
const COPIES = ['bodies', 'insights', 'messages', 'chats'] as const satisfies readonly TableName[];

const sizeOf = (row: unknown): number => new TextEncoder().encode(JSON.stringify(row)).length;

/** How much there is of each kind. Row by row, so that a large working copy is never in memory at once. */
export async function localDataParts(db: AccountDb): Promise<readonly LocalDataPart[]> {
  const found = new Map<LocalDataKind, { count: number; bytes: number }>();
  for (const name of TABLES) {
    const sum = found.get(KIND_OF[name]) ?? { count: 0, bytes: 0 };
    await db.table(name).each((row) => {
      // A report's body and its line in the list are one report to its reader.
      if (name !== 'bodies' && name !== 'chats' && name !== 'insights') sum.count += 1;
      sum.bytes += sizeOf(row);
    });
    found.set(KIND_OF[name], sum);
  }
  return LOCAL_DATA_KINDS.map((kind) => ({ kind, ...(found.get(kind) ?? { count: 0, bytes: 0 }) }));
}

/** All of it, as it is kept: for the person, and for whoever helps them. */
export async function localDataAsJson(db: AccountDb, account: object, at: string): Promise<string> {
  const tables: Record<string, unknown> = {};
  for (const name of TABLES) tables[name] = await db.table(name).toArray();
  return JSON.stringify({ product: 'Baraza', exported_at: at, account, on_this_device: tables }, null, 2);
}

export const removeCopies = (db: AccountDb): Promise<void> =>
  db.transaction('rw', [...COPIES], async () => {
    for (const name of COPIES) await db.table(name).clear();
  });
