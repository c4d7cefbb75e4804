import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Database, Sql } from '../db/database.ts';
import { sourceCache } from '../db/schema/sources.ts';

/** What was brought in from outside, kept with its age: it is also what a killed job goes on from. */
export interface SourceCache {
  /** The value kept under these words; undefined when there is none, or it is too old. */
  read(source: string, words: unknown): Promise<unknown>;
  write(source: string, words: unknown, body: unknown, keepMs: number): Promise<void>;
}

const keyOf = (source: string, words: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([source, words]))
    .digest('hex');

export function createSourceCache({ sql }: Pick<Database, 'sql'>, clock: WallClock): SourceCache {
  return {
    async read(source, words) {
      const [row] = await sql
        .select({ body: sourceCache.body })
        .from(sourceCache)
        .where(and(eq(sourceCache.key, keyOf(source, words)), gt(sourceCache.expiresAt, clock.now())));
      return row?.body;
    },
    async write(source, words, body, keepMs) {
      const at = clock.now();
      const values = { source, body, at, expiresAt: new Date(at.getTime() + keepMs) };
      await sql
        .insert(sourceCache)
        .values({ key: keyOf(source, words), ...values })
        .onConflictDoUpdate({ target: sourceCache.key, set: values });
    },
  };
}

export async function sweepSourceCache(sql: Sql, now: Date): Promise<void> {
  await sql.delete(sourceCache).where(lt(sourceCache.expiresAt, now));
}
