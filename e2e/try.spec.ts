import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { PROBLEM } from './support/at-server.ts';
import { PHONE } from './support/browser.ts';
import { inspect } from './support/inspect.ts';
import { answerUntil, expect, signOut, signUpHere, test } from './support/journey.ts';

const MADE = 'Draft made on this device, not yet researched';

async function tryIt(page: Page, origin: string, problem: string) {
  await page.goto(origin);
  await page.getByLabel('What problem have you seen?').fill(problem);
  await page.getByRole('button', { name: 'See what is known' }).click();
  await page.waitForURL('**/try/*');
}

test('[ACC-1] a visitor gets a draft without an account, sends nothing, and the account they make takes it along once', {
  tag: '@core',
}, async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open({ viewport: PHONE });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await tryIt(page, server.origin, PROBLEM);
  await answerUntil(page, page.getByText(MADE));
  await expect(page.getByText('Nothing you wrote has left it.')).toBeVisible();
  await inspect(page, 'what a visitor tried');
  expect(sent).toEqual([]);
  const tried = page.url();

  // Kept: the page that is opened again, and the landing page leads back to it.
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Open what you made here last' }).click();
  await expect(page.getByText(MADE)).toBeVisible();

  await page.getByRole('link', { name: 'Create a free account to keep it' }).click();
  await signUpHere(page);
  await page.waitForURL('**/market-validation/draft/*', { timeout: 20_000 });
  await expect(page.getByText(MADE)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Options' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('link', { name: /Draft/ })).toHaveCount(1);
  await expect(page.getByText('No reports found')).toBeHidden();
  await page.keyboard.press('Escape');

  // It is nobody else's, and no visitor's any more.
  await page.goto(server.origin);
  await signOut(page, server.origin);
  await page.goto(tried);
  await expect(page.getByRole('heading', { name: 'Nothing is kept here' })).toBeVisible();
  await page.goto(`${server.origin}/signup`);
  await signUpHere(page);
  await page.waitForURL('**/market-validation', { timeout: 20_000 });
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('No reports found')).toBeVisible();
  await expect(page.getByRole('link', { name: /Draft/ })).toHaveCount(0);
});

test('[ACC-1] a problem that was being written stands in the box of the account that is made meanwhile', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE });
  await page.goto(server.origin);
  await page.getByLabel('What problem have you seen?').fill(PROBLEM);
  await page.goto(`${server.origin}/signup`);
  await signUpHere(page);
  await page.waitForURL('**/market-validation', { timeout: 20_000 });
  await expect(page.getByRole('textbox')).toHaveValue(PROBLEM);
});

test('what is no problem to research is said to a visitor as it is', async ({ device, server }) => {
  const page = await device.open({ viewport: PHONE });
  await tryIt(page, server.origin, 'I want to sell stolen phones to people in Lagos without the police noticing.');
  await answerUntil(page, page.getByText('No report came of this.'));
  await expect(page.getByText('I want to sell stolen phones')).toBeVisible();
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await page.waitForURL(`${server.origin}/`);
  await expect(page.getByRole('link', { name: 'Open what you made here last' })).toHaveCount(0);
});

test('without a network and without the engine a visitor keeps their words and can try again', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE });
  await page.route('**/engine-*.js', (route) => route.abort());
  device.expect(/engine-/);
  await tryIt(page, server.origin, PROBLEM);
  await expect(page.getByText('The draft could not be written')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(PROBLEM)).toBeVisible();
  await page.unroute('**/engine-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await answerUntil(page, page.getByText(MADE));
});

test('the size that is told before it is fetched is the size that is fetched', async ({ device, server }) => {
  const folder = 'dist/client/assets/on-demand';
  const engine = readdirSync(folder).find((name) => /^engine-.*\.js\.br$/.test(name));
  const megabytes = (statSync(join(folder, engine ?? '')).size / 1e6).toFixed(1);
  const page = await device.open();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(server.origin);
  await expect(page.getByText(`The first time this fetches about ${megabytes} MB.`)).toBeVisible();
  await page.getByLabel('What problem have you seen?').fill(PROBLEM);
  await page.waitForTimeout(1_000);
  expect(fetched.filter((url) => url.includes('/engine-'))).toEqual([]);
});
