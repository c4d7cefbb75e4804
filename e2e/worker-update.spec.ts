import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { freePort } from '../tests/support/free-port.ts';
import { newData } from './support/first-start.ts';
import { type Change, copyOfTheHouse, type House, nextVersion } from './support/house.ts';
import { test as base, expect, touching } from './support/journey.ts';
import { type Running, removeFolder, startServer } from './support/server.ts';
import { cached, controlled, workerTools } from './support/worker.ts';

interface Site {
  readonly origin: string;
  readonly house: House;
  /** The next version is served; the address stays. */
  deploy(): Promise<void>;
}

const CHANGES: readonly Change[] = [
  ['src/app/messages.ts', "login: 'Login'", "login: 'Log in here'"],
  ['src/features/site/messages.ts', 'The link may be old or mistyped.', 'The link may be old.'],
];

const test = base.extend<{ site: Site }, { next: string }>({
  /** The folder of the next version, built once. */
  next: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const { folder, client } = nextVersion(CHANGES);
      await use(client);
      removeFolder(folder);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ next }, use) => {
    const house = copyOfTheHouse();
    const data = newData('site');
    const port = await freePort();
    let server: Running = await startServer(data, { BARAZA_CLIENT: house.client }, port);
    await use({
      origin: server.origin,
      house,
      async deploy() {
        await server.stop();
        house.becomes(next);
        server = await startServer(data, { BARAZA_CLIENT: house.client }, port);
      },
    });
    await server.stop();
    removeFolder(data);
    house.remove();
  },
});

const loginOf = (page: Page, build: 'old' | 'new') =>
  page.getByRole('link', { name: build === 'old' ? 'Login' : 'Log in here', exact: true }).first();
const onceLoaded = (page: Page) => page.evaluate(() => Object.assign(window, { loadedOnce: true }));
const neverReloaded = (page: Page) => page.evaluate(() => 'loadedOnce' in window);
/** As a link inside the product would. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const dropChunks = (house: House, name: string) => {
  const folder = join(house.client, 'assets');
  for (const file of readdirSync(folder)) if (file.startsWith(`${name}-`)) rmSync(join(folder, file));
};

test('[UPD-1] a deploy in mid-session, without the worker: the open page goes on, and a lost part is made good once @long', async ({
  device,
  site,
}) => {
  device.expect(/404|dynamically imported module|a part of the page broke/);
  const page = await device.open({ serviceWorkers: 'block' });
  const [second, third] = [await device.context().newPage(), await device.context().newPage()];
  for (const tab of [page, second, third]) {
    await tab.goto(site.origin);
    await expect(loginOf(tab, 'old')).toBeVisible();
    await onceLoaded(tab);
  }
  const old = readdirSync(join(site.house.client, 'assets')).filter((name) => name.startsWith('FaqPage-'));
  await site.deploy();

  // A route of the old build that was never opened: the server still has it.
  await loginOf(page, 'old').click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(loginOf(page, 'old')).toBeVisible();
  expect(await neverReloaded(page)).toBe(true);

  // Three builds later it is gone: the page loads itself anew and is where the person wanted to go.
  for (const name of old) rmSync(join(site.house.client, 'assets', name), { force: true });
  await follow(second, '/faq');
  await expect(second.getByRole('heading', { name: 'Frequently Asked Questions', level: 1 })).toBeVisible();
  await expect(loginOf(second, 'new')).toBeVisible();
  expect(await neverReloaded(second)).toBe(false);

  // And where that does not help either, it says so, and does not try for ever.
  dropChunks(site.house, 'FaqPage');
  await (await device.context().newCDPSession(third)).send('Network.clearBrowserCache');
  let loads = 0;
  third.on('load', () => {
    loads += 1;
  });
  await follow(third, '/faq');
  await expect.poll(() => loads).toBe(2);
  await expect(third.getByRole('heading', { name: 'This page could not be opened.' })).toBeVisible();
  await expect(third.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await third.waitForTimeout(2_000);
  expect(loads).toBe(2);
});

test('[UPD-1] a deploy in mid-session, with the worker: the new version waits for the person, in every tab', async ({
  device,
  site,
}) => {
  const page = await device.open();
  await page.goto(site.origin);
  await controlled(page);
  const [writing, idle] = [await device.context().newPage(), await device.context().newPage()];
  await writing.goto(`${site.origin}/login`);
  await writing.getByLabel('Email').fill('ama@example.org');
  await idle.goto(site.origin);
  for (const tab of [page, writing, idle]) await onceLoaded(tab);
  await site.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

  const update = (tab: Page) => tab.getByRole('button', { name: 'Update' });
  for (const tab of [page, writing, idle]) await expect(update(tab)).toBeVisible();
  // Nothing changes by itself, not even for a tab that is loaded anew.
  await idle.reload();
  await expect(loginOf(idle, 'old')).toBeVisible();
  await touching(idle, () => expect(update(idle)).toBeVisible());
  await onceLoaded(idle);
  await device.context().setOffline(true);
  await follow(page, '/nowhere');
  await expect(page.getByText('The link may be old or mistyped.')).toBeVisible();
  await device.context().setOffline(false);

  await update(page).click();
  for (const tab of [page, idle]) {
    await expect(loginOf(tab, 'new')).toBeVisible();
    await expect(update(tab)).toBeHidden();
  }
  await expect(page.getByText('The link may be old.', { exact: true })).toBeVisible();
  // What is being written is left alone until the person says so there, too.
  await expect(writing.getByLabel('Email')).toHaveValue('ama@example.org');
  expect(await neverReloaded(writing)).toBe(true);
  await update(writing).click();
  await expect(loginOf(writing, 'new')).toBeVisible();
  await expect(update(writing)).toBeHidden();
});

test('[UPD-1] a new version begins by itself when every tab was closed @long', async ({ device, site }) => {
  const page = await device.open();
  await page.goto(site.origin);
  await controlled(page);
  await site.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  const empty = await device.context().newPage();
  await page.close();
  await expect(async () => {
    // Away and back: a tab that is only loaded anew never lets go of the old version.
    await empty.goto('about:blank');
    await empty.goto(site.origin);
    await expect(loginOf(empty, 'new')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('[security 30] a worker that an operator has withdrawn goes, its pages go on, and it comes back when it may', async ({
  device,
  site,
}) => {
  const page = await device.open();
  await page.goto(site.origin);
  await controlled(page);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active !== undefined);
  site.house.put('sw-off.json', '{"off": true}');
  // It asks when it begins its work anew, or after an hour.
  await (await workerTools(device.context(), page, site.origin)).stop();
  await page.reload();
  await expect.poll(registered).toBe(false);
  await expect.poll(async () => (await cached(page)).paths).toEqual([]);
  // It still answers this page, and keeps nothing more for it.
  await page.evaluate(async () => (await fetch('/media/tour-700.webp')).arrayBuffer());
  expect((await cached(page)).paths).toEqual([]);
  await loginOf(page, 'old').click();
  await expect(page.getByLabel('Password')).toBeVisible();

  // The browser lets go of it with the next load, now and then with the one after.
  await expect(async () => {
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }).toPass({ intervals: [500], timeout: 10_000 });
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(await registered()).toBe(false);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  rmSync(join(site.house.client, 'sw-off.json'));
  await page.reload();
  await controlled(page);
});
