import { useEffect, useState } from 'react';
import type { Live } from '../lib/live.ts';
import type { Workspace } from './core-port.ts';
import { useWorkspace } from './use-workspace.ts';

/**
 * The latest value of a live query over the account's working copy; undefined until the first one arrives, and again
 * as soon as `key` or the account changes, so that nothing of another question is ever shown as this one's answer.
 */
export function useLive<T>(key: string, query: (workspace: Workspace) => Live<T>): T | undefined {
  const workspace = useWorkspace();
  const [latest, setLatest] = useState<{ key: string; workspace: Workspace | null; value: T } | null>(null);
  const [fault, setFault] = useState<{ cause: unknown } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the query, which is a new function at each render
  useEffect(() => {
    if (!workspace) return;
    return query(workspace).subscribe(
      (value) => setLatest({ key, workspace, value }),
      (cause) => setFault({ cause }),
    );
  }, [workspace, key]);

  // A database that cannot be read is for the nearest error boundary, not for silence.
  if (fault) throw fault.cause;
  return latest && latest.key === key && latest.workspace === workspace ? latest.value : undefined;
}
