import { expect, keptForOffline, openFirstRecord, research, signUp, skipToReport, test } from './support/journey.ts';

const PROBLEM =
  'Tomato traders in Kumasi lose a third of every load between the farm gate in Techiman and the market because crates crush and trucks wait. They sell the damaged ones at half price.';

test('a problem goes in, a cited report comes out, and it is read offline after a cold start', {
  tag: '@core',
}, async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await research(page, PROBLEM);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible();
  for (const section of [
    'Summary',
    'Industry analysis',
    'Challenges analysis',
    'Recommendations',
    'Sources',
    'PESTEL analysis',
  ]) {
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
  }

  // Every figure opens its record.
  const record = await openFirstRecord(page);
  await expect(record.getByText('Publisher')).toBeVisible();
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(record).toBeHidden();

  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const address = page.url();

  // The view went through the outbox to the server, and the credit is spent.
  await page.getByRole('link', { name: 'Back to Options' }).click();
  await expect(page.getByText('2 of 3 reports left this week')).toBeVisible();

  await keptForOffline(page);
  // Everything is closed, the network is cut, and the browser opened again.
  await device.close();
  const later = await device.open({ offline: true });
  await later.goto(address);
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(later.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
  await expect(later.getByRole('button', { name: 'Offline' })).toBeVisible();

  await later.getByRole('button', { name: 'History' }).click();
  await expect(later.getByRole('complementary').getByText(title ?? '')).toBeVisible();
});

test('a pin made offline is kept through a restart and reaches the server', async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  const viewed = page.waitForResponse((answer) => answer.url().endsWith('/view') && answer.ok());
  await research(page, PROBLEM);
  const address = page.url();
  // Nothing waits any more once the view of the report has been sent.
  await viewed;
  await keptForOffline(page);
  await expect(page.getByRole('button', { name: 'Online', exact: true })).toBeVisible();

  await device.context().setOffline(true);
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpin', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offline · 1 waiting' })).toBeVisible();
  await device.close();

  const offline = await device.open({ offline: true });
  await offline.goto(address);
  await expect(offline.getByRole('button', { name: 'Unpin', exact: true })).toBeVisible();
  await device.close();

  const online = await device.open();
  await online.goto(address);
  // By the page or, woken by the browser, by its worker: the server knows.
  const reportId = address.split('/').at(-1) ?? '';
  await expect.poll(() => server.output()).toMatch(new RegExp(`${reportId}/pin","status":200`));
  await expect(online.getByRole('button', { name: 'Unpin', exact: true })).toBeVisible();
  await expect(online.getByRole('button', { name: 'Online', exact: true })).toBeVisible();
});

test('a problem written offline waits, and its research starts by itself when the network is back', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await expect(page.getByText('3 of 3 reports left this week')).toBeVisible();
  await keptForOffline(page);
  await device.context().setOffline(true);
  await page.getByLabel('Describe the problem to validate').fill(PROBLEM);
  await page.getByRole('button', { name: 'Research' }).click();
  await expect(page.getByText('You are offline. Your problem is saved on this device')).toBeVisible();

  await device.context().setOffline(false);
  await expect(page.getByText(/^Question 1 of/).or(page.getByText('Problem Validator Report'))).toBeVisible({
    timeout: 30_000,
  });
});

test('research goes on after a reload in the middle of the questions, and asks nothing twice', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await page.getByLabel('Describe the problem to validate').fill('Tomatoes');
  await page.getByRole('button', { name: 'Research' }).click();
  await page.getByText('Question 1 of').waitFor();
  const chosen = 'It spoils or is damaged before it is used or sold';
  await page.getByRole('button', { name: chosen }).click();
  await page.getByText('Question 2 of').waitFor();

  await page.reload();
  await page.getByText('Question 2 of').waitFor();
  await expect(page.getByText(chosen, { exact: true })).toBeVisible();
  await page.getByLabel('Your answer').fill('The wholesalers');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await skipToReport(page);
  await expect(page.getByText('The wholesalers').first()).toBeVisible();
});

test('on a small phone the feedback button stands beside the chat’s, and can be read over the report’s words', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: { width: 360, height: 800 } });
  await signUp(page, server.origin);
  await research(page, PROBLEM);
  const [feedback, chat] = [
    page.getByRole('button', { name: 'Feedback' }),
    page.getByRole('button', { name: 'Chat with Report' }),
  ];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expect(feedback).toHaveCSS('background-color', /^rgb\(/);
  }
  const [left, right] = [await feedback.boundingBox(), await chat.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(left?.y).toBeCloseTo(right?.y ?? 0, 0);
});
