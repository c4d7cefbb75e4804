import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Sql } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { InviteBody, LinkBody } from './admin-schemas.ts';
import { emailExists, unlessTaken, userNotFound } from './admin-users.ts';
import type { AuthDeps, Body } from './deps.ts';
import { orderLetter } from './email-orders.ts';
import { AuthError } from './errors.ts';
import { verifyLink } from './letters.ts';
import { addEmailIdentity, createAccount } from './new-account.ts';
import { issueToken } from './one-time.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { allowedTarget, CALLBACK, RESET } from './redirects.ts';
import { accountOf, findByEmail, type UserRow, userBody } from './users.ts';

type Wanted = v.InferOutput<typeof LinkBody>;

async function invited(tx: Sql, deps: AuthDeps, email: string, metadata: Body): Promise<UserRow> {
  const known = await findByEmail(tx, email);
  if (known !== undefined && known.emailConfirmedAt !== null) throw emailExists();
  if (known !== undefined) {
    const change = { invitedAt: deps.clock.now() };
    await tx.update(users).set(change).where(eq(users.id, known.id));
    return { ...known, ...change };
  }
  const user = await createAccount(tx, deps, { email, passwordHash: null, metadata, confirmed: false, invited: true });
  await addEmailIdentity(tx, deps, user, false);
  return user;
}

/** Makes an account for somebody and writes to them. Throws `email_exists` for one that is in use. */
export function invite(
  deps: AuthDeps,
  body: v.InferOutput<typeof InviteBody>,
  redirectTo: string | undefined,
): Promise<Body> {
  return unlessTaken(deps, async (tx) => {
    const user = await invited(tx, deps, body.email, body.data ?? {});
    const order = { kind: 'invite', email: body.email, redirectTo, fallback: CALLBACK, challenge: null } as const;
    await orderLetter(tx, deps, order);
    return userBody(await accountOf(tx, user));
  });
}

async function signedUp(tx: Sql, deps: AuthDeps, known: UserRow | undefined, body: Wanted): Promise<UserRow> {
  if (known !== undefined) {
    if (known.emailConfirmedAt !== null) throw emailExists();
    return known;
  }
  if (body.type === 'signup' && body.password === undefined) {
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  }
  const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
  const newcomer = { email: body.email, passwordHash, metadata: body.data ?? {}, confirmed: false };
  const user = await createAccount(tx, deps, newcomer);
  await addEmailIdentity(tx, deps, user, false);
  return user;
}

async function emailChange(tx: Sql, user: UserRow, wanted: string | undefined): Promise<UserRow> {
  if (wanted === undefined) throw new AuthError(400, 'validation_failed', 'An email address is required');
  if ((await findByEmail(tx, wanted)) !== undefined) throw emailExists();
  // The two links of one change are asked for one after the other; another wish begins it anew.
  const emailChangeConfirmed = user.newEmail === wanted ? user.emailChangeConfirmed : null;
  await tx.update(users).set({ newEmail: wanted, emailChangeConfirmed }).where(eq(users.id, user.id));
  return { ...user, newEmail: wanted, emailChangeConfirmed };
}

/** The account a link is for, made if the kind of link makes one. */
async function subject(tx: Sql, deps: AuthDeps, body: Wanted): Promise<{ user: UserRow; type: Wanted['type'] }> {
  const known = await findByEmail(tx, body.email);
  switch (body.type) {
    case 'invite':
      return { user: await invited(tx, deps, body.email, body.data ?? {}), type: 'invite' };
    case 'signup':
      return { user: await signedUp(tx, deps, known, body), type: 'signup' };
    case 'magiclink':
      if (known === undefined) return { user: await signedUp(tx, deps, known, body), type: 'signup' };
      return { user: known, type: 'magiclink' };
    case 'recovery':
      if (known === undefined) throw userNotFound();
      return { user: known, type: 'recovery' };
    default:
      if (known === undefined) throw userNotFound();
      return { user: await emailChange(tx, known, body.new_email), type: body.type };
  }
}

/** A link that an administrator hands over themselves; no letter is sent. */
export function generateLink(deps: AuthDeps, body: Wanted, redirectTo: string | undefined): Promise<Body> {
  if (body.password !== undefined) checkStrength(body.password, body.email, deps.accounts.passwordMin);
  return unlessTaken(deps, async (tx) => {
    const { user, type } = await subject(tx, deps, body);
    const email = type === 'email_change_new' ? (user.newEmail ?? user.email) : user.email;
    const issued = await issueToken(tx, deps, { userId: user.id, kind: type, email, challenge: null });
    const target = allowedTarget(deps, body.redirect_to ?? redirectTo, type === 'recovery' ? RESET : CALLBACK);
    const linkType = type.startsWith('email_change') ? 'email_change' : type;
    return {
      ...userBody(await accountOf(tx, user)),
      action_link: verifyLink(deps.origin, linkType, issued.token, target),
      email_otp: issued.code,
      hashed_token: issued.token,
      verification_type: type,
      redirect_to: target,
    };
  });
}
