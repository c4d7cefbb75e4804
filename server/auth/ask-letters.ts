import type * as v from 'valibot';
import { sqlState } from '../db/database.ts';
import type { AuthDeps, Body } from './deps.ts';
import { AuthError } from './errors.ts';
import type { Identity } from './identity.ts';
import { addEmailIdentity, createAccount } from './new-account.ts';
import { letNewcomersIn } from './open-door.ts';
import { challengeIn, orderLetter } from './orders.ts';
import { CALLBACK, RESET } from './redirects.ts';
import type { OtpBody, RecoverBody, ResendBody } from './schemas.ts';
import { countLetter, countTry } from './throttle.ts';
import { findByEmail, findById } from './users.ts';

interface From {
  readonly address: string;
  readonly redirectTo: string | undefined;
}

/** SQLSTATE unique_violation: somebody else was quicker, and the account is there. */
const UNIQUE = '23505';

/** A letter to set a new password, if there is such an account. The answer never says. */
export async function recover(deps: AuthDeps, body: v.InferOutput<typeof RecoverBody>, from: From): Promise<Body> {
  const { sql } = deps.database;
  await countLetter(sql, deps.clock, body.email, from.address);
  await deps.database.transaction((tx) =>
    orderLetter(tx, deps, {
      kind: 'recovery',
      email: body.email,
      redirectTo: from.redirectTo,
      fallback: RESET,
      challenge: challengeIn(body),
    }),
  );
  return {};
}

async function newcomer(deps: AuthDeps, body: v.InferOutput<typeof OtpBody>): Promise<void> {
  const { database, accounts } = deps;
  await letNewcomersIn(deps);
  try {
    await database.transaction(async (tx) => {
      const user = await createAccount(tx, deps, {
        email: body.email,
        passwordHash: null,
        metadata: body.data ?? {},
        confirmed: !accounts.confirmEmail,
      });
      await addEmailIdentity(tx, deps, user, false);
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE) throw error;
  }
}

/**
 * A link and a code to sign in with. With `create_user: false` it is also the specification's question whether there is an
 * account ('not found'); that is answered at a strict rate. Throws `otp_disabled`, `over_email_send_rate_limit`.
 */
export async function sendOtp(deps: AuthDeps, body: v.InferOutput<typeof OtpBody>, from: From): Promise<Body> {
  const { database, clock } = deps;
  if (!body.create_user) await countTry(database.sql, clock, { kind: 'probe', name: from.address });
  await countLetter(database.sql, clock, body.email, from.address);
  const user = await findByEmail(database.sql, body.email);
  if (user === undefined) {
    if (!body.create_user) {
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp: user not found');
    }
    await countTry(database.sql, clock, { kind: 'signup', name: from.address });
    await newcomer(deps, body);
  }
  const isNew = user === undefined || user.emailConfirmedAt === null;
  await database.transaction((tx) =>
    orderLetter(tx, deps, {
      kind: isNew && deps.accounts.confirmEmail ? 'signup' : 'magiclink',
      email: body.email,
      redirectTo: from.redirectTo,
      fallback: CALLBACK,
      challenge: challengeIn(body),
    }),
  );
  return {};
}

/** The letter once more, if there is still something to confirm. The answer never says. */
export async function resend(deps: AuthDeps, body: v.InferOutput<typeof ResendBody>, from: From): Promise<Body> {
  const { database, clock } = deps;
  await countLetter(database.sql, clock, body.email, from.address);
  const order = {
    email: body.email,
    redirectTo: from.redirectTo,
    fallback: CALLBACK,
    challenge: challengeIn(body),
  };
  await database.transaction(async (tx) => {
    if (body.type === 'signup') return orderLetter(tx, deps, { ...order, kind: 'signup' });
    await orderLetter(tx, deps, { ...order, kind: 'email_change_current' });
    await orderLetter(tx, deps, { ...order, kind: 'email_change_new' });
  });
  return {};
}

/** A code to show once more that it is oneself. */
export async function reauthenticate(deps: AuthDeps, identity: Identity, address: string): Promise<Body> {
  const { database, clock } = deps;
  const user = await findById(database.sql, identity.userId);
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found');
  if (user.emailConfirmedAt === null) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  await countLetter(database.sql, clock, user.email, address);
  const order = { kind: 'reauthentication', email: user.email, redirectTo: undefined, fallback: CALLBACK } as const;
  await database.transaction((tx) => orderLetter(tx, deps, { ...order, challenge: null }));
  return {};
}
