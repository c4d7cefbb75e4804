import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import type { Sql } from './database.ts';
import { throttles } from './schema/accounts.ts';

export interface Limit {
  /** What is counted; names of different kinds never meet. */
  readonly kind: string;
  readonly name: string;
  readonly tries: number;
  readonly windowMs: number;
}

export const throttleKey = ({ kind, name }: Pick<Limit, 'kind' | 'name'>): string =>
  `${kind}:${createHash('sha256').update(name).digest('base64url')}`;

/**
 * Counts a try in a fixed window *before* it is looked at, so that a burst of parallel tries is counted too.
 * Answers with the seconds to wait when there were too many, else null.
 */
export async function countInWindow(sql_: Sql, clock: WallClock, limit: Limit): Promise<number | null> {
  const now = clock.now();
  const expired = sql`${throttles.windowStart} <= ${new Date(now.getTime() - limit.windowMs).toISOString()}`;
  const [row] = await sql_
    .insert(throttles)
    .values({ key: throttleKey(limit), windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${expired} then 1 else ${throttles.count} + 1 end`,
        windowStart: sql`case when ${expired} then ${now.toISOString()}::timestamptz else ${throttles.windowStart} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= limit.tries) return null;
  return Math.max(1, Math.ceil((row.windowStart.getTime() + limit.windowMs - now.getTime()) / SECOND));
}
