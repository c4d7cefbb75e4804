import { eq, sql } from 'drizzle-orm';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { throttles } from '../db/schema/accounts.ts';
import * as throttle from '../db/throttle.ts';
import type { AuthDeps } from './deps.ts';
import { AuthError } from './errors.ts';
import { type Caller, howKnown } from './known-places.ts';

const WINDOW_MS = 300 * SECOND;
const HOUR_MS = 3_600 * SECOND;

/** Tries in five minutes. Many people share an address behind one mobile network, so it bears more. */
export const TRIES = {
  /** Passwords of an account typed by somebody who is signed in to it. */
  account: 10,
  /** Passwords of an account from one place: an address, or a device it knows. */
  place: 10,
  address: 60,
  signup: 100,
  /** Codes of an authenticator app. */
  factor: 5,
  /** Letters asked for from one address. */
  sender: 30,
  /** Questions whose answer tells of somebody else's account. */
  probe: 10,
} as const;

/** Tries in an hour, whether or not anybody has that mailbox. */
const HOURLY = {
  /**
   * Passwords of an account from all places it does not know, taken together: what is left to a guesser who has many addresses.
   * It may close the account to its person where they never were; where they were before, never.
   */
  strangers: 100,
  /** Letters to one mailbox. */
  mailbox: 6,
  /** Codes typed for one mailbox; a new letter does not give new tries. */
  code: 20,
} as const;

interface Counted {
  readonly kind: keyof typeof TRIES | keyof typeof HOURLY;
  readonly name: string;
}

const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.';
const TOO_MANY_STRANGERS =
  'Too many attempts at this account. Please sign in where you have signed in before, or try again in an hour.';

const isHourly = (kind: Counted['kind']): kind is keyof typeof HOURLY => kind in HOURLY;

const limitOf = ({ kind, name }: Counted): throttle.Limit =>
  isHourly(kind)
    ? { kind, name, tries: HOURLY[kind], windowMs: HOUR_MS }
    : { kind, name, tries: TRIES[kind], windowMs: WINDOW_MS };

/** Throws `over_request_rate_limit`, for letters `over_email_send_rate_limit` (429), with the seconds to wait. */
export async function countTry(sql_: Sql, clock: WallClock, who: Counted): Promise<void> {
  const retryAfterSeconds = await throttle.countInWindow(sql_, clock, limitOf(who));
  if (retryAfterSeconds === null) return;
  const code =
    who.kind === 'mailbox' || who.kind === 'sender' ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
  const message = who.kind === 'strangers' ? TOO_MANY_STRANGERS : TOO_MANY;
  throw new AuthError(429, code, message, { retryAfterSeconds });
}

/** Counts a letter before anybody looks whether there is such an account, so that the refusal tells nothing. */
export async function countLetter(sql_: Sql, clock: WallClock, email: string, address: string): Promise<void> {
  await countTry(sql_, clock, { kind: 'sender', name: address });
  await countTry(sql_, clock, { kind: 'mailbox', name: email });
}

/**
 * What one try to sign in is counted by. A device the account knows is counted alone, so that no stranger can use up its tries;
 * others by their address, by account and address, and where the account does not know that one, among all strangers.
 */
function signInCounts(email: string, caller: Caller, known: 'device' | 'address' | null): readonly Counted[] {
  if (known === 'device') return [{ kind: 'place', name: `${email} device ${caller.installation}` }];
  const here: Counted[] = [
    { kind: 'address', name: caller.address },
    { kind: 'place', name: `${email} ${caller.address}` },
  ];
  return known === 'address' ? here : [...here, { kind: 'strangers', name: email }];
}

/**
 * Counts a try at a password before it is looked at. Answers with what takes it back, within a transaction, when it was right:
 * the count of this place begins anew, the others get this one back. Throws `over_request_rate_limit`.
 */
export async function countSignIn(deps: AuthDeps, email: string, caller: Caller): Promise<(tx: Sql) => Promise<void>> {
  const { database, clock } = deps;
  const counts = signInCounts(email, caller, await howKnown(deps, email, caller));
  for (const who of counts) await countTry(database.sql, clock, who);
  return async (tx) => {
    for (const who of counts) {
      const row = eq(throttles.key, throttle.throttleKey(who));
      if (who.kind === 'place') await tx.delete(throttles).where(row);
      else await forgive(tx, who);
    }
  };
}

/** Takes one try back. */
export async function forgive(tx: Sql, who: Counted): Promise<void> {
  await tx
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, throttle.throttleKey(who)));
}
