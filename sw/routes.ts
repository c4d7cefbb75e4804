import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isWithdrawn } from './kill-switch.ts';
import { isOwnFile } from './may-be-kept.ts';
import type { Scope } from './scope.ts';
import { BUILD_SHELF, SHELVES, type Shelf, shelfOf } from './shelves.ts';

function strategyFor(shelf: Shelf): CacheFirst {
  const { cacheName, type, maxEntries, maxAgeSeconds } = shelf;
  return new CacheFirst({
    cacheName,
    // The server varies by encoding alone, and what is kept here is decoded already.
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isOwnFile(response, type) && !isWithdrawn() ? response : null) },
      new ExpirationPlugin({
        maxEntries,
        ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
        matchOptions: { ignoreVary: true },
        purgeOnQuotaError: true,
      }) as WorkboxPlugin,
      ...(shelf.inParts ? [new RangeRequestsPlugin() as WorkboxPlugin] : []),
    ],
  });
}

const strategies = new Map(SHELVES.map((shelf) => [shelf, strategyFor(shelf)]));

/** The strategy that keeps the answer to a request, or null for none. */
export function keeperOf(request: Request, url: URL, origin: string): CacheFirst | null {
  const shelf = shelfOf(request, url, origin);
  return shelf && (strategies.get(shelf) ?? null);
}

/** What was kept is answered from its shelf; what was not yet, is brought and kept. */
export function answerFromShelves(): void {
  for (const [shelf, strategy] of strategies) {
    registerRoute(({ request, url }) => shelfOf(request, url, self.location.origin) === shelf, strategy);
  }
}

/**
 * A file kept for an older build stays while this build uses it too. A page of the older build that is still open gets its
 * files from the server.
 */
export function clearOldBuilds(scope: Scope, onDemand: readonly string[]): void {
  const clear = async () => {
    const cache = await scope.caches.open(BUILD_SHELF.cacheName);
    for (const request of await cache.keys()) {
      if (!onDemand.includes(new URL(request.url).pathname)) await cache.delete(request, { ignoreVary: true });
    }
  };
  scope.addEventListener('activate', (event) => event.waitUntil(clear()));
}
