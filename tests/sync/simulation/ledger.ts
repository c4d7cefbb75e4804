import type { Op, OpType } from '../../../src/store/operations/registry.ts';

export type Fault = 'lost' | 'duplicated' | 'resurrected' | 'crossed' | 'disordered' | 'diverged';

/** A promise that was broken. */
export class Broken extends Error {
  readonly fault: Fault;
  constructor(fault: Fault, what: string) {
    super(`${fault}: ${what}`);
    this.fault = fault;
  }
}

/** What a person did and was told 'saved' about, and what became of it. */
export interface Action {
  readonly opId: string;
  readonly type: OpType;
  readonly op: Op;
  readonly userId: string;
  /** The working copy it was done in. */
  readonly copy: string;
  /** The order in which things were done. */
  readonly seq: number;
  readonly target: string;
  fate: 'waiting' | 'done' | 'merged' | 'cancelled' | 'withdrawn' | 'discarded';
}

export const targetOf = (op: Op, opId: string): string => {
  if ('reportId' in op.payload) return op.payload.reportId;
  if (op.type === 'answers') return op.payload.jobId;
  if (op.type === 'newsletter') return op.payload.email;
  if (op.type === 'researched' || op.type === 'explorer_marks') return op.payload.resultId;
  if (op.type === 'explorer_cancel') return op.payload.jobId;
  if (op.type === 'explorer_delete' || op.type === 'refiner_delete') return op.payload.sessionId;
  return opId;
};

export class Ledger {
  readonly actions = new Map<string, Action>();

  /** What was done in working copies that were removed with everything in them. */
  readonly cleared = new Set<string>();
  /** What was broken where nothing could be thrown. */
  readonly broken: Broken[] = [];

  promise(action: Action): void {
    this.actions.set(action.opId, action);
  }

  clear(copy: string): void {
    for (const action of this.actions.values()) {
      if (action.copy !== copy) continue;
      this.end(action.opId, 'discarded');
      this.cleared.add(action.opId);
    }
  }

  /** An operation reached the server under this account's token. */
  sent(opId: string, subject: string | null): void {
    const action = this.actions.get(opId);
    if (subject !== null && action && action.userId !== subject)
      this.broken.push(
        new Broken('crossed', `${action.type} of ${action.userId} travelled with the token of ${subject}`),
      );
  }

  settled(opId: string, decision: string): void {
    const action = this.actions.get(opId);
    if (action && decision === 'done') action.fate = 'done';
  }

  /** It left the outbox by the person's own doing. */
  end(opId: string, fate: 'cancelled' | 'withdrawn' | 'discarded'): void {
    const action = this.actions.get(opId);
    if (action?.fate === 'waiting') action.fate = fate;
  }
}
