import type { Page } from 'playwright';
import { forgetAll } from './support/at-device.ts';
import { withReport } from './support/at-server.ts';
import { test } from './support/behind-line.ts';
import { expect, signUp } from './support/journey.ts';
import type { Line } from './support/line.ts';

/*
 * The error catalogue of spec 2 §8, each sentence on the screen because a call really failed that way on its way to the
 * browser. Every table names the call, how it fails, and what the person reads.
 */
const STATUS_NOISE = /status of (4|5)\d\d/;
const REPORT = /^\/api\/(market-validation\/report|reports)\/[0-9a-f-]{36}$/;
type Failing = readonly [status: number | null, sentence: string | RegExp, body?: string];

const report = async (page: Page, line: Line) => {
  await withReport(page, line.origin);
  return page.url();
};

const forgetBody = (page: Page) => forgetAll(page, 'bodies');

test('[spec 2 §8] credits: each failure has its sentence, and Retry brings the figure @long', async ({
  device,
  line,
}) => {
  test.setTimeout(120_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  const cases: readonly Failing[] = [
    [403, 'Access denied. Please check your permissions.'],
    [500, 'Server error. Please try again later.'],
    [418, 'Failed to fetch credit status: 418'],
    [200, 'Invalid credit status data received', '{"success":true,"data":{"used":"two"}}'],
    [401, 'Authentication required. Please sign in again.'],
  ];
  const answering = line.reply(/^\/api\/credits\/status/, cases[0]?.[0] ?? 403);
  await signUp(page, line.origin);
  await expect(page.getByText('Credit Unavailable')).toBeVisible();
  await expect(page.getByText(cases[0]?.[1] ?? '')).toBeVisible();
  for (const [status, sentence, body] of cases.slice(1)) {
    line.reply(/^\/api\/credits\/status/, status, body);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 20_000 });
  }
  line.forget();
  answering.stop();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('3 of 3 reports left this week')).toBeVisible();
});

