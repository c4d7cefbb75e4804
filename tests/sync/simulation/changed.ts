import { IDBCursor, IDBObjectStore } from 'fake-indexeddb';

/** Names of the databases written to since they were last looked at: what nobody wrote to need not be checked again. */
export interface Changed {
  take(name: string): boolean;
  end(): void;
}

const WRITES = ['put', 'add', 'delete', 'clear'] as const;

/** Listens at the fake IndexedDB itself, below the library, so that no write escapes it. */
export function watchWrites(): Changed {
  const changed = new Set<string>();
  const restore: (() => void)[] = [];
  const listen = (owner: object, method: string, nameOf: (self: never) => string | undefined) => {
    const methods = owner as Record<string, (...args: unknown[]) => unknown>;
    const real = methods[method];
    if (!real) throw new Error(`The fake IndexedDB has no ${method}`);
    methods[method] = function counted(this: never, ...args: unknown[]) {
      const name = nameOf(this);
      if (name !== undefined) changed.add(name);
      return real.apply(this, args);
    };
    restore.push(() => {
      methods[method] = real;
    });
  };
  const ofStore = (store: IDBObjectStore) => store.transaction.db.name;
  for (const write of WRITES) listen(IDBObjectStore.prototype, write, ofStore);
  for (const write of ['update', 'delete'])
    listen(IDBCursor.prototype, write, (cursor: IDBCursor) => {
      const { source } = cursor;
      return ofStore((source instanceof IDBObjectStore ? source : source.objectStore) as IDBObjectStore);
    });
  return {
    take: (name) => changed.delete(name),
    end() {
      for (const undo of restore) undo();
    },
  };
}
