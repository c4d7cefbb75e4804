import { beforeEach, expect, it, vi } from 'vitest';
import { registerCacheUrlsMessage } from '../../sw/cache-urls.ts';
import type { Scope } from '../../sw/scope.ts';

const ORIGIN = 'https://baraza.example';
const CLIP = '/media/tour.webm';
/** How the browser answers, by the cache mode it was asked with. */
let statuses: Record<string, number>;
const cached = new Map<string, Response>();
const asked: string[] = [];

vi.mock('workbox-precaching', () => ({ matchPrecache: async () => undefined }));
vi.mock('../../sw/routes.ts', () => ({
  strategyOf: () => ({
    cacheName: 'baraza-media-1',
    handleAll: ({ request }: { request: Request }) => {
      asked.push(request.cache);
      const answer = new Response('x', { status: statuses[request.cache] ?? 500 });
      if (answer.status === 200) cached.set(request.url, answer);
      return [Promise.resolve(answer), Promise.resolve()];
    },
  }),
}));

async function keep(path: string): Promise<unknown> {
  let listener: ((event: object) => void) | undefined;
  registerCacheUrlsMessage({
    location: { origin: ORIGIN },
    addEventListener: (_type: string, heard: (event: object) => void) => {
      listener = heard;
    },
    caches: { open: async () => ({ match: async ({ url }: Request) => cached.get(url) }) },
  } as unknown as Scope);
  const port = { postMessage: vi.fn() };
  let work: Promise<unknown> = Promise.resolve();
  listener?.({
    data: { type: 'KEEP', urls: [path] },
    ports: [port],
    waitUntil: (waited: Promise<unknown>) => {
      work = waited;
    },
  });
  await work;
  return port.postMessage.mock.lastCall?.[0].urls;
}

beforeEach(() => {
  cached.clear();
  asked.length = 0;
});

it('a whole answer is kept, and asked for once', async () => {
  statuses = { default: 200 };
  expect(await keep(CLIP)).toEqual([CLIP]);
  expect(asked).toEqual(['default']);
});

it('a part in the place of the whole is asked for again, from the server', async () => {
  statuses = { default: 206, reload: 200 };
  expect(await keep(CLIP)).toEqual([CLIP]);
  expect(asked).toEqual(['default', 'reload']);
});

it('what only ever comes in parts, or not at all, is not said to be kept', async () => {
  statuses = { default: 206, reload: 206 };
  expect(await keep(CLIP)).toEqual([]);
  statuses = { default: 404 };
  expect(await keep(CLIP)).toEqual([]);
  expect(asked).toEqual(['default', 'reload', 'default']);
});
