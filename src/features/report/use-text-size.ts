import { useState } from 'react';

const KEY = 'baraza-text-size';
export const TEXT_SIZES = ['small', 'normal', 'large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How large a report is read on this device; kept for the next one. */
export function useTextSize(): { size: TextSize; change: (size: TextSize) => void } {
  const [size, setSize] = useState<TextSize>(
    () => TEXT_SIZES.find((known) => known === localStorage.getItem(KEY)) ?? 'normal',
  );
  return {
    size,
    change(next) {
      localStorage.setItem(KEY, next);
      setSize(next);
    },
  };
}
