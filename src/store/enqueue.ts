import type { AccountDb } from './account-db.ts';
import { laneOf, type Op, PAYLOAD_VERSION, readEntry } from './entry.ts';
import type { OutboxRow } from './rows.ts';

export interface Intention {
  readonly op: Op;
  /** A new UUID; it is not used when the intention is merged into one that waits. */
  readonly opId: string;
  readonly userId: string;
  readonly now: number;
  readonly dependsOn?: string;
}

/**
 * OUT-3: a person's action is this one transaction, an entry and nothing else; the server's rows are untouched.
 * Answers with the opId under which the intention now waits. Throws when the device cannot keep it.
 */
export function enqueue(db: AccountDb, intention: Intention): Promise<string> {
  const { op, opId, userId, now, dependsOn } = intention;
  const lane = laneOf(op, opId);
  return db.transaction('rw', db.outbox, db.meta, async () => {
    const merged = await mergeIntoWaiting(db, lane, op);
    if (merged) return merged;
    const seq = await nextSeq(db);
    const entry: OutboxRow = {
      opId,
      userId,
      lane,
      seq,
      type: op.type,
      payload: op.payload,
      payloadVersion: PAYLOAD_VERSION,
      state: 'queued',
      parkedFor: null,
      attempts: 0,
      attemptId: null,
      leaseUntil: 0,
      nextAt: 0,
      createdAt: now,
      lastError: null,
      dependsOn: dependsOn ?? null,
    };
    await db.outbox.add(entry);
    return opId;
  });
}

/**
 * OUT-5: a pin replaces a pin that waits, and only while that one was never sent: once it has left, nobody knows whether
 * it arrived, and two different wishes must not share a key.
 */
async function mergeIntoWaiting(db: AccountDb, lane: string, op: Op): Promise<string | null> {
  if (op.type !== 'pin') return null;
  const waiting = await db.outbox.where('lane').equals(lane).sortBy('seq');
  const last = waiting.filter((row) => row.type === 'pin').at(-1);
  if (!last || last.attempts > 0 || last.state !== 'queued') return null;
  const reading = readEntry(last);
  if (reading.kind !== 'entry') return null;
  await db.outbox.update(last.opId, { payload: op.payload });
  return last.opId;
}

/** A counter taken in the same transaction: clocks jump, tabs race, the counter does neither. */
async function nextSeq(db: AccountDb): Promise<number> {
  const meta = await db.meta.get('seq');
  const seq = meta?.key === 'seq' ? meta.value + 1 : 1;
  await db.meta.put({ key: 'seq', value: seq });
  return seq;
}
