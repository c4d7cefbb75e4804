import * as v from 'valibot';
import type { AccountDb } from './account-db.ts';
import { readEntry } from './entry.ts';
import { CreditRow, JobRow, ReportRow } from './rows.ts';

type KeptTable = 'reports' | 'jobs' | 'credits' | 'outbox' | 'bodies';

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

const SCHEMAS = { reports: ReportRow, jobs: JobRow, credits: CreditRow } as const;

/**
 * Looks through what an earlier build may have written and sets aside what cannot be read (STO-3). Run once when the
 * database is opened, so that every later reading may trust its rows; bodies, being large, are checked as they are read.
 * Answers with the number set aside.
 */
export async function sweep(db: AccountDb, now: number): Promise<number> {
  return db.transaction('rw', [db.reports, db.jobs, db.credits, db.outbox, db.quarantine], async () => {
    let found = 0;
    for (const name of ['reports', 'jobs', 'credits'] as const) {
      const table = db.table<unknown, string>(name);
      for (const key of await table.toCollection().primaryKeys()) {
        const parsed = v.safeParse(SCHEMAS[name], await table.get(key));
        if (parsed.success) continue;
        found += 1;
        await setAside(db, name, key, v.summarize(parsed.issues), now);
      }
    }
    for (const key of await db.outbox.toCollection().primaryKeys()) {
      const reading = readEntry(await db.outbox.get(key));
      if (reading.kind !== 'unreadable') continue;
      found += 1;
      await setAside(db, 'outbox', key, reading.reason, now);
    }
    return found;
  });
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
