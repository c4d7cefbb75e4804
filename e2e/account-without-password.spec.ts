import { expect, openSettings, signIn, signOut } from './support/journey.ts';
import { codeTo } from './support/letters.ts';
import { accountId, addressOf, signInAs, test } from './support/provider.ts';

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

test('an account without a password gets one by the code of a real letter, and signs in with it', async ({
  device,
  server,
  data,
}) => {
  device.expect(/status of 422/);
  const page = await device.open();
  await signInAs(page, server.origin, 'ama');
  await openSettings(page);
  const section = page.getByRole('region', { name: 'Set a password' });
  await section.getByText(`we send a code to ${addressOf('ama')}`, { exact: false }).waitFor();
  await section.getByRole('button', { name: 'Send Me a Code' }).click();
  await section.getByText('The code is on its way.', { exact: false }).waitFor();
  const code = await codeTo(data, addressOf('ama'));
  const give = async (digits: string) => {
    await section.getByLabel('Code of the letter').fill(digits);
    await section.getByLabel('New password', { exact: true }).fill('the council of ama');
    await section.getByLabel('Confirm new password').fill('the council of ama');
    await section.getByRole('button', { name: 'Set Password' }).click();
  };
  await give(wrongFor(code));
  await section.getByText('This code is not right, or too old. Please ask for a new one.').waitFor();
  // As a mail program may show it.
  await give(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByText('Password updated successfully').waitFor();
  await page.getByRole('button', { name: 'Change Password' }).waitFor();
  await expect(page.getByLabel('Current password')).toBeVisible();

  await signOut(page, server.origin);
  await signIn(page, server.origin, addressOf('ama'), 'the council of ama');
  await page.waitForURL(`${server.origin}/market-validation`);
});

test('an account without a password is deleted by the code of a letter, and is another one after that', async ({
  device,
  server,
  data,
}) => {
  const page = await device.open();
  await signInAs(page, server.origin, 'yaa');
  const first = await accountId(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await dialog.getByText('Enter the six digits').waitFor();
  await dialog.getByRole('button', { name: 'Send Me a Code' }).click();
  await dialog.getByLabel('Code of the letter').fill(await codeTo(data, addressOf('yaa')));
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await page.getByText('Your account has been deleted').waitFor();
  await page.waitForURL(`${server.origin}/`);

  await page.goto(`${server.origin}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(`${server.origin}/market-validation`);
  expect(await accountId(page)).not.toBe(first);
});
