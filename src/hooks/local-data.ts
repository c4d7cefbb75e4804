import type { LocalDataPart } from '../domain/local-data.ts';
import type { LocalData, Workspace } from './core-port.ts';
import { useLiveOver } from './use-live.ts';
import { usePart } from './use-part.ts';

const localDataOf = (workspace: Workspace) => workspace.localData();

/** What the account keeps on this device; `parts` is undefined until it has been looked through. */
export function useLocalData(): { localData: LocalData | null; parts: readonly LocalDataPart[] | undefined } {
  const localData = usePart(localDataOf);
  return { localData, parts: useLiveOver(localData, 'local-data', (from) => from.parts()) };
}
