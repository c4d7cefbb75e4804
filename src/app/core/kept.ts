import type { Account } from '../../domain/working-copy.ts';
import type { Kept } from '../../hooks/core-port.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { keptAsJson, keptParts, removeCopies } from '../../store/kept.ts';
import { observe } from '../../store/observe.ts';

/** What an account keeps on this device, to be seen, taken along and removed. */
export function createKept(db: AccountDb, account: Account, now: () => number): Kept {
  return {
    parts: () => observe(() => keptParts(db)),
    asJson: () => keptAsJson(db, account, new Date(now()).toISOString()),
    remove: () => removeCopies(db),
  };
}
