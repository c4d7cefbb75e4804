import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { Workspace } from '../app/core/workspace.ts';
import { useWorkspace } from './use-workspace.ts';

/**
 * The latest value of a query over `source`; undefined until the first one arrives, and again as soon as the source or one of
 * `asked` changes, so that nothing of another question is ever shown as this one's answer. A database that cannot be read is for
 * the nearest error boundary. Whoever imports this brings the database along: parts that come after the first screen.
 */
export function useLiveOver<S, T>(
  source: S | null,
  query: (source: S) => Promise<T>,
  ...asked: readonly unknown[]
): T | undefined {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one object for each question, to know its answers by
  const question = useMemo(() => ({}), [source, ...asked]);
  const latest = useLiveQuery(
    async () => (source === null ? null : { question, value: await query(source) }),
    [question],
  );
  return latest?.question === question ? latest.value : undefined;
}

/** The same over the signed-in account's working copy. */
export function useLive<T>(query: (workspace: Workspace) => Promise<T>, ...asked: readonly unknown[]): T | undefined {
  return useLiveOver(useWorkspace(), query, ...asked);
}
