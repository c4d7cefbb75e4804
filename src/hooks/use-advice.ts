import { useEffect, useState } from 'react';
import { useDevice } from './core.tsx';
import type { Advice, Workspace } from './core-port.ts';
import { useWorkspace } from './use-workspace.ts';

/** Conversations and insights; null until that part of the product is loaded, which begins when it is `wanted`. */
export function useAdvice(wanted = true): Advice | null {
  const workspace = useWorkspace();
  const { report } = useDevice();
  const [loaded, setLoaded] = useState<{ workspace: Workspace; advice: Advice } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    workspace?.advice().then(
      (advice) => {
        if (!over) setLoaded({ workspace, advice });
      },
      // What is on the device stays on the screen; the next opening tries again.
      report,
    );
    return () => {
      over = true;
    };
  }, [workspace, report, wanted]);
  return loaded?.workspace === workspace ? (loaded?.advice ?? null) : null;
}
