import type { HistoryStatus } from '../app/core/history.ts';
import type { ReportAnalytics, TimeRange } from '../contract/analytics.ts';
import { analyticsView } from '../store/views/analytics.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

export interface Analytics {
  /** Null until this device has been read. */
  readonly analytics: ReportAnalytics | null;
  /** How the history they are made of was last read from the server. */
  readonly status: HistoryStatus | null;
  retry(): void;
}

/** The statistics of the account's own reports, counted on this device. */
export function useAnalytics(range: TimeRange): Analytics {
  const workspace = useWorkspace();
  const status = useCellOrNull(workspace?.history);
  const analytics = useLive(({ db, now }) => analyticsView(db, range, now()), range) ?? null;
  return { analytics, status, retry: () => workspace?.refreshHistory() };
}
