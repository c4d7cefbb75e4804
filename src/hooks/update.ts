import { useCallback } from 'react';
import { useCore } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';

/** A new version waits until the person says so (UPD-1). */
export function useUpdate(): { ready: boolean; apply(): void } {
  const core = useCore();
  const ready = useCellOrNull(core?.update.ready) ?? false;
  const apply = useCallback(() => core?.update.apply(), [core]);
  return { ready, apply };
}
