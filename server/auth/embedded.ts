import { SignJWT } from 'jose';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { type TokenVerifier, verifyAccessToken } from './identity.ts';
import type { AuthKeys } from './keys.ts';
import { isSessionAlive, type Opened } from './sessions.ts';
import { type Account, appMetadata, hasSecondFactor, userBody } from './users.ts';

/** Well above the 90 s before its end at which supabase-js renews it; at most an hour (security, 12). */
const ACCESS_SECONDS = 3_600;

export const issuerOf = (origin: string) => `${origin}/auth/v1`;

/** A session as supabase-js takes it: a fresh access token beside the refresh token. */
export async function sessionBody(
  keys: AuthKeys,
  origin: string,
  now: Date,
  account: Account,
  opened: Opened,
): Promise<Record<string, unknown>> {
  const issued = Math.floor(now.getTime() / 1_000);
  const { user } = account;
  const token = await new SignJWT({
    email: user.email,
    role: 'authenticated',
    session_id: opened.sessionId,
    aal: opened.aal,
    // Sessions of before there were proofs began with a password.
    amr: opened.amr.length === 0 ? [{ method: 'password', timestamp: issued }] : opened.amr,
    // Our own API takes no token that says so: a second factor that only the page asks for would be none.
    ...(hasSecondFactor(account) && opened.aal === 'aal1' ? { second_factor_owed: true } : {}),
    app_metadata: appMetadata(account),
    user_metadata: user.metadata,
  })
    .setProtectedHeader({ alg: keys.algorithm, kid: keys.kid, typ: 'JWT' })
    .setSubject(user.id)
    .setAudience('authenticated')
    .setIssuer(issuerOf(origin))
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_SECONDS)
    .sign(keys.privateKey);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_SECONDS,
    expires_at: issued + ACCESS_SECONDS,
    refresh_token: opened.refreshToken,
    user: userBody(account),
  };
}

/** Checks the tokens this server issued, and that their sessions still stand. */
export function createEmbeddedVerifier(sql: Sql, keys: AuthKeys, origin: string, clock: WallClock): TokenVerifier {
  const rules = { key: async () => keys.publicKey, algorithms: [keys.algorithm], issuer: issuerOf(origin), clock };
  return {
    verify: (token, graceSeconds) => verifyAccessToken(token, rules, graceSeconds),
    async standing({ userId, sessionId, secondFactorOwed }) {
      if (sessionId === null || !(await isSessionAlive(sql, userId, sessionId, clock.now()))) return 'ended';
      return secondFactorOwed ? 'second_factor_owed' : 'open';
    },
  };
}
