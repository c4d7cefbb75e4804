import type { Transport } from '../domain/transport.ts';

/**
 * A 401 is followed by one renewal of the token and one more try. What the outbox sends, by its `attempt`, goes without: it parks as a
 * whole and renews once for all of it (OUT-9).
 */
export function withRenewal(exchange: Transport, renew: () => Promise<'renewed' | 'ended' | 'unreachable'>): Transport {
  return async (request, signal) => {
    const answer = await exchange(request, signal);
    if (request.attempt !== undefined || answer.kind !== 'refused' || answer.status !== 401) return answer;
    return (await renew()) === 'renewed' ? exchange(request, signal) : answer;
  };
}
