import { useSyncExternalStore } from 'react';
import { type Cell, cell } from '../lib/live.ts';

/**
 * `written`: what the build assumed where it wrote the page to HTML. The page is taken over with it, and shows what is true
 * right after. Needed for whatever a public page shows.
 */
export function useCell<T>(watched: Cell<T>, written: () => T = watched.get): T {
  return useSyncExternalStore(watched.subscribe, watched.get, written);
}

const NOTHING = cell(null);

/** A cell that may not be there yet: null until it is. */
export function useCellOrNull<T>(watched: Cell<T> | undefined): T | null {
  return useCell<T | null>(watched ?? NOTHING, NOTHING.get);
}
