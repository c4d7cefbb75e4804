import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isOwnFile } from './cacheable.ts';
import { isWithdrawn } from './kill-switch.ts';
import { BUILD_CACHE, RUNTIME_CACHES, type RuntimeCache, runtimeCacheFor } from './runtime-caches.ts';
import type { Scope } from './scope.ts';

function strategyFor(cache: RuntimeCache): CacheFirst {
  const { cacheName, type, maxEntries, maxAgeSeconds } = cache;
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
      ...(cache.inParts ? [new RangeRequestsPlugin() as WorkboxPlugin] : []),
    ],
  });
}

const strategies = new Map(RUNTIME_CACHES.map((cache) => [cache, strategyFor(cache)]));

/** The strategy that keeps the answer to a request, or null for none. */
export function strategyOf(request: Request, url: URL, origin: string): CacheFirst | null {
  const cache = runtimeCacheFor(request, url, origin);
  return cache && (strategies.get(cache) ?? null);
}

/** What was kept is answered from its cache; what was not yet, is brought and kept. */
export function registerRuntimeCaching(): void {
  for (const [cache, strategy] of strategies) {
    registerRoute(({ request, url }) => runtimeCacheFor(request, url, self.location.origin) === cache, strategy);
  }
}

/**
 * A file kept for an older build stays while this build uses it too. A page of the older build that is still open gets its
 * files from the server.
 */
export function clearOldBuilds(scope: Scope, onDemand: readonly string[]): void {
  const clear = async () => {
    const cache = await scope.caches.open(BUILD_CACHE.cacheName);
    for (const request of await cache.keys()) {
      if (!onDemand.includes(new URL(request.url).pathname)) await cache.delete(request, { ignoreVary: true });
    }
  };
  scope.addEventListener('activate', (event) => event.waitUntil(clear()));
}
