import { createRemoteJWKSet } from 'jose';
import { LRUCache } from 'lru-cache';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import { type Identity, type Standing, type TokenVerifier, verifyAccessToken } from './identity.ts';
import type { Supabase, SupabaseUser } from './supabase.ts';

/** How long a read may rest on what the project said before. */
const REMEMBERED_MS = 5 * SECOND;
const REMEMBERED_SESSIONS = 10_000;

function standingOf(user: SupabaseUser | null, { userId, aal }: Identity): Standing {
  if (user === null || user.id !== userId) return 'ended';
  if (user.is_anonymous) return 'anonymous';
  if (!user.email_confirmed_at && !user.phone_confirmed_at) return 'address_unconfirmed';
  const hasSecondFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasSecondFactor && aal !== 'aal2' ? 'second_factor_owed' : 'open';
}

/**
 * For a Supabase project: its tokens are checked against its published keys. Whether a session still stands, and what its
 * person has shown, only the project knows: it is asked before every write, and at most every five seconds for reads.
 */
export function createSupabaseVerifier(project: Supabase, clock: WallClock): TokenVerifier {
  const issuer = `${project.url}/auth/v1`;
  const key = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: 5_000 });
  const remembered = new LRUCache<string, Promise<Standing>>({ max: REMEMBERED_SESSIONS, ttl: REMEMBERED_MS });
  return {
    verify: (token, graceSeconds) =>
      verifyAccessToken(token, { key, algorithms: ['ES256', 'RS256'], issuer, clock }, graceSeconds),
    async standing(identity, token, now) {
      const known = now ? undefined : remembered.get(token);
      if (known !== undefined) return known;
      const asked = project.userOf(token).then((user) => standingOf(user, identity));
      remembered.set(token, asked);
      // What could not be found out is asked again.
      asked.catch(() => remembered.delete(token));
      return asked;
    },
  };
}
