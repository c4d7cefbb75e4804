import type * as v from 'valibot';
import type { AuthDeps, Body } from './deps.ts';
import { challengeIn, orderLetter } from './email-orders.ts';
import { AuthError } from './errors.ts';
import type { Identity } from './identity.ts';
import { CALLBACK, RESET } from './redirects.ts';
import type { OtpBody, RecoverBody, ResendBody } from './schemas.ts';
import { assertSignUpsOpen } from './sign-ups-open.ts';
import { countLetter, countTry } from './throttle.ts';
import { findByEmail, findById } from './users.ts';

interface From {
  readonly address: string;
  readonly redirectTo: string | undefined;
}

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

/**
 * A link and a code to sign in with. With `create_user: false` it is also the specification's question whether there is an
 * account ('not found'); that is answered at a strict rate. Otherwise nothing here looks whether there is one: a newcomer's
 * account is made when the letter is written. Throws `otp_disabled`, `signup_disabled`, `over_email_send_rate_limit`.
 */
export async function sendOtp(deps: AuthDeps, body: v.InferOutput<typeof OtpBody>, from: From): Promise<Body> {
  const { database, clock } = deps;
  if (body.create_user) {
    // As for signing up, whoever asks: a refusal of newcomers alone would tell who is one.
    await countTry(database.sql, clock, { kind: 'signup', name: from.address });
    await assertSignUpsOpen(deps);
  } else await countTry(database.sql, clock, { kind: 'probe', name: from.address });
  await countLetter(database.sql, clock, body.email, from.address);
  if (!body.create_user && (await findByEmail(database.sql, body.email)) === undefined) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp: user not found');
  }
  await database.transaction((tx) =>
    orderLetter(tx, deps, {
      kind: 'magiclink',
      email: body.email,
      redirectTo: from.redirectTo,
      fallback: CALLBACK,
      challenge: challengeIn(body),
      ...(body.create_user && { newcomer: { metadata: body.data ?? {} } }),
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
