/** The worker's global scope, with the list of files that the build writes into it. */
export type Scope = ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST?: readonly { readonly url: string; readonly revision: string | null }[];
};
