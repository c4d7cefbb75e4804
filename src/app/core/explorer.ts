import type { Explorer, ExplorerHistoryStatus, SessionAnswer } from '../../hooks/explorer-port.ts';
import { type Cell, cell, type Live, type WritableCell } from '../../lib/live.ts';
import { discardEntry } from '../../store/entries.ts';
import { endRun } from '../../store/explorer.ts';
import { ExplorerRow } from '../../store/explorer-refiner-rows.ts';
import { observe } from '../../store/observe.ts';
import { validRows } from '../../store/valid-rows.ts';
import { generationView, sessionsView, sessionView } from '../../store/views/explorer.ts';
import { type Bringing, bringSession, type ReadPorts, readPage } from '../../sync/explorer-reads.ts';
import { createGenerations, type GenerationsPorts } from '../../sync/generations.ts';
import { withServiceRetry } from '../../sync/service-retry.ts';
import type { Mutate } from './outbox-actions.ts';

export interface ExplorerPorts extends ReadPorts, Omit<GenerationsPorts, 'rows' | 'ended'> {
  readonly mutate: Mutate;
  readonly refreshCredits: () => void;
  /** False where the browser is certain that there is none. */
  readonly hasNetwork: () => boolean;
  /** The network is back. */
  readonly onReturn: (listener: () => void) => () => void;
}

const LOADING: Bringing = { state: 'loading' };

/** The Explorer of one account, until `signal` is aborted. A part of its own: only its pages need it. */
export function createExplorer(given: ExplorerPorts, signal: AbortSignal): Explorer {
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
  const answers = createAnswers(ports, signal);
  const stop = given.onReturn(() => {
    answers.retryAbsent();
    if (history.status.get().state === 'failed') attempt('explorer history', history.refresh());
  });
  signal.addEventListener('abort', stop, { once: true });

  return {
    generation: () => observe(() => generationView(db)),
    watchGeneration: generations.watch,
    checkNow: generations.checkNow,
    generate: (choices) =>
      mutate({
        type: 'explore',
        payload: { parameters: Object.fromEntries(Object.entries(choices).map(([key, names]) => [key, [...names]])) },
      }),
    cancel: (jobId) => mutate({ type: 'explorer_cancel', payload: { jobId } }),
    async seen(jobId) {
      await discardEntry(db, jobId);
      await endRun(db, jobId);
    },
    sessions: (limit) => observe(() => sessionsView(db, limit)),
    history: history.status,
    refreshHistory: () => attempt('explorer history', history.refresh()),
    olderHistory: () => attempt('explorer history', history.older()),
    session: answers.session,
    bringSession: answers.bring,
    async mark(sessionId, resultId, marks) {
      await mutate({ type: 'explorer_marks', payload: { sessionId, resultId, marks } });
    },
    remove: (sessionId) => mutate({ type: 'explorer_delete', payload: { sessionId } }),
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

function createAnswers(ports: ExplorerPorts, signal: AbortSignal) {
  const { db, log } = ports;
  const cells = new Map<string, WritableCell<Bringing>>();
  const cellOf = (id: string) => {
    const known = cells.get(id) ?? cell(LOADING);
    cells.set(id, known);
    return known;
  };
  const bring = (id: string) => {
    const bringing = cellOf(id);
    bringing.set(LOADING);
    bringSession(ports, id, bringing.set, signal).then(bringing.set, (cause: unknown) => {
      if (signal.aborted) return;
      log.error('session not brought', { id, cause });
      bringing.set({ state: 'not_here' });
    });
  };
  const session = (id: string): Live<SessionAnswer> => ({
    subscribe(next, error) {
      const bringing = cellOf(id);
      let local: { readonly session: SessionAnswer['session'] } | null = null;
      let asked = false;
      const tell = () => {
        if (local) next({ session: local.session, bringing: bringing.get() });
      };
      const stopCell = bringing.subscribe(tell);
      const stopLocal = observe(() => sessionView(db, id)).subscribe((read) => {
        local = { session: read };
        // What is here costs nothing more (PULL-3).
        if (!asked && (read?.problems.length ?? 0) === 0) bring(id);
        asked = true;
        tell();
      }, error);
      return () => {
        stopCell();
        stopLocal();
      };
    },
  });
  return {
    bring,
    session,
    retryAbsent() {
      for (const [id, bringing] of cells) if (bringing.get().state === 'not_here') bring(id);
    },
  };
}
