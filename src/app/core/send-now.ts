import type { AccountDb } from '../../store/account-db.ts';
import { isResting } from '../../store/claim.ts';
import { forgetDelays } from '../../store/entries.ts';
import { until } from '../../store/observe.ts';
import { outboxCounts } from '../../store/views/outbox.ts';

/** Tries everything that waits, without its back-off; answers with how many are left once nothing more may go. */
export async function sendNow(db: AccountDb, userId: string, now: () => number, wake: () => void): Promise<number> {
  await forgetDelays(db);
  wake();
  await until(() => isResting(db, userId, now()));
  const { waiting, failed } = await outboxCounts(db);
  return waiting + failed;
}

/** Throws away everything that waits or was refused, unreadable records among it. */
export function discardUnsent(db: AccountDb): Promise<void> {
  return db.transaction('rw', db.outbox, db.quarantine, async () => {
    await db.outbox.clear();
    await db.quarantine.filter((row) => row.table === 'outbox').delete();
  });
}
