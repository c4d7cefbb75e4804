import { describe, expect, it, vi } from 'vitest';
import { isSwitchedOff } from '../../src/platform/kill-switch.ts';
import { isCacheable, isOwnFile } from '../../sw/cacheable.ts';
import { isWithdrawn, registerKillSwitch, switchOff } from '../../sw/kill-switch.ts';
import { isPage } from '../../sw/navigation.ts';
import type { Scope } from '../../sw/scope.ts';
import { registerSkipWaiting } from '../../sw/update.ts';

/** A worker's scope, with the events a test sends it. */
function fakeScope(off: unknown = { off: false }) {
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const kept = new Set(['precache', 'baraza-evidence-1']);
  const scope = {
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    skipWaiting: vi.fn(async () => {}),
    clients: { claim: vi.fn(async () => {}) },
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    registration: { unregister: vi.fn(async () => true) },
    fetch: vi.fn(async () => new Response(typeof off === 'string' ? off : JSON.stringify(off))),
  };
  const send = async (type: string, event: object = {}) => {
    const waits: Promise<unknown>[] = [];
    for (const listener of listeners.get(type) ?? []) {
      listener({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    }
    await Promise.all(waits);
  };
  return { scope: scope as unknown as Scope, mocks: scope, kept, send };
}

describe('what the worker answers', () => {
  it.each([
    '/',
    '/login',
    '/market-validation/report/0b',
    '/auth/callback',
    '/samples/sample-health',
    '/restaurants',
    '/apiary',
  ])('the shell for %s', (path) => expect(isPage(path)).toBe(true));
  it.each([
    '/api',
    '/api/reports',
    '/auth/v1/token',
    '/rest/v1/profiles',
    '/healthz',
    '/readyz',
    '/assets/gone.js',
    '/evidence/KEN.json',
    '/robots.txt',
  ])('never the shell for %s', (path) => expect(isPage(path)).toBe(false));
});

describe('what the worker keeps', () => {
  const asked = (method = 'GET', headers = {}) => ({ method, headers: new Headers(headers) });

  it('[ACC-2] nothing of the API, the auth or the data service, and nothing asked for with a token', () => {
    expect(isCacheable(asked(), { pathname: '/evidence/KEN.json' })).toBe(true);
    for (const pathname of ['/api/reports/history', '/auth/v1/user', '/rest/v1/profiles']) {
      expect(isCacheable(asked(), { pathname })).toBe(false);
    }
    expect(isCacheable(asked('GET', { authorization: 'Bearer x' }), { pathname: '/evidence/KEN.json' })).toBe(false);
    expect(isCacheable(asked('POST'), { pathname: '/evidence/KEN.json' })).toBe(false);
  });

  it('no page of a captive portal in the place of a file', () => {
    const answer = (type: string, init: ResponseInit = {}) =>
      new Response('{}', { ...init, headers: { 'content-type': type } });
    const json = /^application\/json\b/;
    expect(isOwnFile(answer('application/json; charset=utf-8'), json)).toBe(true);
    expect(isOwnFile(answer('text/html'), json)).toBe(false);
    expect(isOwnFile(answer('application/json', { status: 404 }), json)).toBe(false);
    expect(isOwnFile(answer('application/json', { status: 206 }), json)).toBe(false);
    const headers = new Headers({ 'content-type': 'application/json' });
    expect(isOwnFile({ status: 200, redirected: true, headers }, json)).toBe(false);
  });
});

describe('a new version', () => {
  it('[UPD-1] waits until the person says so', async () => {
    const { scope, mocks, send } = fakeScope();
    registerSkipWaiting(scope);
    for (const data of [undefined, null, 'SKIP_WAITING', { type: 'other' }]) await send('message', { data });
    expect(mocks.skipWaiting).not.toHaveBeenCalled();
    await send('message', { data: { type: 'SKIP_WAITING' } });
    expect(mocks.skipWaiting).toHaveBeenCalledOnce();
  });
});

describe('the kill switch', () => {
  it.each([
    ['a page', '<html>'],
    ['a no', { off: false }],
    ['something else', { off: 'yes' }],
    ['nothing', null],
  ])('%s leaves the worker at work', async (_what, off) => {
    expect(await isSwitchedOff(fakeScope(off).scope.fetch)).toBe(false);
  });

  it('controls the first visit from the start, also where nobody answers', async () => {
    const { scope, mocks, send } = fakeScope();
    mocks.fetch.mockRejectedValueOnce(new TypeError('offline'));
    registerKillSwitch(scope, () => 0);
    await send('activate');
    expect(mocks.clients.claim).toHaveBeenCalledOnce();
    expect(isWithdrawn()).toBe(false);
  });

  it('the answer of another address leaves it at work', async () => {
    const redirected = Object.defineProperty(new Response('{"off":true}'), 'redirected', { value: true });
    expect(await isSwitchedOff(async () => redirected)).toBe(false);
  });

  it('a 404 leaves it at work; silence is no answer', async () => {
    await expect(isSwitchedOff(() => Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
    expect(await isSwitchedOff(async () => new Response('{"off":true}', { status: 404 }))).toBe(false);
  });

  it('keeps no page waiting on a line that carries nothing', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('too long')));
    const { scope, mocks, send } = fakeScope();
    mocks.fetch.mockImplementationOnce((...[, init]: unknown[]) =>
      // It ends with its signal alone.
      Promise.reject((init as RequestInit).signal?.reason),
    );
    registerKillSwitch(scope, () => 0);
    await send('activate');
    expect(limit).toHaveBeenCalledWith(10_000);
    expect(mocks.clients.claim).toHaveBeenCalledOnce();
  });

  it('a plain yes takes the worker away with all that it kept', async () => {
    const { scope, mocks, kept, send } = fakeScope({ off: true });
    registerKillSwitch(scope, () => 0);
    expect(isWithdrawn()).toBe(false);
    await send('activate');
    expect(isWithdrawn()).toBe(true);
    expect(mocks.registration.unregister).toHaveBeenCalledOnce();
    expect(mocks.clients.claim).not.toHaveBeenCalled();
    expect(kept.size).toBe(0);
    await switchOff(scope);
  });

  it('is asked beside a navigation, at most once an hour', async () => {
    const { scope, mocks, send } = fakeScope();
    let now = 0;
    registerKillSwitch(scope, () => now);
    const navigate = () => send('fetch', { request: { mode: 'navigate' } });
    await send('activate');
    await navigate();
    await send('fetch', { request: { mode: 'cors' } });
    expect(mocks.fetch).toHaveBeenCalledTimes(1);
    now = 3_600_000;
    await send('fetch', { request: { mode: 'cors' } });
    expect(mocks.fetch).toHaveBeenCalledTimes(1);
    await navigate();
    await navigate();
    expect(mocks.fetch).toHaveBeenCalledTimes(2);
  });
});
