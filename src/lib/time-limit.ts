import type { Clock } from './clock.ts';

/** Spec 1 §8, TIMEOUT_ERROR. */
export class TimeoutError extends Error {
  readonly code = 'TIMEOUT_ERROR';
  override readonly name = 'TimeoutError';
  constructor(label: string, ms: number) {
    super(`${label} timeout after ${ms}ms - preventing infinite hang`);
  }
}

/** The work's own outcome, or a `TimeoutError` once `ms` have passed. The work itself is not stopped. */
export function withTimeLimit<T>(clock: Clock, label: string, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new TimeoutError(label, ms)));
    work.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (cause: unknown) => {
        cancel();
        reject(cause);
      },
    );
  });
}
