import { useCallback, useEffect, useState } from 'react';
import type { HistoryStatus } from '../app/core/history.ts';
import type { Workspace } from '../app/core/workspace.ts';
import { HISTORY_PAGE_SIZE } from '../contract/limits.ts';
import type { HistoryQuery } from '../domain/history-query.ts';
import type { ReportView } from '../domain/working-copy.ts';
import { reportsView } from '../store/views/reports.ts';
import type { ServerSearch } from '../sync/search.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

export interface Reports {
  /** Pinned first, then newest first; undefined until the local copy has been read. */
  readonly reports: readonly ReportView[] | undefined;
  /** 'stale': what is shown is from this device, and the server could not be asked. */
  readonly state: 'loading' | 'ready' | 'stale';
  /** Shown above the list, never instead of it (PULL-4). */
  readonly notice: string | null;
  refresh(): void;
  more(): void;
  readonly hasMore: boolean;
  /** The server is being asked for the query's words. */
  readonly isSearching: boolean;
}

interface Shown {
  readonly workspace: Workspace;
  readonly answer: Awaited<ReturnType<typeof reportsView>>;
}

const EVERYTHING: HistoryQuery = {};

/** The report history, from this device first. */
export function useReports(query: HistoryQuery = EVERYTHING): Reports {
  const workspace = useWorkspace();
  const [limit, setLimit] = useState<number>(HISTORY_PAGE_SIZE);
  const status = useCellOrNull(workspace?.history);
  const search = useSearch(query);
  const asked = { ...query, found: search?.ids ?? undefined };
  const answer = useLive(({ db }) => reportsView(db, limit, asked), limit, JSON.stringify(asked));
  const [shown, setShown] = useState<Shown | null>(null);
  if (answer && workspace && answer !== shown?.answer) setShown({ workspace, answer });
  // While a longer page is being read the shorter one stays in place; another account's never does.
  const current = answer ?? (shown?.workspace === workspace ? shown?.answer : undefined);

  const refresh = useCallback(() => workspace?.refreshHistory(), [workspace]);
  // Twice as many each time: whoever goes far down the list does not read it anew for every page.
  const more = useCallback(() => setLimit((length) => length * 2), []);
  return {
    reports: current?.reports,
    state: stateOf(status, current?.total),
    notice: status?.notice ?? search?.notice ?? null,
    refresh,
    more,
    hasMore: current !== undefined && current.total > current.reports.length,
    isSearching: search?.isAsking ?? false,
  };
}

/** Words are looked for at the server too; filters alone hold for what is here, which is everything that is listed. */
function useSearch(query: HistoryQuery): ServerSearch | undefined {
  const workspace = useWorkspace();
  const wanted = query.text === undefined ? null : workspace;
  const key = JSON.stringify(query);
  const [told, setTold] = useState<{ readonly key: string; readonly search: ServerSearch } | null>(null);
  useEffect(
    () => wanted?.search(JSON.parse(key) as HistoryQuery).subscribe((search) => setTold({ key, search })),
    [wanted, key],
  );
  return wanted !== null && told?.key === key ? told.search : undefined;
}

function stateOf(status: HistoryStatus | null, total: number | undefined): Reports['state'] {
  if (total === undefined) return 'loading';
  if (status?.state === 'failed') return 'stale';
  // An empty copy that was never filled is not yet an empty history.
  if (total === 0 && status?.state !== 'fresh') return 'loading';
  return 'ready';
}
