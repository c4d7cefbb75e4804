import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { throttles } from '../db/schema/accounts.ts';
import { AuthError } from './errors.ts';

const WINDOW_MS = 300 * SECOND;

/** Tries in five minutes. Many people share an address behind one mobile network, so it bears more. */
export const TRIES = { account: 10, address: 60, signup: 100 } as const;

interface Counted {
  readonly kind: keyof typeof TRIES;
  readonly name: string;
}

const keyOf = ({ kind, name }: Counted) => `${kind}:${createHash('sha256').update(name).digest('base64url')}`;

const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.';

/**
 * Counts a try *before* it is looked at, so that a burst of parallel tries is counted too.
 * Throws `over_request_rate_limit` (429) with the seconds to wait.
 */
export async function countTry(sql_: Sql, clock: WallClock, who: Counted): Promise<void> {
  const now = clock.now();
  const expired = sql`${throttles.windowStart} <= ${new Date(now.getTime() - WINDOW_MS).toISOString()}`;
  const [row] = await sql_
    .insert(throttles)
    .values({ key: keyOf(who), windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${expired} then 1 else ${throttles.count} + 1 end`,
        windowStart: sql`case when ${expired} then ${now.toISOString()}::timestamptz else ${throttles.windowStart} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= TRIES[who.kind]) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((row.windowStart.getTime() + WINDOW_MS - now.getTime()) / SECOND));
  throw new AuthError(429, 'over_request_rate_limit', TOO_MANY, { retryAfterSeconds });
}

/** A try that succeeded: the account's count begins anew, the address gets this one back. */
export async function forgiveTry(sql_: Sql, account: string, address: string): Promise<void> {
  await sql_.delete(throttles).where(eq(throttles.key, keyOf({ kind: 'account', name: account })));
  await sql_
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, keyOf({ kind: 'address', name: address })));
}
