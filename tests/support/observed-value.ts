import type { Live } from '../../src/lib/live.ts';

/** A live value that a test sets. */
export function observedValue<T>(first: T) {
  let value = first;
  const listeners = new Set<(value: T) => void>();
  const live: Live<T> = {
    subscribe(next) {
      listeners.add(next);
      next(value);
      return () => listeners.delete(next);
    },
  };
  const tell = (next: T) => {
    value = next;
    for (const listener of [...listeners]) listener(next);
  };
  return { live, tell };
}
