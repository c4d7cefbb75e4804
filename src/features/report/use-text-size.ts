import { useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.ts';

const KEY = 'baraza-text-size';
export const TEXT_SIZES = ['small', 'normal', 'large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const kept = (): TextSize => TEXT_SIZES.find((known) => known === localStorage.getItem(KEY)) ?? 'normal';

/** How large a report is read on this device; kept for the next one. */
export function useTextSize(): { size: TextSize; change: (size: TextSize) => void } {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<TextSize | null>(null);
  const size = chosen ?? (hydrated ? kept() : 'normal');
  return {
    size,
    change(next) {
      localStorage.setItem(KEY, next);
      setChosen(next);
    },
  };
}
