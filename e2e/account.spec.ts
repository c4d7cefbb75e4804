import { expect, newPerson, research, signOut, signUp, test } from './support/journey.ts';

const PROBLEM = 'Mobile money agents in Lusaka run out of cash on payday and send customers away.';

test('signing out takes the account’s reports off the device, and the next person sees nothing of them', {
  tag: '@core',
}, async ({ device, server }) => {
  const page = await device.open();
  const first = await signUp(page, server.origin);
  await research(page, PROBLEM);
  await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor();
  const address = page.url();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await signOut(page, server.origin);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringMatching(/^baraza-[0-9a-f]{8}-/));
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(first.email);
  expect(kept).not.toMatch(/eyJ[\w-]+\./);

  await signUp(page, server.origin, newPerson());
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('No reports found')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  device.expect(/404 \(Not Found\)/);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByText('This report was not found.')).toBeVisible();
});

test('another tab learns of sign-in and sign-out @long', async ({ device, server }) => {
  const page = await device.open();
  const other = await device.context().newPage();
  await other.goto(`${server.origin}/`);
  await expect(other.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
  await signUp(page, server.origin);
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();

  await signOut(page, server.origin);
  await expect(other.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
});

test('three reports use up the week, and nothing more can be sent', async ({ device, server }) => {
  test.setTimeout(120_000);
  const page = await device.open();
  await signUp(page, server.origin);
  for (const left of [2, 1, 0]) {
    await research(page, PROBLEM);
    await page.getByRole('link', { name: 'Back to Options' }).click();
    const text =
      ["You've reached your weekly market validation credit limit.", 'One report left this week.'][left] ??
      `${left} of 3 reports left`;
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByLabel('Describe the problem to validate').fill(PROBLEM);
  await expect(page.getByRole('button', { name: 'Research' })).toBeDisabled();
  await expect(page.getByText('Your saved reports stay readable.')).toBeVisible();
});
