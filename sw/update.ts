import type { Scope } from './scope.ts';

/** UPD-1: a new version waits until the person says so. */
export function registerSkipWaiting(scope: Scope): void {
  scope.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message: unknown = event.data;
    if (typeof message !== 'object' || message === null || !('type' in message)) return;
    if (message.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  });
}
