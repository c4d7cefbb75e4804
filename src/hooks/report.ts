import { useCallback } from 'react';
import type { ReportAnswer } from './core-port.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

const LOADING: ReportAnswer = { state: 'loading', report: null, row: null, message: null };

/** One report: from this device when it is here, fetched and kept when it is not. 'not_here': offline and never fetched. */
export function useReport(id: string): ReportAnswer & { retry(): void } {
  const workspace = useWorkspace();
  const answer = useLive(`report ${id}`, (from) => from.report(id)) ?? LOADING;
  const retry = useCallback(() => workspace?.retryReport(id), [workspace, id]);
  return { ...answer, retry };
}
