import type { AccountDb } from './account-db.ts';
import type { Entry } from './entry.ts';
import type { Merged } from './merged.ts';
import type { OutboxRow } from './rows.ts';

/**
 * OUT-5 for research that is taken back: answers that have not arrived are dropped, and so is its start. A start that never
 * left, or was refused, left nothing to take back; one that may have arrived, or may still, is ended at the server.
 */
export async function mergeResearchCancel(
  db: AccountDb,
  lane: readonly OutboxRow[],
  unsent: readonly Entry[],
): Promise<Merged> {
  const start = lane.find((row) => row.type === 'research');
  const answers = lane.filter((row) => row.type === 'answers');
  await db.outbox.bulkDelete([...answers, ...(start ? [start] : [])].map((row) => row.opId));
  if (start && (start.state === 'dead' || (start.state === 'queued' && start.attempts === 0)))
    return { kind: 'cancelled' };
  const same = unsent.find((entry) => entry.type === 'research_cancel');
  return same ? { kind: 'merged', opId: same.opId } : { kind: 'new' };
}
