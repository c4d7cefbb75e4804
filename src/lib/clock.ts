/** Time as an argument, so that every rule with a delay can be tested without waiting. */
export interface Clock {
  /** Milliseconds since the epoch. A device's clock may jump, either way. */
  now(): number;
  /** Runs `task` once after `ms`; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** Resolves after `ms`, or rejects with the signal's reason as soon as it is aborted. */
export function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
