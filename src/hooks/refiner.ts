import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Workspace } from '../app/core/workspace.ts';
import { HISTORY_PAGE_SIZE } from '../contract/limits.ts';
import type { RefinerItem, RefinerSessionView } from '../domain/refiner.ts';
import { refinerHistory, refinerSession } from '../store/views/refiner.ts';
import type { RefinerHistoryStatus, RefinerReading } from '../sync/refiner.ts';
import { useDevice } from './core.tsx';
import { useCell, useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { usePart } from './use-part.ts';
import { useWorkspace } from './use-workspace.ts';

const refinerOf = (workspace: Workspace) => workspace.refiner();

export interface RefinerSessions {
  /** Undefined until the local copy has been read. */
  readonly items: readonly RefinerItem[] | undefined;
  readonly status: RefinerHistoryStatus | null;
  readonly hasMore: boolean;
  more(): void;
  refresh(): void;
}

/** The Refiner's history: from this device at once, brought up to date while somebody looks. */
export function useRefinerHistory(): RefinerSessions {
  const workspace = useWorkspace();
  const refiner = usePart(refinerOf);
  const reached = useCell(useDevice().reached);
  const [limit, setLimit] = useState<number>(HISTORY_PAGE_SIZE);
  const status = useCellOrNull(refiner?.history);
  const answer = useLive(({ db }) => refinerHistory(db, limit), limit);
  const [shown, setShown] = useState<{ workspace: Workspace; answer: NonNullable<typeof answer> } | null>(null);
  if (answer && workspace && answer !== shown?.answer) setShown({ workspace, answer });
  // While a longer list is being read the shorter one stays in place; another account's never does.
  const current = answer ?? (shown?.workspace === workspace ? shown?.answer : undefined);

  const refresh = useCallback(() => refiner?.refresh(), [refiner]);
  useEffect(() => {
    if (reached) refresh();
  }, [reached, refresh]);
  const hasMoreHere = current?.hasMore ?? false;
  const more = useCallback(() => {
    setLimit((length) => length + HISTORY_PAGE_SIZE);
    if (!hasMoreHere) refiner?.more();
  }, [refiner, hasMoreHere]);
  return { items: current?.items, status, hasMore: hasMoreHere || (status?.hasMore ?? false), more, refresh };
}

export interface RefinerSession {
  /** Undefined until the local copy has been read; null where this device knows nothing of it. */
  readonly session: RefinerSessionView | null | undefined;
  readonly reading: RefinerReading | null;
  retry(): void;
}

/** One session: what is here at once; what is not, or may have changed elsewhere, is asked for. */
export function useRefinerSession(id: string): RefinerSession {
  const refiner = usePart(refinerOf);
  const reached = useCell(useDevice().reached);
  const session = useLive(({ db }) => refinerSession(db, id), id);
  const reading = useCellOrNull(useMemo(() => refiner?.details(id), [refiner, id]));
  const retry = useCallback(() => refiner?.bring(id), [refiner, id]);

  // What was refined while somebody looked on has just come from the server.
  const seenPending = useRef<string | null>(null);
  const isKnown = session !== undefined;
  const isPending = session?.pending != null;
  useEffect(() => {
    if (isPending) seenPending.current = id;
    if (isKnown && reached && seenPending.current !== id) retry();
  }, [isKnown, isPending, reached, id, retry]);
  return { session, reading, retry };
}

/** Other wordings of one problem. */
export function useRewording(resultId: string): {
  reading: RefinerReading | null;
  reword(sessionId: string, statement: string): void;
} {
  const refiner = usePart(refinerOf);
  const reading = useCellOrNull(useMemo(() => refiner?.rewording(resultId), [refiner, resultId]));
  const reword = useCallback(
    (sessionId: string, statement: string) => refiner?.reword(sessionId, resultId, statement),
    [refiner, resultId],
  );
  return { reading, reword };
}
