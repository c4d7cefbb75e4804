import { type Cell, cell } from '../lib/live.ts';

/** `onLine` is only a hint: what the last answer showed counts for more (OUT-8). */
export interface Connectivity {
  readonly online: Cell<boolean>;
  /** What the browser says by itself: false is certain, true means little. */
  hint(): boolean;
  /** Told by whoever spoke to the server: true when it answered, false when nobody did. */
  answered(reached: boolean): void;
  /** The browser says that a network came back. */
  onReturn(task: () => void): () => void;
}

export function browserConnectivity(window: Window, navigator: Navigator): Connectivity {
  const online = cell(navigator.onLine);
  window.addEventListener('online', () => online.set(true));
  window.addEventListener('offline', () => online.set(false));
  return {
    online,
    hint: () => navigator.onLine,
    answered: (reached) => online.set(reached),
    onReturn(task) {
      window.addEventListener('online', task);
      return () => window.removeEventListener('online', task);
    },
  };
}
