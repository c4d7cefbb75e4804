import type { Clock } from '../lib/clock.ts';
import { withTimeLimit } from '../lib/time-limit.ts';

/** Long enough for the engine on a slow line; a worker of an older build never answers. */
const LIMIT_MS = 180_000;

/** What is asked of the worker, and what it answers over the port that came with it. */
export const KEEP = 'KEEP';
export const KEPT = 'KEPT';

function parseKept(data: unknown): readonly string[] | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, urls } = data as Record<string, unknown>;
  if (type !== KEPT || !Array.isArray(urls)) return null;
  return urls.filter((url) => typeof url === 'string');
}

/**
 * Brings files of this product into the worker's caches: parts of the build that are not there from the first visit (by the
 * addresses the build gave them), country packs, sample reports, media. Resolves with those that can now be read offline, as
 * they were written; what is missing was not to be had, or is nothing the worker keeps. Without a worker: none. Rejects with
 * a `TimeoutError` when the worker says nothing.
 */
export async function keepForOffline(
  workers: Pick<ServiceWorkerContainer, 'controller'> | undefined,
  clock: Clock,
  urls: readonly string[],
): Promise<readonly string[]> {
  const worker = workers?.controller;
  if (!worker || urls.length === 0) return [];
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<readonly string[]>((resolve) => {
    port1.onmessage = (event: MessageEvent<unknown>) => {
      const kept = parseKept(event.data);
      if (kept) resolve(kept);
    };
  });
  worker.postMessage({ type: KEEP, urls }, [port2]);
  try {
    return await withTimeLimit(clock, 'Keeping files for offline use', LIMIT_MS, answer);
  } finally {
    port1.close();
  }
}
