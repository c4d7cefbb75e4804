import { describe, expect, it } from 'vitest';
import { KEEP } from '../../src/platform/keep-for-offline.ts';
import { cacheUrlsIn } from '../../sw/cache-urls-message.ts';
import { publicKeyIn } from '../../sw/public-key.ts';
import { runtimeCacheFor } from '../../sw/runtime-caches.ts';

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
