import Dexie from 'dexie';
import type { Clock } from '../lib/clock.ts';
import { withTimeLimit } from '../lib/time-limit.ts';
import { databaseName } from './account-db.ts';

const PENDING = 'baraza-forget:';
const LIMIT_MS = 5_000;

/**
 * ACC-1: removes an account's whole local copy. What is to go is written down first: a tab that is killed in the middle, or
 * another one that will not let go, only puts it off to the next start.
 */
export async function deleteAccountData(storage: Storage, clock: Clock, userId: string): Promise<void> {
  storage.setItem(`${PENDING}${userId}`, '1');
  await withTimeLimit(clock, 'Removing local data', LIMIT_MS, Dexie.delete(databaseName(userId)));
  storage.removeItem(`${PENDING}${userId}`);
}

/** The accounts whose removal was begun and not finished. */
export function pendingDeletions(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(PENDING)).map((key) => key.slice(PENDING.length));
}
