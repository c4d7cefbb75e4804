import { useMemo } from 'react';
import type { LocalDataPart } from '../domain/local-data.ts';
import { localDataAsJson, localDataParts, removeCopies } from '../store/local-data.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

export interface LocalData {
  asJson(): Promise<string>;
  /** Takes off the device what the server has too. */
  remove(): Promise<void>;
}

/** What the account keeps on this device; `parts` is undefined until it has been looked through. */
export function useLocalData(): { localData: LocalData | null; parts: readonly LocalDataPart[] | undefined } {
  const workspace = useWorkspace();
  const localData = useMemo(() => {
    if (!workspace) return null;
    const { db, account, now } = workspace;
    return {
      asJson: () => localDataAsJson(db, account, new Date(now()).toISOString()),
      remove: () => removeCopies(db),
    };
  }, [workspace]);
  return { localData, parts: useLive(({ db }) => localDataParts(db)) };
}
