import * as v from 'valibot';
import type { AccountDb } from './account-db.ts';
import { ChatRow, InsightsRow } from './chat-insights-rows.ts';
import { readEntry } from './entry.ts';
import { ExplorerRow, RefinerRow } from './explorer-refiner-rows.ts';
import { setAside } from './quarantine.ts';
import { CreditRequestRow, CreditRow, DraftRow, JobRow, ReportRow, TrashRow } from './rows.ts';

const SCHEMAS = {
  reports: ReportRow,
  trash: TrashRow,
  jobs: JobRow,
  drafts: DraftRow,
  chats: ChatRow,
  insights: InsightsRow,
  credits: CreditRow,
  creditRequests: CreditRequestRow,
  explorerSessions: ExplorerRow,
  refinerSessions: RefinerRow,
} as const;

type SweptTable = keyof typeof SCHEMAS;

/** Few enough that a page on a slow phone is not held up by one turn. */
const AT_ONCE = 50;

/**
 * Looks through what an earlier build may have written and sets aside what cannot be read (STO-3). It goes on beside the
 * screens, a few rows at a time, so that a long history does not make the start longer; until then the views leave out
 * what they cannot read. Bodies and messages are checked as they are read. `pause` lets the page breathe; it rejects to
 * end the sweep. Answers with the number set aside.
 */
export async function sweep(db: AccountDb, now: number, pause: () => Promise<void> = async () => {}): Promise<number> {
  let found = await sweepOutbox(db, now);
  for (const name of Object.keys(SCHEMAS) as SweptTable[]) {
    const keys = await db.table<unknown, string>(name).toCollection().primaryKeys();
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      await pause();
      found += await sweepRows(db, name, keys.slice(from, from + AT_ONCE), now);
    }
  }
  return found;
}

async function sweepRows(db: AccountDb, name: SweptTable, keys: readonly string[], now: number): Promise<number> {
  const table = db.table<unknown, string>(name);
  const rows = await table.bulkGet([...keys]);
  const suspects = keys.filter((_, index) => rows[index] !== undefined && !v.is(SCHEMAS[name], rows[index]));
  for (const key of suspects) {
    await db.transaction('rw', table, db.quarantine, async () => {
      // It may have been written anew meanwhile.
      const parsed = v.safeParse(SCHEMAS[name], await table.get(key));
      if (!parsed.success) await setAside(db, name, key, v.summarize(parsed.issues), now);
    });
  }
  return suspects.length;
}

/** First of all: a person's words. */
function sweepOutbox(db: AccountDb, now: number): Promise<number> {
  return db.transaction('rw', db.outbox, db.quarantine, async () => {
    let found = 0;
    for (const key of await db.outbox.toCollection().primaryKeys()) {
      const reading = readEntry(await db.outbox.get(key));
      if (reading.kind !== 'unreadable') continue;
      found += 1;
      await setAside(db, 'outbox', key, reading.reason, now);
    }
    return found;
  });
}
