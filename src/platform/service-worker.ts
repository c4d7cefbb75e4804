import { Workbox } from 'workbox-window';
import { type Cell, cell } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import type { FirstWorker } from './first-worker.ts';
import { workerUrl } from './trusted-url.ts';
import { holdsTypedText } from './typed-text.ts';

export interface Update {
  /** A new version is here and waits for the person (UPD-1). */
  readonly ready: Cell<boolean>;
  /** Lets the new version take over and loads the page anew. */
  apply(): void;
}

/**
 * Registers the worker and watches for a new version. A page without one works all the same, online.
 *
 * All tabs share one worker. 'Update' in one of them changes it under the others: they load themselves anew as well, but
 * for a tab where a field holds text. Nothing is reloaded under a person's hands: that tab goes on with its own build's
 * files, shows the notice (again), and loads anew when the person says so there. On a public page this begins late, and
 * another worker than `atLoad` may have taken over by then.
 */
export function registerServiceWorker(window: Window, log: Log, { atLoad, isWithdrawn }: FirstWorker): Update {
  const ready = cell(false);
  const workers = window.navigator.serviceWorker;
  if (!workers) return { ready, apply() {} };

  const workbox = new Workbox(workerUrl(window));
  let asked = false;
  let replaced = atLoad !== null && workers.controller !== null && workers.controller !== atLoad;
  let controlled = workers.controller !== null;
  ready.set(replaced);
  workers.addEventListener('controllerchange', () => {
    // The first visit is claimed as well, and that must not reload anything.
    if (!controlled) {
      controlled = true;
      return;
    }
    replaced = true;
    if (asked || !holdsTypedText(window.document)) window.location.reload();
    else ready.set(true);
  });
  workbox.addEventListener('waiting', () => ready.set(true));
  const begin = async () => {
    if (await isWithdrawn()) return;
    const registration = await workbox.register();
    // The library does not tell of a version that was on its way before it looked.
    registration?.installing?.addEventListener('statechange', () => {
      if (registration.waiting && registration.active) ready.set(true);
    });
  };
  begin().catch((cause: unknown) => log.warn('service worker not registered', { cause }));
  return {
    ready,
    apply() {
      asked = true;
      if (replaced) window.location.reload();
      else workbox.messageSkipWaiting();
    },
  };
}
