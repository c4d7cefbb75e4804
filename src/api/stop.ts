import { pathOf } from '../contract/call.ts';
import { API_KEY_HEADER, IDEMPOTENCY_HEADER } from '../contract/headers.ts';
import { stopResearch } from '../contract/research.ts';
import type { Log } from '../lib/log.ts';

export interface StopPorts {
  readonly origin: string;
  readonly publicKey: string;
  readonly tokenAtHand: () => string | null;
  readonly newId: () => string;
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Sent while the page goes away: nothing may be waited for, and `keepalive` lets the request outlive the page (spec 2 §7).
 * Lost, it does no harm: the job goes on.
 */
export function createStop(ports: StopPorts): (jobId: string) => void {
  return (jobId) => {
    const token = ports.tokenAtHand();
    if (token === null) return;
    (ports.fetch ?? fetch)(`${ports.origin}${pathOf(stopResearch.path, { workflowId: jobId })}`, {
      method: stopResearch.method,
      keepalive: true,
      credentials: 'omit',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        [API_KEY_HEADER]: ports.publicKey,
        [IDEMPOTENCY_HEADER]: ports.newId(),
      },
      body: '{}',
    }).catch((cause: unknown) => ports.log.debug('stop not sent', { jobId, cause }));
  };
}
