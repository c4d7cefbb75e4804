import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isOwnFile, mayBeKept } from './may-be-kept.ts';

/** The cache's name carries the version of what is in it: raised when the packs' form changes. */
export const EVIDENCE_CACHE = 'baraza-evidence-1';
const MONTH_SECONDS = 30 * 86_400;

/**
 * What is kept besides the build: the country packs. Nothing else has a route, so nothing of an account can ever be kept
 * here (ACC-2): what the API, the auth service or the data service answer goes past the worker.
 */
export function keepEvidence(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && mayBeKept(request, url) && /^\/evidence\/[A-Z]{3}\.json$/.test(url.pathname),
    new CacheFirst({
      cacheName: EVIDENCE_CACHE,
      plugins: [
        // A captive portal's page must not be taken for a pack.
        { cacheWillUpdate: async ({ response }) => (isOwnFile(response) ? response : null) },
        new ExpirationPlugin({
          maxEntries: 60,
          maxAgeSeconds: MONTH_SECONDS,
          purgeOnQuotaError: true,
        }) as WorkboxPlugin,
      ],
    }),
  );
}
