import type { BrowserContext, Page } from 'playwright';
import { touching } from './journey.ts';

/** The service worker from outside, by the browser's own tools. */
interface WorkerTools {
  stop(): Promise<unknown>;
  /** As if the browser had found a network, now. */
  sync(): Promise<unknown>;
}

export async function workerTools(context: BrowserContext, page: Page, origin: string): Promise<WorkerTools> {
  const devtools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  return {
    stop: () => devtools.send('ServiceWorker.stopAllWorkers'),
    sync: () =>
      devtools.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: 'baraza-outbox',
        lastChance: false,
      }),
  };
}

/** Waits until the worker controls the page and has everything a later visit without the network needs. */
export async function controlled(page: Page): Promise<void> {
  await touching(page, () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    }),
  );
}

/** The addresses in Cache Storage, and all that lies there, as text. */
export function cached(page: Page): Promise<{ paths: string[]; text: string; headers: string[] }> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    const headers: string[] = [];
    let text = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        paths.push(new URL(request.url).pathname);
        headers.push(...request.headers.keys());
        text += `${request.url}\n${await (await cache.match(request, { ignoreVary: true }))?.text()}\n`;
      }
    }
    return { paths, text, headers };
  });
}
