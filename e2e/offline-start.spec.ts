import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { PATHS, type Path } from '../src/app/paths.ts';
import { PROBLEM } from './support/at-server.ts';
import { draftOffline } from './support/draft.ts';
import { explore } from './support/explore.ts';
import { newData } from './support/first-start.ts';
import { test as base, expect, keptForOffline, research, signUp } from './support/journey.ts';
import { IDEA, refineIdea } from './support/refiner.ts';
import { type Running, removeFolder, startServer } from './support/server.ts';
import { cached } from './support/worker.ts';

/** A server that can be taken away: the browser's tools cut a page off at once, but a worker that is just starting later. */
const test = base.extend<{ house: Running }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
  house: async ({}, use) => {
    const data = newData('offline-start');
    const server = await startServer(data);
    await use(server);
    await server.stop();
    removeFolder(data);
  },
});

/** What is said of a page that does nothing without the network and was never opened here. */
const NEVER_OPENED = 'This page needs the internet';
const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** What the device has seen before its network was cut. */
interface Seen {
  readonly reportId: string;
  readonly title: string;
  readonly draftId: string;
  readonly explored: string;
  readonly refinementId: string;
}

/** One address to open cold, and what a founder must find there. */
interface Stop {
  readonly address: string;
  finds(page: Page): Promise<void>;
}

