import { eq, sql } from 'drizzle-orm';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { throttles } from '../db/schema/accounts.ts';
import * as throttle from '../db/throttle.ts';
import { AuthError } from './errors.ts';

const WINDOW_MS = 300 * SECOND;

/** Tries in five minutes. Many people share an address behind one mobile network, so it bears more. */
export const TRIES = { account: 10, address: 60, signup: 100 } as const;

interface Counted {
  readonly kind: keyof typeof TRIES;
  readonly name: string;
}

const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.';

/** Throws `over_request_rate_limit` (429) with the seconds to wait. */
export async function countTry(sql_: Sql, clock: WallClock, who: Counted): Promise<void> {
  const limit = { ...who, tries: TRIES[who.kind], windowMs: WINDOW_MS };
  const retryAfterSeconds = await throttle.countTry(sql_, clock, limit);
  if (retryAfterSeconds !== null) throw new AuthError(429, 'over_request_rate_limit', TOO_MANY, { retryAfterSeconds });
}

/** A try that succeeded: the account's count begins anew, the address gets this one back. */
export async function forgiveTry(sql_: Sql, account: string, address: string): Promise<void> {
  await sql_.delete(throttles).where(eq(throttles.key, throttle.throttleKey({ kind: 'account', name: account })));
  await sql_
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, throttle.throttleKey({ kind: 'address', name: address })));
}
