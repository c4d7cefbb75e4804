import { and, eq } from 'drizzle-orm';
import type { NewId } from '../../src/lib/moments.ts';
import type { Database, Sql } from '../db/database.ts';
import type { Queue } from '../queue/queue.ts';
import type { WorkTable } from './work-table.ts';

export interface RequeueDeps {
  readonly queue: Pick<Queue, 'send'>;
  readonly newId: NewId;
}

/** Puts work back to wait under a new queue entry, within `tx`: whoever still holds the old one finds itself fenced out. */
export async function requeue(tx: Sql, { queue, newId }: RequeueDeps, table: WorkTable, id: string): Promise<void> {
  const queueId = newId();
  await tx.update(table.rows).set({ status: table.waiting, queueId }).where(eq(table.rows.id, id));
  await queue.send(tx, table.queue, queueId, id);
}

/**
 * Lets failed work begin again, within `tx`. The attempt goes on counting from where it was, for it is the fence that keeps a
 * worker of the first life out. Finished steps stand, and so does the note of how the try before it failed. The failure gave
 * the credit back, and that stays so: `refunded` says it, so the new life takes none and a second failure gives none back.
 * The caller holds the row.
 */
export async function reopen(tx: Sql, deps: RequeueDeps, table: WorkTable, id: string, now: Date): Promise<void> {
  const { rows } = table;
  const [failed] = await tx.select().from(rows).where(eq(rows.id, id));
  if (failed === undefined) return;
  const { pastTries, updatedAt, finishedSteps, cause, error, attempt } = failed;
  const past = { failedAt: updatedAt.toISOString(), finishedSteps, cause, error };
  await tx
    .update(rows)
    .set({
      error: null,
      cause: null,
      pastTries: [...pastTries, past],
      failures: 0,
      attemptBase: attempt,
      retriedAt: now,
      startedAt: null,
      updatedAt: now,
    })
    .where(eq(rows.id, id));
  await requeue(tx, deps, table, id);
}

/** Gives running work to another worker, because this one has to go. A stop is no failure, and costs no try. */
export async function handOver(
  database: Database,
  deps: RequeueDeps,
  table: WorkTable,
  entry: { readonly id: string; readonly queueId: string },
): Promise<void> {
  const { rows } = table;
  await database.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: rows.id })
      .from(rows)
      .where(and(eq(rows.id, entry.id), eq(rows.queueId, entry.queueId), eq(rows.status, 'running')))
      .for('update');
    if (held !== undefined) await requeue(tx, deps, table, held.id);
  });
}

/**
 * Puts work back that a killed process left half done. Only for an embedded database: its lock says that no other worker is
 * alive. Elsewhere the queue's own supervision finds it.
 */
export async function recover(database: Database, deps: RequeueDeps, table: WorkTable): Promise<void> {
  const { rows } = table;
  await database.transaction(async (tx) => {
    const left = await tx.select({ id: rows.id }).from(rows).where(eq(rows.status, 'running'));
    for (const { id } of left) await requeue(tx, deps, table, id);
  });
}
