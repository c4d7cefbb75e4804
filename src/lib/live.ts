/** Something that can be watched: it says its value when first asked and again whenever that value changes. */
export interface Live<T> {
  /** Returns the function that stops the watching. `error` is told once; nothing follows it. */
  subscribe(next: (value: T) => void, error?: (cause: unknown) => void): () => void;
}

/** A value in memory with listeners. Unlike `Live` it can be read at once, and `subscribe` tells of changes only. */
export interface Cell<T> {
  get(): T;
  subscribe(changed: () => void): () => void;
}

export interface WritableCell<T> extends Cell<T> {
  set(value: T): void;
}

export function cell<T>(initial: T): WritableCell<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** What `load` brings, watched as soon as it is there. For a part of the product that not every page needs. */
export function laterLive<T>(load: () => Promise<Live<T>>): Live<T> {
  return {
    subscribe(next, error) {
      let over = false;
      let stop = () => {};
      load().then(
        (live) => {
          if (!over) stop = live.subscribe(next, error);
        },
        (cause: unknown) => {
          if (!over) error?.(cause);
        },
      );
      return () => {
        over = true;
        stop();
      };
    },
  };
}

/** Kept as soon as it is so; rejects when it can no longer be watched. */
export function until(condition: Live<boolean>): Promise<void> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    let met = false;
    stop = condition.subscribe((value) => {
      if (!value) return;
      met = true;
      stop();
      resolve();
    }, reject);
    // It may have been so at once, before there was anything to stop.
    if (met) stop();
  });
}
