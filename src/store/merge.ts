import type { AccountDb } from './account-db.ts';
import { type Entry, readEntry } from './entry.ts';
import { mergeExplorer } from './merge-explorer.ts';
import { mergeResearchCancel } from './merge-research.ts';
import type { Merged } from './merged.ts';
import { laneOf, type Op, type OpOf, type OpType } from './ops.ts';

const NEW: Merged = { kind: 'new' };
/** What deleting a report makes pointless. */
const POINTLESS: readonly OpType[] = ['pin', 'view', 'metadata'];

type Waiting<Type extends OpType> = Entry & OpOf<Type>;

/**
 * OUT-5: intentions are merged or cancelled only while they were never sent: once one has left, nobody knows whether it
 * arrived, and two different wishes must not share a key. Call it inside a transaction over the outbox.
 */
export async function mergeIntoWaiting(db: AccountDb, op: Op, opId: string): Promise<Merged> {
  const rows = await db.outbox.where('lane').equals(laneOf(op, opId)).sortBy('seq');
  const waiting = rows.flatMap((row) => {
    const reading = readEntry(row);
    return reading.kind === 'entry' && row.state !== 'dead' ? [reading.entry] : [];
  });
  const unsent = waiting.filter((entry) => entry.state === 'queued' && entry.attempts === 0);
  const last = <Type extends OpType>(type: Type): Waiting<Type> | undefined =>
    unsent.filter((entry): entry is Waiting<Type> => entry.type === type).at(-1);
  const into = async (entry: Entry | undefined, payload: Op['payload']): Promise<Merged> => {
    if (!entry) return NEW;
    await db.outbox.update(entry.opId, { payload });
    return { kind: 'merged', opId: entry.opId };
  };
  const cancel = async (entry: Entry): Promise<Merged> => {
    await db.outbox.delete(entry.opId);
    return { kind: 'cancelled' };
  };

  switch (op.type) {
    case 'view': {
      const fate = waiting.filter((entry) => entry.type === 'delete' || entry.type === 'restore').at(-1);
      return fate?.type === 'delete' ? { kind: 'cancelled' } : NEW;
    }
    case 'pin':
      return into(last('pin'), op.payload);
    case 'metadata': {
      const known = last('metadata');
      return into(known, { ...op.payload, edit: { ...known?.payload.edit, ...op.payload.edit } });
    }
    case 'delete': {
      const pointless = unsent.filter((entry) => POINTLESS.includes(entry.type));
      await db.outbox.bulkDelete(pointless.map((entry) => entry.opId));
      const restore = last('restore');
      if (restore && !op.payload.permanent) return cancel(restore);
      return into(last('delete'), op.payload);
    }
    case 'restore': {
      const deletion = last('delete');
      return deletion && !deletion.payload.permanent ? cancel(deletion) : into(last('restore'), op.payload);
    }
    case 'refiner_delete': {
      const pointless = unsent.filter((entry) => entry.type === 'researched');
      await db.outbox.bulkDelete(pointless.map((entry) => entry.opId));
      // What never left, or was refused, left nothing behind that would have to be deleted.
      const refused = rows.find((row) => row.type === 'refine' && row.state === 'dead');
      const needless = last('refine')?.opId ?? refused?.opId;
      if (needless === undefined) return into(last('refiner_delete'), op.payload);
      await db.outbox.delete(needless);
      return { kind: 'cancelled' };
    }
    case 'newsletter':
      return into(last('newsletter'), op.payload);
    case 'researched': {
      const same = unsent.find((e) => e.type === 'researched' && e.payload.resultId === op.payload.resultId);
      return into(same, op.payload);
    }
    case 'research_cancel':
      return mergeResearchCancel(db, rows, unsent);
    case 'explorer_cancel':
    case 'explorer_delete':
    case 'explorer_marks':
      return mergeExplorer(db, op, rows, unsent);
    default:
      return NEW;
  }
}
