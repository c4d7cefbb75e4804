import { createRemoteJWKSet } from 'jose';
import type { WallClock } from '../../src/lib/moments.ts';
import { type TokenVerifier, verifyToken } from './identity.ts';

/** For a Supabase project: its tokens are checked against its published keys, its sessions are its own affair. */
export function createSupabaseVerifier(url: string, clock: WallClock): TokenVerifier {
  const issuer = `${url}/auth/v1`;
  const key = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: 5_000 });
  return {
    verify: (token, graceSeconds) =>
      verifyToken(token, { key, algorithms: ['ES256', 'RS256'], issuer, clock }, graceSeconds),
    isAlive: async () => true,
  };
}
