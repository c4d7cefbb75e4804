import type { AccountDb } from './account-db.ts';
import { type Entry, readEntry } from './entry.ts';

/** Every entry this build can read, in order. */
export async function readEntries(db: AccountDb): Promise<Entry[]> {
  const rows = await db.outbox.orderBy('seq').toArray();
  return rows.flatMap((row) => {
    const reading = readEntry(row);
    return reading.kind === 'entry' ? [reading.entry] : [];
  });
}

/** OUT-2: the person's Retry. What was refused or parked goes again, with the same key. */
export function retryEntry(db: AccountDb, opId: string): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    const row = await db.outbox.get(opId);
    if (!row || row.state === 'inflight') return;
    await db.outbox.update(opId, { state: 'queued', parkedFor: null, nextAt: 0 });
  });
}

/**
 * OUT-2: the person's Discard, or taking back what still waits. What depends on it can never go any more; it is marked
 * dead, so that the person sees it, and never vanishes by itself.
 */
export function discardEntry(db: AccountDb, opId: string): Promise<void> {
  return db.transaction('rw', db.outbox, async () => {
    await db.outbox.delete(opId);
    await db.outbox
      .filter((row) => row.dependsOn === opId)
      .modify({
        state: 'dead',
        lastError: { status: 0, code: 'taken_back', message: 'What it belonged to was taken back.' },
      });
  });
}

/** The token is good again: what a 401 had parked goes on (OUT-9). */
export function unparkAuth(db: AccountDb): Promise<number> {
  return db.outbox
    .filter((row) => row.state === 'parked' && row.parkedFor === 'auth')
    .modify({ state: 'queued', parkedFor: null, nextAt: 0 });
}

/** This build is another one than the entry was refused by: what was parked for an update may go. */
export function unparkUpdate(db: AccountDb): Promise<number> {
  return db.outbox
    .filter((row) => row.state === 'parked' && row.parkedFor === 'update')
    .modify({ state: 'queued', parkedFor: null, nextAt: 0 });
}

/** The network is back: a back-off drawn while it was away has lost its reason. */
export function forgetDelays(db: AccountDb): Promise<number> {
  return db.outbox.filter((row) => row.state === 'queued' && row.nextAt > 0).modify({ nextAt: 0 });
}
