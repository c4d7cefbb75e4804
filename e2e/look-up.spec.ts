import { type MadeWeb, startMadeWeb } from '../bench/research/made-web.ts';
import { readProblem } from '../bench/research/problems.ts';
import { newData } from './support/first-start.ts';
import {
  answerNext,
  answerUntil,
  test as base,
  expect,
  keptForOffline,
  signUp,
  skipToReport,
} from './support/journey.ts';
import { removeFolder, startServer } from './support/server.ts';

const problem = readProblem('tomatoes-ghana');
/** Found by the web search and read; each takes its time, so that somebody can look on. */
const SLOWLY_MS = 700;
const pages = problem.pages
  .filter(({ found, delay, repeat }) => found.includes('searxng') && delay === 0 && repeat === 1)
  // Nobody has a certificate for a made host.
  .map((page) => ({ ...page, url: page.url.replace(/^https:/, 'http:'), delay: SLOWLY_MS }));

/** As in the other journeys, over a server with a web search and a way out into a made web. */
const test = base.extend<object, { web: MadeWeb }>({
  web: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const web = await startMadeWeb(pages);
      await use(web);
      await web.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ web }, use) => {
      const data = newData('look-up');
      const at = `http://127.0.0.1:${web.port}`;
      const server = await startServer(data, {
        BARAZA_LITERATURE: 'off',
        BARAZA_SEARCH_URL: `${at}/searxng`,
        BARAZA_EGRESS_PROXY: at,
      });
      await use(server);
      await server.stop();
      removeFolder(data);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.beforeEach(({ web }) => {
  web.held = false;
});

test('what is looked up shows as it happens, whole after coming back, and stays in the report with its quotes, offline too', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: { width: 360, height: 800 } });
  await signUp(page, server.origin);
  await page.getByLabel('Describe the problem to validate').fill(problem.query);
  await page.getByRole('button', { name: 'Research' }).click();
  const trail = page.getByRole('list', { name: 'What was looked up' });
  await answerUntil(page, trail);
  await expect(trail.getByText(/^Asked SearXNG for “.*Ghana”: \d+ found$/).first()).toBeVisible();
  await expect(trail.getByText(/^Read /).first()).toBeVisible();

  // Away and back, in another tab that knows nothing yet.
  const other = await device.context().newPage();
  await page.close();
  await other.goto(`${server.origin}/market-validation`);
  await expect(
    other
      .getByRole('list', { name: 'What was looked up' })
      .getByText(/^Asked SearXNG/)
      .first(),
  ).toBeVisible();
  await skipToReport(other);

  await expect(
    other.getByText(/^From our playbooks, and \d published sources\. Each quote stands there word for word;/),
  ).toBeVisible();
  await other.getByRole('heading', { name: 'What was looked up' }).click();
  await expect(
    other
      .getByRole('list', { name: 'What was looked up' })
      .getByText(/^Kept a passage of/)
      .first(),
  ).toBeVisible();
  // On a phone the parts below the first are folded.
  await other.getByRole('button', { name: 'Open all' }).click();
  await expect(other.getByText('What others have found.')).toBeVisible();
  await expect(other.getByText('report that the verdict is proceed')).toBeHidden();

  const address = other.url();
  await keptForOffline(other);
  await device.close();
  const later = await device.open({ offline: true });
  await later.goto(address);
  const quote = later.locator('blockquote').filter({ hasText: '1998, which is old' });
  await quote.getByRole('link', { name: /^Source \d+$/ }).click();
  const sheet = later.getByRole('dialog', { name: /^Quote \d+$/ });
  await expect(sheet.getByText('traders at Kumasi Central Market sort out damaged tomatoes')).toBeVisible();
  await expect(sheet.getByText('page 2')).toBeVisible();
  await expect(sheet.getByText('statistics.example')).toBeVisible();
  await expect(sheet.getByRole('link', { name: /^Open the source/ })).toHaveAttribute('href', /1998-markets\.pdf$/);
});

test('research that is taken back asks nobody anything any more, within a second, and gives its credit back', async ({
  device,
  server,
  web,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  // Another country than in the other journey: nothing of this is known yet.
  await page
    .getByLabel('Describe the problem to validate')
    .fill(problem.query.replace('Kumasi', 'Nakuru').replace(' in Techiman', ''));
  web.held = true;
  await page.getByRole('button', { name: 'Research' }).click();
  await expect(async () => {
    await answerNext(page);
    expect(web.waiting()).toBe(1);
  }).toPass({ intervals: [100], timeout: 40_000 });
  const asked = web.asked.length;
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => web.waiting(), { timeout: 1_500, intervals: [50] }).toBe(0);
  await expect(page.getByText('3 of 3 reports left this week')).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(web.asked.length).toBe(asked);
});