const problemBox = (page: Page) => expect(page.getByLabel('Describe the problem to validate')).toBeVisible();
const wayBack = (page: Page, name: string) => expect(page.getByRole('link', { name }).first()).toBeVisible();
const heading = (address: string, name: string) => [
  { address, finds: (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible() },
];
const withoutId = (address: string): Stop => ({
  address,
  async finds(page) {
    await expect(page.getByText('No report ID provided.')).toBeVisible();
    await wayBack(page, 'Back to Options');
  },
});
const atValidator = (address: string) => [{ address, finds: problemBox }];

/** Signed in. A route that is added must say here what it holds without the network. */
const STOPS: Record<Path, (seen: Seen) => readonly Stop[]> = {
  '/': () => heading('/', 'A Sounding Board For Early Stage African Entrepreneurs'),
  '/product': () => heading('/product', 'A Sounding Board For Early Stage African Entrepreneurs'),
  '/solutions': () => heading('/solutions', 'A Sounding Board For Early Stage African Entrepreneurs'),
  '/pricing': () => heading('/pricing', 'Pricing'),
  '/resources': () => heading('/resources', 'What we offer'),
  '/options': () => heading('/options', 'What would you like to do next?'),
  '/faq': () => heading('/faq', 'Frequently Asked Questions'),
  '/faqs': () => heading('/faqs', 'Frequently Asked Questions'),
  '/faqsection': () => heading('/faqsection', 'Frequently Asked Questions'),
  '/get-started': () => heading('/get-started', 'Select a pathway that best aligns with your current progress'),
  '/venture-builders': () => heading('/venture-builders', 'Venture Builders'),
  '/contact': () => heading('/contact', 'Talk to Sales'),
  '/help/email-not-received': () => heading('/help/email-not-received', 'The e-mail has not arrived'),
  '/privacy': () => heading('/privacy', 'Privacy'),
  '/terms': () => heading('/terms', 'Terms'),
  '/cookies': () => heading('/cookies', 'Cookies'),
  '/login': () => atValidator('/login'),
  '/signin': () => atValidator('/signin'),
  '/signup': () => atValidator('/signup'),
  '/auth/signin': () => atValidator('/auth/signin'),
  '/auth/callback': () => heading('/auth/callback', NEVER_OPENED),
  '/forgot-password': () => heading('/forgot-password', NEVER_OPENED),
  '/reset-password': () => heading('/reset-password', NEVER_OPENED),
  '/help/account-recovery': () => heading('/help/account-recovery', NEVER_OPENED),
  '/settings': () => heading('/settings', 'Settings'),
  '/market-validation': ({ title }) => [
    {
      address: '/market-validation',
      async finds(page) {
        await problemBox(page);
        await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible();
        await page.getByRole('button', { name: 'History' }).click();
        await expect(page.getByRole('complementary').getByText(title)).toHaveCount(2);
      },
    },
  ],
  '/market-validation/report/:sessionId': ({ reportId, title }) => [
    {
      address: `/market-validation/report/${reportId}`,
      async finds(page) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'Chat with Report' }).click();
        await expect(page.getByText('Who pays for this?')).toBeVisible();
      },
    },
    {
      address: `/market-validation/report/${NOBODYS}`,
      async finds(page) {
        await expect(page.getByText('This report has not been read on this device yet')).toBeVisible();
        await wayBack(page, 'Back to Options');
      },
    },
  ],
  '/market-validation/draft/:draftId': ({ draftId }) => [
    {
      address: `/market-validation/draft/${draftId}`,
      finds: (page) => expect(page.getByText('Draft made on this device, not yet researched')).toBeVisible(),
    },
    {
      address: `/market-validation/draft/${NOBODYS}`,
      async finds(page) {
        await expect(page.getByText('This draft is no longer on this device.')).toBeVisible();
        await wayBack(page, 'Back to Options');
      },
    },
  ],
  '/try/:draftId': () => [
    {
      address: `/try/${NOBODYS}`,
      finds: (page) => expect(page.getByText('This draft is no longer on this device.')).toBeVisible(),
    },
  ],
  '/market-validation/report': () => [withoutId('/market-validation/report')],
  '/market-validation-report': () => [withoutId('/market-validation-report')],
  '/market-validation-report/:sessionId': ({ reportId, title }) => [
    {
      address: `/market-validation-report/${reportId}`,
      finds: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title),
    },
  ],
  '/problem-generator': ({ explored }) => [
    {
      address: '/problem-generator',
      async finds(page) {
        await expect(page.getByRole('button', { name: 'Generate Problem Statements' })).toBeVisible();
        await expect(page.getByRole('list', { name: 'Past explorations' }).getByRole('link')).toHaveAttribute(
          'href',
          `/problem-generator/results/${explored}`,
        );
      },
    },
  ],
  '/problem-generator/results': () => [
    {
      address: '/problem-generator/results',
      async finds(page) {
        await expect(page.getByText('No job ID provided')).toBeVisible();
        await wayBack(page, 'Back to Generator');
      },
    },
  ],
  '/problem-generator/results/:jobId': ({ explored }) => [
    {
      address: `/problem-generator/results/${explored}`,
      finds: (page) => expect(page.getByRole('article').first()).toBeVisible(),
    },
    {
      address: `/problem-generator/results/${NOBODYS}`,
      async finds(page) {
        await expect(page.getByText('Failed to load results')).toBeVisible({ timeout: 15_000 });
        await wayBack(page, 'Back to Generator');
      },
    },
  ],
  '/records': () => heading('/records', 'What is on record'),
  '/samples': () => heading('/samples', 'Sample reports'),
  '/samples/:sampleId': () => [
    {
      address: '/samples/sample-agritech',
      finds: (page) => expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible(),
    },
    {
      address: '/samples/sample-health',
      async finds(page) {
        await expect(page.getByText('This sample could not be loaded.')).toBeVisible();
        await wayBack(page, 'Back to Options');
      },
    },
  ],
  '/prefine': ({ refinementId }) => [
    {
      address: '/prefine',
      async finds(page) {
        await expect(page.getByLabel('Describe your idea')).toBeVisible();
        await expect(page.getByRole('list', { name: 'Refined ideas' }).getByRole('listitem')).toHaveCount(1);
      },
    },
    {
      address: `/prefine?session=${refinementId}`,
      finds: (page) =>
        expect(page.getByRole('list', { name: 'Problem statements' }).locator('> li').first()).toBeVisible(),
    },
    {
      address: `/prefine?session=${NOBODYS}`,
      async finds(page) {
        await expect(page.getByText(/^The problems of this session have not been read on this device/)).toBeVisible();
        await wayBack(page, 'Refine another idea');
      },
    },
  ],
  '/credit-request': () => [
    {
      address: '/credit-request',
      async finds(page) {
        await expect(page.getByRole('button', { name: 'Submit Request' })).toBeVisible();
        await wayBack(page, 'Back to Market Validation');
      },
    },
  ],
  '/admin': () => heading('/admin', NEVER_OPENED),
  '/analytics': () => [
    {
      address: '/analytics',
      finds: (page) => expect(page.getByText('Total Reports')).toBeVisible(),
    },
  ],
  '*': () => [
    {
      address: '/no/such/page',
      async finds(page) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      },
    },
  ],
};

/** Pages that are fetched when they are opened, and not before. */
const WHEN_OPENED = /(?:Admin|Callback|Password|RecoveryHelp|Settings)Page-/;
/** Of the newest build; the files of those before it lie beside its own. */
const [BUILD] = JSON.parse(readFileSync('dist/builds.json', 'utf8')) as [{ assets: string[] }];
const BROUGHT = BUILD.assets.filter((name) => /^on-demand\/\w+Page-[\w-]+\.js$/.test(name) && !WHEN_OPENED.test(name));

