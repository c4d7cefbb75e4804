import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import { Id } from '../../src/contract/primitives.ts';
import type { WallClock } from '../../src/lib/moments.ts';
import { AppError, unavailable } from '../errors.ts';

/** Who is asking, as the token says; nothing a client sends besides is believed. */
export interface Identity {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly email: string;
  /** How much this session has shown: a first factor, or a second one too. */
  readonly aal: 'aal1' | 'aal2';
  /** The embedded sign-in says so in its tokens: the account has a second factor, and this session has not shown it. */
  readonly secondFactorOwed: boolean;
  /** When the person last showed who they are in this session. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

/** What a session is good for now, whatever its token says. Only an open one is let in. */
export type Standing = 'open' | 'ended' | 'second_factor_owed' | 'address_unconfirmed' | 'anonymous';

/** Both ways of knowing people, the embedded one and a Supabase project, behind one port. */
export interface TokenVerifier {
  /**
   * Throws `invalid_token_format`, `token_expired` or `authentication_failed`. `graceSeconds` still takes a token that
   * expired so long ago, for the one thing that harms nobody: ending one's own session.
   */
  verify(token: string, graceSeconds?: number): Promise<Identity>;
  /**
   * How the session stands. Asked before every call (security, 12); with `now`, an answer of a moment ago is not enough.
   * Throws `unavailable` when it cannot be found out.
   */
  standing(identity: Identity, token: string, now: boolean): Promise<Standing>;
}

const Claims = v.object({
  sub: Id,
  exp: v.number(),
  role: v.literal('authenticated'),
  email: v.optional(v.string(), ''),
  session_id: v.optional(Id),
  // Supabase Auth tells each proof with its time; some of its hooks leave names alone.
  amr: v.optional(v.array(v.union([v.object({ timestamp: v.number() }), v.string()])), []),
  aal: v.optional(v.picklist(['aal1', 'aal2']), 'aal1'),
  second_factor_owed: v.optional(v.boolean(), false),
});

const proofs = (amr: v.InferOutput<typeof Claims>['amr']): number[] =>
  amr.flatMap((proof) => (typeof proof === 'string' ? [] : [proof.timestamp]));

export const SIGN_IN_AGAIN = 'Authentication required. Please sign in again.';

/** A provider's keys are asked for again after about so long. */
const RETRY_SECONDS = 5;

interface Rules {
  readonly key: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  readonly issuer: string;
  readonly clock: WallClock;
}

/** Checks signature, algorithm, issuer, audience and time, each pinned. */
export async function verifyAccessToken(token: string, rules: Rules, graceSeconds = 0): Promise<Identity> {
  if (token.split('.').length !== 3) throw new AppError('invalid_token_format', 'Invalid authentication token format');
  try {
    const { payload } = await jwtVerify(token, rules.key, {
      algorithms: [...rules.algorithms],
      issuer: rules.issuer,
      audience: 'authenticated',
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: rules.clock.now(),
      clockTolerance: graceSeconds,
    });
    const claims = v.parse(Claims, payload);
    return {
      userId: claims.sub,
      sessionId: claims.session_id ?? null,
      email: claims.email,
      aal: claims.aal,
      secondFactorOwed: claims.second_factor_owed,
      signedInAt: new Date(Math.max(0, ...proofs(claims.amr)) * 1_000),
      expiresAt: new Date(claims.exp * 1_000),
    };
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new AppError('token_expired', SIGN_IN_AGAIN, { cause });
    if (cause instanceof errors.JWTInvalid || cause instanceof errors.JWSInvalid) {
      throw new AppError('invalid_token_format', 'Invalid authentication token format', { cause });
    }
    // The key set could not be fetched: nobody's token is to blame, and the client should try again.
    if (cause instanceof errors.JWKSTimeout || (cause instanceof TypeError && !(cause instanceof v.ValiError))) {
      throw unavailable(cause, RETRY_SECONDS);
    }
    throw new AppError('authentication_failed', SIGN_IN_AGAIN, { cause });
  }
}
