import type { Transport } from '../domain/transport.ts';

/**
 * For reads: a 401 is followed by one renewal of the token and one more try. Writes go without it: the outbox parks as a
 * whole and renews once for all of them (OUT-9).
 */
export function withRenewal(exchange: Transport, renew: () => Promise<'renewed' | 'ended' | 'unreachable'>): Transport {
  return async (request, signal) => {
    const answer = await exchange(request, signal);
    if (request.call.method !== 'GET' || answer.kind !== 'refused' || answer.status !== 401) return answer;
    return (await renew()) === 'renewed' ? exchange(request, signal) : answer;
  };
}
