import { setTimeout as sleep } from 'node:timers/promises';

/** One for the process: however many jobs run, a host is asked at most so often. */
export interface HostLimiter {
  /** Resolves when it is this caller's turn. Rejects when `signal` is aborted. */
  turn(host: string, everyMs: number, signal: AbortSignal): Promise<void>;
}

export function createHostLimiter(now: () => number = () => performance.now()): HostLimiter {
  const next = new Map<string, number>();
  return {
    async turn(host, everyMs, signal) {
      const at = Math.max(now(), next.get(host) ?? 0);
      next.set(host, at + everyMs);
      const waitMs = at - now();
      if (waitMs > 0) await sleep(waitMs, undefined, { signal });
      signal.throwIfAborted();
    },
  };
}
