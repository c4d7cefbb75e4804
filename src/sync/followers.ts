import { linkedAbort } from '../lib/abort.ts';
import type { Cell, Live } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import type { FlushLock } from './ports.ts';

export interface FollowersPorts<Row> {
  /** What is followed, for the log. */
  readonly what: string;
  readonly rows: Live<readonly Row[]>;
  readonly visible: Cell<boolean>;
  readonly locks: FlushLock;
  readonly log: Log;
  /** A follower is begun for such a row, while the page is in front. */
  isWanted(row: Row): boolean;
  /** Nobody here looks any more: a follower that runs is cut off. */
  isWatched(id: string): boolean;
  /** Runs under the row's lock: by one tab at a time, the others read in the store what it writes. */
  follow(row: Row, signal: AbortSignal): Promise<void>;
}

export interface Followers {
  /** To be called when what is wanted or watched has changed otherwise than by the rows. */
  reconcile(): void;
  isFollowing(id: string): boolean;
}

/** Follows the wanted rows while the page is in front, until `signal` is aborted. */
export function startFollowers<Row extends { readonly id: string }>(
  ports: FollowersPorts<Row>,
  signal: AbortSignal,
): Followers {
  const { what, visible, log } = ports;
  const running = new Map<string, AbortController>();
  let rows: readonly Row[] = [];

  const reconcile = () => {
    if (signal.aborted) return;
    // One that has ended by itself is not cut off: only what nobody here looks at any more.
    for (const [id, controller] of running) if (!ports.isWatched(id) || !visible.get()) controller.abort();
    if (!visible.get()) return;
    for (const row of rows) if (ports.isWanted(row) && !running.has(row.id)) begin(row);
  };

  const begin = (row: Row) => {
    const { controller, unlink } = linkedAbort(signal);
    running.set(row.id, controller);
    ports.locks
      .hold(`baraza-follow-${row.id}`, { ifFree: false, signal: controller.signal }, () =>
        ports.follow(row, controller.signal),
      )
      .catch((cause: unknown) => {
        if (!controller.signal.aborted) log.error(`following a ${what} failed`, { id: row.id, cause });
      })
      .finally(() => {
        unlink();
        running.delete(row.id);
        reconcile();
      });
  };

  const stopRows = ports.rows.subscribe(
    (read) => {
      rows = read;
      reconcile();
    },
    (cause) => log.error(`rows of ${what}s cannot be read`, { cause }),
  );
  const stopVisible = visible.subscribe(reconcile);
  signal.addEventListener(
    'abort',
    () => {
      stopRows();
      stopVisible();
    },
    { once: true },
  );
  return { reconcile, isFollowing: (id) => running.has(id) };
}
