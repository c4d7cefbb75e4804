/**
 * Tells streams in this process that a job moved. Other processes are not reached: their streams also look at the
 * database now and then.
 */
export interface JobEvents {
  notify(jobId: string): void;
  /** Calls back at each move until the answer is called. */
  subscribe(jobId: string, listener: () => void): () => void;
}

export function createJobEvents(): JobEvents {
  const listeners = new Map<string, Set<() => void>>();
  return {
    notify(jobId) {
      for (const listener of [...(listeners.get(jobId) ?? [])]) listener();
    },
    subscribe(jobId, listener) {
      const own = listeners.get(jobId) ?? new Set();
      listeners.set(jobId, own);
      own.add(listener);
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(jobId);
      };
    },
  };
}
