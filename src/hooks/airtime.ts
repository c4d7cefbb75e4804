import { useCallback } from 'react';
import { useDevice } from './core.tsx';

/** Whether a recording may begin by itself: not with reduced data, and not on a 2g or 3g line (readings: Content). */
export function useMayPlay(): () => boolean {
  const { airtime } = useDevice();
  return useCallback(() => airtime.mayPlay(), [airtime]);
}
