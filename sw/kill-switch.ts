import type { Scope } from './scope.ts';

/** An operator puts this file in place, with `{"off": true}`, when the worker itself is what is broken. */
export const OFF_PATH = '/sw-off.json';
const ASK_EVERY_MS = 3_600_000;

/** True only for a plain yes: an error, a portal's page or silence leave the worker at work. */
export async function isSwitchedOff(fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    const response = await fetch(OFF_PATH, { cache: 'no-store', credentials: 'omit' });
    if (response.status !== 200 || response.redirected) return false;
    const said: unknown = await response.json();
    return typeof said === 'object' && said !== null && 'off' in said && said.off === true;
  } catch {
    // Offline, or no JSON.
    return false;
  }
}

/** Takes the worker away and everything it has kept. The pages go on without it. */
export async function switchOff(scope: Scope): Promise<void> {
  for (const name of await scope.caches.keys()) await scope.caches.delete(name);
  await scope.registration.unregister();
}

/** Asks when the worker begins its work, and beside a navigation, at most once an hour; never in a page's way. */
export function obeyKillSwitch(scope: Scope, now: () => number): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    askedAt = now();
    if (await isSwitchedOff(scope.fetch.bind(scope))) await switchOff(scope);
  };
  scope.addEventListener('activate', (event) => event.waitUntil(ask()));
  scope.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate' && Math.abs(now() - askedAt) >= ASK_EVERY_MS) event.waitUntil(ask());
  });
}
