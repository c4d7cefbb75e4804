import { explorerStatus } from '../contract/explorer.ts';
import { EXPLORER_ERRORS } from '../domain/explorer-errors.ts';
import { resultsIn } from '../domain/explorer-results.ts';
import type { Transport } from '../domain/transport.ts';
import { linkedAbort } from '../lib/abort.ts';
import type { Clock } from '../lib/clock.ts';
import type { Cell, Live } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { isFollowable, setExplorerLocal, takeExplorerStatus } from '../store/explorer.ts';
import type { ExplorerRow } from '../store/tool-rows.ts';
import { followGeneration, type GenerationEnd } from './follow-generation.ts';
import type { FlushLock } from './ports.ts';
import { watchRows } from './watch-rows.ts';

export interface GenerationsPorts {
  readonly db: AccountDb;
  readonly rows: Live<readonly ExplorerRow[]>;
  /** With the service's retries. */
  readonly transport: Transport;
  readonly visible: Cell<boolean>;
  readonly onOpen: (listener: () => void) => () => void;
  readonly locks: FlushLock;
  readonly clock: Clock;
  readonly log: Log;
  /** One has ended. */
  readonly ended: () => void;
}

export interface Generations {
  /** Somebody looks at the generator's page; the answer ends it. Leaving stops polling only: the generation goes on. */
  watch(): () => void;
  /** A person asks now. */
  checkNow(): void;
}

/** Follows what is being generated while somebody looks, by one visible tab; the others read in the store what it writes. */
export function createGenerations(ports: GenerationsPorts, signal: AbortSignal): Generations {
  const { db, visible, log, clock } = ports;
  const followers = new Map<string, AbortController>();
  const checks = new Set<() => void>();
  let watchers = 0;
  let rows: readonly ExplorerRow[] = [];

  const reconcile = () => {
    if (signal.aborted) return;
    const looking = watchers > 0 && visible.get();
    if (!looking) for (const controller of followers.values()) controller.abort();
    else for (const row of rows) if (isFollowable(row) && !followers.has(row.id)) begin(row.id);
  };

  const begin = (id: string) => {
    const { controller, unlink } = linkedAbort(signal);
    followers.set(id, controller);
    run(id, controller.signal)
      .catch((cause: unknown) => {
        if (!controller.signal.aborted) log.error('following a generation failed', { id, cause });
      })
      .finally(() => {
        unlink();
        followers.delete(id);
        reconcile();
      });
  };

  const run = (id: string, until: AbortSignal) =>
    ports.locks.hold(`baraza-follow-${id}`, { ifFree: false, signal: until }, async () => {
      // The lock may have come late: another tab may have followed it to its end.
      const row = await db.explorerSessions.get(id);
      if (!row?.run || !isFollowable(row)) return;
      const end = await followGeneration(followPorts(id), row.run.startedAt, until);
      const fault = faultOf(end);
      if (fault !== null) await setExplorerLocal(db, id, 'failed', fault);
      ports.ended();
    });

  const followPorts = (id: string) => ({
    clock,
    status: async (until: AbortSignal) => {
      const answer = await ports.transport({ call: explorerStatus, params: { jobId: id } }, until);
      return answer.kind === 'ok' ? { ...answer, data: answer.data.data } : answer;
    },
    told: (answer: Parameters<Parameters<typeof followGeneration>[0]['told']>[0]) =>
      takeExplorerStatus(db, {
        id,
        status: answer.status,
        progress: answer.progress,
        stage: answer.stage ?? answer.message ?? null,
        slow: answer.slow,
        message: answer.message ?? null,
        error: answer.error ?? null,
        results: [...resultsIn(answer)],
      }),
    local: (local: 'following' | 'paused_to_save_data' | 'waiting_network' | 'failed') =>
      setExplorerLocal(db, id, local),
    onOpen: ports.onOpen,
    onCheckNow: (listener: () => void) => {
      checks.add(listener);
      return () => checks.delete(listener);
    },
  });

  watchRows(
    {
      rows: ports.rows,
      visible,
      changed(latest) {
        rows = latest;
        reconcile();
      },
      failed: (cause) => log.error('generations cannot be read', { cause }),
    },
    signal,
  );

  return {
    watch() {
      watchers += 1;
      reconcile();
      let over = false;
      return () => {
        if (over) return;
        over = true;
        watchers -= 1;
        reconcile();
      };
    },
    checkNow() {
      for (const listener of [...checks]) listener();
    },
  };
}

function faultOf(end: GenerationEnd): string | null {
  if (end.kind === 'timed_out') return EXPLORER_ERRORS.timedOut;
  if (end.kind === 'refused') return end.status === 404 ? EXPLORER_ERRORS.generationFailed : end.message;
  return null;
}
