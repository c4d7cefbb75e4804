import type { AccountDb } from './account-db.ts';
import type { Entry } from './entry.ts';
import type { Merged } from './merged.ts';
import type { OpOf } from './ops.ts';
import type { OutboxRow } from './rows.ts';

type ExplorerOp = OpOf<'explorer_cancel' | 'explorer_delete' | 'explorer_marks'>;

/**
 * OUT-5 for the Explorer: marks on one problem become one, a deletion takes unsent marks along, and a start that is
 * cancelled before it ever left is gone with its cancelling. One that may have left is not sent again: the cancelling that
 * follows stops it, whether it has arrived or is still to come.
 */
export async function mergeExplorer(
  db: AccountDb,
  op: ExplorerOp,
  lane: readonly OutboxRow[],
  unsent: readonly Entry[],
): Promise<Merged> {
  switch (op.type) {
    case 'explorer_cancel': {
      const start = lane.find((row) => row.type === 'explore');
      if (!start || start.state === 'inflight') return { kind: 'new' };
      await db.outbox.delete(start.opId);
      return { kind: start.attempts === 0 ? 'cancelled' : 'new' };
    }
    case 'explorer_delete':
      await db.outbox.bulkDelete(unsent.filter((entry) => entry.type === 'explorer_marks').map((entry) => entry.opId));
      return { kind: 'new' };
    case 'explorer_marks': {
      for (const entry of unsent) {
        if (entry.type !== 'explorer_marks' || entry.payload.resultId !== op.payload.resultId) continue;
        const marks = { ...entry.payload.marks, ...op.payload.marks };
        await db.outbox.update(entry.opId, { payload: { ...op.payload, marks } });
        return { kind: 'merged', opId: entry.opId };
      }
      return { kind: 'new' };
    }
  }
}
