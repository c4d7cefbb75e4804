import { and, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Sql } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import { challengeIn, orderLetter } from './email-orders.ts';
import { AuthError } from './errors.ts';
import { type Caller, rememberPlace } from './known-places.ts';
import { addEmailIdentity, createAccount, isEmailTaken } from './new-account.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { CALLBACK } from './redirects.ts';
import type { SignUpBody } from './schemas.ts';
import { issueSession } from './session-answer.ts';
import { assertSignUpsOpen } from './sign-ups-open.ts';
import { countLetter, countTry, forgive } from './throttle.ts';
import { accountOf, findByEmail, userBody } from './users.ts';

type Wanted = v.InferOutput<typeof SignUpBody>;

const exists = () => new AuthError(422, 'user_already_exists', 'User already registered');

/**
 * Account, profile and first session at once; where addresses are to be confirmed, the account and a letter, and no session
 * yet. Throws `weak_password`, `user_already_exists`, `signup_disabled`, `over_request_rate_limit`.
 */
export async function signUp(
  deps: AuthDeps,
  body: Wanted,
  caller: Caller,
  redirectTo: string | undefined,
): Promise<Body> {
  const { database, clock, accounts } = deps;
  checkStrength(body.password, body.email, accounts.passwordMin);
  await countTry(database.sql, clock, { kind: 'signup', name: caller.address });
  await assertSignUpsOpen(deps);
  return accounts.confirmEmail ? askToConfirm(deps, body, caller, redirectTo) : openAccount(deps, body, caller);
}

/**
 * Telling that an address is taken is the specification's wish here. Each try counts as such a question, before it is looked at,
 * until it has proved to be none: once there were too many, the refusal is the same for every address.
 */
async function openAccount(deps: AuthDeps, body: Wanted, caller: Caller): Promise<Body> {
  const { database, clock } = deps;
  const question = { kind: 'probe', name: caller.address } as const;
  await countTry(database.sql, clock, question);
  if ((await findByEmail(database.sql, body.email)) !== undefined) throw exists();
  const passwordHash = await hashPassword(body.password);
  const { email, data } = body;
  return unlessTaken(
    () =>
      database.transaction(async (tx) => {
        const user = await createAccount(tx, deps, { email, passwordHash, metadata: data ?? {}, confirmed: true });
        await addEmailIdentity(tx, deps, user, false);
        await rememberPlace(tx, deps, user, caller);
        await forgive(tx, question);
        return issueSession(tx, deps, user, 'password');
      }),
    () => {
      throw exists();
    },
  );
}

/**
 * The same answer after the same work, whether or not there is an account: for an address that has one, a new one is made
 * aside and taken back, and the letter tells its owner that somebody tried. Of an account nobody has confirmed yet, the letter
 * confirms what was asked last.
 */
async function askToConfirm(
  deps: AuthDeps,
  body: Wanted,
  caller: Caller,
  redirectTo: string | undefined,
): Promise<Body> {
  const { database, clock } = deps;
  const { email } = body;
  await countLetter(database.sql, clock, email, caller.address);
  const credentials = { passwordHash: await hashPassword(body.password), metadata: body.data ?? {} };
  const ask = () =>
    database.transaction(async (tx) => {
      const known = await findByEmail(tx, email);
      const shown = await asIfNew(tx, known !== undefined, async (aside) => {
        await aside
          .update(users)
          .set({ email: `${deps.newId()}@taken.invalid` })
          .where(eq(users.email, email));
        const user = await createAccount(aside, deps, { ...credentials, email, confirmed: false });
        await addEmailIdentity(aside, deps, user, false);
        return userBody(await accountOf(aside, user));
      });
      await tx
        .update(users)
        .set(credentials)
        .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)));
      await orderLetter(tx, deps, {
        kind: known === undefined || known.emailConfirmedAt === null ? 'signup' : 'already_registered',
        email,
        redirectTo,
        fallback: CALLBACK,
        challenge: challengeIn(body),
      });
      return shown;
    });
  // Of two who ask at once the second finds what the first made.
  return unlessTaken(ask, ask);
}

const unlessTaken = async (work: () => Promise<Body>, otherwise: () => Promise<Body>): Promise<Body> => {
  try {
    return await work();
  } catch (error) {
    if (isEmailTaken(error)) return otherwise();
    throw error;
  }
};

/** What a part of a transaction came to that was taken back. */
class TakenBack extends Error {
  override readonly name = 'TakenBack';
  readonly result: Body;
  constructor(result: Body) {
    super('Taken back on purpose');
    this.result = result;
  }
}

/** Runs `work` as a part of `tx`, and leaves nothing of it but its result where it was only for show. */
async function asIfNew(tx: Sql, onlyForShow: boolean, work: (aside: Sql) => Promise<Body>): Promise<Body> {
  try {
    return await tx.transaction(async (aside) => {
      const result = await work(aside);
      if (onlyForShow) throw new TakenBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    throw error;
  }
}
