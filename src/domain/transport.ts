import type { AnswerOf, AnyCall, BodyOf, QueryOf } from '../contract/call.ts';
import type { JobState } from '../contract/research.ts';
import type { Answer } from './answer.ts';

/** One request as `sync` sees it: a call of the contract, filled in. */
export interface Outgoing<C extends AnyCall> {
  readonly call: C;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  /** The intention's id; travels as the idempotency key. Reads have none. */
  readonly opId?: string;
  /** Which of the intention's tries this is, from 1. */
  readonly attempt?: number;
  /** Not a poll: somebody looks, or something happened. The polling throttle lets it pass. */
  readonly unthrottled?: true;
}

/**
 * One try of one request. Never throws and never retries: whatever happens comes back as an `Answer`, parsed by the
 * contract. An answer that is not ours is silence, whatever its status (OUT-9).
 */
export type Transport = <C extends AnyCall>(outgoing: Outgoing<C>, signal: AbortSignal) => Promise<Answer<AnswerOf<C>>>;

/**
 * Server-sent events of one job. `told` is called with each state; resolves when the server has ended the stream,
 * rejects when it broke off or could not be opened.
 */
export type EventStream = (jobId: string, signal: AbortSignal, told: (state: JobState) => void) => Promise<void>;

/** The same of one answer that is being written: `told` gets whole sentences, each time all that there are. */
export type AnswerStream = (questionId: string, signal: AbortSignal, told: (soFar: string) => void) => Promise<void>;

/** What one renewal of the token came to. */
export type Renew = () => Promise<'renewed' | 'ended' | 'unreachable'>;
