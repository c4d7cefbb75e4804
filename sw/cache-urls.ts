import { matchPrecache } from 'workbox-precaching';
import { KEPT } from '../src/platform/keep-for-offline.ts';
import { cacheUrlsIn } from './cache-urls-message.ts';
import { strategyOf } from './routes.ts';
import type { Scope } from './scope.ts';

/** Brings what a page names into the caches, one after another, and says over the message's port what can now be had offline. */
export function registerCacheUrlsMessage(scope: Scope): void {
  scope.addEventListener('message', (event: ExtendableMessageEvent) => {
    const urls = cacheUrlsIn(event.data);
    const [port] = event.ports;
    if (!urls || !port) return;
    const work = async () => {
      const kept: string[] = [];
      for (const url of urls) if (await keep(scope, event, url)) kept.push(url);
      port.postMessage({ type: KEPT, urls: kept });
    };
    event.waitUntil(work());
  });
}

async function keep(scope: Scope, event: ExtendableEvent, address: string): Promise<boolean> {
  try {
    const url = new URL(address, scope.location.origin);
    if (url.origin === scope.location.origin && (await matchPrecache(url.pathname))) return true;
    // While a player asks for parts of a file, the browser may answer with a part who asked for the whole: then from the server.
    for (const cache of ['default', 'reload'] as const) {
      const request = new Request(url.href, { cache });
      const strategy = strategyOf(request, url, scope.location.origin);
      if (!strategy) return false;
      const [answered, handled] = strategy.handleAll({ event, request });
      const { status } = await answered;
      await handled;
      if (status === 206) continue;
      const runtimeCache = await scope.caches.open(strategy.cacheName);
      return (await runtimeCache.match(request, { ignoreVary: true })) !== undefined;
    }
    return false;
  } catch {
    // No such address, no network, or no room: it is not kept, and the answer says so.
    return false;
  }
}
