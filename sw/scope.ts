import type { deliverOutbox } from './delivery/deliver.ts';

/** The worker's global scope, with the list of files that the build writes into it. */
export type Scope = ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST?: readonly { readonly url: string; readonly revision: string | null }[];
  /** Put here by the delivery script, once that is loaded. */
  deliverOutbox?: typeof deliverOutbox;
};

/** Background Sync, which the standard library does not describe. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
