import type { Read } from '../../api/read.ts';
import type { AnswerStream, EventStream, Renew, Transport } from '../../domain/transport.ts';
import type { BackgroundSync } from '../../platform/background-sync.ts';
import type { Locks } from '../../platform/locks.ts';
import type { NetworkConditions } from '../../platform/network-conditions.ts';
import type { DeviceStorage } from '../../platform/storage.ts';
import type { PageDevice } from './device.ts';

/** One account's ways to the server: they carry its token and nobody else's (OUT-10). */
export interface ApiClients {
  readonly transport: Transport;
  /** Reads with the retries of spec 2 §9. */
  readonly read: Read;
  readonly events: EventStream;
  readonly answerEvents: AnswerStream;
  readonly sendStop: (jobId: string) => void;
}

/** What every account's working copy is built from. */
export interface WorkspacePorts extends ApiClients {
  readonly device: PageDevice;
  readonly renew: Renew;
  readonly warm: (path: string) => Promise<void>;
  readonly locks: Locks;
  /** Asks for the worker's help, in case every page is closed before the network is back. */
  readonly backgroundSync: BackgroundSync;
  readonly networkConditions: NetworkConditions;
  readonly storage: DeviceStorage;
  readonly newId: () => string;
}
