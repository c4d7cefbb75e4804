import type { Page } from 'playwright';
import { forgetAll } from './support/at-device.ts';
import { ask } from './support/at-server.ts';
import { test } from './support/behind-line.ts';
import { expect, signUp } from './support/journey.ts';
import { IDEA, ideas, kept, problems, refineIdea, sendIdea } from './support/refiner.ts';

const HISTORY = /^\/api\/prefine\/history\?/;
const SESSION = /^\/api\/prefine\/history\/[0-9a-f-]{36}\?/;
const REFINE = /^\/api\/prefine\/refine$/;
const STATUS_NOISE = /status of (4|5)\d\d/;
const FAILED = 'Failed to refine idea. Please try again.';

const forgetSessions = (page: Page) => forgetAll(page, 'refinerSessions');

test('[spec 3 §8] refining: what goes wrong is said, kept, and tried again; nothing is done twice @long', async ({
  device,
  line,
}) => {
  test.setTimeout(180_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await signUp(page, line.origin);
  const body = '{"success":false,"error":"Too vague","detail":"Too vague","code":"research_refused","request_id":"x"}';
  line.reply(REFINE, 422, body);
  await page.goto(`${line.origin}/prefine`);
  await sendIdea(page, IDEA);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText('Too vague')).toBeVisible();
  await page.getByRole('button', { name: 'Write it differently' }).click();
  await expect(page.getByLabel('Describe your idea')).toHaveValue(IDEA);
  await expect(page.getByRole('button', { name: 'Online', exact: true })).toBeVisible();

  line.reply(REFINE, 500);
  await page.getByRole('button', { name: 'Refine idea' }).click();
  await expect(page.getByText(FAILED)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Your idea is kept on this device and goes out again by itself.')).toBeVisible();
  line.forget();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(problems(page)).not.toHaveCount(0, { timeout: 20_000 });
  expect(await kept(page)).toEqual([IDEA]);

  for (const how of ['lose', 'double', 'late', 'portal'] as const) {
    line.forget();
    const spoilt = line.spoil(REFINE, how, 1);
    await page.goto(`${line.origin}/prefine`);
    await sendIdea(page, `${IDEA}, and it went ${how}`);
    await expect(problems(page)).not.toHaveCount(0, { timeout: 40_000 });
    expect(spoilt.spoilt()).toBe(1);
  }
  await page.waitForTimeout(2_000);
  expect((await kept(page)).length).toBe(5);
});

test('[spec 3 §8] history, details, marks and wordings: each failure has its sentence @long', async ({
  device,
  line,
}) => {
  test.setTimeout(180_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await signUp(page, line.origin);
  const id = await refineIdea(page, line.origin, IDEA);
  const address = `${line.origin}/prefine?session=${id}`;

  // The list stays, with the sentence above it.
  for (const [status, sentence] of [
    [500, 'Failed to fetch refiner history: 500'],
    [418, 'Failed to fetch refiner history: 418'],
    [null, 'Please check your connection and try again'],
  ] as const) {
    line.reply(HISTORY, status);
    await page.goto(`${line.origin}/prefine`);
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Failed to load history')).toBeVisible();
    await expect(ideas(page)).toHaveCount(1);
  }
  line.reply(HISTORY, 401);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('User not authenticated')).toBeVisible({ timeout: 20_000 });

  await forgetSessions(page);
  line.reply(SESSION, 500);
  await page.goto(address);
  await expect(page.getByText('Failed to load session details. Please try again.')).toBeVisible({ timeout: 20_000 });
  line.forget();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(problems(page)).not.toHaveCount(0);

  line.reply(SESSION, 200, (await emptied(page, id)) ?? '');
  await forgetSessions(page);
  await page.goto(address);
  await expect(page.getByText('No problem statements generated')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Please try refining your idea again with more details.')).toBeVisible();
  line.forget();
  await forgetSessions(page);
  await page.goto(address);
  await expect(problems(page)).not.toHaveCount(0);

  line.reply(/^\/api\/prefine\/variants$/, 500);
  await problems(page)
    .first()
    .getByRole('button', { name: /^Details/ })
    .click();
  await page.getByRole('button', { name: 'Show other wordings' }).click();
  await expect(page.getByText('The other wordings could not be fetched. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  line.reply(/\/researched$/, 418);
  await problems(page)
    .first()
    .getByRole('button', { name: /^Validate this problem/ })
    .click();
  await page.waitForURL('**/market-validation');
  await page.goto(address);
  await expect(page.getByText('Failed to mark result as researched: 418')).toBeVisible({ timeout: 20_000 });
  line.forget();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Sent to the validator')).toBeVisible();
  await expect(page.getByText('Failed to mark result as researched: 418')).toHaveCount(0);

  // Deleted on another device meanwhile.
  line.reply(SESSION, 404);
  await page.goto(address);
  await expect(page.getByText('This session is no longer there.')).toBeVisible({ timeout: 20_000 });
});

/** The session as the server would tell it, had it found no problem in the idea. */
async function emptied(page: Page, id: string): Promise<string> {
  const session = await ask(page, `/api/prefine/history/${id}?include_results=true`);
  return JSON.stringify({ ...session, results: [], results_count: 0 });
}
