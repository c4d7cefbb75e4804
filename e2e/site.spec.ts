import { statSync } from 'node:fs';
import type { Page } from 'playwright';
import { ACCOUNT_PATHS, SAMPLE_PATHS, SITE_PATHS } from '../src/app/paths.ts';
import { PHONE } from './support/browser.ts';
import { newData } from './support/first-start.ts';
import { expect, keptForOffline, signOut, signUpHere, test } from './support/journey.ts';
import { removeFolder, startServer } from './support/server.ts';
import { cached, controlled } from './support/worker.ts';

const HTML = { accept: 'text/html' };

const WRITTEN = [...SITE_PATHS, ...SAMPLE_PATHS, ...ACCOUNT_PATHS];

/** Links that leave this site: a mailbox, or a page of somebody else's. */
function leadingAway(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"/#][^"]*)"/g)].map(([, address = '']) => address);
}

/** Every address a page names, of this site: links, pictures, styles, scripts. */
function addressesIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/srcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  );
  return [...new Set([...named, ...sets])].map((address) => address.replaceAll('&amp;', '&'));
}

test('every link on every page leads somewhere, without a script', async ({ server }) => {
  const pages = new Map<string, string>();
  const read = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const answer = await fetch(`${server.origin}${path}`, { headers: HTML });
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    pages.set(path, text);
    return text;
  };
  const places: [from: string, to: string, id: string][] = [];
  for (const from of WRITTEN) {
    const html = await read(from);
    expect(html, from).not.toMatch(/href="(#|javascript:|)"/);
    expect(html, from).not.toContain('{{');
    // The policy allows no style in an attribute.
    expect(html, from).not.toMatch(/\sstyle="/);
    for (const address of leadingAway(html)) {
      expect(address, from).toMatch(/^(mailto:[\w.-]+@[\w-]+(\.[\w-]+)+|https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?)$/);
    }
    for (const address of addressesIn(html)) {
      const [path = '', id] = address.split('#');
      if (id) places.push([from, path || from, id]);
      else await read(path);
    }
  }
  for (const [from, to, id] of places) {
    expect((await read(to)).includes(`id="${id}"`), `${from} links to ${to}#${id}`).toBe(true);
  }
  expect((await fetch(`${server.origin}/no/such/page`, { headers: HTML })).status).toBe(404);
});

test('search engines and shared links are told what each page is, under the public origin @long', async () => {
  const data = newData('origin');
  const server = await startServer(data, { BARAZA_ORIGIN: 'https://founders.example' });
  try {
    const text = async (path: string) => (await fetch(`${server.origin}${path}`, { headers: HTML })).text();
    const titles = new Map<string, string>();
    const described: string[] = [];
    for (const path of [...SITE_PATHS, ...SAMPLE_PATHS]) {
      const html = await text(path);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      expect(canonical, path).toMatch(/^https:\/\/founders\.example\//);
      expect(/<meta name="description" content="([^"]{20,200})"/.test(html), path).toBe(true);
      expect(html, path).toContain(`<meta property="og:url" content="${canonical}"`);
      expect(html, path).toContain(`<meta property="og:title" content="${title}"`);
      const [, picture = ''] =
        /<meta property="og:image" content="https:\/\/founders\.example([^"]*)"/.exec(html) ?? [];
      expect((await fetch(`${server.origin}${picture}`)).headers.get('content-type'), path).toBe('image/jpeg');
      expect(titles.get(title) ?? canonical, `${path}: one title, one page`).toBe(canonical);
      titles.set(title, canonical);
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
        expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
        described.push(path);
      }
    }
    expect(described).toEqual(expect.arrayContaining(['/', '/faq']));
    const map = await text('/sitemap.xml');
    const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(listed)).toEqual(new Set(titles.values()));
    expect(await text('/robots.txt')).toContain('Sitemap: https://founders.example/sitemap.xml');
  } finally {
    await server.stop();
    removeFolder(data);
  }
});

