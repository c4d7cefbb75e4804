import { describe, expect, it, vi } from 'vitest';
import { KEEP } from '../../src/platform/keep-for-offline.ts';
import { cacheUrlsIn } from '../../sw/cache-urls-message.ts';
import { publicKeyIn } from '../../sw/public-key.ts';
import { clearOldBuilds } from '../../sw/routes.ts';
import { runtimeCacheFor } from '../../sw/runtime-caches.ts';
import type { Scope } from '../../sw/scope.ts';

// The worker's own name for what is global: workbox reads it as it loads.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

const HERE = 'https://baraza.example';
const cacheOf = (path: string, { method = 'GET', headers = {} } = {}) =>
  runtimeCacheFor({ method, headers: new Headers(headers) }, new URL(path, HERE), HERE)?.cacheName ?? null;

describe('what is kept when it is asked for', () => {
  it.each([
    ['/evidence/KEN.json', 'baraza-evidence-1'],
    ['/samples/sample-health.json', 'baraza-samples-1'],
    ['/media/tour.webm', 'baraza-media-1'],
    ['/media/tour/first.mp4', 'baraza-media-1'],
    ['/assets/on-demand/engine-Ab3_x-9Z.js', 'baraza-build-1'],
  ])('%s is cached in %s', (path, name) => expect(cacheOf(path)).toBe(name));

  it.each([
    '/',
    '/index.html',
    '/sw.js',
    '/sw-off.json',
    '/build.json',
    '/samples/sample-health',
    '/evidence/KEN.json?token=x',
    '/evidence/../api/reports.json',
    '/assets/no-hash.js',
    '/media/',
    'https://elsewhere.example/evidence/KEN.json',
  ])('%s is cached nowhere', (path) => expect(cacheOf(path)).toBeNull());

  it('[ACC-2] nothing of an account is cached, whatever it is called', () => {
    for (const path of ['/api/evidence/KEN.json', '/auth/v1/user', '/rest/v1/profiles', '/api/media/a.webm']) {
      expect(cacheOf(path)).toBeNull();
    }
    expect(cacheOf('/evidence/KEN.json', { headers: { authorization: 'Bearer x' } })).toBeNull();
    expect(cacheOf('/evidence/KEN.json', { method: 'POST' })).toBeNull();
  });
});

it('[UPD-1] a file kept for an older build stays with the new one that uses it too; the others go', async () => {
  const kept = ['engine-Ab3_x-9Z.js', 'answers-0ldB_ui-d.js'].map((name) => `${HERE}/assets/on-demand/${name}`);
  const requests = new Map(kept.map((url) => [url, new Request(url)]));
  let activate = (_event: { waitUntil(work: Promise<unknown>): void }) => {};
  const scope = {
    addEventListener: (_type: 'activate', heard: typeof activate) => {
      activate = heard;
    },
    caches: {
      open: async () => ({
        keys: async () => [...requests.values()],
        delete: async ({ url }: Request) => requests.delete(url),
      }),
    },
  };
  clearOldBuilds(scope as unknown as Scope, ['/assets/on-demand/engine-Ab3_x-9Z.js']);
  await new Promise((done) => activate({ waitUntil: (work) => done(work) }));
  expect([...requests.keys()]).toEqual(kept.slice(0, 1));
});

describe('a page that names files to keep', () => {
  it.each([undefined, null, 'KEEP', { type: 'SKIP_WAITING' }, { type: KEEP }, { type: KEEP, urls: '/a' }])(
    'is not heard in %j',
    (message) => expect(cacheUrlsIn(message)).toBeNull(),
  );

  it('may name a hundred at a time, and only addresses', () => {
    expect(cacheUrlsIn({ type: KEEP, urls: ['/a', 1, null, '/b'] })).toEqual(['/a', '/b']);
    expect(cacheUrlsIn({ type: KEEP, urls: Array.from({ length: 500 }, (_, n) => `/${n}`) })).toHaveLength(100);
  });
});

describe('the public key', () => {
  it('is the one the server wrote into the shell, or the embedded server’s own', () => {
    expect(publicKeyIn('<head><meta name="baraza-public-key" content="a&amp;b&quot;&lt;" /></head>')).toBe('a&b"<');
    for (const shell of ['', '<head></head>', '<meta name="baraza-public-key" content=" " />']) {
      expect(publicKeyIn(shell)).toBe('baraza-public-client');
    }
  });
});