/** Whoever stays with a screen gets the pages that they have not opened. */
const pagesOfAnAccount = (page: Page) =>
  expect
    .poll(
      async () => {
        const { paths } = await cached(page);
        return BROUGHT.filter((name) => !paths.some((path) => path.endsWith(name)));
      },
      { timeout: 20_000 },
    )
    .toEqual([]);

/** A person reads a report, asks it something, refines an idea, writes a draft; then everything is closed. */
async function live(page: Page, origin: string): Promise<Seen> {
  await signUp(page, origin);
  await keptForOffline(page);
  await research(page, PROBLEM);
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const reportId = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  await page.getByRole('button', { name: 'Chat with Report' }).click();
  await page.getByLabel('Your question').fill('Who pays for this?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('list', { name: 'Chat with Report' }).locator('> li')).toHaveCount(2);
  await pagesOfAnAccount(page);
  await page.goto(`${origin}/samples/sample-agritech`);
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  const explored = await explore(page, origin);
  const refinementId = await refineIdea(page, origin, IDEA);
  await page.goto(`${origin}/settings`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.goto(`${origin}/market-validation`);
  await draftOffline(page, PROBLEM);
  return { reportId, title, explored, refinementId, draftId: page.url().split('/').at(-1) ?? '' };
}

const stopsOf = (seen: Seen) => PATHS.flatMap((path) => STOPS[path](seen));

test('every route opens cold without the network: what was seen is there, what was not says so', async ({
  device,
  house,
}) => {
  test.setTimeout(180_000);
  const seen = await live(await device.open(), house.origin);
  await device.close();
  await house.stop();
  const first = await device.open({ offline: true });
  for (const { address, finds } of stopsOf(seen)) {
    const page = await first.context().newPage();
    await test.step(address, async () => {
      await page.goto(`${house.origin}${address}`);
      await finds(page);
    });
    await page.close();
  }
});

/** Takes the page's own script from one of the worker's caches to another. */
const moveScript = (page: Page, from: string, to: string) =>
  page.evaluate(
    async (names) => {
      const keys = await caches.keys();
      const named = (name = '') => caches.open(keys.find((key) => key.includes(name)) ?? name);
      const [kept, other] = [await named(names[0]), await named(names[1])];
      const script = (await kept.keys()).find((request) => /\/assets\/(index|shell)-.*\.js/.test(request.url));
      const answer = script && (await kept.match(script));
      if (!answer) throw new Error('No such script');
      await other.put(script, answer);
      await kept.delete(script);
    },
    [from, to],
  );

test('a start whose scripts do not come is made once more, then says so and can be made again', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await page.goto(`${server.origin}/faq`);
  await keptForOffline(page);
  await device.context().setOffline(true);
  await moveScript(page, 'precache', 'aside');
  // The browser has a copy of its own.
  await (await device.context().newCDPSession(page)).send('Network.clearBrowserCache');
  let starts = 0;
  page.on('framenavigated', () => {
    starts += 1;
  });
  await page.goto(`${server.origin}/product`);
  await expect(page.getByText('This page could not be opened.')).toBeVisible();
  await expect(page.getByText('Opening…')).toBeHidden();
  expect(starts).toBe(2);
  await moveScript(page, 'aside', 'precache');
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^A Sounding Board/ })).toBeVisible();
});

test('a hundred cold starts of the browser without the network, over every route @long', async ({ device, house }) => {
  test.setTimeout(1_200_000);
  const seen = await live(await device.open(), house.origin);
  await house.stop();
  const stops = stopsOf(seen);
  for (let tried = 0; tried < 100; tried += 1) {
    const stop = stops[tried % stops.length];
    if (!stop) throw new Error('There is always a stop');
    await device.close();
    const page = await device.open({ offline: true });
    await page.goto(`${house.origin}${stop.address}`);
    await stop.finds(page);
  }
});

test('somebody who is not signed in finds the public pages, and is told where the rest is @long', async ({
  device,
  house,
}) => {
  const page = await device.open();
  await page.goto(house.origin);
  await keptForOffline(page);
  await device.close();
  await house.stop();
  const later = await device.open({ offline: true });
  for (const path of PATHS) {
    const address = path.replace(/:\w+/, NOBODYS).replace('*', '/no/such/page');
    await later.goto(`${house.origin}${address}`);
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(later.getByRole('button', { name: 'Offline', exact: true })).toBeVisible();
  }
});
