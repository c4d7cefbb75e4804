import type { Page } from 'playwright';
import { forgetAll } from './support/at-device.ts';
import { ask } from './support/at-server.ts';
import { test } from './support/behind-line.ts';
import { explore, openProblem, wish } from './support/explore.ts';
import { expect, keptForOffline, signUp } from './support/journey.ts';
import type { Line } from './support/line.ts';

/* The Problem Explorer of spec 3, walked through a line on which anything may go wrong. */

const STATUS_NOISE = /status of (4|5)\d\d/;
const GENERATE = /^\/api\/v1\/pgen\/generate/;
const STATUS = /^\/api\/v1\/pgen\/status\//;
const CANCEL = /^\/api\/v1\/pgen\/cancel\//;
const HISTORY = /^\/api\/v1\/pgen\/history\?/;
const SESSION = /^\/api\/v1\/pgen\/history\/[0-9a-f-]{36}/;
const SESSIONS = /^\/api\/v1\/pgen\/sessions\//;
const CREDITS = /^\/api\/credits\/problem-generator\/status/;

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Problem Statements' });
const results = '**/problem-generator/results/*';
const firstProblem = (page: Page) => page.getByRole('article').first();
const used = async (page: Page) => (await ask(page, '/api/credits/problem-generator/status')).data.used;
const job = (changes: object) =>
  JSON.stringify({
    success: true,
    data: {
      job_id: '00000000-0000-4000-8000-000000000000',
      status: 'running',
      progress: 40,
      stage: 'Comparing problems with the records',
      results_available: false,
      results_count: 0,
      ...changes,
    },
  });

async function atForm(page: Page, line: Line) {
  await signUp(page, line.origin);
  await page.getByRole('link', { name: 'Problem Explorer' }).click();
  await expect(generate(page)).toBeVisible();
}

async function begin(page: Page) {
  await wish(page);
  await generate(page).click();
}

