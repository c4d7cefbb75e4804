/**
 * Knows when everything that was begun has come to rest: the fake IndexedDB's turns are immediates, and whoever does
 * anything else says so. Nothing waits for a real timer.
 */
export interface Quiet {
  /** Counts as at work until it is settled. */
  busy<T>(work: Promise<T>): Promise<T>;
  rest(): Promise<void>;
  end(): void;
}

/** Turns without anything to do before it counts as rest: promises may still be handing each other results. */
const STILL_TURNS = 3;

export function watchTurns(): Quiet {
  const real = globalThis.setImmediate;
  let waiting = 0;
  const counted = (task: (...args: unknown[]) => void, ...args: unknown[]) => {
    waiting += 1;
    return real(() => {
      waiting -= 1;
      task(...args);
    });
  };
  globalThis.setImmediate = counted as unknown as typeof setImmediate;
  return {
    async busy(work) {
      waiting += 1;
      try {
        return await work;
      } finally {
        waiting -= 1;
      }
    },
    async rest() {
      for (let still = 0; still < STILL_TURNS; ) {
        await new Promise<void>((resolve) => real(() => resolve()));
        still = waiting === 0 ? still + 1 : 0;
      }
    },
    end() {
      globalThis.setImmediate = real;
    },
  };
}
