import { describe, expect, it, vi } from 'vitest';
import { sendInTheBackground } from '../../sw/background-sync.ts';
import type { Scope } from '../../sw/scope.ts';

vi.mock('workbox-precaching', () => ({ matchPrecache: async () => undefined }));

const SCRIPT = '/assets/on-demand/delivery-12345678.js';

function fakeScope({ sync = true, outcome = 'sent' } = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: sync ? { sync: {} } : {},
    location: { origin: 'https://baraza.example' },
    navigator: {},
    importScripts: vi.fn(() => {
      Object.assign(scope, { deliverOutbox: vi.fn(async () => outcome) });
    }),
  };
  const send = async (type: string, event: object = {}) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return { scope: scope as unknown as Scope, importScripts: scope.importScripts, listeners, send };
}

describe('[OUT-8] Background Sync', () => {
  it('costs nothing in a browser that has none', () => {
    const { scope, listeners } = fakeScope({ sync: false });
    sendInTheBackground(scope, SCRIPT);
    expect(listeners.size).toBe(0);
  });

  it('has its script from the installation on, and never stops one', async () => {
    const { scope, importScripts, send } = fakeScope();
    importScripts.mockImplementationOnce(() => {
      throw new Error('NetworkError');
    });
    sendInTheBackground(scope, SCRIPT);
    await send('install');
    expect(importScripts).toHaveBeenCalledWith(SCRIPT);
  });

  it('a sync that leaves something waiting fails, so that the browser tries again', async () => {
    for (const [outcome, fails] of [
      ['sent', false],
      ['page', false],
      ['waiting', true],
    ] as const) {
      const { scope, send } = fakeScope({ outcome });
      sendInTheBackground(scope, SCRIPT);
      const done = send('sync', { tag: 'baraza-outbox' });
      await (fails ? expect(done).rejects.toThrow('still waits') : expect(done).resolves.toBeUndefined());
    }
  });

  it('listens to its own tag alone', async () => {
    const { scope, importScripts, send } = fakeScope({ outcome: 'waiting' });
    sendInTheBackground(scope, SCRIPT);
    await send('sync', { tag: 'something-else' });
    expect(importScripts).not.toHaveBeenCalled();
  });
});
