import type * as v from 'valibot';
import { audit } from '../db/audit.ts';
import type { AuthDeps, Body } from './deps.ts';
import { sessionBody } from './embedded.ts';
import { AuthError, invalidCredentials } from './errors.ts';
import { takeFlow } from './flows.ts';
import { type Caller, rememberPlace } from './known-places.ts';
import { endTokens } from './one-time.ts';
import { compareWithNobody, isPassword } from './passwords.ts';
import type { PasswordGrant, PkceGrant } from './schemas.ts';
import { issueSession, refuseBanned } from './session-answer.ts';
import { rotate } from './sessions.ts';
import { countSignIn } from './throttle.ts';
import { accountOf, findByEmail, findById } from './users.ts';

/**
 * Throws `invalid_credentials`, alike and after like work for an unknown account and a wrong password; whoever knows the
 * password is told `email_not_confirmed` and `user_banned`.
 */
export async function signIn(deps: AuthDeps, body: v.InferOutput<typeof PasswordGrant>, caller: Caller): Promise<Body> {
  const { database } = deps;
  const forgive = await countSignIn(deps, body.email, caller);
  const user = await findByEmail(database.sql, body.email);
  const matches =
    user === undefined ? await compareWithNobody(body.password) : await isPassword(user.passwordHash, body.password);
  if (user === undefined || !matches) {
    await noteMiss(deps, user?.id);
    throw invalidCredentials();
  }
  if (user.emailConfirmedAt === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  return database.transaction(async (tx) => {
    await forgive(tx);
    await rememberPlace(tx, deps, user, caller);
    return issueSession(tx, deps, user, 'password');
  });
}

/** Noted for an address nobody has as well: it takes the same time, and guessing shows. */
const noteMiss = ({ database, clock }: AuthDeps, userId: string | undefined) =>
  database.transaction((tx) =>
    audit(tx, clock.now(), {
      actor: null,
      action: 'account.sign_in_failed',
      subject: userId === undefined ? null : { user: userId },
    }),
  );

/** Throws `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`. */
export async function refresh(deps: AuthDeps, refreshToken: string, caller: Caller): Promise<Body> {
  const now = deps.clock.now();
  const rotated = await deps.database.transaction((tx) => rotate(tx, deps.keys.refreshSecret, refreshToken, now));
  if (rotated.kind === 'reused') throw rotated.error;
  const user = await findById(deps.database.sql, rotated.userId);
  if (user === undefined) throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: User Not Found');
  refuseBanned(user, now);
  await rememberPlace(deps.database.sql, deps, user, caller);
  return sessionBody(deps.keys, deps.origin, now, await accountOf(deps.database.sql, user), rotated);
}

/** The code a link or a provider led back with, for the device that asked. Throws as `takeFlow` does. */
export async function exchangeCode(
  deps: AuthDeps,
  body: v.InferOutput<typeof PkceGrant>,
  caller: Caller,
): Promise<Body> {
  const flow = await takeFlow(deps.database.sql, deps, body.auth_code, body.code_verifier);
  const user = flow.userId === null ? undefined : await findById(deps.database.sql, flow.userId);
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found');
  return deps.database.transaction(async (tx) => {
    await rememberPlace(tx, deps, user, caller);
    if (flow.method === 'recovery') await endTokens(tx, user.id, 'recovery');
    return issueSession(tx, deps, user, flow.method);
  });
}
