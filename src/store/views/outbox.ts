import type { OutboxCounts, Sending } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { type Entry, readEntry } from '../entry.ts';

export const needsPerson = (entry: Entry): boolean =>
  entry.state === 'dead' || (entry.state === 'parked' && entry.parkedFor !== 'auth');

/** OUT-11: the two figures that are one tap away on every screen. An entry of a newer build waits like any other. */
export async function outboxCounts(db: AccountDb): Promise<OutboxCounts> {
  const readings = (await db.outbox.toArray()).map(readEntry);
  const failed = readings.filter((reading) => reading.kind === 'entry' && needsPerson(reading.entry)).length;
  const unreadable = readings.filter((reading) => reading.kind === 'unreadable').length;
  const setAside = await db.quarantine.filter((row) => row.table === 'outbox').count();
  return { waiting: readings.length - failed - unreadable, failed: failed + unreadable + setAside };
}

/** OUT-12: how an intention that somebody waits for stands. */
export function sendingOf(entry: Entry | undefined): Sending {
  if (!entry) return { state: 'gone' };
  const { lastError } = entry;
  // The server has it, and is at it.
  if (lastError === null || lastError.code === 'in_progress') return { state: 'sending' };
  return { state: needsPerson(entry) ? 'failed' : 'waiting', ...lastError };
}

export async function sendingView(db: AccountDb, opId: string): Promise<Sending> {
  const reading = readEntry(await db.outbox.get(opId));
  return sendingOf(reading.kind === 'entry' ? reading.entry : undefined);
}