test('a founder explores, marks and compares problems, and validates one', { tag: '@core' }, async ({
  device,
  line,
}) => {
  const page = await device.open();
  await atForm(page, line);
  await generate(page).click();
  await expect(page.getByText('Impact Focus is required')).toBeVisible();
  await expect(page.getByText(/^Please fill in all required fields: Industry, Geography/)).toBeVisible();
  await begin(page);
  await expect(page.getByText('Generation completed! Redirecting to results...')).toBeVisible();
  await page.waitForURL(results);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problem Statements Explored');
  // A short list: what is in a problem shows when it is opened.
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('link', { name: 'Validate this problem' })).toHaveCount(0);
  for (const place of [0, 1]) await openProblem(page, place);
  await page.getByRole('button', { name: /^Like/ }).first().click();
  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await expect(page.getByText('One is chosen. Choose another to compare the two.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Compare/ })
    .nth(1)
    .click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await page.getByLabel('Show').selectOption('Liked');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await openProblem(page, 0);
  await expect(page.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('article').getByRole('link', { name: 'Validate this problem' }).click();
  await page.waitForURL('**/market-validation');
  await expect(page.getByLabel('Describe the problem to validate')).toHaveValue(/Malawi/);
  await expect.poll(() => line.answered(/\/marks$/).length).toBeGreaterThan(1);
});

/** A start that was under way all the time and arrives at last, under its own key. */
const arriveLate = (page: Page, key: string) =>
  page.evaluate(async (id) => {
    const stored = Object.keys(localStorage).find((name) => localStorage.getItem(name)?.includes('access_token')) ?? '';
    const token = JSON.parse(localStorage.getItem(stored) ?? '{}').access_token as string;
    const answer = await fetch('/api/v1/pgen/generate', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        apikey: 'baraza-public-client',
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: '{"parameters":{}}',
    });
    return answer.status;
  }, key);

test('taken back, it costs nothing, however late its start arrives @long', async ({ device, line }) => {
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await atForm(page, line);
  const lost = line.reply(GENERATE, null);
  await begin(page);
  await expect(page.getByText('Failed to start problem generation. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => line.answered(CANCEL).length).toBe(1);
  await expect(generate(page)).toBeEnabled();
  await expect(page.getByRole('checkbox', { name: 'Healthcare', exact: true })).toBeChecked();
  lost.stop();
  expect(await arriveLate(page, line.answered(CANCEL)[0]?.path.split('/').at(-1) ?? '')).toBe(422);
  expect(await used(page)).toBe(0);
});

test('what was explored is read without a network, and what is chosen there goes out later', async ({
  device,
  line,
}) => {
  const page = await device.open();
  await atForm(page, line);
  await keptForOffline(page);
  const id = await explore(page, line.origin);
  const title = await page.getByRole('article').first().getByRole('heading', { level: 2 }).textContent();
  await page.context().setOffline(true);
  await page.goto(`${line.origin}/problem-generator`);
  await page.getByRole('list', { name: 'Past explorations' }).getByRole('link').first().click();
  await page.waitForURL(`**/results/${id}`);
  await expect(page.getByRole('article').first().getByRole('heading', { level: 2 })).toHaveText(title ?? '');
  await page.getByRole('link', { name: 'Continue Exploring' }).click();
  await begin(page);
  await expect(page.getByText(/^You are offline\. Your choices are saved/)).toBeVisible();
  await page.context().setOffline(false);
  await page.waitForURL(results, { timeout: 20_000 });
  expect(page.url()).not.toContain(id);
  expect(await used(page)).toBe(2);
});

test('a visitor is sent to sign in, and comes back to the Explorer', async ({ device, line }) => {
  const page = await device.open();
  await page.goto(`${line.origin}/problem-generator`);
  await page.waitForURL('**/login?returnUrl=%2Fproblem-generator');
  await page.goto(`${line.origin}/credit-request?type=problem-explorer`);
  await page.waitForURL(/\/login\?returnUrl=%2Fcredit-request/);
});

test('a job that fails says why, and Try Again leads back to the form @long', async ({ device, line }) => {
  test.setTimeout(90_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await atForm(page, line);
  await wish(page);
  for (const [answer, sentence] of [
    [job({ status: 'failed', error: 'Too little is on record.' }), 'Too little is on record.'],
    [job({ status: 'failed', error: null }), 'Problem statement generation failed'],
    [
      job({ status: 'completed', progress: 100, results: [] }),
      'Generation completed but no results were found. Please try again.',
    ],
  ] as const) {
    line.reply(STATUS, 200, answer);
    await generate(page).click();
    const panel = page.getByRole('alert').filter({ hasText: 'Generation Failed' });
    await expect(panel.getByText(sentence)).toBeVisible({ timeout: 15_000 });
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(panel).toBeHidden();
    line.forget();
  }
});

test('a start that fails has its sentence, and is sent again by hand @long', async ({ device, line }) => {
  test.setTimeout(90_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await atForm(page, line);
  line.reply(GENERATE, 503);
  await begin(page);
  await expect(page.getByText('Failed to start problem generation. Please try again.')).toBeVisible();
  line.reply(GENERATE, 200, '{"success":true,"data":{}}');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No job ID returned from the server')).toBeVisible();
  const refusing = line.reply(GENERATE, 422, '{}');
  const refused = page.getByText('Failed to generate problem statements');
  await expect(async () => {
    // It tries again by itself, too.
    if (!(await refused.isVisible())) await page.getByRole('button', { name: 'Try Again' }).click({ timeout: 1_000 });
    await expect(refused).toBeVisible({ timeout: 2_000 });
  }).toPass();
  refusing.stop();
  await expect(async () => {
    // By itself or by hand: it may be on its way already.
    for (const step of [page.getByRole('button', { name: 'Try Again' }), generate(page)])
      if (await step.isVisible()) await step.click({ timeout: 1_000 });
    await page.waitForURL(results, { timeout: 5_000 });
  }).toPass();
  expect(await used(page)).toBe(1);
});

test('after 300 polls it has timed out @long', async ({ device, line }) => {
  test.setTimeout(90_000);
  const page = await device.open();
  await page.clock.install();
  await atForm(page, line);
  line.reply(STATUS, 200, job({}));
  await begin(page);
  await expect(page.getByText('Comparing problems with the records')).toBeVisible({ timeout: 15_000 });
  await page.clock.fastForward('26:00');
  await expect(page.getByText('Generation timed out. Please try again.')).toBeVisible({ timeout: 20_000 });
});

test('a founder leaves, the generation goes on, and is picked up on return, in a second tab too @long', async ({
  device,
  line,
}) => {
  test.setTimeout(90_000);
  const page = await device.open();
  await atForm(page, line);
  const held = line.reply(STATUS, 200, job({}));
  await begin(page);
  await expect(page.getByText('Comparing problems with the records')).toBeVisible({ timeout: 15_000 });
  const second = await page.context().newPage();
  await second.goto(`${line.origin}/problem-generator`);
  await expect(second.getByText('Comparing problems with the records')).toBeVisible();
  await expect(second.getByRole('progressbar', { name: 'Generating problem statements' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await second.close();
  await page.goto(`${line.origin}/market-validation`);
  const asked = held.replied();
  await page.waitForTimeout(6_000);
  expect(held.replied()).toBe(asked);
  held.stop();
  await page.getByRole('link', { name: 'Problem Explorer' }).click();
  await page.waitForURL(results, { timeout: 15_000 });
  await expect(firstProblem(page)).toBeVisible();
});

test('[spec 3 §8] results: each failure has its sentence and its way back @long', async ({ device, line }) => {
  test.setTimeout(180_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await atForm(page, line);
  const id = await explore(page, line.origin);
  const address = page.url();
  const forget = () => forgetAll(page, 'explorerSessions');
  const session = (changes: object) =>
    JSON.stringify({
      success: true,
      data: {
        session_id: id,
        created_at: '2026-01-05T09:00:00.000Z',
        status: 'completed',
        problems_generated: 0,
        parameters: {},
        results: [],
        ...changes,
      },
    });
  const cases: readonly (readonly [status: number | null, sentence: string | RegExp, body?: string])[] = [
    [500, 'Failed to load results'],
    [500, /^Failed to fetch session details: 500 - /],
    [200, 'No session details received from server', '{"success":true,"data":null}'],
    [200, 'Failed to transform session data', '{"success":true,"data":{"results":7}}'],
    [200, 'Problem generation failed', session({ status: 'failed' })],
    [200, 'Out of luck', session({ status: 'failed', error: 'Out of luck' })],
    [401, 'Authentication in progress. Retrying...'],
    [null, 'Failed to load results'],
  ];
  for (const [status, sentence, body] of cases) {
    await page.goto(`${line.origin}/analytics`);
    await forget();
    line.reply(SESSION, status, body);
    await page.goto(address);
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 20_000 });
    line.forget();
  }
  await page.goto(`${line.origin}/analytics`);
  await forget();
  line.reply(SESSION, 200, session({}));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'No Problems Found' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: 'Generate New', exact: true })).toBeVisible();
  line.forget();

  line.reply(SESSION, 200, session({ status: 'running' }));
  await page.goto(`${line.origin}/analytics`);
  await forget();
  await page.goto(address);
  await expect(page.getByText(/^This job is still processing\./)).toBeVisible();
  await page.waitForURL('**/problem-generator', { timeout: 10_000 });
  line.forget();

  await page.goto(`${line.origin}/problem-generator/results`);
  await expect(page.getByText('No job ID provided')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Results');
  await page.goto(`${line.origin}/problem-generator/results/not-an-id`);
  await expect(page.getByText('Invalid session selected. Please try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Generator' }).click();
  await expect(generate(page)).toBeVisible();
});

test('[spec 3 §8] history: it fails over what is here, deletes with a word, and loads more @long', async ({
  device,
  line,
}) => {
  test.setTimeout(120_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await atForm(page, line);
  await explore(page, line.origin);
  line.reply(HISTORY, 500);
  await page.goto(`${line.origin}/problem-generator`);
  await expect(page.getByText('Failed to load history')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Please check your connection and try again')).toBeVisible();
  await expect(page.getByText('History Error: Failed to fetch generation history: 500')).toBeVisible();
  const past = page.getByRole('list', { name: 'Past explorations' });
  await expect(past.getByRole('link')).toHaveCount(1);
  line.forget();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Failed to load history')).toBeHidden();

  line.reply(SESSIONS, 500);
  await past.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('Failed to delete session. Please try again.')).toBeVisible();
  await expect(dialog.getByText(/^Failed to delete session: 500 - /)).toBeVisible();
  line.forget();
  await expect(async () => {
    // It is tried again by itself, too, and the dialog is then done.
    const again = dialog.getByRole('button', { name: 'Try Again' });
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('No explorations yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No explorations yet')).toBeVisible();
  expect((await ask(page, '/api/v1/pgen/history')).data.sessions).toEqual([]);
});

test('[spec 3 §8] a cancelling that does not arrive says so, and arrives later @long', async ({ device, line }) => {
  test.setTimeout(60_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await atForm(page, line);
  line.reply(STATUS, 200, job({}));
  await begin(page);
  await expect(page.getByText('Comparing problems with the records')).toBeVisible({ timeout: 15_000 });
  line.forget();
  const failing = line.reply(CANCEL, 500);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(
    page.getByText('Generation cancelled, but there may have been an issue stopping the backend process.'),
  ).toBeVisible();
  await expect(generate(page)).toBeEnabled();
  failing.stop();
  await expect.poll(() => line.answered(CANCEL).length, { timeout: 20_000 }).toBe(1);
});

test('[spec 3 §8] credits: each failure has its sentence, none left closes the form @long', async ({
  device,
  line,
}) => {
  test.setTimeout(120_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  const cases: readonly (readonly [status: number, sentence: string, body?: string])[] = [
    [403, 'Access denied. Please check your permissions.'],
    [500, 'Server error. Please try again later.'],
    [418, 'Failed to fetch problem explorer credit status: 418'],
    [200, 'Invalid problem explorer credit status data received', '{"success":true,"data":{"used":"two"}}'],
    [401, 'Authentication required. Please sign in again.'],
  ];
  line.reply(CREDITS, 403);
  await atForm(page, line);
  await expect(page.getByText('Problem Generator Credits Unavailable')).toBeVisible();
  for (const [status, sentence, body] of cases) {
    line.reply(CREDITS, status, body);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 20_000 });
  }
  line.forget();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('3 of 3 explorations left this week')).toBeVisible();
  for (let n = 0; n < 3; n += 1) await explore(page, line.origin);
  await page.goto(`${line.origin}/problem-generator`);
  await expect(
    page.getByText('Insufficient problem explorer credits. Please request additional credits to continue.'),
  ).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Request additional credits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Additional Problem Generator Credits');
  await expect(page.getByText("You've reached your weekly problem generator credit limit")).toBeVisible();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Request Submitted!')).toBeVisible();
  await expect(page.getByText(/up to 48 hours/)).toBeVisible();
  await page.goto(`${line.origin}/credit-request?type=problem-generator`);
  await expect(page.getByText('Request Submitted!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Problem Generator' }).click();
  await expect(generate(page)).toBeVisible();
});
