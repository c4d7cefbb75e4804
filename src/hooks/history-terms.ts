import type { HistoryTerms } from '../domain/history-query.ts';
import type { Suggestion } from '../domain/suggested.ts';
import { historyTerms, suggestions } from '../store/views/history-terms.ts';
import { useLive, useLiveOver } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

const NONE: HistoryTerms = { categories: [], tags: [] };

/** Categories and tags of the reports on this device. Every report is read for them: only when somebody wants them. */
export function useHistoryTerms(isWanted: boolean): HistoryTerms {
  const workspace = useWorkspace();
  return useLiveOver(isWanted ? workspace : null, ({ db }) => historyTerms(db)) ?? NONE;
}

/** What is worth doing next, apart from the report `besides`. */
export function useSuggestions(besides?: string): readonly Suggestion[] {
  return useLive(({ db, now }) => suggestions(db, now(), besides), besides) ?? [];
}
