import type { Workspace } from '../app/core/workspace.ts';
import { useCore } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';

/** The signed-in account's working copy; null until the core is loaded and the database open. */
export function useWorkspace(): Workspace | null {
  return useCellOrNull(useCore()?.workspace);
}
