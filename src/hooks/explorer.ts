import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Explorer, ExplorerHistoryStatus } from '../app/core/explorer.ts';
import type { Workspace } from '../app/core/workspace.ts';
import { EXPLORER_PAGE_SIZE } from '../contract/explorer-options.ts';
import type { Generation, SessionLine, SessionView } from '../domain/explorer-views.ts';
import { generationView, sessionsView, sessionView } from '../store/views/explorer.ts';
import type { Bringing } from '../sync/explorer-reads.ts';
import { openWorkspace } from './actions.ts';
import { useCoreHandle, useDevice } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { usePart } from './use-part.ts';
import { useWorkspace } from './use-workspace.ts';
import { whenLoaded } from './when-loaded.ts';

const explorerOf = (workspace: Workspace) => workspace.explorer();
const useExplorer = (): Explorer | null => usePart(explorerOf);

/** The generation somebody waits for, followed while this is on the screen. Undefined until this device has been read. */
export function useGeneration(): Generation | null | undefined {
  const explorer = useExplorer();
  useEffect(() => explorer?.watchGeneration(), [explorer]);
  return useLive(({ db }) => generationView(db));
}

/** What a person can do here. Each promise is kept once the intention is safe on this device. */
export function useExplorerActions(): Explorer['actions'] {
  const handle = useCoreHandle();
  const device = useDevice();
  return useMemo(
    () => whenLoaded(async () => (await (await openWorkspace(handle, device)).explorer()).actions),
    [handle, device],
  );
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
  const workspace = useWorkspace();
  const explorer = useExplorer();
  const [limit, setLimit] = useState<number>(EXPLORER_PAGE_SIZE);
  useEffect(() => explorer?.refreshHistory(), [explorer]);
  const status = useCellOrNull(explorer?.history);
  const answer = useLive(({ db }) => sessionsView(db, limit), limit);
  const [shown, setShown] = useState<{ workspace: Workspace; answer: NonNullable<typeof answer> } | null>(null);
  if (answer && workspace && answer !== shown?.answer) setShown({ workspace, answer });
  // While a longer list is being read the shorter one stays in place; another account's never does.
  const current = answer ?? (shown?.workspace === workspace ? shown?.answer : undefined);
  const here = current ? current.total > current.sessions.length : false;
  const atServer = status?.hasMore ?? false;
  const more = useCallback(() => {
    setLimit((length) => length + EXPLORER_PAGE_SIZE);
    if (!here) explorer?.olderHistory();
  }, [explorer, here]);
  const refresh = useCallback(() => explorer?.refreshHistory(), [explorer]);
  return { sessions: current?.sessions, status, hasMore: here || atServer, more, refresh };
}

/** One session for its page: what is on this device, and how the fetching of what is not goes. */
export interface SessionAnswer {
  readonly session: SessionView | null;
  readonly bringing: Bringing;
}

/** One session and its problems: from this device when they are here, fetched and kept when they are not. */
export function useExplorerSession(id: string): { readonly answer: SessionAnswer | undefined; retry(): void } {
  const sessions = useExplorer()?.sessions;
  const session = useLive(({ db }) => sessionView(db, id), id);
  const bringing = useCellOrNull(sessions?.state(id));
  const retry = useCallback(() => sessions?.bring(id), [sessions, id]);
  // Once for each opening; what is here costs nothing more (PULL-3).
  const asked = useRef<{ readonly id: string; readonly sessions: typeof sessions }>(null);
  const isMissing = session !== undefined && (session?.problems.length ?? 0) === 0;
  useEffect(() => {
    if (session === undefined || !sessions) return;
    if (asked.current?.id === id && asked.current.sessions === sessions) return;
    asked.current = { id, sessions };
    if (isMissing) retry();
  }, [session, isMissing, sessions, id, retry]);
  return { answer: session !== undefined && bringing ? { session, bringing } : undefined, retry };
}
