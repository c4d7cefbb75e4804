import { useEffect, useState } from 'react';
import type { Workspace } from '../app/core/workspace.ts';
import { useDevice } from './core.tsx';
import { useWorkspace } from './use-workspace.ts';

/**
 * A part of the working copy that is loaded when it is first `wanted`; null until it is here. `load` must be the same
 * function each time.
 */
export function usePart<Part>(load: (workspace: Workspace) => Promise<Part>, wanted = true): Part | null {
  const workspace = useWorkspace();
  const { report } = useDevice();
  const [loaded, setLoaded] = useState<{ workspace: Workspace; part: Part } | null>(null);
  useEffect(() => {
    if (!wanted || !workspace) return;
    let over = false;
    load(workspace).then(
      (part) => {
        if (!over) setLoaded({ workspace, part });
      },
      // What is on the device stays on the screen; the next opening tries again.
      report,
    );
    return () => {
      over = true;
    };
  }, [workspace, report, wanted, load]);
  return loaded?.workspace === workspace ? (loaded?.part ?? null) : null;
}
