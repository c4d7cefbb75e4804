import type { AccountDb } from './account-db.ts';
import { PAYLOAD_VERSION, readEntry } from './entry.ts';
import { Lane } from './operations/lane.ts';
import { coalesce, laneOf, type Op } from './operations/registry.ts';
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
 * Answers with the opId under which the intention now waits; when it and what waited undid each other, with one under which
 * nothing waits. Throws when the device cannot keep it.
 */
export function enqueue(db: AccountDb, intention: Intention): Promise<string> {
  const { op, opId, userId, now, dependsOn } = intention;
  const lane = laneOf(op, opId);
  return db.transaction('rw', db.outbox, db.meta, async () => {
    const rows = await db.outbox.where('lane').equals(lane).sortBy('seq');
    const merged = await coalesce(new Lane(db, rows, (row) => readEntry(row).kind === 'entry'), op);
    if (merged.kind === 'merged') return merged.opId;
    if (merged.kind === 'cancelled') return opId;
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

/** A counter taken in the same transaction: clocks jump, tabs race, the counter does neither. */
async function nextSeq(db: AccountDb): Promise<number> {
  const meta = await db.meta.get('seq');
  const seq = meta?.key === 'seq' ? meta.value + 1 : 1;
  await db.meta.put({ key: 'seq', value: seq });
  return seq;
}
