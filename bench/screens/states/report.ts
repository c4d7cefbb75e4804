import type { Page } from 'playwright';
import { forgetAll } from '../../../e2e/support/at-device.ts';
import { expect } from '../../../e2e/support/journey.ts';
import { asWritten } from '../../../e2e/support/written-report.ts';
import { answer, at, offline, press, STATUS_NOISE, type State } from '../state.ts';

const REPORT = /\/api\/(market-validation\/report|reports)\/[0-9a-f-]{36}/;
const INSIGHTS = /actionable-insights/;

type Steps = State['steps'];

const open = (then?: Steps, text?: string | RegExp): Steps =>
  at('report', text, async (visit) => {
    await visit.page.getByRole('article').waitFor();
    await then?.(visit);
  });

/** The report is not on this device any more, and asking for it goes this way. */
const forgotten =
  (how: Parameters<typeof answer>[2]): Steps =>
  async (visit) => {
    const { page, world } = visit;
    await at('/market-validation')(visit);
    await page.getByText(/reports? left/).waitFor();
    await forgetAll(page, 'bodies');
    await answer(page, REPORT, how);
    await page.goto(world.made.get('report') ?? '');
    await page.waitForTimeout(1_500);
  };

/** What stands below a report is fetched when somebody comes near it. */
const toTheEnd = (page: Page) => page.getByRole('heading', { name: 'PESTEL analysis' }).scrollIntoViewIfNeeded();

const ask = async (page: Page, question: string) => {
  await page.getByLabel('Your question').fill(question);
  await press(page, 'Ask');
};

