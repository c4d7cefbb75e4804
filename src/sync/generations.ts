import type { AnswerOf } from '../contract/call.ts';
import { explorerStatus } from '../contract/explorer.ts';
import { EXPLORER_ERRORS } from '../domain/explorer-errors.ts';
import { resultsIn } from '../domain/explorer-results.ts';
import type { Transport } from '../domain/transport.ts';
import type { Clock } from '../lib/clock.ts';
import type { Cell, Live } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { isFollowable, setExplorerLocal, takeExplorerStatus } from '../store/explorer.ts';
import type { ExplorerRow } from '../store/explorer-refiner-rows.ts';
import { startFollowers } from './followers.ts';
import { poll, untilOpen, waitOr } from './poll.ts';
import type { FlushLock } from './ports.ts';

/** Spec 3 §9. */
export const FIRST_CHECK_MS = 1_000;
export const GENERATION_POLL_MS = 5_000;
export const GENERATION_MAX_POLLS = 300;
/** The 300 polls by the clock, however progress arrives (readings). */
export const GENERATION_LIMIT_MS = GENERATION_POLL_MS * GENERATION_MAX_POLLS;

/** Statuses after which another poll would only be answered the same. */
const FINAL: readonly number[] = [400, 403, 404];

type Status = AnswerOf<typeof explorerStatus>['data'];

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

/**
 *   begun ──1 s──▶ polling ──ok──▶ 5 s ──▶ polling      ──no answer──▶ 5 s ──▶ polling
 *   polling ──held back by the throttle──▶ paused ──action, visible, throttle off, 'Check now'──▶ polling (nothing counted)
 *   polling ──final──▶ end      ──404, 400, 403──▶ failed      ──25 min or 300 polls──▶ failed: timed out
 */
export function createGenerations(ports: GenerationsPorts, signal: AbortSignal): Generations {
  const { db, clock } = ports;
  const checks = new Set<() => void>();
  let watchers = 0;

  const onCheckNow = (listener: () => void) => {
    checks.add(listener);
    return () => checks.delete(listener);
  };

  const follow = async ({ id }: ExplorerRow, until: AbortSignal) => {
    // The lock may have come late: another tab may have followed it to its end.
    const row = await db.explorerSessions.get(id);
    if (!row?.run || !isFollowable(row)) return;
    const { startedAt } = row.run;
    const early = Math.min(FIRST_CHECK_MS, startedAt + FIRST_CHECK_MS - clock.now());
    if (early > 0) await waitOr(clock, early, until, onCheckNow);
    const end = await poll<Status, { readonly fault: string | null }>(
      {
        clock,
        everyMs: () => GENERATION_POLL_MS,
        maxPolls: GENERATION_MAX_POLLS,
        deadline: startedAt + GENERATION_LIMIT_MS,
        async read(reading) {
          const answer = await ports.transport({ call: explorerStatus, params: { jobId: id } }, reading);
          return answer.kind === 'ok' ? { ...answer, data: answer.data.data } : answer;
        },
        async took(status) {
          const taken = await takeExplorerStatus(db, {
            id,
            status: status.status,
            progress: status.progress,
            stage: status.stage ?? status.message ?? null,
            slow: status.slow,
            message: status.message ?? null,
            error: status.error ?? null,
            results: [...resultsIn(status)],
          });
          return taken && isOpen(taken) ? null : { fault: null };
        },
        async missed(answer) {
          if (answer.kind === 'refused' && FINAL.includes(answer.status))
            return { end: { fault: answer.status === 404 ? EXPLORER_ERRORS.generationFailed : answer.message } };
          await setExplorerLocal(db, id, 'waiting_network');
          return { waitMs: GENERATION_POLL_MS };
        },
        async heldBack(opened, waiting) {
          await setExplorerLocal(db, id, 'paused_to_save_data');
          await untilOpen(opened, waiting);
          return null;
        },
        onOpen: ports.onOpen,
        onCheckNow,
      },
      until,
    );
    const fault = end === 'timed_out' ? EXPLORER_ERRORS.timedOut : end.fault;
    if (fault !== null) await setExplorerLocal(db, id, 'failed', fault);
    ports.ended();
  };

  const { reconcile } = startFollowers(
    {
      ...ports,
      what: 'generation',
      isWanted: (row) => watchers > 0 && isFollowable(row),
      isWatched: () => watchers > 0,
      follow,
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

const isOpen = ({ session: { status } }: ExplorerRow): boolean => status === 'pending' || status === 'running';
