import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { sqlState } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import { AuthError } from './errors.ts';
import { type Caller, rememberPlace } from './known-places.ts';
import { addEmailIdentity, createAccount } from './new-account.ts';
import { letNewcomersIn } from './open-door.ts';
import { challengeIn, orderLetter } from './orders.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { CALLBACK } from './redirects.ts';
import type { SignUpBody } from './schemas.ts';
import { letIn } from './session-answer.ts';
import { countLetter, countTry } from './throttle.ts';
import { accountOf, findByEmail, type UserRow, userBody } from './users.ts';

/** SQLSTATE unique_violation. */
const UNIQUE = '23505';
const exists = () => new AuthError(422, 'user_already_exists', 'User already registered');

/**
 * Account, profile and first session at once; where addresses are to be confirmed, the account and a letter, and no session
 * yet. Throws `weak_password`, `user_already_exists`, `signup_disabled`, `over_request_rate_limit`.
 */
export async function signUp(
  deps: AuthDeps,
  body: v.InferOutput<typeof SignUpBody>,
  caller: Caller,
  redirectTo: string | undefined,
): Promise<Body> {
  const { database, clock, accounts } = deps;
  const { address } = caller;
  checkStrength(body.password, body.email, accounts.passwordMin);
  await countTry(database.sql, clock, { kind: 'signup', name: address });
  await letNewcomersIn(deps);
  const known = await findByEmail(database.sql, body.email);
  const waiting = known !== undefined && known.emailConfirmedAt === null && accounts.confirmEmail;
  if (known !== undefined && !waiting) {
    // Telling that an address is taken is the specification's wish; the strict rate keeps it from being a probe.
    await countTry(database.sql, clock, { kind: 'address', name: address });
    throw exists();
  }
  if (accounts.confirmEmail) await countLetter(database.sql, clock, body.email, address);
  const passwordHash = await hashPassword(body.password);
  const metadata = body.data ?? {};
  try {
    return await database.transaction(async (tx) => {
      if (!accounts.confirmEmail) {
        const user = await createAccount(tx, deps, { email: body.email, passwordHash, metadata, confirmed: true });
        await addEmailIdentity(tx, deps, user, false);
        await rememberPlace(tx, deps, user, caller);
        return letIn(tx, deps, user, 'password');
      }
      let user: UserRow;
      if (known === undefined) {
        user = await createAccount(tx, deps, { email: body.email, passwordHash, metadata, confirmed: false });
        await addEmailIdentity(tx, deps, user, false);
      } else {
        // Nobody has shown yet that the address is theirs: what was asked last, the letter confirms.
        user = { ...known, passwordHash, metadata };
        await tx.update(users).set({ passwordHash, metadata }).where(eq(users.id, user.id));
      }
      await orderLetter(tx, deps, {
        kind: 'signup',
        email: body.email,
        redirectTo,
        fallback: CALLBACK,
        challenge: challengeIn(body),
      });
      return userBody(await accountOf(tx, user));
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE) throw exists();
    throw error;
  }
}
