import type { Changed } from './changed.ts';
import type { Device } from './device.ts';
import type { House } from './house.ts';
import type { Ledger } from './ledger.ts';
import type { Circumstances, Mutant } from './mutant.ts';
import type { FaultyNetwork } from './network.ts';
import type { Quiet } from './quiet.ts';
import type { Chances } from './random.ts';
import type { Wishes } from './wishes.ts';

/** Everything one schedule plays with. */
export interface World {
  readonly house: House;
  readonly network: FaultyNetwork;
  readonly chance: Chances;
  readonly ledger: Ledger;
  readonly wishes: Wishes;
  readonly quiet: Quiet;
  readonly changed: Changed;
  readonly mutant: Mutant | null;
  /** Numbers the schedules of one process: names of databases, ids and addresses are taken from it. */
  readonly run: number;
  readonly accounts: readonly string[];
  readonly devices: Device[];
  /** Each account's reports: the n-th is touched by device n alone, the others by everybody. */
  readonly reports: ReadonlyMap<string, readonly string[]>;
  readonly amid: Circumstances;
  /** What a page's own work failed with. */
  readonly errors: unknown[];
}
