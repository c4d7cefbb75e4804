import type { Account } from '../domain/working-copy.ts';

/** Who is signed in, as the device remembers it (store/account-record.ts). */
export interface AccountMemory {
  readonly account: { get(): Account | null };
  loggedOut(): boolean;
  /** False while a recovery link's page is open: nobody is restored there (spec 1 §4). */
  restores(): boolean;
  signedIn(account: Account): void;
  signedOut(byPerson: boolean): void;
}
