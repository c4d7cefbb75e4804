import { API_KEY_HEADER } from '../contract/headers.ts';
import type { Log } from '../lib/log.ts';

/** Ends every session of the account on the server. 401, 403 and 404 are as good as done (spec 1 §8). */
export function createRevoke(ports: {
  readonly authUrl: string;
  readonly publicKey: string;
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch;
}): (accessToken: string) => void {
  return (accessToken) => {
    (ports.fetch ?? fetch)(`${ports.authUrl}/auth/v1/logout?scope=global`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { authorization: `Bearer ${accessToken}`, [API_KEY_HEADER]: ports.publicKey },
    }).catch((cause: unknown) => ports.log.warn('server not told of the sign-out', { cause }));
  };
}
