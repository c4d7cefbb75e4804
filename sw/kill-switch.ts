import { isSwitchedOff } from '../src/platform/kill-switch.ts';
import type { Scope } from './scope.ts';

const ASK_EVERY_MS = 3_600_000;

let withdrawn = false;

/** A withdrawn worker still answers the pages it had until they are loaded anew, and keeps nothing more for them. */
export const isWithdrawn = () => withdrawn;

/** Takes the worker away and everything it has kept. The pages go on without it. */
export async function switchOff(scope: Scope): Promise<void> {
  withdrawn = true;
  for (const name of await scope.caches.keys()) await scope.caches.delete(name);
  await scope.registration.unregister();
}

/**
 * Asks when the worker begins its work, and beside a navigation, at most once an hour; never in a page's way. Silence leaves
 * it at work. Then it takes the open pages on, so that the first visit can be opened offline the next time; a withdrawn one
 * takes none.
 */
export function registerKillSwitch(scope: Scope, now: () => number): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    askedAt = now();
    if (await isSwitchedOff(scope.fetch.bind(scope)).catch(() => false)) await switchOff(scope);
  };
  const begin = async () => {
    await ask();
    if (!withdrawn) await scope.clients.claim();
  };
  scope.addEventListener('activate', (event) => event.waitUntil(begin()));
  scope.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate' && Math.abs(now() - askedAt) >= ASK_EVERY_MS) event.waitUntil(ask());
  });
}
