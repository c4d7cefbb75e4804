import type { DexieOptions } from 'dexie';
import type { Clock } from '../lib/clock.ts';
import { AccountDb } from './account-db.ts';

/** Another tab with an older version holds the database and does not let go (STO-2). */
export class DatabaseBlockedError extends Error {
  readonly code = 'database_blocked';
  override readonly name = 'DatabaseBlockedError';
  constructor() {
    super('Another tab has an older version of this page open. Please close or reload it, then try again.');
  }
}

export interface Watch {
  /** A newer version wants the database, or it is being deleted: this tab has let go of it. */
  outdated(deleted: boolean): void;
  /** The browser closed it (storage cleared, disk trouble). */
  lost(): void;
}

const BLOCKED_LIMIT_MS = 5_000;

/** Opens one account's database. Throws `DatabaseBlockedError`, or the browser's own error with its name. */
export async function openAccountDb(
  name: string,
  watch: Watch,
  clock: Clock,
  options?: DexieOptions,
): Promise<AccountDb> {
  const db = new AccountDb(name, options);
  let wanted = false;
  db.on('versionchange', (event) => {
    // Letting go at once is what allows the other tab to go on; that it closes then is no loss.
    wanted = true;
    db.close();
    watch.outdated(event.newVersion === null);
  });
  db.on('close', () => {
    if (!wanted) watch.lost();
  });

  let cancel = () => {};
  const blocked = new Promise<never>((_, reject) => {
    db.on('blocked', () => {
      cancel = clock.after(BLOCKED_LIMIT_MS, () => reject(new DatabaseBlockedError()));
    });
  });
  try {
    await Promise.race([db.open(), blocked]);
    return db;
  } catch (cause) {
    // It may still come open once the other tab lets go; nobody would use it then.
    db.close();
    throw cause;
  } finally {
    cancel();
  }
}
