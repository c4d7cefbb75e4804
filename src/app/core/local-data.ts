import type { Account } from '../../domain/working-copy.ts';
import type { LocalData } from '../../hooks/core-port.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { localDataAsJson, localDataParts, removeCopies } from '../../store/local-data.ts';
import { observe } from '../../store/observe.ts';

/** What an account keeps on this device, to be seen, taken along and removed. */
export function createLocalData(db: AccountDb, account: Account, now: () => number): LocalData {
  return {
    parts: () => observe(() => localDataParts(db)),
    asJson: () => localDataAsJson(db, account, new Date(now()).toISOString()),
    remove: () => removeCopies(db),
  };
}
