import { liveQuery } from 'dexie';
import { type Cell, cell, type Live } from '../lib/live.ts';

/**
 * A query that is run again whenever a row it read has changed, in this tab or another. It must only read. For what goes on
 * beside the screens; a screen's own queries are hooks (hooks/use-live.ts).
 */
export function observe<T>(query: () => Promise<T>): Live<T> {
  return {
    subscribe(next, error) {
      // Only an async function keeps the query's zone across its awaits.
      const subscription = liveQuery(async () => query()).subscribe({
        next,
        error: (cause: unknown) => error?.(cause),
      });
      return () => subscription.unsubscribe();
    },
  };
}

/** The same as a value in memory, kept up to date while somebody listens: for what is shown before the database is loaded. */
export function observedCell<T>(query: () => Promise<T>, first: T, failed: (cause: unknown) => void): Cell<T> {
  const latest = cell(first);
  let listeners = 0;
  let stop = () => {};
  return {
    get: latest.get,
    subscribe(changed) {
      if (listeners === 0) stop = observe(query).subscribe(latest.set, failed);
      listeners += 1;
      const leave = latest.subscribe(changed);
      return () => {
        leave();
        listeners -= 1;
        if (listeners === 0) stop();
      };
    },
  };
}

/** Kept as soon as the query answers true; rejects when it can no longer be read. */
export function until(query: () => Promise<boolean>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = observe(query).subscribe((met) => {
      if (!met) return;
      stop();
      resolve();
    }, reject);
  });
}
