import { eq, sql } from 'drizzle-orm';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { throttles } from '../db/schema/accounts.ts';
import * as throttle from '../db/throttle.ts';
import { AuthError } from './errors.ts';

const WINDOW_MS = 300 * SECOND;
const HOUR_MS = 3_600 * SECOND;

/** Tries in five minutes. Many people share an address behind one mobile network, so it bears more. */
export const TRIES = {
  account: 10,
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

const limitOf = ({ kind, name }: Counted): throttle.Limit => {
  if (kind === 'mailbox' || kind === 'code') return { kind, name, tries: HOURLY[kind], windowMs: HOUR_MS };
  return { kind, name, tries: TRIES[kind], windowMs: WINDOW_MS };
};

/** Throws `over_request_rate_limit`, for letters `over_email_send_rate_limit` (429), with the seconds to wait. */
export async function countTry(sql_: Sql, clock: WallClock, who: Counted): Promise<void> {
  const retryAfterSeconds = await throttle.countTry(sql_, clock, limitOf(who));
  if (retryAfterSeconds === null) return;
  const code =
    who.kind === 'mailbox' || who.kind === 'sender' ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
  throw new AuthError(429, code, TOO_MANY, { retryAfterSeconds });
}

/** Counts a letter before anybody looks whether there is such an account, so that the refusal tells nothing. */
export async function countLetter(sql_: Sql, clock: WallClock, email: string, address: string): Promise<void> {
  await countTry(sql_, clock, { kind: 'sender', name: address });
  await countTry(sql_, clock, { kind: 'mailbox', name: email });
}

/** A try that succeeded: the account's count begins anew, the address gets this one back. */
export async function forgiveTry(sql_: Sql, account: string, address: string): Promise<void> {
  await sql_.delete(throttles).where(eq(throttles.key, throttle.throttleKey({ kind: 'account', name: account })));
  await sql_
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, throttle.throttleKey({ kind: 'address', name: address })));
}
