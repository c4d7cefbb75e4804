import { useCallback, useEffect, useMemo, useState } from 'react';
import { EXPLORER_PAGE_SIZE } from '../contract/explorer-options.ts';
import type { Choices } from '../domain/explorer-form.ts';
import type { Marks } from '../domain/explorer-problem.ts';
import type { Generation, SessionLine } from '../domain/explorer-views.ts';
import { openWorkspace } from './actions.ts';
import { useCoreHandle, useDevice } from './core.tsx';
import type { Workspace } from './core-port.ts';
import type { Explorer, ExplorerHistoryStatus, SessionAnswer } from './explorer-port.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLiveOver } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

/** Null until that part of the product is loaded. */
function useExplorer(): Explorer | null {
  const workspace = useWorkspace();
  const { report } = useDevice();
  const [loaded, setLoaded] = useState<{ workspace: Workspace; explorer: Explorer } | null>(null);
  useEffect(() => {
    let over = false;
    workspace?.explorer().then(
      (explorer) => {
        if (!over) setLoaded({ workspace, explorer });
      },
      // What is on the screen stays there; the next opening tries again.
      report,
    );
    return () => {
      over = true;
    };
  }, [workspace, report]);
  return loaded?.workspace === workspace ? (loaded?.explorer ?? null) : null;
}

/** The generation somebody waits for, followed while this is on the screen. Undefined until this device has been read. */
export function useGeneration(): Generation | null | undefined {
  const explorer = useExplorer();
  useEffect(() => explorer?.watchGeneration(), [explorer]);
  return useLiveOver(explorer, 'generation', (from) => from.generation());
}

export interface ExplorerActions {
  generate(choices: Choices): Promise<string>;
  cancel(jobId: string): Promise<string>;
  seen(jobId: string): Promise<void>;
  checkNow(): Promise<void>;
  mark(sessionId: string, resultId: string, marks: Partial<Marks>): Promise<void>;
  remove(sessionId: string): Promise<string>;
}

/** What a person can do here. Each promise is kept once the intention is safe on this device. */
export function useExplorerActions(): ExplorerActions {
  const handle = useCoreHandle();
  const device = useDevice();
  return useMemo(() => {
    const open = async (): Promise<Explorer> => (await openWorkspace(handle, device)).explorer();
    return {
      async generate(choices) {
        device.acted('research');
        return (await open()).generate(choices);
      },
      cancel: async (jobId) => (await open()).cancel(jobId),
      seen: async (jobId) => (await open()).seen(jobId),
      async checkNow() {
        device.acted('other');
        (await open()).checkNow();
      },
      mark: async (sessionId, resultId, marks) => (await open()).mark(sessionId, resultId, marks),
      remove: async (sessionId) => (await open()).remove(sessionId),
    };
  }, [handle, device]);
}

export interface ExplorerHistory {
  /** Undefined until the local copy has been read. */
  readonly sessions: readonly SessionLine[] | undefined;
  readonly status: ExplorerHistoryStatus | null;
  readonly hasMore: boolean;
  more(): void;
  refresh(): void;
}

/** Completed sessions, from this device first; twenty more with each `more`. */
export function useExplorerHistory(): ExplorerHistory {
  const explorer = useExplorer();
  const [limit, setLimit] = useState<number>(EXPLORER_PAGE_SIZE);
  useEffect(() => explorer?.refreshHistory(), [explorer]);
  const status = useCellOrNull(explorer?.history);
  const answer = useLiveOver(explorer, `sessions ${limit}`, (from) => from.sessions(limit));
  const [shown, setShown] = useState<{ explorer: Explorer; answer: NonNullable<typeof answer> } | null>(null);
  if (answer && explorer && answer !== shown?.answer) setShown({ explorer, answer });
  // While a longer list is being read the shorter one stays in place; another account's never does.
  const current = answer ?? (shown?.explorer === explorer ? shown?.answer : undefined);
  const here = current ? current.total > current.sessions.length : false;
  const atServer = status?.hasMore ?? false;
  const more = useCallback(() => {
    setLimit((length) => length + EXPLORER_PAGE_SIZE);
    if (!here) explorer?.olderHistory();
  }, [explorer, here]);
  const refresh = useCallback(() => explorer?.refreshHistory(), [explorer]);
  return { sessions: current?.sessions, status, hasMore: here || atServer, more, refresh };
}

/** One session and its problems: from this device when they are here, fetched and kept when they are not. */
export function useExplorerSession(id: string): { readonly answer: SessionAnswer | undefined; retry(): void } {
  const explorer = useExplorer();
  const answer = useLiveOver(explorer, `session ${id}`, (from) => from.session(id));
  const retry = useCallback(() => explorer?.bringSession(id), [explorer, id]);
  return { answer, retry };
}
