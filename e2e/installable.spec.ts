import { expect, keptForOffline, test } from './support/journey.ts';

test('the browser finds nothing that keeps Baraza from being installed', { tag: '@core' }, async ({
  device,
  server,
}) => {
  const page = await device.open();
  await page.goto(server.origin);
  await keptForOffline(page);
  const devtools = await device.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as { name: string; display: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Baraza', display: 'standalone' });
  for (const { src } of manifest.icons)
    expect((await page.request.get(new URL(src, server.origin).href)).ok()).toBe(true);
});

test('the first visit is controlled at once, and every route opens offline after it @long', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await page.goto(server.origin);
  await keptForOffline(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await device.close();

  const offline = await device.open({ offline: true });
  for (const path of ['/', '/login', '/signup', '/market-validation', '/nowhere']) {
    await offline.goto(`${server.origin}${path}`);
    await expect(offline.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the worker keeps nothing that belongs to an account @long', async ({ device, server }) => {
  const page = await device.open();
  await page.goto(server.origin);
  await keptForOffline(page);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map((request) => new URL(request.url).pathname);
  });
  expect(cached).toContain('/index.html');
  expect(cached.filter((path) => /^\/(api|auth|rest)\//.test(path))).toEqual([]);
});
