import type { Page } from 'playwright';
import { expect, keptForOffline, signUp, test } from './support/journey.ts';

/** No playbook is about it. */
const ORGANS =
  'In Kumasi choirs cannot find anybody who tunes the organ of a church: they wait months, and feast days pass without music.';
const KIND = 'It is missing or has run out when it is needed';

const asked = (page: Page, question: string) => expect(page.getByText(question)).toBeVisible({ timeout: 20_000 });

async function toTheKit(page: Page) {
  await asked(page, 'Which of these is nearest to what you have seen?');
  await page.getByRole('button', { name: 'None of these' }).click();
  await asked(page, 'What kind of trouble is it?');
  await page.getByRole('button', { name: KIND }).click();
  await asked(page, 'What have you seen, counted or tried so far?');
  await page.getByLabel('Your answer').fill('My aunt leads a choir; last month three times');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await asked(page, 'What would your idea do, if you have one?');
  await page.getByRole('button', { name: 'Somebody does the work: fetches, mends, cleans, cares …' }).click();
  await asked(page, 'What have your talks and counts shown so far?');
  await page.getByRole('button', { name: 'I counted it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Starter kit: ${KIND}` })).toBeVisible({ timeout: 30_000 });
}

async function isTheKit(page: Page) {
  await expect(page.getByText('This cost you no credit.')).toBeVisible();
  await expect(page.getByText('My aunt leads a choir; last month three times')).toBeVisible();
  for (const name of [
    'How we read you',
    'Three questions that change the whole idea',
    'Three cheap tests',
    'Your idea, tried by hand',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const article = page.getByRole('article');
  await expect(article).not.toContainText(/Score|confidence|PESTEL|Executive summary/);
  await expect(article).toHaveAttribute('lang', 'en');
}

test('[readings: starter kits] a problem that no playbook fits ends in a starter kit: no credit, a badge, read offline', {
  tag: '@core',
}, async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await signUp(page, server.origin);
  await page.getByLabel('Describe the problem to validate').fill(ORGANS);
  await page.getByRole('button', { name: 'Research' }).click();
  await toTheKit(page);
  await isTheKit(page);
  await page.getByRole('tab', { name: 'Actionable Insights' }).click();
  await expect(page.getByText(/A starter kit has no insights/)).toBeVisible();
  const address = page.url();

  await page.getByRole('link', { name: 'Back to Options' }).click();
  await expect(page.getByText('3 of 3 reports left this week')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const row = page.getByRole('complementary').getByRole('link', { name: new RegExp(KIND) });
  await expect(row.getByText('Starter kit', { exact: true })).toBeVisible();
  await keptForOffline(page);

  await device.close();
  const later = await device.open({ offline: true });
  await later.goto(address);
  await expect(later.getByRole('heading', { level: 1, name: `Starter kit: ${KIND}` })).toBeVisible({ timeout: 20_000 });
  await isTheKit(later);
});

test('[readings: starter kits] with no credit left a kit is made on the device', async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await page.route('**/api/credits/status**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const data = { ...body.data, used: 3, available: 0, canGenerate: false };
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await signUp(page, server.origin);
  await page.getByLabel('Describe the problem to validate').fill(ORGANS);
  await page.getByRole('button', { name: 'Make a starter kit on this device' }).click();
  await toTheKit(page);
  await isTheKit(page);
  await expect(page.getByText(/draft/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Throw the kit away' })).toBeVisible();
});
