import type { Log } from '../lib/log.ts';

/** The worker's only reason to wake: something waits in the outbox (OUT-8). */
export const OUTBOX_TAG = 'baraza-outbox';

interface SyncManager {
  register(tag: string): Promise<void>;
}

export interface BackgroundSync {
  /** Something waits: the worker sends it when there is a network, even when every page is closed by then. */
  ask(): void;
}

/** Chromium has it; elsewhere asking does nothing, and the next page that is opened sends what waits. */
export function backgroundSync(workers: ServiceWorkerContainer | undefined, log: Log): BackgroundSync {
  const register = async (): Promise<void> => {
    // Not `ready`, which waits for ever where no worker can be registered.
    const registration = (await workers?.getRegistration()) as { sync?: SyncManager; active: unknown } | undefined;
    if (registration?.active) await registration.sync?.register(OUTBOX_TAG);
  };
  return {
    ask() {
      // Refused where the person has switched it off.
      register().catch((cause: unknown) => log.debug('no background sync', { cause }));
    },
  };
}
