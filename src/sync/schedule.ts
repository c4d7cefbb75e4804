import { linkedAbort } from '../lib/abort.ts';
import type { Clock } from '../lib/clock.ts';
import { type Cell, cell } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import type { Flush } from './flush.ts';
import type { FlushLock } from './ports.ts';

export const TICK_MS = 30_000;
export const STUCK_AFTER_MS = 60_000;
/** Another tab is flushing: long enough to let it finish, short enough not to be felt. */
const BUSY_AGAIN_MS = 1_000;

export interface SchedulePorts {
  readonly clock: Clock;
  readonly locks: FlushLock;
  /** Carries the account, so that two accounts never wait for each other. */
  readonly lockName: string;
  /** `alone`: no other tab is sending. */
  readonly start: (signal: AbortSignal, alone: boolean) => Flush;
  /** How many entries wait, and when the next may go (ms; null: not by the clock). */
  readonly queueStatus: () => Promise<{ waiting: number; due: number | null }>;
  readonly log: Log;
}

export interface Schedule {
  /** Start, visible, pageshow, online, enqueue, another tab's word: reasons to look now (OUT-8). */
  wake(): void;
  /** An entry left the queue: told by the flush. */
  progressed(): void;
  /** Entries wait and nothing has moved for a minute (OUT-11). */
  readonly stuck: Cell<boolean>;
}

/**
 *   idle ──wake / timer──▶ flushing ──nothing due──▶ idle (timer: the next due time, 30 s at most)
 *              flushing ──wake──▶ flushing, free lanes filled
 *   waiting entries and no progress for 60 s ──▶ flush aborted and begun anew, without the lock
 *
 * The lock saves two tabs from doing the same work; it is never what makes them safe (OUT-7). That is why a lock held by a
 * frozen tab may be passed over.
 */
export function createSchedule(ports: SchedulePorts, signal: AbortSignal): Schedule {
  const { clock, log } = ports;
  const stuck = cell(false);
  let running: { flush: Flush | null; abort: () => void } | null = null;
  let cancelTimer = () => {};
  let waitingSince: number | null = null;
  let again = false;

  const later = (ms: number) => {
    cancelTimer();
    if (!signal.aborted) cancelTimer = clock.after(ms, () => void look());
  };
  signal.addEventListener('abort', () => cancelTimer(), { once: true });

  const flushOnce = async (passLock: boolean): Promise<boolean> => {
    const { controller, unlink } = linkedAbort(signal);
    const turn = { flush: null as Flush | null, abort: () => controller.abort() };
    running = turn;
    try {
      const work = async () => {
        turn.flush = ports.start(controller.signal, !passLock && ports.locks.exclusive);
        await turn.flush.done;
        return true;
      };
      if (passLock) return await work();
      return (await ports.locks.hold(ports.lockName, { ifFree: true }, work)) !== 'busy';
    } finally {
      unlink();
      if (running === turn) running = null;
    }
  };

  /** OUT-11, from the moment something began to wait. */
  const overdue = async (): Promise<boolean> => {
    if ((await ports.queueStatus()).waiting === 0) {
      waitingSince = null;
      stuck.set(false);
      return false;
    }
    waitingSince ??= clock.now();
    const silentFor = clock.now() - waitingSince;
    // A clock that jumped back starts the minute anew.
    if (silentFor < 0) waitingSince = clock.now();
    stuck.set(silentFor >= STUCK_AFTER_MS);
    return silentFor >= STUCK_AFTER_MS;
  };

  const look = async (): Promise<void> => {
    if (signal.aborted) return;
    later(TICK_MS);
    try {
      const late = await overdue();
      if (running) {
        if (!late) {
          // The flush may be about to end: whoever asked is served by the next one then.
          again = true;
          running.flush?.pump();
          return;
        }
        running.abort();
      }
      const had = await flushOnce(late);
      await overdue();
      await planNext(had);
    } catch (cause) {
      if (!signal.aborted) log.error('flush failed', { cause });
    }
  };

  const planNext = async (had: boolean): Promise<void> => {
    if (running) return;
    const asked = again;
    again = false;
    const { due } = await ports.queueStatus();
    if (due === null) return later(TICK_MS);
    const wait = due - clock.now();
    if (had && asked && wait <= 0) return later(0);
    // Due and yet not taken: another tab is at it, and a moment later it may be ours.
    later(Math.min(TICK_MS, Math.max(wait, BUSY_AGAIN_MS)));
  };

  return {
    wake: () => void look(),
    progressed() {
      waitingSince = null;
      stuck.set(false);
    },
    stuck,
  };
}
