import type * as v from 'valibot';
import type { AnswerOf, AnyCall } from '../../contract/call.ts';
import type { ReportListItem } from '../../contract/report.ts';
import type { Answer } from '../../domain/answer.ts';
import type { Outgoing, Transport } from '../../domain/transport.ts';
import type { EditPlace } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import type { Effect } from '../effects.ts';
import type { Lane } from './lane.ts';
import type { Merged } from './merged.ts';

/** What an operation is sent from: the person's wish and the book-keeping that its call needs. */
export interface Sent<Payload> {
  /** Travels as the idempotency key. */
  readonly opId: string;
  readonly userId: string;
  /** By this device's clock. */
  readonly createdAt: number;
  readonly payload: Payload;
}

/** A report's line as it is shown; `deleted` while a deletion waits. */
export interface ReportLine {
  readonly item: ReportListItem;
  readonly deleted: 'no' | 'trash' | 'for good';
}

/** How the server said no. */
export interface Refusal {
  /** There is nothing there any more. */
  readonly isGone: boolean;
  readonly code: string;
  readonly message: string;
}

/** One try: what comes back when it was taken is already what it changes here. */
export type Send = (transport: Transport, signal: AbortSignal) => Promise<Answer<Effect>>;

/** Something a person can do that must reach the server, whatever happens in between: all that is particular to it. */
export interface Operation<Type extends string, Payload> {
  readonly type: Type;
  /** What it is called on the screen of what waits. */
  readonly label: string;
  /**
   * Looser than the wire's schema: it only tells whether a stored record can be read, so that a limit that changed never makes
   * somebody's words unreadable.
   */
  readonly payload: v.GenericSchema<unknown, Payload>;
  /** OUT-4: operations of one lane keep their order. */
  readonly lane: (payload: Payload, opId: string) => string;
  /** VIEW-1: what its report's line shows of it while it waits; without it, nothing. */
  readonly fold?: (line: ReportLine, entry: Sent<Payload>) => ReportLine;
  /** OUT-5: what becomes of it beside those of its lane that wait; without it, it always waits as itself. */
  readonly coalesce?: (lane: Lane, payload: Payload) => Promise<Merged>;
  readonly send: (entry: Sent<Payload>) => Send;
  /** OUT-9: what a refusal changes here that means there is nothing left to do; null for any other. */
  readonly settledBy?: (refusal: Refusal, payload: Payload) => Effect | null;
  /** What the person wrote or did, whole, for the screen of what waits. */
  readonly words: (payload: Payload, db: AccountDb) => string | Promise<string>;
  /** Where its words can be changed: the page they were written on, by the name its typed text is kept under. */
  readonly edit?: (payload: Payload) => EditPlace;
}

/*@__NO_SIDE_EFFECTS__*/
export const defineOperation = <const Type extends string, Payload>(
  operation: Operation<Type, Payload>,
): Operation<Type, Payload> => operation;

/** One request, and what its answer changes on this device. */
export const request =
  <C extends AnyCall>(outgoing: Outgoing<C>, effect: (answer: AnswerOf<C>) => Effect): Send =>
  async (transport, signal) => {
    const answer = await transport(outgoing, signal);
    return answer.kind === 'ok' ? { ...answer, data: effect(answer.data) } : answer;
  };

export const NOTHING: Effect = { kind: 'nothing' };
