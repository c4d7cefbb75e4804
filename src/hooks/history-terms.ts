import type { HistoryTerms } from '../domain/suggested.ts';
import { useLive } from './use-live.ts';

/** Categories and tags of the reports on this device, and what is worth doing next; null until they have been read. */
export function useHistoryTerms(besides?: string): HistoryTerms | null {
  return useLive(`terms ${besides}`, (from) => from.historyTerms(besides)) ?? null;
}
