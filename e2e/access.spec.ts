import type { Page } from 'playwright';
import { PROBLEM } from './support/at-server.ts';
import { DESK, PHONE } from './support/browser.ts';
import { explore, openProblem } from './support/explore.ts';
import { inspect } from './support/inspect.ts';
import { expect, openFirstRecord, signOut, signUp, skipToReport, test } from './support/journey.ts';
import { IDEA, problems, sendIdea } from './support/refiner.ts';

const LOOKS = [
  { name: 'on a phone', viewport: PHONE },
  { name: 'at a desk', viewport: DESK },
] as const;

/** The public pages that are not like another: looked at every day; the rest in the long run. */
const PUBLIC = ['/', '/pricing', '/venture-builders', '/records'];
const LIKE_THEM = [
  '/resources',
  '/options',
  '/faq',
  '/get-started',
  '/contact',
  '/help/email-not-received',
  '/privacy',
];

/** What stands beside a report: its menu, its feedback, its insights, its conversation. */
async function inspectReportTools(page: Page) {
  await page.getByRole('button', { name: 'Share, print, text size' }).click();
  await inspect(page, 'the menu of a report');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Feedback' }).click();
  await page.getByRole('dialog').getByLabel('Your feedback').waitFor();
  await inspect(page, 'feedback');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Actionable Insights' }).click();
  await page.getByRole('button', { name: 'Regenerate' }).waitFor({ timeout: 20_000 });
  await inspect(page, 'insights');
  await page.getByRole('tab', { name: 'Report', exact: true }).click();
  await page.getByRole('button', { name: 'Chat with Report' }).click();
  await page.getByLabel('Your question').fill('Who pays for this?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('list', { name: 'Chat with Report' }).locator('> li')).toHaveCount(2, {
    timeout: 20_000,
  });
  await inspect(page, 'a conversation');
}

/** The Explorer: its form with faults, its results, two of them side by side, its history, its error screen. */
async function inspectExplorer(page: Page, origin: string) {
  await page.goto(`${origin}/problem-generator`);
  await page.getByRole('button', { name: 'Generate Problem Statements' }).click();
  // On a phone a step that is folded says it too.
  await page.getByText('Industry is required').filter({ visible: true }).first().waitFor();
  await inspect(page, '/problem-generator with faults');
  await explore(page, origin);
  for (const place of [0, 1]) {
    await openProblem(page, place);
    await page
      .getByRole('button', { name: /^Compare/ })
      .nth(place)
      .click();
  }
  await page.getByRole('table').waitFor();
  await inspect(page, 'problems, two of them side by side');
  await page.getByRole('button', { name: 'History' }).click();
  await inspect(page, 'the Explorer’s history');
  await page.goto(`${origin}/problem-generator/results`);
  await page.getByText('No job ID provided').waitFor();
  await inspect(page, 'no results');
}

/** The Refiner: its first step, what came out, one problem and the question before deleting. */
async function inspectRefiner(page: Page, origin: string) {
  await page.goto(`${origin}/prefine`);
  await page.getByRole('region', { name: 'Ideas to try' }).waitFor();
  await inspect(page, '/prefine');
  await sendIdea(page, IDEA);
  await problems(page).first().waitFor({ timeout: 20_000 });
  await inspect(page, 'refined problems');
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show other wordings' }).click();
  await page.getByRole('button', { name: 'Validate this wording' }).first().waitFor();
  await inspect(page, 'a problem in detail');
  await page.getByRole('button', { name: 'Close' }).click();
  const history = page.getByRole('button', { name: 'History', exact: true });
  if (await history.isVisible()) await history.click();
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('dialog', { name: 'Delete this idea?' }).waitFor();
  await inspect(page, 'deleting an idea');
}

