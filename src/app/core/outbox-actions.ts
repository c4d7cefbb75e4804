import { answersKey } from '../../domain/job-rules.ts';
import type { EditPlace } from '../../domain/working-copy.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { enqueue } from '../../store/enqueue.ts';
import { discardEntry, retryEntry } from '../../store/entries.ts';
import { readEntry } from '../../store/entry.ts';
import { editPlaceOf, type Op } from '../../store/operations/registry.ts';
import { discardQuarantined } from '../../store/quarantine.ts';
import { withQuotaEviction } from '../../store/quota.ts';
import type { TypedText } from '../../store/typed-text.ts';

export interface OutboxPorts {
  readonly db: AccountDb;
  /** Whose words these are; a visitor's belong to the installation. */
  readonly userId: string;
  /** Under whose name typed text is kept. */
  readonly owner: string;
  readonly typedText: TypedText;
  readonly newId: () => string;
  readonly now: () => number;
  /** Something waits: this tab looks at once, and so does one that is flushing already. */
  readonly wake: () => void;
}

/** Keeps an intention; answers with its id as soon as it is safe on this device. */
export type Mutate = (op: Op) => Promise<string>;

export function createMutate({ db, userId, newId, now, wake }: OutboxPorts): Mutate {
  return async (op) => {
    // A person's words come before any cached report (STO-1).
    const opId = await withQuotaEviction(db, null, () => enqueue(db, { op, opId: newId(), userId, now: now() }));
    wake();
    return opId;
  };
}

export interface OutboxActions {
  retry(opId: string): Promise<void>;
  discard(opId: string): Promise<void>;
  /** Takes it back, puts its words where they were written, and says where that is. Null where there are none. */
  edit(opId: string): Promise<EditPlace | null>;
}

/** OUT-2: what a person can do about an intention that has not reached the server. */
export function createOutboxActions(ports: OutboxPorts): OutboxActions {
  const { db, owner, typedText, wake } = ports;
  const mutate = createMutate(ports);

  /** A start of research may have arrived although nothing was heard: it is ended at the server too. */
  const takeBack = async (opId: string) => {
    const reading = readEntry(await db.outbox.get(opId));
    const entry = reading.kind === 'entry' ? reading.entry : null;
    // Answers that were thrown away must not be handed in again by the next visit.
    if (entry?.type === 'answers') typedText.write(owner, answersKey(entry.payload.jobId), '');
    if (entry?.type === 'research') await mutate({ type: 'research_cancel', payload: { jobId: opId } });
    else await discardEntry(db, opId);
  };
  return {
    async retry(opId) {
      await retryEntry(db, opId);
      wake();
    },
    async discard(opId) {
      if (!(await discardQuarantined(db, opId))) await takeBack(opId);
      wake();
    },
    async edit(opId) {
      const reading = readEntry(await db.outbox.get(opId));
      const place = reading.kind === 'entry' ? editPlaceOf(reading.entry) : null;
      if (!place) return null;
      // The words are safe in their new place before they leave the old one.
      typedText.write(owner, place.draft, place.text);
      await takeBack(opId);
      wake();
      return place;
    },
  };
}
