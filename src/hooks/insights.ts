import { useCallback, useEffect } from 'react';
import { useDevice } from './core.tsx';
import type { InsightsAnswer } from './core-port.ts';
import { useAdvice } from './use-advice.ts';
import { useLiveOver } from './use-live.ts';

/**
 * A report's insights, once they are `wanted`: from this device at once; made where there are none, and followed while this
 * is on the screen.
 */
export function useInsights(
  reportId: string,
  wanted: boolean,
): { answer: InsightsAnswer | null | undefined; regenerate(): void } {
  const advice = useAdvice(wanted);
  const device = useDevice();
  useEffect(() => advice?.watchInsights(reportId), [advice, reportId]);
  const answer = useLiveOver(advice, `insights ${reportId}`, (from) => from.insights(reportId));
  const regenerate = useCallback(() => {
    device.acted('other');
    advice?.regenerateInsights(reportId);
  }, [device, advice, reportId]);
  return { answer, regenerate };
}
