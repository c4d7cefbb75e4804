import type { AccountDb } from './account-db.ts';
import { applyEffect, EFFECT_TABLES, type Effect } from './effects.ts';
import type { LastError, ParkReason } from './entry-frame.ts';

/** What a try comes to (OUT-9). */
export type Decision =
  | { readonly kind: 'done'; readonly effect: Effect }
  | { readonly kind: 'retry'; readonly delayMs: number; readonly error: LastError }
  | { readonly kind: 'park'; readonly reason: ParkReason; readonly error: LastError }
  | { readonly kind: 'dead'; readonly error: LastError };

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
  return db.transaction(
    'rw',
    EFFECT_TABLES.map((name) => db.table(name)),
    async () => {
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
    },
  );
}
