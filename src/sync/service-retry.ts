import type { AnswerOf, AnyCall } from '../contract/call.ts';
import type { Answer } from '../domain/answer.ts';
import type { Outgoing, Transport } from '../domain/transport.ts';
import { type Clock, wait } from '../lib/clock.ts';

/** Spec 3 §9, in milliseconds; its longest delay, 8 s, is more than three tries ever come to. */
export const SERVICE_RETRIES = 3;
export const SERVICE_DELAY_MS = 800;
export const SERVICE_GROWTH = 1.5;
export const SERVICE_JITTER_MS = 200;
const FINAL_STATUSES: readonly number[] = [400, 401, 403];

/**
 * The Explorer's reads: tried again three times, unless the answer would only be the same, the throttle holds them back, or
 * the device knows that it has no network.
 */
export function withServiceRetry(
  transport: Transport,
  clock: Clock,
  random: () => number,
  hasNetwork: () => boolean,
): Transport {
  return async <C extends AnyCall>(outgoing: Outgoing<C>, signal: AbortSignal): Promise<Answer<AnswerOf<C>>> => {
    for (let tried = 0; ; tried += 1) {
      const answer = await transport(outgoing, signal);
      if (tried === SERVICE_RETRIES || signal.aborted || isFinal(answer) || !hasNetwork()) return answer;
      const delay = SERVICE_DELAY_MS * SERVICE_GROWTH ** tried + random() * SERVICE_JITTER_MS;
      await wait(clock, delay, signal);
    }
  };
}

function isFinal(answer: Answer): boolean {
  if (answer.kind === 'ok') return true;
  if (answer.kind === 'refused') return FINAL_STATUSES.includes(answer.status);
  return answer.reason === 'blocked' || answer.reason === 'aborted';
}
