import { API_KEY_HEADER } from '../contract/headers.ts';
import type { Log } from '../lib/log.ts';

/** Ends every session of the account on the server, or the token's own alone. 401, 403 and 404 are as good as done (spec 1 §8). */
export function createRevoke(ports: {
  readonly authUrl: string;
  readonly publicKey: string;
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch;
}): (accessToken: string, scope?: 'global' | 'local') => void {
  return (accessToken, scope = 'global') => {
    (ports.fetch ?? fetch)(`${ports.authUrl}/auth/v1/logout?scope=${scope}`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { authorization: `Bearer ${accessToken}`, [API_KEY_HEADER]: ports.publicKey },
    }).catch((cause: unknown) => ports.log.warn('server not told of the sign-out', { cause }));
  };
}
