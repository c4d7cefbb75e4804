import { useSyncExternalStore } from 'react';
import { type Cell, cell } from '../lib/live.ts';

export function useCell<T>(watched: Cell<T>): T {
  return useSyncExternalStore(watched.subscribe, watched.get, watched.get);
}

const NOTHING = cell(null);

/** A cell that may not be there yet: null until it is. */
export function useCellOrNull<T>(watched: Cell<T> | undefined): T | null {
  return useCell<T | null>(watched ?? NOTHING);
}
