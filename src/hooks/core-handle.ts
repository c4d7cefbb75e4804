import type { Core } from '../app/core.ts';
import { type Cell, cell } from '../lib/live.ts';

/** The way to the core: perhaps not here yet, perhaps on its way. */
export interface CoreHandle {
  readonly core: Cell<Core | null>;
  /** Starts the loading if it has not begun. A load that failed is tried again by the next call. */
  ready(): Promise<Core>;
}

export function coreHandle(load: () => Promise<Core>): CoreHandle {
  const core = cell<Core | null>(null);
  let loading: Promise<Core> | null = null;
  return {
    core,
    ready() {
      loading ??= load().then(
        (loaded) => {
          core.set(loaded);
          return loaded;
        },
        (cause: unknown) => {
          loading = null;
          throw cause;
        },
      );
      return loading;
    },
  };
}
