import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { identities, oneTimeTokens, users } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import { AuthError } from './errors.ts';
import { issueCode } from './flows.ts';
import { isEmailTaken } from './new-account.ts';
import { type OneTimeToken, PKCE_PREFIX, type TokenKind, takeCode, takeToken } from './one-time.ts';
import { allowedTarget, CALLBACK, RESET, unexpected, withFailure, withFragment, withQuery } from './redirects.ts';
import { issueSession, refuseBanned } from './session-answer.ts';
import { countTry } from './throttle.ts';
import { findById, type UserRow } from './users.ts';
import { claimAccount, discardUnverifiedCredentials } from './verified-email.ts';

/** What a type on the wire may be answered with. */
const KINDS: Readonly<Record<string, readonly TokenKind[]>> = {
  signup: ['signup'],
  invite: ['invite'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email: ['signup', 'invite', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
};

const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
const emailTaken = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

const kindsOf = (type: string): readonly TokenKind[] => {
  const kinds = KINDS[type];
  if (kinds === undefined) throw new AuthError(400, 'validation_failed', 'Unsupported verification type');
  return kinds;
};

/** How a person showed who they are: a session that began with a recovery may set a new password. */
const methodOf = (kind: string): string => (kind === 'recovery' ? 'recovery' : 'otp');

/** One of the two letters about a new address was answered. Null until the second is, from the other side. */
async function changeEmail(tx: Sql, deps: AuthDeps, user: UserRow, kind: string): Promise<UserRow | null> {
  const now = deps.clock.now();
  if (user.newEmail === null) throw linkExpired();
  const side = kind === 'email_change_current' ? 'current' : 'new';
  if (user.emailChangeConfirmed === null || user.emailChangeConfirmed === side) {
    await tx.update(users).set({ emailChangeConfirmed: side }).where(eq(users.id, user.id));
    return null;
  }
  const change = {
    email: user.newEmail,
    newEmail: null,
    emailChangeConfirmed: null,
    emailConfirmedAt: now,
    updatedAt: now,
  };
  await tx.update(users).set(change).where(eq(users.id, user.id));
  const own = await tx.select().from(identities).where(eq(identities.userId, user.id));
  for (const row of own.filter(({ provider }) => provider === 'email')) {
    const data = { ...row.data, email: user.newEmail, email_verified: true };
    await tx.update(identities).set({ data, updatedAt: now }).where(eq(identities.id, row.id));
  }
  // Letters to the old address open nothing any more.
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  return { ...user, ...change };
}

/** What a used token means for the account. Null when a second letter has still to be answered. */
async function accept(tx: Sql, deps: AuthDeps, token: OneTimeToken): Promise<UserRow | null> {
  const user = await findById(tx, token.userId);
  if (user === undefined) throw linkExpired();
  refuseBanned(user, deps.clock.now());
  switch (token.kind) {
    case 'email_change_current':
    case 'email_change_new':
      return changeEmail(tx, deps, user, token.kind);
    case 'magiclink':
      return claimAccount(tx, deps, user);
    case 'signup':
    case 'invite':
      await discardUnverifiedCredentials(tx, deps, user);
  }
  const emailConfirmedAt = user.emailConfirmedAt ?? deps.clock.now();
  await tx.update(users).set({ emailConfirmedAt }).where(eq(users.id, user.id));
  return { ...user, emailConfirmedAt };
}

/** `accept` as a transaction; an address that was taken meanwhile is told. */
async function accepted<T>(deps: AuthDeps, work: (tx: Sql) => Promise<T>): Promise<T> {
  try {
    return await deps.database.transaction(work);
  } catch (error) {
    if (isEmailTaken(error)) throw emailTaken();
    throw error;
  }
}

const sessionOrHalf = async (tx: Sql, deps: AuthDeps, token: OneTimeToken): Promise<Body> => {
  const user = await accept(tx, deps, token);
  return user === null ? { msg: HALF_DONE, code: '200' } : issueSession(tx, deps, user, methodOf(token.kind));
};

/** The token of a link, sent by the page itself. Throws `otp_expired`, `user_banned`, `email_exists`. */
export function verifyTokenHash(deps: AuthDeps, type: string, given: string): Promise<Body> {
  return accepted(deps, async (tx) => {
    const token = await takeToken(tx, deps, kindsOf(type), given);
    if (token === null) throw linkExpired();
    return sessionOrHalf(tx, deps, token);
  });
}

/** The six digits of a letter. Throws the same, and `over_request_rate_limit`. */
export async function verifyCode(
  deps: AuthDeps,
  type: string,
  email: string,
  code: string,
  address: string,
): Promise<Body> {
  const { database, clock } = deps;
  const kinds = kindsOf(type);
  await countTry(database.sql, clock, { kind: 'address', name: address });
  await countTry(database.sql, clock, { kind: 'code', name: email });
  const token = await takeCode(deps, kinds, email, code);
  if (token === null) throw codeExpired();
  return accepted(deps, (tx) => sessionOrHalf(tx, deps, token));
}

/** What the page is told in its fragment: the session, as for sign-in with a provider. */
function asFragment(session: Body, type: string): Record<string, string> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
  const words = { access_token, expires_at, expires_in, refresh_token, token_type, type };
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, String(value)]));
}

/**
 * The link of a letter, followed. Answers with the address to lead to: with a code for the device that asked, with the
 * session for a link that any device may open, or with what went wrong.
 */
export async function followLink(
  deps: AuthDeps,
  given: { readonly token: string; readonly type: string; readonly redirectTo: string | undefined },
): Promise<string> {
  const { token: word, type } = given;
  const target = allowedTarget(deps, given.redirectTo, type === 'recovery' ? RESET : CALLBACK);
  const pkce = word.startsWith(PKCE_PREFIX);
  try {
    return await accepted(deps, async (tx) => {
      const token = await takeToken(tx, deps, kindsOf(type), word);
      if (token === null) throw linkExpired();
      const user = await accept(tx, deps, token);
      if (user === null) {
        const words = { message: HALF_DONE };
        return withFragment(pkce ? withQuery(target, words) : target, { ...words, sb: '' });
      }
      if (token.challenge === null || token.challengeMethod === null) {
        return withFragment(target, asFragment(await issueSession(tx, deps, user, methodOf(token.kind)), type));
      }
      const challenge = { challenge: token.challenge, challengeMethod: token.challengeMethod };
      const code = await issueCode(tx, deps, { userId: user.id, method: methodOf(token.kind), challenge });
      return withQuery(target, { code });
    });
  } catch (error) {
    if (error instanceof AuthError) return withFailure(target, error, pkce);
    deps.log.error('failure', { err: error });
    return withFailure(target, unexpected(), pkce);
  }
}
