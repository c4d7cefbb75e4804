import { createHash, randomUUID } from 'node:crypto';
import { and, count, eq, sum } from 'drizzle-orm';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { modelCalls } from '../db/schema/model.ts';
import type { Spent } from './budget.ts';

/** What a job has asked a model and was answered: nothing that was paid for is asked again after a crash. */
export interface CallRecord {
  /** What the job has spent so far, over all its workers. */
  spent(): Promise<Spent>;
  known(key: string): Promise<unknown>;
  keep(key: string, call: { role: string; result: unknown; tokens: number; ms: number }): Promise<void>;
  /** A call that nothing came of took its time. */
  lose(role: string, ms: number): Promise<void>;
}

/** Names a call by all that its answer depends on. */
export const callKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const createCallRecord = (sql: Sql, clock: WallClock, workId: string): CallRecord => ({
  async spent() {
    const [row] = await sql
      .select({ calls: count(), tokens: sum(modelCalls.tokens), ms: sum(modelCalls.ms) })
      .from(modelCalls)
      .where(eq(modelCalls.workId, workId));
    return { calls: row?.calls ?? 0, tokens: Number(row?.tokens ?? 0), seconds: Number(row?.ms ?? 0) / 1000 };
  },
  async known(key) {
    const [row] = await sql
      .select({ result: modelCalls.result })
      .from(modelCalls)
      .where(and(eq(modelCalls.workId, workId), eq(modelCalls.key, key)));
    return row?.result;
  },
  async keep(key, { role, result, tokens, ms }) {
    await sql
      .insert(modelCalls)
      .values({ workId, key, role, result, tokens, ms: Math.round(ms), at: clock.now() })
      .onConflictDoNothing();
  },
  async lose(role, ms) {
    const at = clock.now();
    const lost = { workId, key: `lost:${randomUUID()}`, role, result: {}, tokens: 0, ms: Math.round(ms), at };
    await sql.insert(modelCalls).values(lost);
  },
});
