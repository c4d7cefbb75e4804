import { useCallback, useEffect } from 'react';
import { useDevice } from './core.tsx';
import type { InsightsAnswer } from './core-port.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

/** A report's insights: from this device at once; made where there are none, and followed while this is on the screen. */
export function useInsights(reportId: string): { answer: InsightsAnswer | null | undefined; regenerate(): void } {
  const workspace = useWorkspace();
  const device = useDevice();
  useEffect(() => workspace?.watchInsights(reportId), [workspace, reportId]);
  const answer = useLive(`insights ${reportId}`, (from) => from.insights(reportId));
  const regenerate = useCallback(() => {
    device.acted('other');
    workspace?.regenerateInsights(reportId);
  }, [device, workspace, reportId]);
  return { answer, regenerate };
}
