import { HISTORY_NOTICE } from '../../domain/history-query.ts';
import { type Cell, cell } from '../../lib/live.ts';
import type { PullOutcome } from '../../sync/pull.ts';

const FRESH_FOR_MS = 60_000;

/** How the last reading of a list from the server went. */
export interface HistoryStatus {
  readonly state: 'never' | 'loading' | 'fresh' | 'failed';
  /** The sentence to show above what is here; null when all is well. */
  readonly notice: string | null;
}

export interface History {
  readonly status: Cell<HistoryStatus>;
  refresh(): Promise<void>;
  /** Unless that was done a moment ago. */
  refreshIfOld(): Promise<void>;
}

/** How a list was last read, for the screen that shows it; `pulled` runs after each reading that succeeded. */
export function createHistory(
  pull: () => Promise<PullOutcome>,
  now: () => number,
  pulled: () => Promise<void> = async () => {},
): History {
  const status = cell<HistoryStatus>({ state: 'never', notice: null });
  let readAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    status.set({ ...status.get(), state: 'loading' });
    const outcome = await pull();
    if (outcome === 'failed') return status.set({ state: 'failed', notice: HISTORY_NOTICE });
    readAt = now();
    status.set({ state: 'fresh', notice: null });
    await pulled();
  };
  return {
    status,
    refresh,
    async refreshIfOld() {
      const age = now() - readAt;
      if (age < 0 || age > FRESH_FOR_MS) await refresh();
    },
  };
}
