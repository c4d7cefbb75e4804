import type { AccountDb } from '../account-db.ts';
import type { OutboxRow } from '../rows.ts';
import type { Merged } from './merged.ts';

export const NEW: Merged = { kind: 'new' };

/**
 * What waits in the lane of a new operation, inside the transaction that adds it (OUT-5). Operations are merged or cancelled
 * only while they were never sent: once one has left, nobody knows whether it arrived, and two different wishes must not share
 * a key.
 */
export class Lane {
  readonly db: AccountDb;
  /** Refused ones too. */
  readonly rows: readonly OutboxRow[];
  /** What this build can read and was not refused. */
  readonly waiting: readonly OutboxRow[];
  readonly unsent: readonly OutboxRow[];

  constructor(db: AccountDb, rows: readonly OutboxRow[], isReadable: (row: OutboxRow) => boolean) {
    this.db = db;
    this.rows = rows;
    this.waiting = rows.filter((row) => row.state !== 'dead' && isReadable(row));
    this.unsent = this.waiting.filter((row) => row.state === 'queued' && row.attempts === 0);
  }

  /** The newest of its type that has not left. */
  last(type: string): OutboxRow | undefined {
    return this.unsent.filter((row) => row.type === type).at(-1);
  }

  /** The new one lives on in `row` where there is one. */
  async into(row: OutboxRow | undefined, payload: unknown): Promise<Merged> {
    if (!row) return NEW;
    await this.db.outbox.update(row.opId, { payload });
    return { kind: 'merged', opId: row.opId };
  }

  /** The new one and `row` undo each other. */
  async cancel(row: Pick<OutboxRow, 'opId'>): Promise<Merged> {
    await this.db.outbox.delete(row.opId);
    return { kind: 'cancelled' };
  }

  async drop(rows: readonly OutboxRow[]): Promise<void> {
    await this.db.outbox.bulkDelete(rows.map((row) => row.opId));
  }
}
