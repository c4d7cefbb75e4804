import type { AccountDb } from './account-db.ts';
import { type Entry, type Reading, readEntry } from './entry.ts';
import { setAside } from './quarantine.ts';
import type { OutboxRow } from './rows.ts';

/** OUT-6: how long a sender may take before its claim counts as lost. */
export const LEASE_MS = 30_000;
/** No entry ever waits longer: a time further ahead means that the clock has jumped back. */
export const LONGEST_WAIT_MS = 3_600_000;

interface Claimant {
  readonly now: number;
  readonly attemptId: string;
  readonly userId: string;
}

/**
 * Takes the first entry that may go, in a transaction of its own: no request ever happens inside one. Null when nothing
 * may go now.
 */
export function claimNext(db: AccountDb, { now, attemptId, userId }: Claimant): Promise<Entry | null> {
  return db.transaction('rw', db.outbox, db.quarantine, async () => {
    const rows = await db.outbox.orderBy('seq').toArray();
    const readable: Head[] = [];
    for (const row of rows) {
      const reading = readEntry(row);
      if (reading.kind === 'unreadable') await setAside(db, 'outbox', row.opId, reading.reason, now);
      else readable.push({ row, reading });
    }
    for (const { row, reading } of heads(readable, userId)) {
      if (reading.kind !== 'entry' || dueAt(row, now) > now) continue;
      const claim = {
        state: 'inflight',
        attemptId,
        attempts: row.attempts + 1,
        leaseUntil: now + LEASE_MS,
      } as const;
      await db.outbox.update(row.opId, claim);
      return { ...reading.entry, ...claim };
    }
    return null;
  });
}

/** What the outbox expects of time: how many entries wait, and when the next one may go (ms; null: not by the clock). */
export async function queueStatus(
  db: AccountDb,
  userId: string,
  now: number,
): Promise<{ waiting: number; due: number | null }> {
  const rows = await db.outbox.orderBy('seq').toArray();
  const all = rows.map((row) => ({ row, reading: readEntry(row) }));
  const times = heads(all, userId)
    .filter(({ reading }) => reading.kind === 'entry')
    .map(({ row }) => dueAt(row, now));
  const waiting = rows.filter((row) => row.state === 'queued' || row.state === 'inflight').length;
  return { waiting, due: times.length === 0 ? null : Math.min(...times) };
}

/** Nothing is being sent, and nothing may go now: whoever waits for the outbox waits for nothing more. */
export async function isResting(db: AccountDb, userId: string, now: number): Promise<boolean> {
  const sending = await db.outbox.filter((row) => row.state === 'inflight' && dueAt(row, now) > now).count();
  if (sending > 0) return false;
  const { due } = await queueStatus(db, userId, now);
  return due === null || due > now;
}

interface Head {
  readonly row: OutboxRow;
  readonly reading: Reading;
}

/**
 * OUT-4: the entries that time alone keeps back. One of a lane, in order; a dead one holds up only what depends on it.
 * None at all while a 401 has the whole queue parked (OUT-9); none of another account, even if a fault ever put it into
 * this database (OUT-10). An entry of a newer build keeps its place in the lane.
 */
function heads(entries: readonly Head[], userId: string): Head[] {
  if (entries.some(({ row }) => row.state === 'parked' && row.parkedFor === 'auth')) return [];
  const present = new Set(entries.map(({ row }) => row.opId));
  const lanes = new Set<string>();
  return entries.filter(({ row }) => {
    if (row.state === 'dead' || lanes.has(row.lane)) return false;
    lanes.add(row.lane);
    const depends = row.dependsOn !== null && present.has(row.dependsOn);
    return row.state !== 'parked' && row.userId === userId && !depends;
  });
}

/**
 * OUT-2: when an entry may be taken; a claim whose time is over counts as queued. A time further ahead than any that is
 * ever set was written before the clock jumped back, and counts as come: nothing may wait for years.
 */
function dueAt(row: OutboxRow, now: number): number {
  const [at, longest] = row.state === 'inflight' ? [row.leaseUntil, LEASE_MS] : [row.nextAt, LONGEST_WAIT_MS];
  return at > now + longest ? now : at;
}

/**
 * A page that was closed or reloaded in mid-sending leaves its claim behind. Whoever knows that no other tab is sending gives
 * such claims back at once, so that nobody waits for the lease. A mistake costs a second sending under the same key, no more.
 */
export function releaseClaims(db: AccountDb): Promise<number> {
  return db.outbox
    .filter((row) => row.state === 'inflight')
    .modify({ state: 'queued', attemptId: null, leaseUntil: 0, nextAt: 0 });
}
