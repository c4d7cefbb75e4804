import type { ReportListItem } from '../contract/report.ts';
import type { AccountDb } from './account-db.ts';
import type { LastError, ParkReason } from './entry.ts';
import { noteAnswered, noteStarted } from './jobs.ts';
import { takeReport } from './take-report.ts';

/** What a try comes to (OUT-9). */
export type Decision =
  | { readonly kind: 'done'; readonly effect: Effect }
  | { readonly kind: 'retry'; readonly delayMs: number; readonly error: LastError }
  | { readonly kind: 'park'; readonly reason: ParkReason; readonly error: LastError }
  | { readonly kind: 'dead'; readonly error: LastError };

/** What the server's answer changes on this device. */
export type Effect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'report'; readonly item: ReportListItem }
  | { readonly kind: 'started'; readonly jobId: string; readonly query: string; readonly createdAt: number }
  | { readonly kind: 'answered'; readonly jobId: string; readonly asked: string };

/**
 * OUT-6: one transaction for the answered row and the entry's end, and only for the attempt that holds the claim. False
 * when another attempt has taken over meanwhile: then nothing is written and the answer is dropped; the idempotency key
 * makes the other attempt's answer the same.
 */
export function settle(
  db: AccountDb,
  claim: { readonly opId: string; readonly attemptId: string },
  decision: Decision,
  now: number,
): Promise<boolean> {
  return db.transaction('rw', [db.outbox, db.reports, db.tombstones, db.jobs], async () => {
    const row = await db.outbox.get(claim.opId);
    if (row?.state !== 'inflight' || row.attemptId !== claim.attemptId) return false;
    const free = { attemptId: null, leaseUntil: 0 } as const;
    switch (decision.kind) {
      case 'done':
        await applyEffect(db, decision.effect, now);
        await db.outbox.delete(row.opId);
        break;
      case 'retry':
        await db.outbox.update(row.opId, {
          ...free,
          state: 'queued',
          nextAt: now + decision.delayMs,
          lastError: decision.error,
        });
        break;
      case 'park':
        await db.outbox.update(row.opId, {
          ...free,
          state: 'parked',
          parkedFor: decision.reason,
          lastError: decision.error,
        });
        break;
      case 'dead':
        await db.outbox.update(row.opId, { ...free, state: 'dead', lastError: decision.error });
        break;
    }
    return true;
  });
}

async function applyEffect(db: AccountDb, effect: Effect, now: number): Promise<void> {
  switch (effect.kind) {
    case 'nothing':
      return;
    case 'report':
      return takeReport(db, effect.item);
    case 'started':
      return noteStarted(db, effect, now);
    case 'answered':
      return noteAnswered(db, effect.jobId, effect.asked, now);
  }
}
