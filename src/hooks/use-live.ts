import { useEffect, useState } from 'react';
import type { Live } from '../lib/live.ts';
import type { Workspace } from './core-port.ts';
import { useWorkspace } from './use-workspace.ts';

/**
 * The latest value of a live query over `source`; undefined until the first one arrives, and again as soon as `key` or the
 * source changes, so that nothing of another question is ever shown as this one's answer.
 */
export function useLiveOver<S, T>(source: S | null, key: string, query: (source: S) => Live<T>): T | undefined {
  const [latest, setLatest] = useState<{ key: string; source: S; value: T } | null>(null);
  const [fault, setFault] = useState<{ cause: unknown } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the query, which is a new function at each render
  useEffect(() => {
    if (source === null) return;
    return query(source).subscribe(
      (value) => setLatest({ key, source, value }),
      (cause) => setFault({ cause }),
    );
  }, [source, key]);

  // A database that cannot be read is for the nearest error boundary, not for silence.
  if (fault) throw fault.cause;
  return latest && latest.key === key && latest.source === source ? latest.value : undefined;
}

/** The same over the signed-in account's working copy. */
export function useLive<T>(key: string, query: (workspace: Workspace) => Live<T>): T | undefined {
  return useLiveOver(useWorkspace(), key, query);
}
