import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { ask, PROBLEM } from './support/at-server.ts';
import { PHONE } from './support/browser.ts';
import { fill } from './support/full-store.ts';
import { expect, research, signUp, test } from './support/journey.ts';

const CASH = 'Mobile money agents in Lusaka run out of cash on payday and send customers away.';
const openHistory = async (page: Page) => {
  await page.getByRole('button', { name: 'History' }).click();
  return page.getByRole('complementary', { name: 'History' });
};

test('reports are found, filtered, renamed, deleted and restored, with and without the network', {
  tag: '@core',
}, async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await signUp(page, server.origin);
  for (const problem of [PROBLEM, CASH]) {
    await research(page, problem);
    await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Back to Options' }).click();
  }
  let history = await openHistory(page);
  const rows = history.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await history.getByLabel('Search reports...').fill('kumasi');
  await expect(rows).toHaveCount(1);
  await history.getByLabel('Search reports...').fill('zebra');
  await expect(history.getByText('No report matches.')).toBeVisible();
  await history.getByRole('button', { name: 'Clear search and filters' }).click();

  await history.getByText('Filters', { exact: true }).click();
  await history.getByRole('group', { name: 'Categories' }).getByLabel('Agriculture').check();
  await expect(rows).toHaveCount(1);
  await history.getByRole('group', { name: 'Categories' }).getByLabel('Agriculture').uncheck();
  await history.getByLabel('Pinned only').check();
  await expect(history.getByText('No report matches.')).toBeVisible();
  await history.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows).toHaveCount(2);

  // Renamed without the network, it is found under its new name at once, and the server learns of it.
  await device.context().setOffline(true);
  await rows
    .first()
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('button', { name: 'Rename and tags' }).click();
  const details = page.getByRole('dialog', { name: 'Rename and tags' });
  await details.getByLabel('Title').fill('Cash on Fridays');
  await details.getByLabel('Tags').fill('payday, Lusaka');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(rows.filter({ hasText: 'Cash on Fridays' })).toContainText('Waiting to send');
  await device.context().setOffline(false);
  await expect
    .poll(async () => JSON.stringify((await ask(page, '/api/reports/search?q=payday')).data), { timeout: 20_000 })
    .toContain('Cash on Fridays');

  // The menu closes on Escape and leaves the sheet open; so does the dialog of a deletion.
  const more = rows.first().getByRole('button', { name: /^More for/ });
  await more.click();
  await page.keyboard.press('Escape');
  await expect(history).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(2);
  await more.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Delete this report?' });
  await dialog.waitFor();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  // Taken back where it was told, then deleted all the same.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await more.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await dialog.waitFor();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Trash' }).click();
  const trash = page.getByRole('complementary', { name: 'Trash' });
  await expect(page.getByText('Moved to the trash.')).toBeVisible();
  // What was read is read again as soon as it is restored, without the network too.
  await device.context().setOffline(true);
  await trash.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByText('Restored.')).toBeVisible();
  await expect(trash.getByText('The trash is empty.')).toBeVisible();
  await trash.getByRole('button', { name: 'Back to the history' }).click();
  history = page.getByRole('complementary', { name: 'History' });
  await expect(rows).toHaveCount(2);
  const restored = rows.filter({ hasText: 'Cash on Fridays' });
  await expect(restored).toContainText('On this device');
  await restored.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash on Fridays');
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
});

test('a long history is drawn as it is scrolled; the row with the focus stays', async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  const account = JSON.parse((await page.evaluate(() => localStorage.getItem('baraza-account'))) ?? '');
  await page.waitForLoadState('networkidle');
  await fill(page, account.id, 130, { title: 'Crates crush on the road', summary: 'A third of each load is lost.' });
  const history = await openHistory(page);
  const rows = history.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  const at = (place: number) => rows.and(page.locator(`[aria-posinset="${place}"]`));
  const pin = at(1).getByRole('button', { name: /^Pin / });
  await pin.focus();
  const named = await pin.getAttribute('aria-label');

  const toEnd = () => history.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  await expect
    .poll(async () => {
      await toEnd();
      return rows.last().getAttribute('aria-posinset');
    })
    .toBe('130');
  await expect(rows.last()).toBeInViewport();
  expect(await rows.count()).toBeLessThan(30);
  // Every row is another's, and stands where its number says.
  const titles = await rows.locator('strong').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));

  await expect(pin).toBeFocused();
  expect(await pin.getAttribute('aria-label')).toBe(named);
  await page.keyboard.press('Tab');
  await expect(at(1).getByRole('button', { name: /^More for/ })).toBeFocused();

  // A menu that is open does not go over to the row that comes into its place.
  await at(1)
    .getByRole('button', { name: /^More for/ })
    .click();
  await expect(page.getByRole('button', { name: 'Rename and tags' })).toBeVisible();
  await history.getByLabel('Search reports...').focus();
  await expect(page.getByRole('button', { name: 'Rename and tags' })).toHaveCount(0);
});

