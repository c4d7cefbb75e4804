import type { Choices } from '../../domain/explorer-form.ts';
import type { Marks } from '../../domain/explorer-problem.ts';
import type { ActionKind } from '../../domain/user-action.ts';
import { type Cell, cell } from '../../lib/live.ts';
import { discardEntry } from '../../store/entries.ts';
import { endRun } from '../../store/explorer.ts';
import { ExplorerRow } from '../../store/explorer-refiner-rows.ts';
import { observe } from '../../store/observe.ts';
import { validRows } from '../../store/valid-rows.ts';
import { type Bringing, bringSession, type ReadPorts, readPage } from '../../sync/explorer-reads.ts';
import { createGenerations, type GenerationsPorts } from '../../sync/generations.ts';
import { withServiceRetry } from '../../sync/service-retry.ts';
import { createFetches } from './fetches.ts';
import type { Mutate } from './outbox-actions.ts';

export interface ExplorerPorts extends ReadPorts, Omit<GenerationsPorts, 'rows' | 'ended'> {
  readonly mutate: Mutate;
  readonly acted: (kind: ActionKind) => void;
  readonly refreshCredits: () => void;
  /** False where the browser is certain that there is none. */
  readonly hasNetwork: () => boolean;
  /** The network is back. */
  readonly onReturn: (listener: () => void) => () => void;
}

/** How the history was last read from the server. */
export interface ExplorerHistoryStatus {
  readonly state: 'never' | 'loading' | 'fresh' | 'failed';
  /** What the call's failure is named; null when nobody answered, or all is well. */
  readonly detail: string | null;
  /** The server has more than the pages that were read. */
  readonly hasMore: boolean;
}

export type Explorer = ReturnType<typeof createExplorer>;

/** The Explorer of one account, until `signal` is aborted. A part of its own: only its pages need it. */
export function createExplorer(given: ExplorerPorts, signal: AbortSignal) {
  const { db, clock, log, mutate } = given;
  const ports = { ...given, transport: withServiceRetry(given.transport, clock, Math.random, given.hasNetwork) };
  const attempt = (what: string, work: Promise<unknown>) => {
    work.catch((cause: unknown) => {
      if (!signal.aborted) log.warn(`${what} failed`, { cause });
    });
  };
  const history = createSessions(ports, signal);
  const rows = observe(async () => validRows(ExplorerRow, await db.explorerSessions.toArray()));
  const ended = () => {
    given.refreshCredits();
    attempt('explorer history', history.refresh());
  };
  const generations = createGenerations({ ...ports, rows, ended }, signal);
  const sessions = createFetches<Bringing>({
    loading: { state: 'loading' },
    fetch: (id, onState) => bringSession(ports, id, onState, signal),
    failed(id, cause) {
      if (!signal.aborted) log.error('session not brought', { id, cause });
      return { state: 'not_here' };
    },
    isAbsent: ({ state }) => state === 'not_here',
  });
  const stop = given.onReturn(() => {
    sessions.retryAbsent();
    if (history.status.get().state === 'failed') attempt('explorer history', history.refresh());
  });
  signal.addEventListener('abort', stop, { once: true });

  return {
    /** Follows the generation somebody waits for while somebody looks; the answer ends it. */
    watchGeneration: generations.watch,
    history: history.status,
    refreshHistory: () => attempt('explorer history', history.refresh()),
    /** One page further back. */
    olderHistory: () => attempt('explorer history', history.older()),
    sessions,
    actions: {
      /** Answers with the job's id as soon as the wish is safe on this device. */
      async generate(choices: Choices) {
        given.acted('research');
        const parameters = Object.fromEntries(Object.entries(choices).map(([key, names]) => [key, [...names]]));
        return mutate({ type: 'explore', payload: { parameters } });
      },
      /** Answers with the id of the intention, for `useSending`. */
      cancel: (jobId: string) => mutate({ type: 'explorer_cancel', payload: { jobId } }),
      async checkNow() {
        given.acted('other');
        generations.checkNow();
      },
      /** Its person has seen how it ended. */
      async seen(jobId: string) {
        await discardEntry(db, jobId);
        await endRun(db, jobId);
      },
      mark: (sessionId: string, resultId: string, marks: Partial<Marks>) =>
        mutate({ type: 'explorer_marks', payload: { sessionId, resultId, marks } }),
      /** Answers with the id of the intention, for `useSending`. */
      remove: (sessionId: string) => mutate({ type: 'explorer_delete', payload: { sessionId } }),
    },
  };
}

function createSessions(
  ports: ReadPorts,
  signal: AbortSignal,
): { readonly status: Cell<ExplorerHistoryStatus>; refresh(): Promise<void>; older(): Promise<void> } {
  const status = cell<ExplorerHistoryStatus>({ state: 'never', detail: null, hasMore: false });
  let pages = 0;
  const read = async (page: number) => {
    status.set({ ...status.get(), state: 'loading' });
    const outcome = await readPage(ports, page, signal);
    if (outcome.kind === 'failed') return status.set({ ...status.get(), state: 'failed', detail: outcome.detail });
    // The first page read anew says nothing of what lies behind those that were read further on.
    const hasMore = page < pages ? status.get().hasMore : outcome.hasMore;
    pages = Math.max(pages, page);
    status.set({ state: 'fresh', detail: null, hasMore });
  };
  return { status, refresh: () => read(1), older: () => read(pages + 1) };
}
