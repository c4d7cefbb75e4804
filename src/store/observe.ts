import { liveQuery } from 'dexie';
import type { Live } from '../lib/live.ts';

/** A query that is run again whenever a row it read has changed, in this tab or another. It must only read. */
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