test('statistics are counted on the device, by range, and read as tables too', async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/analytics`);
  await expect(page.getByText('No reports in this time range.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key Insights' })).toHaveCount(0);
  await page.goto(`${server.origin}/market-validation`);
  await research(page, PROBLEM);
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Report Analytics' })).toBeVisible();
  await expect(page.getByText('Most researched category: Agriculture')).toBeVisible();
  await page.getByText('Show the figures as a table').click();
  await expect(page.getByRole('table', { name: 'Reports over time' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Top industries' }).click();
  await expect(page.getByRole('row', { name: /Agriculture/ })).toBeVisible();
  await page.getByLabel('Time range').selectOption('Week');
  await expect(page).toHaveURL(/range=week/);
  const { data } = await ask(page, '/api/reports/analytics?time_range=week');
  expect(data).toMatchObject({ totalReports: 1, averageReportsPerWeek: 1 });

  // On a phone a month of days still has bars and names that can be read, and no word is broken.
  await page.setViewportSize(PHONE);
  await page.getByLabel('Time range').selectOption('Month');
  await page.getByRole('tab', { name: 'Reports over time' }).click();
  const frames = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const [row] = await frames('.bar-row');
  const bars = await frames('.bar-row .bar i');
  expect(bars).toHaveLength(30);
  expect(bars.at(-1)?.width).toBeGreaterThan(3);
  expect(bars.at(-1)?.right).toBeLessThanOrEqual(row?.right ?? 0);
  const names = await frames('.time-chart .names span');
  for (const [at, name] of names.entries()) expect(name.left).toBeGreaterThan(names[at - 1]?.right ?? 0);
  const label = page.getByText('Avg/Week', { exact: true });
  const { height, line } = await label.evaluate((dt) => ({
    height: dt.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(dt).lineHeight),
  }));
  expect(height).toBeLessThan(1.5 * line);
});

test('a report is passed on, kept as a file, read larger, and told what is thought of it', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await device.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, server.origin);
  await research(page, PROBLEM);
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  const menu = page.getByRole('button', { name: 'Share, print, text size' });
  await menu.click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = page.getByText('The link is copied.');
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  // Said in passing, and not over the buttons at the foot.
  await expect(copied).toBeHidden({ timeout: 4_500 });

  await menu.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Markdown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.md$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('## Sources');

  const size = () =>
    page.getByRole('article').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await menu.click();
  await page.getByRole('button', { name: 'Large' }).click();
  expect(await size()).toBeGreaterThan(before);
  await page.reload();
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  expect(await size()).toBeGreaterThan(before);

  // The contents follow the reading.
  await page.getByRole('heading', { name: 'Recommendations', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('navigation', { name: 'In this report' }).locator('[aria-current]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Useful', { exact: true }).check();
  await dialog.getByLabel('Your feedback').fill('The sums were what I needed.');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByText('Thank you for your feedback.')).toBeVisible();
});

test('a sample is read by anybody, and a wrong address leads back', async ({ device, server }) => {
  const page = await device.open();
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'See a sample report' }).click();
  await page.getByRole('link', { name: 'Read the report' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
  await page.goto(`${server.origin}/samples/none`);
  await expect(page.getByRole('heading', { name: /Malawi/ })).toBeVisible();
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/market-validation/report/sample-fintech`);
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
  for (const bare of ['/market-validation-report', '/market-validation/report/']) {
    await page.goto(`${server.origin}${bare}`);
    await expect(page.getByText('No report ID provided.')).toBeVisible();
  }
});