export const report: readonly State[] = [
  { name: 'report', as: 'founder', steps: open() },
  {
    name: 'report, all open',
    as: 'founder',
    steps: open(async ({ page }) => {
      const all = page.getByRole('button', { name: 'Open all' });
      if (await all.isVisible()) await all.click();
    }),
  },
  {
    name: 'report of a long text',
    as: 'founder',
    steps: at('long report', undefined, ({ page }) => page.getByRole('article').waitFor()),
  },
  {
    name: 'report that a model wrote',
    as: 'founder',
    steps: async (visit) => {
      await at('/market-validation')(visit);
      await asWritten(visit.page, visit.world.made.get('report') ?? '');
    },
  },
  { name: 'starter kit', as: 'founder', steps: at('kit', 'This cost you no credit.') },
  {
    name: 'report: its menu',
    as: 'founder',
    steps: open(({ page }) => press(page, /^Share, print/)),
  },
  {
    name: 'report: a source',
    as: 'founder',
    steps: open(async ({ page }) => {
      await page.locator('a.cite').filter({ visible: true }).first().click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'report: feedback',
    as: 'founder',
    steps: open(async ({ page }) => {
      await press(page, 'Feedback');
      await page.getByRole('dialog').getByLabel('Your feedback').waitFor();
    }),
  },
  { name: 'report: chat empty', as: 'founder', steps: open(({ page }) => press(page, 'Chat with Report')) },
  {
    name: 'report: chat',
    as: 'founder',
    steps: open(async ({ page }) => {
      await press(page, 'Chat with Report');
      await page.getByLabel('Your question').waitFor();
      await page.waitForTimeout(500);
      if ((await page.getByRole('list', { name: 'Chat with Report' }).locator('> li').count()) < 4) {
        await ask(page, 'Who pays for this?');
        await page.waitForTimeout(500);
        await ask(page, 'Will it rain tomorrow?');
      }
      await expect
        .poll(() => page.getByRole('list', { name: 'Chat with Report' }).locator('> li').count(), { timeout: 20_000 })
        .toBeGreaterThan(3);
    }),
  },
  {
    name: 'report: chat offline',
    as: 'founder',
    steps: open(async ({ page }) => {
      await offline(page);
      await press(page, 'Chat with Report');
      await ask(page, 'Who buys it?');
      await page.waitForTimeout(1_500);
    }),
  },
  {
    name: 'report: a question refused',
    as: 'founder',
    expects: STATUS_NOISE,
    steps: open(async ({ page }) => {
      await answer(page, /\/api\/chat\/message$/, 400);
      await press(page, 'Chat with Report');
      await ask(page, 'Who would carry it there?');
      await page.getByText('Please check your input and try again.').first().waitFor({ timeout: 20_000 });
    }),
  },
  {
    name: 'report: insights on their way',
    as: 'founder',
    steps: open(async ({ page }) => {
      await answer(page, INSIGHTS, 'never');
      await page.getByRole('tab', { name: 'Actionable Insights' }).click();
      await page.waitForTimeout(500);
    }),
  },
  {
    name: 'report: insights failed',
    as: 'founder',
    expects: STATUS_NOISE,
    steps: open(async ({ page }) => {
      await answer(page, /actionable-insights\/generate$/, 422, { error: '' });
      await page.getByRole('tab', { name: 'Actionable Insights' }).click();
    }, 'Generation failed'),
  },
  {
    name: 'report: insights',
    as: 'founder',
    steps: open(async ({ page }) => {
      await page.getByRole('tab', { name: 'Actionable Insights' }).click();
      await page.getByRole('button', { name: 'Regenerate' }).waitFor({ timeout: 20_000 });
    }),
  },
  {
    name: 'report: correcting and adding',
    as: 'founder',
    steps: open(async ({ page }) => {
      await toTheEnd(page);
      await page.getByRole('heading', { name: 'You read me wrong, or did not ask?' }).click();
      await page.locator('#found').scrollIntoViewIfNeeded();
    }),
  },
  {
    name: 'report: added offline',
    as: 'founder',
    steps: open(async ({ page }) => {
      await toTheEnd(page);
      const found = page.getByLabel('Add what you found').getByRole('textbox');
      await found.waitFor();
      await offline(page);
      await found.fill('I counted 9 of 40 crates crushed. A crate costs 400 cedis.');
      await press(page, 'Add');
    }, /Saved on this device/),
  },
  { name: 'report: loading', as: 'founder', steps: forgotten('never') },
  { name: 'report: failed', as: 'founder', expects: STATUS_NOISE, steps: forgotten(500) },
  { name: 'report: not here, offline', as: 'founder', steps: forgotten('broken') },
  {
    name: 'history of a few',
    as: 'founder',
    steps: at('/market-validation', undefined, async ({ page }) => {
      await press(page, 'History');
      await page.getByRole('list', { name: 'Reports' }).getByRole('listitem').first().waitFor();
    }),
  },
  {
    name: 'history empty',
    as: 'newcomer',
    steps: at('/market-validation', 'No reports found', ({ page }) => press(page, 'History')),
  },
  {
    name: 'history of many',
    as: 'collector',
    steps: at('/market-validation', undefined, async ({ page }) => {
      await press(page, 'History');
      await page.getByRole('list', { name: 'Reports' }).getByRole('listitem').first().waitFor();
    }),
  },
  {
    name: 'history: filters and a menu',
    as: 'collector',
    steps: at('/market-validation', undefined, async ({ page }) => {
      await press(page, 'History');
      await page.getByText('Filters', { exact: true }).click();
      await press(page, /^More for/);
    }),
  },
  {
    name: 'history: nothing matches',
    as: 'collector',
    steps: at('/market-validation', 'No report matches.', async ({ page }) => {
      await press(page, 'History');
      await page.getByLabel('Search reports...').fill('zebra');
    }),
  },
  {
    name: 'history: name and tags',
    as: 'founder',
    steps: at('/market-validation', undefined, async ({ page }) => {
      await press(page, 'History');
      await press(page, /^More for/);
      await press(page, 'Rename and tags');
      await page.getByRole('dialog', { name: 'Rename and tags' }).waitFor();
    }),
  },
  {
    name: 'history: deleting',
    as: 'founder',
    steps: at('/market-validation', 'Delete this report?', async ({ page }) => {
      await press(page, 'History');
      await press(page, /^More for/);
      await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    }),
  },
  {
    name: 'trash empty',
    as: 'founder',
    steps: at('/market-validation', 'The trash is empty.', async ({ page }) => {
      await press(page, 'History');
      await press(page, 'Trash');
    }),
  },
];