/** Notes what moves and what is written anew from the first byte of a page on. */
async function watchTakeover(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0, removed: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      new MutationObserver(() => {
        if (main && !main.isConnected) seen.removed += 1;
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

test('the app takes a page over without a flash, and its links then need no new page', { tag: '@core' }, async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE, serviceWorkers: 'block' });
  await watchTakeover(page);
  for (const path of ['/samples/sample-fintech', '/', '/pricing', '/contact']) {
    await page.goto(`${server.origin}${path}`);
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(document.querySelector('main a') ?? {}).some((k) => k.startsWith('__react'))),
      )
      .toBe(true);
    await page.waitForTimeout(300);
    const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; removed: number } }).seen);
    expect(seen.removed, `${path} was written anew`).toBe(0);
    expect(seen.shift, `${path} moved`).toBeLessThanOrEqual(0.01);
  }
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveTitle('Privacy | Baraza');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About' })).toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
});

test('every anchor of the landing page is reached, on a first load and from another page @long', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE });
  for (const id of ['demo-video', 'process-section-title', 'features', 'pricing', 'roadmap']) {
    await page.goto('about:blank');
    await page.goto(`${server.origin}/#${id}`);
    await expect(page.locator(`#${id}`), id).toBeInViewport();
  }
  await page.goto(`${server.origin}/resources`);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await expect(page.locator('#demo-video')).toBeInViewport();
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('link', { name: 'Product' }).click();
  await expect(page.locator('#process-section-title')).toBeInViewport();
});

