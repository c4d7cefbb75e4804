import type { CreditRequest, CreditStatus, CreditType } from '../contract/credits.ts';
import type { AccountDb } from './account-db.ts';
import type { CreditRow } from './rows.ts';

export async function saveCredits(db: AccountDb, type: CreditType, status: CreditStatus, now: number): Promise<void> {
  await db.credits.put({ type, status, fault: null, at: now });
}

export function readCredits(db: AccountDb, type: CreditType): Promise<CreditRow | undefined> {
  return db.credits.get(type);
}

/** What the server knows of a request for more this week. */
export async function noteRequested(
  db: AccountDb,
  told: {
    readonly type: CreditType;
    readonly requested: boolean;
    readonly request: CreditRequest | null;
    readonly until?: number;
  },
  now: number,
): Promise<void> {
  await db.creditRequests.put({ ...told, at: now });
}
