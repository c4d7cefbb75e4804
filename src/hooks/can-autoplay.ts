import { useCallback } from 'react';
import { useDevice } from './core.tsx';

/** Whether a recording may begin by itself: not with reduced data, on a 2g or 3g line (readings: Content), or on none. */
export function useCanAutoplay(): () => boolean {
  const { networkConditions, online } = useDevice();
  return useCallback(() => online.get() && networkConditions.canAutoplay(), [networkConditions, online]);
}
