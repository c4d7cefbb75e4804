import type { AnswerOf } from '../contract/call.ts';
import type { explorerStatus } from '../contract/explorer.ts';
import type { Answer } from '../domain/answer.ts';
import { linkedAbort } from '../lib/abort.ts';
import { type Clock, wait } from '../lib/clock.ts';
import type { ExplorerRow, ExplorerRun } from '../store/tool-rows.ts';

/** Spec 3 §9. */
export const FIRST_CHECK_MS = 1_000;
export const GENERATION_POLL_MS = 5_000;
export const GENERATION_MAX_POLLS = 300;
/** The 300 polls by the clock, however progress arrives (readings). */
export const GENERATION_LIMIT_MS = GENERATION_POLL_MS * GENERATION_MAX_POLLS;

export type StatusAnswer = Answer<AnswerOf<typeof explorerStatus>['data']>;

export type GenerationEnd =
  /** Completed, failed or cancelled. */
  | { readonly kind: 'final' }
  | { readonly kind: 'timed_out' }
  /** The server does not know it, or will not tell. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string };

export interface GenerationPorts {
  readonly clock: Clock;
  /** One reading, with the service's own retries. */
  readonly status: (signal: AbortSignal) => Promise<StatusAnswer>;
  /** Keeps what the server told; null where the session is gone from this device. */
  readonly told: (answer: AnswerOf<typeof explorerStatus>['data']) => Promise<ExplorerRow | null>;
  readonly local: (local: ExplorerRun['local']) => Promise<void>;
  /** Calls back when a held-back poll may go: an action, the page visible again, the throttle off. */
  readonly onOpen: (listener: () => void) => () => void;
  /** Calls back when a person asks now. */
  readonly onCheckNow: (listener: () => void) => () => void;
}

/**
 *   begun ──1 s──▶ polling ──ok──▶ 5 s ──▶ polling      ──no answer──▶ 5 s ──▶ polling
 *   polling ──held back by the throttle──▶ paused ──action, visible, throttle off, 'Check now'──▶ polling (nothing counted)
 *   polling ──final──▶ end      ──404, 400, 403──▶ refused      ──25 min or 300 polls──▶ timed_out
 *
 * At least one reading is made, however long ago it began. Rejects only when `signal` is aborted or the store fails.
 */
export async function followGeneration(
  ports: GenerationPorts,
  startedAt: number,
  signal: AbortSignal,
): Promise<GenerationEnd> {
  const { clock } = ports;
  const deadline = startedAt + GENERATION_LIMIT_MS;
  const early = Math.min(FIRST_CHECK_MS, startedAt + FIRST_CHECK_MS - clock.now());
  if (early > 0) await waitOr(clock, early, signal, ports.onCheckNow);
  for (let polls = 1; ; polls += 1) {
    const answer = await readWhenOpen(ports, signal);
    if (answer.kind === 'ok') {
      const row = await ports.told(answer.data);
      if (!row || isEnded(row)) return { kind: 'final' };
    } else {
      if (answer.kind === 'refused' && FINAL.includes(answer.status)) return { ...answer, kind: 'refused' };
      await ports.local('waiting_network');
    }
    if (clock.now() >= deadline || polls >= GENERATION_MAX_POLLS) return { kind: 'timed_out' };
    await waitOr(clock, GENERATION_POLL_MS, signal, ports.onCheckNow);
  }
}

const FINAL: readonly number[] = [400, 403, 404];

const isEnded = ({ session: { status } }: ExplorerRow): boolean => status !== 'pending' && status !== 'running';

/** A poll that is held back is no error and counts nothing: it waits for the moment at which it may go. */
async function readWhenOpen(ports: GenerationPorts, signal: AbortSignal): Promise<StatusAnswer> {
  for (;;) {
    // Listening begins before the try, so that a click in between is not missed.
    let wake = () => {};
    const opened = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const stop = ports.onOpen(wake);
    signal.addEventListener('abort', wake, { once: true });
    try {
      const answer = await ports.status(signal);
      signal.throwIfAborted();
      if (answer.kind !== 'silent' || answer.reason !== 'blocked') return answer;
      await ports.local('paused_to_save_data');
      await opened;
      signal.throwIfAborted();
    } finally {
      stop();
      signal.removeEventListener('abort', wake);
    }
  }
}

/** Waits for the time, or until somebody asks now. Rejects when the signal is aborted. */
async function waitOr(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  arm: (resume: () => void) => () => void,
): Promise<void> {
  const { controller, unlink } = linkedAbort(signal);
  let stop = () => {};
  const resumed = new Promise<void>((resolve) => {
    stop = arm(resolve);
  });
  try {
    await Promise.race([wait(clock, ms, controller.signal), resumed]);
  } finally {
    stop();
    unlink();
    // Ends the timer; the race is decided, so nobody hears of it.
    controller.abort();
  }
}
