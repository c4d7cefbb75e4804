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