/** What opens on the public pages: the menu, the pathways, a profile, a form with faults. */
async function inspectSite(page: Page, origin: string) {
  await page.goto(origin);
  await page.getByRole('main').getByText('Get Started', { exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await inspect(page, 'the pathway modal');
  await page.goto(`${origin}/venture-builders`);
  await page.getByRole('button', { name: 'View Profile' }).first().click();
  await page.getByRole('dialog').waitFor();
  await inspect(page, 'a profile');
  await page.goto(`${origin}/contact`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Please write a message').waitFor();
  await inspect(page, '/contact with faults');
}

/** The history with a report in it, and the screens beside the tools. */
async function inspectLists(page: Page, origin: string) {
  await page.goto(`${origin}/market-validation`);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByText('Filters', { exact: true }).click();
  await inspect(page, 'history and filters');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Rename and tags' }).click();
  await inspect(page, 'rename and tags');
  await page.goto(`${origin}/analytics`);
  await page.getByText('Total Reports').waitFor();
  await inspect(page, '/analytics');
  for (const tab of ['Top categories', 'Top industries', 'Most viewed']) {
    await page.getByRole('tab', { name: tab }).click();
    await inspect(page, tab);
  }
  await page.goto(`${origin}/credit-request`);
  await page.getByRole('button', { name: 'Submit Request' }).waitFor();
  await inspect(page, '/credit-request');
  await page.goto(`${origin}/samples/sample-agritech`);
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  await inspect(page, 'a sample');
  await page.goto(`${origin}/samples`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await inspect(page, '/samples');
  await page.goto(`${origin}/market-validation`);
  await page.getByRole('button', { name: 'Online', exact: true }).click();
  await page.getByText('You are online.').waitFor();
  await inspect(page, 'what waits');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).waitFor();
  await inspect(page, 'signing out');
}

/** As it is, and with text of twice the size where a screen has room for it (WCAG 1.4.4, 1.4.10). */
async function fits(page: Page, origin: string, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${origin}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /mode$/ }).waitFor();
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await beyond(), `${path}, ${width} px wide`).toBe(0);
  if (width < 360) return;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await beyond(), `${path}, ${width} px wide, text of twice the size`).toBe(0);
}

for (const { name, ...look } of LOOKS) {
  const often = name === 'on a phone';
  test(`every screen is accessible and fits, ${name}${often ? '' : ' @long'}`, async ({ device, server }) => {
    test.setTimeout(300_000);
    const page = await device.open(look);
    // What leads nowhere says so, unless the worker answers first.
    device.expect(/status of 404 .*\/nowhere\)$/);
    for (const path of [...PUBLIC, ...(often ? [] : LIKE_THEM), '/login', '/signup', '/nowhere']) {
      await page.goto(`${server.origin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await inspect(page, path);
    }
    await inspectSite(page, server.origin);
    await page.goto(`${server.origin}/login`);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await inspect(page, '/login with faults');

    await signUp(page, server.origin);
    await page.getByText('3 of 3 reports left').waitFor();
    await inspect(page, '/market-validation');
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText('No reports found').waitFor();
    await inspect(page, 'empty history');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Describe the problem to validate').fill(PROBLEM);
    await page.getByRole('button', { name: 'Research' }).click();
    await page.getByText('Question 1 of').waitFor();
    await inspect(page, 'a question');
    await skipToReport(page);
    await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
    await inspect(page, 'a report');
    await openFirstRecord(page);
    await inspect(page, 'a record');
    await page.getByRole('button', { name: 'Close' }).click();
    await inspectReportTools(page);
    await inspectExplorer(page, server.origin);
    await inspectRefiner(page, server.origin);
    await inspectLists(page, server.origin);
  });
}

test('nothing is wider than the narrowest phone, nor than a screen with text of twice the size', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  for (const width of [320, 360, 1280])
    for (const path of ['/market-validation', '/']) await fits(page, server.origin, path, width);
  await signOut(page, server.origin);
  for (const width of [320, 360, 1280])
    for (const path of ['/', '/login', '/samples/sample-agritech']) await fits(page, server.origin, path, width);
});

test('the way from the question to the report is walked by keyboard alone', async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await page.getByLabel('Describe the problem to validate').focus();
  await page.keyboard.type('Mobile money agents in Lusaka run out of cash on payday');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and send customers away.');
  await expect(page.getByLabel('Describe the problem to validate')).toHaveValue(/payday\nand send/);
  await page.keyboard.press('Enter');
  const report = page.getByText('Problem Validator Report', { exact: true });
  const answer = page.getByLabel('Your answer');
  for (let asked = 0; asked < 6; asked++) {
    await report.or(answer).first().waitFor({ timeout: 30_000 });
    if (await report.isVisible()) break;
    // A next set may begin with its own first question again.
    const talk = page.getByRole('list', { name: 'Research' });
    const before = await talk.innerText();
    await answer.focus();
    await page.keyboard.type('I do not know');
    await page.keyboard.press('Enter');
    await expect(async () => {
      expect((await report.isVisible()) || (await talk.innerText({ timeout: 1_000 })) !== before).toBe(true);
    }).toPass();
  }
  await report.waitFor({ timeout: 30_000 });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});

test('a phone that asks for less motion gets none, and the theme chosen is kept', async ({ device, server }) => {
  const page = await device.open({ viewport: PHONE });
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
