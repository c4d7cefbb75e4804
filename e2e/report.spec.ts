import type { Page } from 'playwright';
import { ask, withReport } from './support/at-server.ts';
import { DESK, PHONE } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { asWritten, WORKED } from './support/written-report.ts';

/** One and a half screens of a phone (budgets: what matters comes first). */
const LEAD_ENDS = 1_200;

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not on the screen`);
  return found;
};
const openParts = (page: Page) => page.locator('article details[open]').count();

test('on a phone a report leads with what matters, folds the rest, and nothing of it leaves the screen', {
  tag: '@core',
}, async ({ device, server }) => {
  const page = await device.open({ viewport: PHONE });
  await withReport(page, server.origin);
  const lead = page.getByRole('region', { name: 'Executive summary' });
  await expect(lead.locator('.key-figures li').first()).toBeVisible();
  const end = lead.getByRole('heading', { name: 'What would end it' }).locator('..');
  const last = await end.boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? LEAD_ENDS + 1)).toBeLessThanOrEqual(LEAD_ENDS);
  expect(await openParts(page)).toBe(0);

  // The menu stays on the screen.
  await page.getByRole('button', { name: 'Share, print, text size' }).click();
  const entry = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
  expect(entry?.x).toBeGreaterThanOrEqual(0);
  expect((entry?.x ?? 0) + (entry?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
  await page.keyboard.press('Escape');

  // The bar stays in sight and opens what it leads to.
  await page.getByRole('button', { name: 'In this report' }).click();
  await page.getByRole('navigation', { name: 'In this report' }).getByRole('link', { name: 'Recommendations' }).click();
  await expect(page.getByRole('table', { name: 'Scorecard' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Recommendations', exact: true })).toBeInViewport();
  expect((await box(page, '.toc')).y).toBe(0);

  // Looking into a source opens nothing else and moves nothing.
  const open = await openParts(page);
  await page.locator('.key-figures .cite').first().click();
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await openParts(page)).toEqual(open);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  // The name of the first test leads to it.
  const name = page.locator('.lead-part a');
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.cited')).toContainText((await name.locator('em').textContent()) ?? '');
  await expect(page.locator('.cited')).toBeInViewport();

  // Opened where the text ends, the way through it stands below its bar, whole.
  await page.evaluate(() => document.querySelector('#found')?.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const bar = page.locator('.toc-opener');
  const before = await bar.boundingBox();
  await bar.click();
  expect((await bar.boundingBox())?.y).toBe(before?.y);
  expect((await box(page, '.toc ol')).y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open all' }).click();
  for (const frame of await page.locator('.table-scroll').all()) {
    await frame.scrollIntoViewIfNeeded();
    expect(await frame.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  // What is focused is never under the bar at the foot.
  const link = page.getByRole('region', { name: 'Sources' }).getByRole('link').last();
  await link.focus();
  const [focused, dock] = [await link.boundingBox(), await box(page, '.report-dock')];
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(dock.y);
});

test('a table on the page of advice stays a table on a phone, and within it', async ({ device, server }) => {
  const page = await device.open({ viewport: PHONE });
  await withReport(page, server.origin);
  await asWritten(page, page.url());
  const table = page.getByRole('table', { name: WORKED });
  // What is not laid out yet takes no more room than what is.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: 'What the family owes the hospital' })).toBeInViewport();
  await expect(table.getByRole('row', { name: '90 2,520 cedis' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('where letters are twice their size the way through a report passes under what can be done with it', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE });
  await withReport(page, server.origin);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  const feedback = page.getByRole('button', { name: 'Feedback' });
  const apart = async () => {
    const [way, button] = [await box(page, '.toc'), await feedback.boundingBox()];
    return way.y + way.height / 2 - ((button?.y ?? 0) + (button?.height ?? 0) / 2);
  };
  // Parts further down take their height when they are come near to.
  await expect(async () => {
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), await apart());
    expect(Math.abs(await apart())).toBeLessThan(2);
  }).toPass();
  const isOnTop = await feedback.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('at a desk the chat and the history stand beside the report, and another width keeps what was opened', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await withReport(page, server.origin);
  const contents = page.getByRole('navigation', { name: 'In this report' });
  await expect(contents.getByRole('link', { name: 'Sources' })).toBeVisible();
  await page.getByRole('button', { name: 'Chat with Report' }).click();
  await page.getByLabel('Your question').fill('Who pays for this?');
  const edge = async (selector: string) => {
    const { x, width } = await box(page, selector);
    return { left: x, right: x + width };
  };
  const beside = async () => {
    const [article, chat] = [await edge('article'), await edge('.chat-panel')];
    expect(article.right).toBeLessThanOrEqual(chat.left);
    return article;
  };
  await beside();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(
    page.getByRole('complementary', { name: 'History' }).getByRole('list', { name: 'Reports' }),
  ).toBeVisible();
  expect((await edge('.side-panel')).right).toBeLessThanOrEqual((await beside()).left);

  const open = await openParts(page);
  await page.setViewportSize(PHONE);
  // A sheet now, as the specification has it.
  await page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize(DESK);
  await expect(page.getByLabel('Your question')).toHaveValue('Who pays for this?');
  expect(await openParts(page)).toBe(open);
  await expect(contents.getByRole('link', { name: 'Sources' })).toBeVisible();

  const opener = page.getByRole('button', { name: 'Chat with Report' });
  await opener.click();
  await expect(page.getByLabel('Your question')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a report that is deleted from the list beside it leads back at once, not over “not found”', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await withReport(page, server.origin);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('dialog', { name: 'Delete this report?' }).getByRole('button', { name: 'Delete' }).click();
  await answered;
  // A report that is not found leads back after two seconds.
  await page.waitForURL('**/market-validation', { timeout: 1_500 });
});

test('an answer is read from its first line, and its sources stand in one line below it', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE });
  await withReport(page, server.origin);
  await page.getByRole('button', { name: 'Chat with Report' }).click();
  for (const question of ['Who pays for this?', 'What should I test first?', 'What would end it?']) {
    await page.getByLabel('Your question').fill(question);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const asked = page.locator('.talk > li.mine').last();
    await expect(asked).toContainText(question);
    const line = page.locator('.talk > li').last().locator('.prose p, .prose li').first();
    await expect(line).toBeInViewport({ timeout: 20_000 });
    await expect(asked).toBeInViewport();
  }
  const chips = page.getByRole('list', { name: 'Where it stands:' }).last().getByRole('button');
  const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await chips.first().click();
  await expect(page.locator('.cited')).toBeInViewport();

  // A list within an answer is text, not a message of its own.
  await page.getByRole('button', { name: 'Chat with Report' }).click();
  await page.getByLabel('Your question').fill('What do people do instead?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const item = page.locator('.talk > li').last().locator('.prose li').first();
  await expect(item).toBeVisible({ timeout: 20_000 });
  await expect(item).toHaveCSS('border-top-width', '0px');
});

test('a report that was renamed is called so everywhere, and found by what only its text says', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await withReport(page, server.origin);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Rename and tags' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Industry Analysis Of Tomatoes');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tomatoes');
  const history = page.getByRole('complementary', { name: 'History' });
  await expect(history.locator('[data-report] strong')).toHaveText('Tomatoes');
  await expect
    .poll(async () => JSON.stringify((await ask(page, '/api/reports/history')).data), { timeout: 20_000 })
    .toContain('Industry Analysis Of Tomatoes');
  // Words of its text: the device searches names, summaries and tags alone.
  await history.getByLabel('Search reports...').fill('shuffle their places');
  await expect(history.locator('[data-report]')).toHaveCount(1, { timeout: 20_000 });
  await history.getByLabel('Search reports...').fill('zebra');
  await expect(history.getByText('No report matches.')).toBeVisible();

  await page.goto(`${server.origin}/analytics`);
  await page.getByRole('tab', { name: 'Most viewed' }).click();
  await expect(page.getByRole('link', { name: 'Tomatoes', exact: true })).toBeVisible();
});

test('the first stylesheet of every page names the order of the layers', async ({ device, server }) => {
  const page = await device.open();
  for (const path of ['/', '/login', '/market-validation']) {
    await page.goto(`${server.origin}${path}`);
    // A written page holds its looks itself; what is fetched later comes behind them.
    const first = page.locator('style, link[rel="stylesheet"]').first();
    const href = await first.getAttribute('href');
    const sheet =
      href === null
        ? await first.textContent()
        : await (await page.request.get(new URL(href, server.origin).href)).text();
    expect(sheet, path).toMatch(/^\s*@layer tokens/);
  }
});
