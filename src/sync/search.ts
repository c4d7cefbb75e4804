import { searchReports } from '../contract/reports.ts';
import { HISTORY_NOTICE, type HistoryQuery } from '../domain/history-query.ts';
import type { Transport } from '../domain/transport.ts';
import { type Clock, wait } from '../lib/clock.ts';
import type { Live } from '../lib/live.ts';

/** Somebody types: the words are sent when they have paused. */
export const PAUSE_MS = 300;
/** Spec 2 §9: search is tried twice more. */
export const SEARCH_RETRIES_MS = [2_000, 2_000] as const;
/** More than anybody looks through, in one answer. */
const PAGE = '100';

export interface ServerSearch {
  /** The reports that the server found, the best first; null while it has not answered, and without a network. */
  readonly ids: readonly string[] | null;
  readonly isAsking: boolean;
  /** Shown above what this device found by itself. */
  readonly notice: string | null;
}

export interface SearchPorts {
  readonly transport: Transport;
  readonly clock: Clock;
}

/** What the server finds in the account's reports, their texts too, which this device may not have (PULL-4). */
export function searchAtServer({ transport, clock }: SearchPorts, query: HistoryQuery): Live<ServerSearch> {
  return {
    subscribe(next, error) {
      const controller = new AbortController();
      const { signal } = controller;
      const tell = (told: Partial<ServerSearch>) => {
        if (!signal.aborted) next({ ids: null, isAsking: false, notice: null, ...told });
      };
      const look = async () => {
        tell({ isAsking: true });
        for (const pause of [PAUSE_MS, ...SEARCH_RETRIES_MS]) {
          await wait(clock, pause, signal);
          if (signal.aborted) return;
          const answer = await transport({ call: searchReports, query: queryOf(query) }, signal);
          if (answer.kind === 'ok') return tell({ ids: answer.data.data.reports.map(({ id }) => id) });
        }
        tell({ notice: HISTORY_NOTICE });
      };
      look().catch((cause: unknown) => {
        if (!signal.aborted) error?.(cause);
      });
      return () => controller.abort();
    },
  };
}

const queryOf = ({ text = '', filters }: HistoryQuery) => ({
  q: text.trim().slice(0, 200),
  page_size: PAGE,
  ...(filters && { filters: JSON.stringify(filters) }),
});
