import { sql } from 'drizzle-orm';
import type { Sql } from './database.ts';
import { userSync } from './schema/operations.ts';

/**
 * The account's next revision (PULL-1). The row stays locked until `tx` ends, so revisions become visible in the order
 * they were numbered, and no reader's cursor can step over one that is still being written.
 */
export async function nextRev(tx: Sql, userId: string): Promise<number> {
  const [row] = await tx
    .insert(userSync)
    .values({ userId, rev: 1 })
    .onConflictDoUpdate({ target: userSync.userId, set: { rev: sql`${userSync.rev} + 1` } })
    .returning({ rev: userSync.rev });
  if (row === undefined) throw new Error('user_sync gave no revision');
  return row.rev;
}
