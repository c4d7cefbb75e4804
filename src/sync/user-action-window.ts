import type { ActionKind } from '../domain/user-action.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';

/** Spec 1 §9 and spec 2 §9, all in milliseconds. */
export const WINDOW_MS: Readonly<Record<ActionKind, number>> = { research: 15_000, other: 5_000 };
export const SINCE_ACTION_MS = 10_000;
export const STATISTICS_EVERY_MS = 30_000;
export const ACTIVE_FOR_MS = 300_000;

const STATUS_PATH = /processing-status|status/;

/** Spec 2 §8. Not a failure: the poller waits for the window and counts nothing. */
export class PollingBlockedError extends Error {
  readonly code = 'polling_blocked';
  override readonly name = 'PollingBlockedError';
  constructor() {
    super('Automatic status polling blocked - user action required');
  }
}

/**
 * The one place of the polling throttle. Automatic requests to status paths leave the device only inside a window
 * that a person's action opened, or within 10 s of the last action; after five minutes everything passes.
 *
 *   closed ──action──▶ open ──15 s / 5 s / 10 s──▶ closed        any ──300 s from page load──▶ off (all pass)
 *
 * It knows nothing of requests: whoever sends asks `guard(path)` first.
 */
export class UserActionWindow {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #listeners = new Set<() => void>();
  #cancels: (() => void)[] = [];
  #active = false;
  #openUntil = Number.NEGATIVE_INFINITY;
  #lastAction = Number.NEGATIVE_INFINITY;
  #allowed = 0;
  #blocked = 0;

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
  }

  /** From page load on. Timers of an earlier start are cleared. */
  start(): void {
    this.stop();
    this.#active = true;
    this.#cancels = [this.#clock.after(ACTIVE_FOR_MS, () => this.#deactivate())];
    this.#reportLater();
  }

  stop(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels = [];
    this.#active = false;
  }

  /** A person did something here, in another tab, or came back to the page. */
  action(kind: ActionKind): void {
    const now = this.#clock.now();
    this.#lastAction = now;
    this.#openUntil = Math.max(this.#openUntil, now + WINDOW_MS[kind]);
    this.#tell();
  }

  /** True when a request to `path` may leave the device now. */
  allows(path: string): boolean {
    if (!this.#active || !STATUS_PATH.test(path)) return true;
    const now = this.#clock.now();
    return now < this.#openUntil || now - this.#lastAction < SINCE_ACTION_MS;
  }

  /** Throws `PollingBlockedError` for a request that has to wait, and keeps the count. */
  guard(path: string): void {
    const passes = this.allows(path);
    if (STATUS_PATH.test(path)) {
      if (passes) this.#allowed += 1;
      else this.#blocked += 1;
    }
    if (!passes) throw new PollingBlockedError();
  }

  /** Tells of every action and of the end of the throttle: the moments at which a waiting poll goes out. */
  onOpen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #deactivate(): void {
    this.stop();
    this.#log.debug('status polling throttle off', { allowed: this.#allowed, blocked: this.#blocked });
    this.#tell();
  }

  #reportLater(): void {
    const cancel = this.#clock.after(STATISTICS_EVERY_MS, () => {
      this.#log.debug('status polling throttle', { allowed: this.#allowed, blocked: this.#blocked });
      this.#cancels = this.#cancels.filter((other) => other !== cancel);
      this.#reportLater();
    });
    this.#cancels.push(cancel);
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
