import type { Page } from 'playwright';
import { list, withReport } from './support/at-server.ts';
import { test } from './support/behind-line.ts';
import { expect, type newPerson } from './support/journey.ts';
import { controlled } from './support/worker.ts';

const PIN = /\/pin$/;
type Person = ReturnType<typeof newPerson>;

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  return page.getByRole('dialog', { name: 'Sign out of this device?' });
};
const signIn = async (page: Page, origin: string, person: Person) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/market-validation');
};
const refreshToken = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('baraza-auth') ?? '{}').refresh_token as string);
const renews = (page: Page, token: string) =>
  page.evaluate(async (refresh_token) => {
    const answer = await fetch('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: 'baraza-public-client' },
      body: JSON.stringify({ refresh_token }),
    });
    return answer.ok;
  }, token);
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').sort());

test('[ACC-1] signed out offline: what was not sent is kept for the next sign-in, and the session ends when the network is back @long', async ({
  device,
  line,
}) => {
  device.expect(/status of 400/);
  const page = await device.open();
  const person = await withReport(page, line.origin);
  await controlled(page);
  await expect(page.getByRole('button', { name: 'Online', exact: true })).toBeVisible();
  const token = await refreshToken(page);
  await device.context().setOffline(true);
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpin', exact: true })).toBeVisible();

  const dialog = await openDialog(page);
  await expect(dialog.getByText('1 action has not been sent yet.')).toBeVisible();
  await expect(dialog.getByLabel('Send it now (needs the network)')).toBeDisabled();
  await expect(dialog.getByLabel(/^Keep it here until I sign in again/)).toBeChecked();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${line.origin}/`);
  await expect(page.getByRole('button', { name: /Offline · 1 waiting/ })).toBeVisible();

  await device.context().setOffline(false);
  await expect(page.getByRole('button', { name: /waiting/ })).toHaveCount(0, { timeout: 20_000 });
  expect(await renews(page, token)).toBe(false);

  await signIn(page, line.origin, person);
  await expect.poll(() => list(page), { timeout: 20_000 }).toEqual([true]);
});

test('[ACC-1] online it is sent first, unless it is discarded; nothing of the account stays', async ({
  device,
  line,
}) => {
  device.expect(/status of 503/);
  const page = await device.open();
  const person = await withReport(page, line.origin);
  const { spoilt } = line.spoil(PIN, '503', 50);
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect.poll(spoilt).toBeGreaterThan(0);

  let dialog = await openDialog(page);
  await expect(dialog.getByLabel('Send it now, then sign out')).toBeChecked();
  line.forget();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${line.origin}/`);
  await expect.poll(() => databases(page)).not.toContainEqual(expect.stringMatching(/^baraza-[0-9a-f]{8}-/));

  await signIn(page, line.origin, person);
  expect(await list(page)).toEqual([true]);
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /From field to buyer/ })
    .click();
  const refused = line.spoil(PIN, '503', 50);
  await page.getByRole('button', { name: 'Unpin', exact: true }).click();
  await expect.poll(refused.spoilt).toBeGreaterThan(0);
  dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await expect(dialog.getByText('1 action could not be sent. Keep it or discard it.')).toBeVisible({ timeout: 20_000 });
  await dialog.getByLabel('Discard it').check();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${line.origin}/`);
  line.forget();
  await signIn(page, line.origin, person);
  await page.waitForLoadState('networkidle');
  expect(await list(page)).toEqual([true]);
});
