import type { Page } from 'playwright';
import { DESK, PHONE } from './support/browser.ts';
import { inspect } from './support/inspect.ts';
import { signUp, test } from './support/journey.ts';

/** The ways back into an account, with faults and with a link that is worth nothing. */
async function inspectRecovery(page: Page, origin: string) {
  await page.goto(`${origin}/forgot-password`);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await page.getByText('Email is required').waitFor();
  await inspect(page, '/forgot-password with a fault');
  await page.context().setOffline(true);
  await page.getByText('You are offline.', { exact: false }).waitFor();
  await inspect(page, '/forgot-password without the network');
  await page.context().setOffline(false);
  await page.goto(`${origin}/reset-password`);
  await page.getByText('Invalid password reset token.').waitFor();
  await inspect(page, '/reset-password without a link');
  await page.goto(`${origin}/help/account-recovery`);
  await page.getByRole('button', { name: 'I need help from support' }).waitFor();
  await inspect(page, '/help/account-recovery');
  await page.getByRole('button', { name: 'I want to try some email addresses' }).click();
  await inspect(page, 'trying addresses');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'I need help from support' }).click();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText('Please enter your full name').waitFor();
  await inspect(page, 'a support request with a fault');
}

/** The settings, with an authenticator app being set up, and the question before everything is gone. */
async function inspectSettings(page: Page, origin: string) {
  await page.goto(`${origin}/settings`);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByAltText('The picture to scan').waitFor();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('New password is required').waitFor();
  await inspect(page, '/settings');
  await page.getByRole('button', { name: 'Use a code by mail instead' }).click();
  await page.getByRole('button', { name: 'Send Me a Code' }).click();
  await page.getByText('The code is on its way.', { exact: false }).waitFor();
  await inspect(page, '/settings with a letter’s code');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for Good' }).click();
  await page.getByText('Type DELETE in capital letters').waitFor();
  await inspect(page, 'deleting an account');
}

for (const [where, viewport] of [
  ['on a phone', PHONE],
  ['at a desk @long', DESK],
] as const) {
  test(`every screen of an account is accessible and fits, ${where}`, async ({ device, server }) => {
    test.setTimeout(120_000);
    const page = await device.open({ viewport });
    await inspectRecovery(page, server.origin);
    await signUp(page, server.origin);
    await inspectSettings(page, server.origin);
  });
}
