import { and, eq, sql } from 'drizzle-orm';
import type { HandOver } from '../../src/contract/admin/events.ts';
import { problemText } from '../../src/domain/explorer-results.ts';
import { refinerResults } from '../db/schema/conversations.ts';
import { explorerResults } from '../db/schema/tasks.ts';
import type { Tx } from './deps.ts';

/**
 * Where a question to the validator comes from: it is, word for word, what the Refiner or the Explorer handed this account.
 * What was reworded on the way counts as the founder's own.
 */
export async function handOverOf(tx: Tx, userId: string, query: string): Promise<HandOver | null> {
  const refined = await tx
    .select({ id: refinerResults.id })
    .from(refinerResults)
    .where(and(eq(refinerResults.userId, userId), sql`btrim(${refinerResults.statement}) = ${query}`))
    .limit(1);
  if (refined.length > 0) return 'refiner';
  const title = sql`${explorerResults.statement} ->> 'title'`;
  const likely = await tx
    .select({ statement: explorerResults.statement })
    .from(explorerResults)
    .where(and(eq(explorerResults.userId, userId), sql`position(${title} in ${query}) > 0`))
    .limit(50);
  return likely.some(({ statement }) => problemText(statement).trim() === query) ? 'explorer' : null;
}
