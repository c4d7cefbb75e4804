import type { Answer } from '../domain/answer.ts';
import { linkedAbort } from '../lib/abort.ts';
import { type Clock, wait } from '../lib/clock.ts';

/** How something that is made elsewhere is asked after until it ends. Times in milliseconds. */
export interface Polling<T, End> {
  readonly clock: Clock;
  /** After the `polls`th answer. */
  everyMs(polls: number): number;
  readonly maxPolls: number;
  /** No further poll from here on; at least one reading is made, however late it is. */
  readonly deadline: number;
  read(signal: AbortSignal): Promise<Answer<T>>;
  /** Keeps an answer; what it ends with, or null. */
  took(data: T): Promise<End | null>;
  /** A refusal or a silence: what it ends with, or how long to wait before the next poll. */
  missed(answer: Exclude<Answer<T>, { kind: 'ok' }>): Promise<{ readonly end: End } | { readonly waitMs: number }>;
  /**
   * The throttle holds polls back, which is no error and counts nothing. Resolves when `opened` is aborted, with null; or with
   * an end that was heard of otherwise.
   */
  heldBack(opened: AbortSignal, signal: AbortSignal): Promise<End | null>;
  /** Calls back when a held-back poll may go: an action, the page visible again, the throttle off. */
  readonly onOpen: (listener: () => void) => () => void;
  /** Calls back when a person asks now. */
  readonly onCheckNow?: (listener: () => void) => () => void;
}

/** Reads again and again until an end or the limit. Rejects only when `signal` is aborted or a port fails. */
export async function poll<T, End>(polling: Polling<T, End>, signal: AbortSignal): Promise<End | 'timed_out'> {
  const { clock, maxPolls, deadline, onCheckNow } = polling;
  for (let polls = 1; ; polls += 1) {
    const read = await readWhenOpen(polling, signal);
    if ('end' in read) return read.end;
    let waitMs = polling.everyMs(polls);
    if (read.answer.kind === 'ok') {
      const end = await polling.took(read.answer.data);
      if (end !== null) return end;
    } else {
      const missed = await polling.missed(read.answer);
      if ('end' in missed) return missed.end;
      ({ waitMs } = missed);
    }
    if (clock.now() >= deadline || polls >= maxPolls) return 'timed_out';
    await waitOr(clock, waitMs, signal, onCheckNow);
  }
}

async function readWhenOpen<T, End>(
  polling: Polling<T, End>,
  signal: AbortSignal,
): Promise<{ readonly answer: Answer<T> } | { readonly end: End | 'timed_out' }> {
  for (let isFirst = true; ; isFirst = false) {
    // Listening begins before the try, so that a click in between is not missed.
    const opened = new AbortController();
    const stop = polling.onOpen(() => opened.abort());
    try {
      const answer = await polling.read(signal);
      signal.throwIfAborted();
      if (answer.kind !== 'silent' || answer.reason !== 'blocked') return { answer };
      if (!isFirst && polling.clock.now() >= polling.deadline) return { end: 'timed_out' };
      const end = await polling.heldBack(opened.signal, signal);
      if (end !== null) return { end };
    } finally {
      stop();
    }
  }
}

/** Resolves when `opened` is aborted; rejects when `signal` is. */
export const untilOpen = (opened: AbortSignal, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      opened.removeEventListener('abort', go);
      reject(signal.reason);
    };
    const go = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    if (signal.aborted) return stop();
    if (opened.aborted) return go();
    opened.addEventListener('abort', go, { once: true });
    signal.addEventListener('abort', stop, { once: true });
  });

/** Waits for the time, or until the listener given to `arm` is called. Rejects when the signal is aborted. */
export async function waitOr(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  arm?: (resume: () => void) => (() => void) | undefined,
): Promise<void> {
  if (!arm) return wait(clock, ms, signal);
  const { controller, unlink } = linkedAbort(signal);
  let stop: (() => void) | undefined;
  const resumed = new Promise<void>((resolve) => {
    stop = arm(resolve);
  });
  try {
    await Promise.race([wait(clock, ms, controller.signal), resumed]);
  } finally {
    stop?.();
    unlink();
    // Ends the timer; the race is decided, so nobody hears of it.
    controller.abort();
  }
}
