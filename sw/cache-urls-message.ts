import { KEEP } from '../src/platform/keep-for-offline.ts';

const MOST_AT_ONCE = 100;

/** The addresses a page's message names, or null for a message of another kind. */
export function cacheUrlsIn(message: unknown): readonly string[] | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, urls } = message as Record<string, unknown>;
  if (type !== KEEP || !Array.isArray(urls)) return null;
  return urls.filter((url) => typeof url === 'string').slice(0, MOST_AT_ONCE);
}
