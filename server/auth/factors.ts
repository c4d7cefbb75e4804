import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type * as v from 'valibot';
import { SECOND } from '../../src/lib/moments.ts';
import { factorChallenges, factors } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import { sessionBody } from './embedded.ts';
import { AuthError } from './errors.ts';
import type { Identity } from './identity.ts';
import type { FactorBody, FactorCode } from './schemas.ts';
import { lowerSessions, raiseSession } from './sessions.ts';
import { countTry } from './throttle.ts';
import { present } from './update-user.ts';
import { accountOf, type FactorRow, findById, hasSecondFactor } from './users.ts';

const MOST = 10;
const STEP_SECONDS = 30;
/** A challenge, and an enrolment nobody finished. */
const LIFE_MS = 300 * SECOND;

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6, algorithm: 'SHA1' });

const notFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

/** A new authenticator app, to be confirmed by a code of its own. Throws as Supabase Auth does when it cannot be. */
export async function enrol(deps: AuthDeps, identity: Identity, body: v.InferOutput<typeof FactorBody>): Promise<Body> {
  const { database, clock, newId } = deps;
  const { account, session } = await present(deps, identity);
  const { user } = account;
  const now = clock.now();
  const stale = and(eq(factors.status, 'unverified'), lt(factors.createdAt, new Date(now.getTime() - LIFE_MS)));
  await database.sql.delete(factors).where(and(eq(factors.userId, user.id), stale));
  const left = await database.sql.select().from(factors).where(eq(factors.userId, user.id));
  const friendlyName = body.friendly_name == null || body.friendly_name === '' ? null : body.friendly_name;
  if (friendlyName !== null && left.some((row) => row.friendlyName === friendlyName)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  }
  if (left.length >= MOST) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (hasSecondFactor(account) && session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const secret = new Secret({ size: 20 }).base32;
  const row = { id: newId(), userId: user.id, friendlyName, status: 'unverified', secret } as const;
  await database.sql.insert(factors).values({ ...row, createdAt: now, updatedAt: now });
  const uri = totpOf(secret, user.email, body.issuer ?? new URL(deps.origin).host).toString();
  return {
    id: row.id,
    type: 'totp',
    friendly_name: friendlyName ?? '',
    totp: { qr_code: renderSVG(uri), secret, uri },
  };
}

/** One's own factor. Another account's is answered like one that is not there. */
async function own(deps: AuthDeps, identity: Identity, factorId: string): Promise<FactorRow> {
  const [row] = await deps.database.sql
    .select()
    .from(factors)
    .where(and(eq(factors.id, factorId), eq(factors.userId, identity.userId)));
  if (row === undefined) throw notFound();
  return row;
}

export async function challenge(deps: AuthDeps, identity: Identity, factorId: string): Promise<Body> {
  const { database, clock, newId } = deps;
  const factor = await own(deps, identity, factorId);
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS);
  const row = { id: newId(), factorId: factor.id, expiresAt };
  await database.sql.insert(factorChallenges).values(row);
  return { id: row.id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / SECOND) };
}

/** Uses up a challenge. Throws `mfa_factor_not_found`, `mfa_challenge_expired`. */
async function takeChallenge(deps: AuthDeps, factor: FactorRow, challengeId: string): Promise<void> {
  const [row] = await deps.database.sql
    .select()
    .from(factorChallenges)
    .where(and(eq(factorChallenges.id, challengeId), eq(factorChallenges.factorId, factor.id)));
  if (row === undefined) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (row.expiresAt <= deps.clock.now()) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${row.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
}

/** The time step a code belongs to, one either side of now; null for a wrong one. */
function stepOf(factor: FactorRow, code: string, now: Date): number | null {
  const delta = totpOf(factor.secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / SECOND / STEP_SECONDS) + delta;
}

/**
 * A code of the app raises the session to aal2, and the first one makes the factor count. No code is taken twice.
 * Throws `mfa_verification_failed`, `over_request_rate_limit`, and as above.
 */
export async function verify(
  deps: AuthDeps,
  identity: Identity,
  factorId: string,
  body: v.InferOutput<typeof FactorCode>,
): Promise<Body> {
  const { database, clock } = deps;
  const { session } = await present(deps, identity);
  const factor = await own(deps, identity, factorId);
  await countTry(database.sql, clock, { kind: 'factor', name: identity.userId });
  await takeChallenge(deps, factor, body.challenge_id);
  const now = clock.now();
  const step = stepOf(factor, body.code, now);
  const failed = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  if (step === null) throw failed();
  return database.transaction(async (tx) => {
    const unused = or(isNull(factors.lastStep), lt(factors.lastStep, step));
    const [taken] = await tx
      .update(factors)
      .set({ status: 'verified', lastStep: step, updatedAt: now })
      .where(and(eq(factors.id, factor.id), unused))
      .returning({ id: factors.id });
    if (taken === undefined) throw failed();
    await tx.delete(factorChallenges).where(eq(factorChallenges.factorId, factor.id));
    await tx
      .delete(factors)
      .where(and(eq(factors.userId, factor.userId), eq(factors.status, 'unverified'), ne(factors.id, factor.id)));
    const opened = await raiseSession(tx, session, now);
    const user = await findById(tx, factor.userId);
    if (user === undefined) throw notFound();
    return sessionBody(deps.keys, deps.origin, now, await accountOf(tx, user), opened);
  });
}

/** Takes a factor away; a verified one only from a session that showed it. */
export async function unenrol(deps: AuthDeps, identity: Identity, factorId: string): Promise<Body> {
  const { session } = await present(deps, identity);
  const factor = await own(deps, identity, factorId);
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await removeFactor(deps, factor);
  return { id: factor.id };
}

export async function removeFactor({ database }: AuthDeps, factor: FactorRow): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(factors).where(eq(factors.id, factor.id));
    const [other] = await tx
      .select({ id: factors.id })
      .from(factors)
      .where(and(eq(factors.userId, factor.userId), eq(factors.status, 'verified')));
    if (other === undefined) await lowerSessions(tx, factor.userId);
  });
}
