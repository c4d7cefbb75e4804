import type { CreditType } from '../../contract/credits.ts';
import { weekStart } from '../../domain/weeks.ts';
import type { CreditRequestView } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { readEntries } from '../entries.ts';
import type { Entry } from '../entry.ts';
import { needsPerson } from './outbox.ts';

const WEEK_MS = 7 * 86_400_000;

const failureOf = (entry?: Entry): Pick<CreditRequestView, 'reason' | 'status'> => ({
  reason: entry?.lastError?.message ?? null,
  status: entry?.lastError?.status ?? null,
});

/** VIEW-1 for a request for more: the server's word of this week, and over it the request that waits. */
export function creditRequestView(db: AccountDb, type: CreditType, now: number): Promise<CreditRequestView> {
  return db.transaction('r', [db.creditRequests, db.outbox], async () => {
    const entry = (await readEntries(db))
      .filter((e) => e.type === 'credit_request' && e.payload.creditType === type)
      .at(-1);
    if (entry) {
      const state = needsPerson(entry) ? 'refused' : 'waiting';
      return { state, request: null, opId: entry.opId, ...failureOf(entry) };
    }
    const row = await db.creditRequests.get(type);
    // What was heard last week says nothing of this one.
    if (!row || now >= (row.until ?? weekStart(row.at) + WEEK_MS))
      return { state: 'unknown', request: null, opId: null, ...failureOf() };
    return { state: row.requested ? 'submitted' : 'none', request: row.request, opId: null, ...failureOf() };
  });
}
