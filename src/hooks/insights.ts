import { useCallback, useEffect } from 'react';
import type { InsightsRow } from '../store/chat-insights-rows.ts';
import { readInsights } from '../store/insights.ts';
import { useDevice } from './core.tsx';
import { useAdvice } from './use-advice.ts';
import { useLive } from './use-live.ts';

/**
 * A report's insights, once they are `wanted`: from this device at once; made where there are none, and followed while this
 * is on the screen.
 */
export function useInsights(
  reportId: string,
  wanted: boolean,
): { answer: Pick<InsightsRow, 'state' | 'content'> | null | undefined; regenerate(): void } {
  const advice = useAdvice(wanted);
  const device = useDevice();
  useEffect(() => advice?.insights.watch(reportId), [advice, reportId]);
  const answer = useLive(({ db }) => readInsights(db, reportId), reportId);
  const regenerate = useCallback(() => {
    device.acted('other');
    advice?.insights.regenerate(reportId);
  }, [device, advice, reportId]);
  return { answer, regenerate };
}
