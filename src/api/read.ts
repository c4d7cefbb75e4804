import type { AnswerOf, AnyCall } from '../contract/call.ts';
import { READ_RETRIES } from '../domain/error-category.ts';
import type { Outgoing, Transport } from '../domain/transport.ts';
import { type Clock, wait } from '../lib/clock.ts';
import { apiError } from './error.ts';

export type Read = <C extends AnyCall>(request: Outgoing<C>, signal: AbortSignal) => Promise<AnswerOf<C>>;

/**
 * A read with the retries of spec 2 §9, by category. Rejects with `ApiError`; at once where the device knows that it has
 * no network (`hasNetwork`), for then nothing could come of waiting.
 */
export function createRead(exchange: Transport, clock: Clock, hasNetwork: () => boolean): Read {
  return async (request, signal) => {
    for (let tried = 0; ; tried += 1) {
      const answer = await exchange(request, signal);
      if (answer.kind === 'ok') return answer.data;
      const error = apiError(answer);
      const plan = READ_RETRIES[error.category];
      // What the throttle or the caller itself stopped is not for trying again.
      const final = error.code === 'blocked' || error.code === 'aborted';
      if (final || !plan || tried >= plan.retries || !hasNetwork()) throw error;
      await wait(clock, plan.delayMs * plan.factor ** tried, signal);
    }
  };
}