test('the pathway modal, the process and the carousels are walked by keyboard', async ({ device, server }) => {
  const page = await device.open();
  await page.goto(server.origin);
  await keptForOffline(page);
  const start = page.getByRole('main').getByText('Get Started', { exact: true });
  await start.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY), 'the page behind it stays').toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(start).toBeFocused();
  await start.click();
  await page.mouse.click(5, 400);
  await expect(dialog).toHaveCount(0);

  const steps = page.locator('.process summary');
  await steps.nth(0).focus();
  await page.keyboard.press('ArrowUp');
  await expect(steps.nth(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.process details[open]')).toHaveText(/MODULE 4/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.locator('.process details[open]')).toHaveText(/MODULE 1/);

  const voices = page.getByRole('region', { name: 'What people say' });
  await voices.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(voices.getByRole('button', { name: 'Page 2 of 2' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(voices.getByRole('button', { name: 'Page 1 of 2' })).toHaveAttribute('aria-current', 'true');
  await expect(voices.getByText('Founder, cold storage', { exact: false })).toBeInViewport();
});

test('a sample report is read before any script, and offline after a visit; what is none leads to the list', async ({
  device,
  server,
}) => {
  for (const path of SAMPLE_PATHS) {
    const html = await (await fetch(`${server.origin}${path}`, { headers: HTML })).text();
    expect(html, path).toContain('What would end it');
    expect(html, path).toContain('id="sources"');
    expect(html, path).toMatch(/<title>[^<]*: a sample report \| Baraza<\/title>/);
  }
  const page = await device.open({ viewport: PHONE });
  await page.goto(`${server.origin}/samples/sample-fintech`);
  await controlled(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible();
  await expect(page).toHaveTitle(/^Mobile money agents without cash, Zambia/);
  await device.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible();
  await device.context().setOffline(false);
  await page.goto(`${server.origin}/samples/nothing-here`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample reports');
});

test('whoever reads for three seconds has the worker, and after a moment samples and public pages without the network', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: { width: 320, height: 640 } });
  await page.goto(server.origin, { waitUntil: 'load' });
  const begun = Date.now();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found !== undefined)), {
      intervals: [100],
    })
    .toBe(true);
  expect(Date.now() - begun).toBeLessThan(3_000);
  await expect
    .poll(async () => (await cached(page)).paths, { timeout: 30_000 })
    .toContain('/samples/sample-health.json');
  await expect.poll(async () => (await cached(page)).paths.join()).toMatch(/LegalPage-/);

  await device.context().setOffline(true);
  await page.goto(server.origin);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Offline' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const broken = await page
    .locator('img')
    .evaluateAll((all) => (all as HTMLImageElement[]).filter((img) => img.complete && img.naturalWidth === 0).length);
  expect(broken).toBe(0);
  // What is tried now cannot be written, and says so beside the words, which stay.
  await page.getByLabel('What problem have you seen?').fill('Nurses have no light at night');
  await page.getByRole('button', { name: 'See what is known' }).click();
  await expect(page.getByText('The draft could not be written')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Nurses have no light at night')).toBeVisible();
  for (const [path, title] of [
    ['/samples/sample-health', /^Cooling by day/],
    ['/samples', 'Sample reports'],
    ['/privacy', 'Privacy'],
    ['/pricing', 'Pricing'],
  ] as const) {
    await page.goto(`${server.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('a pathway leads somebody new to making an account, and is kept on every link on the way', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE });
  await page.goto(server.origin);
  await page.getByRole('main').getByText('Get Started', { exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^I have an idea/ })
    .click();
  await page.waitForURL('**/login?redirect=%2Fprefine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Baraza');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Baraza');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await signUpHere(page);
  await page.waitForURL('**/prefine', { timeout: 20_000 });

  // Whoever had an account is asked for it.
  await signOut(page, server.origin);
  await page.goto(`${server.origin}/login?redirect=%2Fprefine`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Baraza');
});

test('words on buttons can be read, on a page the build wrote and on one it did not', async ({ device, server }) => {
  const page = await device.open({ viewport: PHONE });
  for (const path of ['/', '/signup?redirect=%2Fprefine']) {
    await page.goto(`${server.origin}${path}`);
    const colours = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Sign Up' })
      .evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor]);
    expect(colours[0], path).not.toBe(colours[1]);
  }
});

test('a message written offline is sent when the network is there; the newsletter tells its states', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE });
  await page.goto(`${server.origin}/contact`);
  await controlled(page);
  await device.context().setOffline(true);
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Your e-mail').fill('ama@example.org');
  await page.getByLabel('Your message').fill('Forty seats for a programme in Kumasi?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your message is kept on this device')).toBeVisible({ timeout: 20_000 });
  await device.context().setOffline(false);
  await expect(page.getByText('Thank you. We will answer by mail.')).toBeVisible({ timeout: 20_000 });

  await page.goto(server.origin);
  const foot = page.getByRole('contentinfo');
  const subscribe = async (email: string) => {
    await foot.getByLabel('Your e-mail address').fill(email);
    await foot.getByRole('button', { name: 'Subscribe' }).click();
  };
  await subscribe('Ama@Example.org');
  await expect(foot.getByRole('button', { name: 'Saved 👍' })).toBeVisible();
  await expect(foot.getByText(/letter is on its way to you/)).toBeVisible();
  await page.reload();
  // It was not confirmed: nobody is on the list yet, and the letter goes once more.
  await subscribe('ama@example.org');
  await expect(foot.getByText(/was not confirmed yet, so we have sent the letter again/)).toBeVisible();
});

test('before its scripts are here a form keeps what is typed, and neither it nor a switch is left to the browser', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE, serviceWorkers: 'block' });
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${server.origin}/pricing`, { waitUntil: 'commit' });
  await expect(page.getByRole('switch')).toBeDisabled();
  await page.goto(`${server.origin}/contact`, { waitUntil: 'commit' });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await page.getByLabel('Your name').fill('Ama Mensah');
  await page.getByLabel('Your message').fill('Forty seats for a programme in Kumasi?');
  await page.getByLabel('Your e-mail').fill('ama@example.org');
  await page.getByLabel('Your e-mail').press('Enter');
  await expect(send).toBeDisabled();
  expect(new URL(page.url()).search).toBe('');
  arrive();
  await send.click();
  await expect(page.getByText('Thank you. We will answer by mail.')).toBeVisible({ timeout: 20_000 });
  await page.goto(`${server.origin}/pricing`);
  await page.getByText('Pay annually').click();
  await expect(page.getByText('$16', { exact: true })).toBeVisible();
});

test('nothing of the recording is fetched before a tap, which says how much it is and plays it', async ({
  device,
  server,
}) => {
  const page = await device.open();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(server.origin);
  await keptForOffline(page);
  await page.waitForTimeout(4_000);
  expect(fetched.filter((url) => url.includes('/media/'))).toEqual([]);
  const megabytes = (statSync('public/media/tour.webm').size / 1e6).toFixed(1);
  const demo = page.locator('#demo-video');
  await demo.getByRole('button', { name: `Play the recording (${megabytes} MB)` }).click();
  const video = demo.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
});

test('the landing page opens without the network as the build wrote it @long', async ({ device, server }) => {
  const page = await device.open();
  await page.goto(server.origin);
  await controlled(page);
  await device.context().setOffline(true);
  await page.goto(server.origin);
  await expect(page.locator('#root')).toHaveAttribute('data-written', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByText('Get Started', { exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
