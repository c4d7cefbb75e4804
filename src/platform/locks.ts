/** Mutual help between tabs. Safety never rests on it: the leases in the outbox do that (OUT-7). */
export interface Locks {
  /** False where the browser has none: then holding one proves nothing. */
  readonly exclusive: boolean;
  /** Runs `work` while holding `name`. With `ifFree`, answers 'busy' at once when another tab holds it. */
  hold<T>(
    name: string,
    options: { ifFree: boolean; signal?: AbortSignal },
    work: () => Promise<T>,
  ): Promise<T | 'busy'>;
}

/** Web Locks where the browser has them; otherwise every caller is let through. */
export function browserLocks(navigator: { readonly locks?: LockManager }): Locks {
  const { locks } = navigator;
  if (!locks) return { exclusive: false, hold: (_name, _options, work) => work() };
  return {
    exclusive: true,
    hold<T>(name: string, { ifFree, signal }: { ifFree: boolean; signal?: AbortSignal }, work: () => Promise<T>) {
      // The platform refuses `ifAvailable` and `signal` together.
      const options = ifFree ? { ifAvailable: true } : signal ? { signal } : {};
      return locks.request(name, options, (lock): Promise<T | 'busy'> => (lock ? work() : Promise.resolve('busy')));
    },
  };
}
