import type { AccountDb } from './account-db.ts';

/** Tables whose rows may be set aside. */
export type KeptTable =
  | 'reports'
  | 'trash'
  | 'bodies'
  | 'jobs'
  | 'drafts'
  | 'chats'
  | 'insights'
  | 'credits'
  | 'creditRequests'
  | 'explorerSessions'
  | 'refinerSessions'
  | 'outbox';

/** Moves one record out of the way, whole. Call it inside a transaction over both tables. */
export async function setAside(
  db: AccountDb,
  table: KeptTable,
  key: string,
  reason: string,
  now: number,
): Promise<void> {
  const record: unknown = await db.table(table).get(key);
  await db.quarantine.add({ table, record, reason, at: now });
  await db.table(table).delete(key);
}

const KEY = /^quarantine:(\d+)$/;

/** A name for a record that has none of its own, for the screen that shows it. */
export const quarantineKey = (id: number): string => `quarantine:${id}`;

/** Throws away what the key names; false when it names no such record. */
export async function discardQuarantined(db: AccountDb, key: string): Promise<boolean> {
  const id = KEY.exec(key)?.[1];
  if (id === undefined) return false;
  await db.quarantine.delete(Number(id));
  return true;
}
