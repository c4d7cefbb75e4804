import { type Cell, cell } from '../lib/live.ts';

export interface Connectivity {
  /**
   * False: the device has no network. What the browser says, unless somebody answered all the same: it is a hint (OUT-8).
   * That nobody answers makes no device offline: the server may be away.
   */
  readonly online: Cell<boolean>;
  /** Whether the last try reached a server. */
  readonly reached: Cell<boolean>;
  /** What the browser says by itself: false is certain, true means little. */
  hint(): boolean;
  /** Told by whoever spoke to the server: true when it answered, false when nobody did. */
  answered(reached: boolean): void;
  /** The browser says that a network came back. */
  onReturn(task: () => void): () => void;
}

export function browserConnectivity(window: Window, navigator: Navigator): Connectivity {
  const online = cell(navigator.onLine);
  const reached = cell(navigator.onLine);
  const tell = (isOnline: boolean, isReached: boolean) => {
    online.set(isOnline);
    reached.set(isReached);
  };
  window.addEventListener('online', () => tell(true, true));
  window.addEventListener('offline', () => tell(false, false));
  return {
    online,
    reached,
    hint: () => navigator.onLine,
    answered: (someone) => tell(someone || navigator.onLine, someone),
    onReturn(task) {
      window.addEventListener('online', task);
      return () => window.removeEventListener('online', task);
    },
  };
}
