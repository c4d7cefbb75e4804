import { isCacheable } from './cacheable.ts';

/** A kind of file that is kept when it was asked for, besides the build's own that are there from the first visit. */
export interface RuntimeCache {
  /** Carries the version of what is in it: raised when the files' form changes. */
  readonly cacheName: string;
  readonly path: RegExp;
  /** The content type of a true answer. */
  readonly type: RegExp;
  /** The files last used stay. */
  readonly maxEntries: number;
  readonly maxAgeSeconds?: number;
  /** Players ask for parts; they are cut from the whole file. */
  readonly inParts?: true;
}

const MONTH_SECONDS = 30 * 86_400;
const JSON_TYPE = /^application\/json\b/;

/** Parts of the build that only some ask for, the engine above all. Named by their content, so they never grow old. */
export const BUILD_CACHE: RuntimeCache = {
  cacheName: 'baraza-build-1',
  path: /^\/assets\/.+-[\w-]{7,}\.(js|css|wasm|json)$/,
  type: /^(text|application)\/(javascript|css|wasm|json)\b/,
  maxEntries: 40,
};

/** Everything with a route of its own. What is not here is never kept, so nothing of an account can be (ACC-2). */
export const RUNTIME_CACHES: readonly RuntimeCache[] = [
  {
    cacheName: 'baraza-evidence-1',
    path: /^\/evidence\/[A-Z]{3}\.json$/,
    type: JSON_TYPE,
    maxEntries: 60,
    maxAgeSeconds: MONTH_SECONDS,
  },
  {
    cacheName: 'baraza-samples-1',
    path: /^\/samples\/[\w-]+\.json$/,
    type: JSON_TYPE,
    maxEntries: 12,
    maxAgeSeconds: MONTH_SECONDS,
  },
  {
    cacheName: 'baraza-media-1',
    path: /^\/media\/[\w/-]+\.\w+$/,
    type: /^(video|audio|image|text\/vtt)\b/,
    maxEntries: 8,
    maxAgeSeconds: MONTH_SECONDS,
    inParts: true,
  },
  BUILD_CACHE,
];

/** Where the answer to a request is kept, or null for nowhere. */
export function runtimeCacheFor(
  request: Pick<Request, 'method' | 'headers'>,
  url: URL,
  origin: string,
): RuntimeCache | null {
  if (url.origin !== origin || url.search !== '' || !isCacheable(request, url)) return null;
  return RUNTIME_CACHES.find((cache) => cache.path.test(url.pathname)) ?? null;
}
