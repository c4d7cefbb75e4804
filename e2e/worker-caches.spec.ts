import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { newData } from './support/first-start.ts';
import { copyOfTheHouse } from './support/house.ts';
import { expect, research, signUp, test } from './support/journey.ts';
import { removeFolder, startServer } from './support/server.ts';
import { cached, controlled } from './support/worker.ts';

// With a word that no text of the product's own holds.
const PROBLEM = 'Tomato traders at Zanubari in Kumasi, Ghana lose a third of every load because trucks wait.';
/** 300 kB, and what the worker's and the list's own libraries (workbox-window, react-virtual) cost: decision 14. */
const PRECACHE_LIMIT = 305_000;
/** As the router lists them, and one it does not know. */
const PAGES = [
  ...['/', '/login', '/signin', '/signup', '/auth/signin', '/auth/callback?code=x', '/market-validation'],
  ...['/market-validation/report/2f0e9a0c-8a1b-4a9e-9a51-0d6f1b1a7f10', '/samples/sample-health', '/nowhere'],
];

test('[ACC-2] after a whole journey the caches hold nothing of the account and nothing asked for with a token', async ({
  device,
  server,
}) => {
  const page = await device.open();
  const person = await signUp(page, server.origin);
  await controlled(page);
  await research(page, PROBLEM);
  const address = page.url();
  await page.getByRole('link', { name: 'Back to Options' }).click();
  await page.reload();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();

  const { paths, text, headers } = await cached(page);
  expect(paths).toContain('/index.html');
  expect(paths.filter((path) => /^\/(api|auth|rest)(\/|$)/.test(path))).toEqual([]);
  expect(headers.map((name) => name.toLowerCase())).not.toContain('authorization');
  const token = await page.evaluate(
    () => new RegExp(/ey[\w-]+\.[\w-]+\.[\w-]+/).exec(JSON.stringify({ ...localStorage }))?.[0] ?? '',
  );
  expect(token.length).toBeGreaterThan(100);
  for (const secret of [token, person.email, address.split('/').at(-1) ?? '', 'Zanubari']) {
    expect(text).not.toContain(secret);
  }
});

test('every page opens without the network, and nothing stands in for the server @long', async ({ device, server }) => {
  const page = await device.open();
  await page.goto(server.origin);
  await controlled(page);
  await device.context().setOffline(true);
  for (const path of PAGES) {
    await page.goto(`${server.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  for (const path of ['/api/reports', '/auth/v1/user', '/rest/v1/profiles', '/healthz', '/evidence/KEN.json']) {
    await expect(page.goto(`${server.origin}${path}`), path).rejects.toThrow('net::ERR');
  }
});

test('the first visit brings at most 305 kB, and neither the engine nor what sends in the background', {
  tag: '@core',
}, async ({ device, server }) => {
  const page = await device.open();
  await page.goto(server.origin);
  await controlled(page);
  const { paths } = await cached(page);
  expect(paths.filter((path) => path.includes('/on-demand/'))).toEqual([]);
  const sizes = paths.map((path) => {
    const file = join('dist/client', path);
    const squeezed = statSync(`${file}.br`, { throwIfNoEntry: false })?.size;
    // The server writes its origin into the pages, and squeezes them then.
    return squeezed ?? (path.endsWith('.html') ? brotliCompressSync(readFileSync(file)).length : statSync(file).size);
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(PRECACHE_LIMIT);
});

test('what a page names is kept: parts of the build, packs, samples, media by the part @long', async ({ device }) => {
  const house = copyOfTheHouse();
  const engine = '/assets/on-demand/engine-Ab3dEf9Z.js';
  const clip = Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 256));
  house.put(engine, 'self.engine = 1;');
  house.put('samples/sample-health.json', '{"sample":true}');
  house.put('media/tour.webm', clip);
  const data = newData('kept');
  const server = await startServer(data, { BARAZA_CLIENT: house.client });
  try {
    const page = await device.open();
    await page.goto(server.origin);
    await controlled(page);
    // A player asks for parts first: that must keep nothing.
    expect(await part(page, '/media/tour.webm', 'bytes=0-9')).toMatchObject({ status: 206, length: 10 });
    expect((await cached(page)).paths).not.toContain('/media/tour.webm');

    const wanted = [engine, '/evidence/GHA.json', '/samples/sample-health.json', '/media/tour.webm'];
    const refused = [
      '/api/reports',
      '/evidence/XXX.json',
      'https://elsewhere.example/evidence/KEN.json',
      '/build.json',
    ];
    expect(await keep(page, [...wanted, ...refused, '/index.html'])).toEqual([...wanted, '/index.html']);

    await device.context().setOffline(true);
    for (const path of wanted) expect(await part(page, path), path).toMatchObject({ status: 200 });
    const middle = await part(page, '/media/tour.webm', 'bytes=1000-1999');
    expect(middle).toEqual({ status: 206, length: 1_000, first: clip[1_000], range: 'bytes 1000-1999/5000' });
  } finally {
    await server.stop();
    removeFolder(data);
    house.remove();
  }
});

function part(page: Page, path: string, range?: string) {
  return page.evaluate(
    async ([address, bytes]) => {
      const answer = await fetch(address ?? '', bytes ? { headers: { range: bytes } } : {});
      const body = new Uint8Array(await answer.arrayBuffer());
      const { status, headers } = answer;
      return { status, length: body.length, first: body[0], range: headers.get('content-range') };
    },
    [path, range] as const,
  );
}

function keep(page: Page, urls: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (named) =>
      new Promise<string[]>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data.urls);
        navigator.serviceWorker.controller?.postMessage({ type: 'KEEP', urls: named }, [port2]);
      }),
    urls,
  );
}
