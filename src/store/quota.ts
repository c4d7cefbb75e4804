import type { AccountDb } from './account-db.ts';

/** No room even after every body that may go has gone. The person is told. */
export class DeviceFullError extends Error {
  readonly code = 'device_full';
  override readonly name = 'DeviceFullError';
  constructor(options?: ErrorOptions) {
    super('There is no room left on this device. Please free some space and try again.', options);
  }
}

/** The browser says so in its own error, or Dexie wraps that one. */
export function isQuotaError(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause.name === 'QuotaExceededError') return true;
  return 'inner' in cause && cause.inner !== cause && isQuotaError(cause.inner);
}

const AT_ONCE = 5;

/**
 * STO-1: runs `work`; when the device is full, drops the oldest unpinned bodies a few at a time and tries again. Never the
 * outbox, never a pinned report, never `keep`. Throws `DeviceFullError` when there is nothing left to drop.
 */
export async function withQuotaEviction<T>(db: AccountDb, keep: string | null, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (!isQuotaError(cause)) throw cause;
      if ((await dropOldest(db, keep)) === 0) throw new DeviceFullError({ cause });
    }
  }
}

function dropOldest(db: AccountDb, keep: string | null): Promise<number> {
  return db.transaction('rw', db.bodies, db.reports, async () => {
    const pinned = new Set(await db.reports.where('pinned').equals(1).primaryKeys());
    const oldest = await db.bodies.orderBy('savedAt').primaryKeys();
    const going = oldest.filter((id) => id !== keep && !pinned.has(id)).slice(0, AT_ONCE);
    await db.bodies.bulkDelete(going);
    return going.length;
  });
}
