import { Workbox } from 'workbox-window';
import { type Cell, cell } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import { workerUrl } from './trusted-url.ts';

export interface Update {
  /** A new version is here and waits for the person (UPD-1). */
  readonly ready: Cell<boolean>;
  /** Lets the new version take over and loads the page anew. */
  apply(): void;
}

/** Registers the worker and watches for a new version. A page without one works all the same, online. */
export function registerServiceWorker(window: Window, log: Log): Update {
  const ready = cell(false);
  const workers = window.navigator.serviceWorker;
  if (!workers) return { ready, apply() {} };

  const workbox = new Workbox(workerUrl(window));
  workbox.addEventListener('waiting', () => ready.set(true));
  workbox.addEventListener('controlling', (event) => {
    // The first visit is claimed as well, and that must not reload anything.
    if (event.isUpdate) window.location.reload();
  });
  workbox.register().catch((cause: unknown) => log.warn('service worker not registered', { cause }));
  return { ready, apply: () => workbox.messageSkipWaiting() };
}
