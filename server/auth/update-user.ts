import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Sql } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import { challengeIn, orderLetter } from './email-orders.ts';
import { AuthError } from './errors.ts';
import type { Identity } from './identity.ts';
import { type Caller, forgetPlaces, rememberPlace } from './known-places.ts';
import { addEmailIdentity } from './new-account.ts';
import { endTokens } from './one-time.ts';
import { checkStrength, hashPassword, isPassword } from './passwords.ts';
import { isRecovery, prove, requireSecondFactor } from './proof.ts';
import { CALLBACK } from './redirects.ts';
import { Metadata, type UpdateUserBody } from './schemas.ts';
import { endSessions, findSession, type SessionRow } from './sessions.ts';
import { countLetter } from './throttle.ts';
import { type Account, accountOf, findByEmail, findById, userBody } from './users.ts';
import { discardUnverifiedCredentials } from './verified-email.ts';

type Wanted = v.InferOutput<typeof UpdateUserBody>;

const noSession = () => new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

/** The account and the session of whoever asks. Throws `session_not_found`. */
export async function present(deps: AuthDeps, identity: Identity): Promise<{ account: Account; session: SessionRow }> {
  const { sql } = deps.database;
  const user = await findById(sql, identity.userId);
  const session = await findSession(sql, identity.userId, identity.sessionId);
  if (user === undefined || session === undefined) throw noSession();
  return { account: await accountOf(sql, user), session };
}

/** Says beside what Supabase Auth says whether there is a password: a way in by address alone does not mean one. */
export async function readUser(deps: AuthDeps, identity: Identity): Promise<Body> {
  const { account } = await present(deps, identity);
  return { ...userBody(account), has_password: account.user.passwordHash !== null };
}

/** What `data` changes: keys set to null go, the others are added or replaced. */
function merged(old: Body, change: Body): Body {
  const all = Object.entries({ ...old, ...change }).filter(([, value]) => value !== null);
  const checked = v.safeParse(Metadata, Object.fromEntries(all));
  if (!checked.success) throw new AuthError(400, 'validation_failed', checked.issues[0].message);
  return checked.output;
}

async function newPassword(deps: AuthDeps, account: Account, session: SessionRow, body: Wanted): Promise<string> {
  const { user } = account;
  const password = body.password ?? '';
  if (!isRecovery(session, deps.clock.now())) {
    await prove(deps, account, session, { password: body.current_password, nonce: body.nonce });
  }
  checkStrength(password, user.email, deps.accounts.passwordMin);
  if (user.passwordHash !== null && (await isPassword(user.passwordHash, password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password);
}

/** Remembers the wished address and writes to both: it changes when both have said yes. */
async function askForEmail(
  tx: Sql,
  deps: AuthDeps,
  account: Account,
  body: Wanted,
  redirectTo?: string,
): Promise<void> {
  const { user } = account;
  const change = { newEmail: body.email ?? null, emailChangeConfirmed: null };
  await tx.update(users).set(change).where(eq(users.id, user.id));
  for (const kind of ['email_change_current', 'email_change_new'] as const) {
    // What was sent about an earlier wish must not confirm this one.
    await endTokens(tx, user.id, kind);
    await orderLetter(tx, deps, {
      kind,
      email: user.email,
      redirectTo,
      fallback: CALLBACK,
      challenge: challengeIn(body),
    });
  }
}

/**
 * Needs the second factor, where there is one. Changes name and the like; the password, which needs the current one, a letter's code or a recovery (security, 13) and ends
 * every other session; the address, once both mailboxes have agreed.
 */
export async function updateUser(
  deps: AuthDeps,
  identity: Identity,
  body: Wanted,
  from: Caller & { readonly redirectTo: string | undefined },
): Promise<Body> {
  const { database, clock } = deps;
  const { account, session } = await present(deps, identity);
  const { user } = account;
  const wantsEmail = body.email != null && body.email !== user.email;
  requireSecondFactor(account, session, 'update the account');
  if (wantsEmail) {
    await countLetter(database.sql, clock, body.email ?? '', from.address);
    if ((await findByEmail(database.sql, body.email ?? '')) !== undefined) {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    }
  }
  const metadata = body.data == null ? user.metadata : merged(user.metadata, body.data);
  const passwordHash = body.password == null ? null : await newPassword(deps, account, session, body);
  const now = clock.now();
  return database.transaction(async (tx) => {
    const change = { metadata, passwordHash: passwordHash ?? user.passwordHash, updatedAt: now };
    await tx.update(users).set(change).where(eq(users.id, user.id));
    if (passwordHash !== null) {
      await endSessions(tx, user.id, session.id, 'others', now);
      await forgetPlaces(tx, user.id);
      await rememberPlace(tx, deps, user, from);
      await addEmailIdentity(tx, deps, user, user.emailConfirmedAt !== null && user.passwordHash === null);
      if (isRecovery(session, now)) await discardUnverifiedCredentials(tx, deps, user);
      // A link to set a password that is still about would set it once more.
      await endTokens(tx, user.id, 'recovery');
    }
    if (wantsEmail) await askForEmail(tx, deps, account, body, from.redirectTo);
    const fresh = await findById(tx, user.id);
    if (fresh === undefined) throw noSession();
    return userBody(await accountOf(tx, fresh));
  });
}