test('[spec 2 §8] report: each failure has its sentence, and one that is gone leads back', async ({ device, line }) => {
  test.setTimeout(180_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  const address = await report(page, line);
  // A line that comes back is noticed without a press, so the case whose Retry is pressed at the end is not that of the network.
  const cases: readonly Failing[] = [
    [null, /^(Network error\. Please check your internet connection|This report has not been read on this device)/],
    [403, "You don't have permission to access this report."],
    [500, 'Unable to load this historical report. Please try again later.'],
    [400, 'Failed to load the report data. Please try again.'],
    [200, /^Report formatting error/, '{"success":true,"data":{"report":"{}"}}'],
  ];
  for (const [status, sentence, body] of cases) {
    await forgetBody(page);
    line.reply(REPORT, status, body);
    await page.goto(address);
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  }
  line.forget();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();

  await forgetBody(page);
  line.reply(REPORT, 404);
  await page.goto(address);
  await expect(page.getByText(/^This report was not found/)).toBeVisible();
  await page.waitForURL('**/market-validation', { timeout: 10_000 });
  await page.goto(`${line.origin}/market-validation/report/not-an-id`);
  await expect(page.getByText(/^Invalid report ID format/)).toBeVisible();
});

test('[spec 2 §8] deleting: each failure has its sentence, and Retry @long', async ({ device, line }) => {
  test.setTimeout(120_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await report(page, line);
  const cases: readonly Failing[] = [
    [403, 'You do not have permission to delete this report.'],
    [401, 'Authentication failed. Please refresh the page and try again.'],
    [500, 'Failed to delete report. Please try again.'],
    [null, 'Network error. Please check your connection and try again.'],
  ];
  await page.getByRole('button', { name: 'History' }).click();
  for (const [status, sentence] of cases) {
    line.reply(REPORT, status);
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Delete this report?' });
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByText(sentence)).toBeVisible({ timeout: 20_000 });
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
});

test('[spec 2 §8] history: the list stays, with the sentence above it @long', async ({ device, line }) => {
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await report(page, line);
  line.reply(/^\/api\/(changes|reports\/history)/, 500);
  await page.goto(`${line.origin}/market-validation`);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(
    page.getByText("We couldn't retrieve your reports. Please check your internet connection and try again."),
  ).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem')).toHaveCount(1);
});

test('[spec 2 §8] a start that is refused, and a failed job, say so and can be tried again @long', async ({
  device,
  line,
}) => {
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await signUp(page, line.origin);
  line.reply(/^\/api\/market-validation\/jobs$/, 400);
  await page.getByLabel('Describe the problem to validate').fill('Tomatoes');
  await page.getByRole('button', { name: 'Research' }).click();
  await expect(page.getByText('Error: Unable to start market validation research. Please try again.')).toBeVisible();
  line.forget();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible({ timeout: 20_000 });

  line.reply(/^\/api\/market-validation\/answers\//, 400);
  for (;;) {
    if (await page.getByText('Error: Unable to process your answer. Please try again.').isVisible()) break;
    const skip = page.getByRole('button', { name: 'Skip' });
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 }).catch(() => undefined);
  }
  line.forget();
});

test('[spec 2 §8] insights: a failed making says so and can be tried again @long', async ({ device, line }) => {
  test.setTimeout(120_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await report(page, line);
  line.reply(/actionable-insights\/generate$/, 422, '{"success":false,"error":"","code":"said","request_id":"x"}');
  await page.getByRole('tab', { name: 'Actionable Insights' }).click();
  await expect(page.getByText('Generation failed', { exact: true })).toBeVisible({ timeout: 20_000 });
  line.reply(/actionable-insights\/status$/, 500);
  await page.getByRole('button', { name: 'Retry Generation' }).click();
  await expect(page.getByText('Failed to check insight generation status.')).toBeVisible({ timeout: 40_000 });
  line.reply(/actionable-insights$/, 200, '{"success":true,"data":{"success":true,"insights":[{"id":1}]}}');
  await page.getByRole('button', { name: 'Retry Generation' }).click();
  await expect(page.getByText('Unable to display insight content - invalid format')).toBeVisible({ timeout: 40_000 });
  line.forget();
  await page.getByRole('button', { name: 'Retry Generation' }).click();
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible({ timeout: 20_000 });
});

test('[spec 2 §8] chat: history that cannot be read and questions that fail are told in their words @long', async ({
  device,
  line,
}) => {
  test.setTimeout(120_000);
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await report(page, line);
  line.reply(/^\/api\/chat\/history/, 500);
  await page.getByRole('button', { name: 'Chat with Report' }).click();
  await expect(page.getByText('Failed to load chat history')).toBeVisible({ timeout: 20_000 });
  const cases: readonly Failing[] = [
    [400, 'Please check your input and try again.'],
    [403, 'Please log in to continue.'],
    [404, 'The report was not found. It may have been deleted.'],
  ];
  for (const [index, [status, sentence]] of cases.entries()) {
    line.reply(/^\/api\/chat\/message$/, status);
    await page.getByLabel('Your question').fill(`Who pays for this, asked ${index}?`);
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByText(sentence).first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Take it back' }).first().click();
  }
  line.forget();
  await page.getByLabel('Your question').fill('Who pays for this?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('list', { name: 'Chat with Report' }).locator('> li')).toHaveCount(2, {
    timeout: 20_000,
  });
});

test('[spec 2 §8] a request for credits that fails says so where it was made', async ({ device, line }) => {
  device.expect(STATUS_NOISE);
  const page = await device.open();
  await signUp(page, line.origin);
  line.reply(/^\/api\/credit-requests$/, 400, '{"success":false,"error":"","code":"said","request_id":"x"}');
  await page.goto(`${line.origin}/credit-request`);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Failed to submit credit request. Please try again.', { exact: true })).toBeVisible();
  // The server's own words where it has some, the specification's where it has none, and the network's where nobody answers.
  const retry = () => page.getByRole('button', { name: 'Retry' }).click();
  line.reply(/^\/api\/credit-requests$/, 503);
  await retry();
  await expect(page.getByText('Said by the line')).toBeVisible();
  line.reply(/^\/api\/credit-requests$/, 500, '{}');
  await retry();
  await expect(page.getByText('Failed to submit credit request. Please try again.')).toBeVisible();
  line.reply(/^\/api\/credit-requests$/, null);
  await retry();
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  // It goes by itself as soon as it may.
  line.forget();
  await expect(page.getByText('Request Submitted!')).toBeVisible({ timeout: 30_000 });
});

test('[spec 2 §8] nobody answers in time: each call ends by itself, and says so @long', async ({ device, line }) => {
  test.setTimeout(300_000);
  const page = await device.open();
  const address = await report(page, line);

  line.reply(/^\/api\/chat\/message$/, 'never');
  await page.getByRole('button', { name: 'Chat with Report' }).click();
  await page.getByLabel('Your question').fill('Who pays for this?');
  await page.getByRole('button', { name: 'Ask' }).click();
  const talk = page.getByRole('list', { name: 'Chat with Report' });
  await expect(talk.getByText('The answer took too long.')).toBeVisible({ timeout: 45_000 });
  line.forget();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(talk.locator('> li')).toHaveCount(2, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Close the chat' }).click();

  line.reply(/actionable-insights/, 'never');
  await page.getByRole('tab', { name: 'Actionable Insights' }).click();
  await expect(page.getByText('Generation failed', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Retry Generation' })).toBeVisible();

  line.reply(REPORT, 'never');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Delete this report?' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('Network error. Please check your connection and try again.')).toBeVisible({
    timeout: 40_000,
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await forgetBody(page);
  await page.goto(address);
  await expect(page.getByText(/^(Network error\. Please|This report has not been read)/)).toBeVisible({
    timeout: 90_000,
  });

  line.reply(/^\/api\/(changes|reports\/history)/, 'never');
  await page.goto(`${line.origin}/market-validation`);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(
    page.getByText("We couldn't retrieve your reports. Please check your internet connection and try again."),
  ).toBeVisible({ timeout: 60_000 });

  // A figure that is known stays; here none is.
  line.reply(/^\/api\/credits\/status/, 'never');
  await forgetAll(page, 'credits');
  await page.reload();
  // The throttle lets the question out with the first click.
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.getByText('Credit Unavailable')).toBeVisible({ timeout: 40_000 });
});
