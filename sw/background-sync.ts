import { matchPrecache } from 'workbox-precaching';
import { OUTBOX_TAG } from '../src/platform/background-sync.ts';
import { publicKeyIn } from './public-key.ts';
import type { Scope, SyncEvent } from './scope.ts';
import { trustedScript } from './trusted-script.ts';

/**
 * OUT-8: the outbox goes out with every page closed. What that takes, the database above all, is a script of its own: it is
 * fetched once for as long as it stays the same, not with every build, and only run for a sync, so that a page never waits
 * for it.
 */
export function sendInTheBackground(scope: Scope, script: string): void {
  // Only Chromium has Background Sync; nobody else pays for the script.
  if (!('sync' in scope.registration)) return;
  const load = () => {
    scope.deliverOutbox ?? scope.importScripts(trustedScript(scope, script));
  };

  scope.addEventListener('install', () => {
    // The browser lets a worker have only scripts that it has seen by the end of the installation.
    try {
      load();
    } catch {
      // The build is what matters; without this script pages send what waits.
    }
  });

  const send = async () => {
    load();
    const shell = await matchPrecache('/index.html');
    const outcome = await scope.deliverOutbox?.({
      origin: scope.location.origin,
      publicKey: publicKeyIn(shell ? await shell.text() : ''),
      navigator: scope.navigator,
    });
    // A sync that fails is what makes the browser try again, later.
    if (outcome === 'waiting') throw new Error('Something still waits to be sent');
  };
  scope.addEventListener('sync' as 'activate', (event) => {
    if ((event as SyncEvent).tag === OUTBOX_TAG) event.waitUntil(send());
  });
}
