import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { openBrowser } from './support/browser.ts';
import { expect, keptForOffline, openSettings, signIn, signOut, signUp } from './support/journey.ts';
import { linkTo } from './support/letters.ts';
import { test } from './support/own-server.ts';
import { removeFolder, temporaryFolder } from './support/server.ts';

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: at });

test('name and password are changed, the password only with the current one', async ({ device, server }) => {
  test.setTimeout(60_000);
  device.expect(/status of 40[01]/);
  const page = await device.open();
  const person = await signUp(page, server.origin);
  const another = await device.context().newPage();
  await another.goto(`${server.origin}/market-validation`);
  await another.getByLabel('Describe the problem to validate').waitFor();
  await openSettings(page);
  await page.getByLabel('Full name').fill('Ama M.');
  const told = another.getByText('Your profile has been updated').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Profile updated successfully').waitFor();
  await told;
  await another.close();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ama M.');

  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill('a second council, elsewhere');
    await page.getByLabel('Confirm new password').fill('a second council, elsewhere');
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  await change('not the password');
  await page.getByText('The current password is not right.').waitFor();
  await change(person.password);
  await page.getByText('Password updated successfully').waitFor();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('an address is another one once both mailboxes have agreed', async ({ device, server, data }) => {
  test.setTimeout(90_000);
  device.expect(/status of 400/);
  const page = await device.open();
  const person = await signUp(page, server.origin);
  const wanted = `new.${person.email}`;
  await openSettings(page);
  await page.getByRole('button', { name: 'Change Address' }).click();
  await page.getByLabel('New email address').fill(wanted);
  await page.getByRole('button', { name: 'Send Both Letters' }).click();
  await page.getByText(`We wrote to your present address and to ${wanted}.`, { exact: false }).waitFor();

  await page.goto(await linkTo(data, wanted));
  await page
    .getByText('This address has agreed. Please open the link in the letter to the other address too.')
    .waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByText(`We wrote to your present address and to ${wanted}.`, { exact: false }).waitFor();
  await page.goto(await linkTo(data, person.email));
  await page.waitForURL(`${server.origin}/settings`);
  await page.getByRole('region', { name: 'Profile' }).getByText(`Email ${wanted}`).waitFor();

  await signOut(page, server.origin);
  await signIn(page, server.origin, person.email, person.password);
  await page.getByText('Sign in failed: Invalid login credentials').waitFor();
  await signIn(page, server.origin, wanted, person.password);
  await page.waitForURL('**/market-validation');
});

test('an authenticator app is set up, asked for at sign-in, and removed', async ({ device, server }) => {
  test.setTimeout(90_000);
  device.expect(/status of 4\d\d/);
  const page = await device.open();
  const person = await signUp(page, server.origin);
  await openSettings(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code of the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText(/^That did not work/).waitFor();
  await page.getByLabel('Code of the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('On. Signing in asks for a code.').waitFor();

  await signOut(page, server.origin);
  await signIn(page, server.origin, person.email, person.password);
  const code = page.getByLabel('Code of your authenticator app');
  await code.waitFor();
  // The password alone opens nothing, not even by a reload or another address.
  await page.goto(`${server.origin}/settings`);
  await page.waitForURL('**/login?returnUrl=%2Fsettings');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^Sign in failed:/).waitFor();
  // A code is good once: the next one, within what a clock may differ.
  await code.fill(codeOf(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/settings');

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The authenticator app was removed').waitFor();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
});

test('signing out from all devices ends the session on another one at its next touch', async ({ device, server }) => {
  test.setTimeout(90_000);
  device.expect(/status of 40[0134]/);
  const page = await device.open();
  const person = await signUp(page, server.origin);
  const profile = temporaryFolder('other-profile');
  const elsewhere = await openBrowser(profile);
  try {
    // A wait that hangs there names itself, which the end of the whole test would not.
    elsewhere.setDefaultTimeout(20_000);
    const other = elsewhere.pages()[0] ?? (await elsewhere.newPage());
    await signIn(other, server.origin, person.email, person.password);
    await other.waitForURL('**/market-validation');

    // The sentence goes away by itself, and what the device asks for on its own may end the session before any touch does.
    const ended = Promise.all([
      other.getByText('Your session has expired. Please sign in again.').waitFor(),
      other.waitForURL('**/login**'),
    ]);
    await openSettings(page);
    await page.getByRole('button', { name: 'Sign Out From All Devices' }).click();
    await page
      .getByRole('dialog', { name: 'Sign out from all devices?' })
      .getByRole('button', { name: 'Sign Out' })
      .click();
    await page.getByText('Signed out from all devices').waitFor();
    await page.waitForURL('**/login**');

    // Nothing is loaded anew: the next touch is enough.
    await Promise.race([ended, other.getByRole('button', { name: 'Your account' }).click()]);
    await ended;
  } finally {
    await elsewhere.close();
    removeFolder(profile);
  }
});

test('an account is downloaded and deleted, here and on the server', async ({ device, server }) => {
  test.setTimeout(60_000);
  device.expect(/status of 40[0134]/);
  const page = await device.open();
  const person = await signUp(page, server.origin);
  await openSettings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(person.email);
  expect(file).not.toContain(person.password);

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await dialog.getByText('Type DELETE in capital letters').waitFor();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await dialog.getByText(/^Your account was not deleted/).waitFor();
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await page.getByText('Your account has been deleted').waitFor();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringMatching(/^baraza-[0-9a-f]{8}-/));

  await signIn(page, server.origin, person.email, person.password);
  await page.getByText('Sign in failed: Invalid login credentials').waitFor();
});

test('what is on this device can be seen, saved and removed without the network', async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await openSettings(page);
  await keptForOffline(page);
  await device.context().setOffline(true);
  await page.getByText(/^You are offline/).waitFor();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeDisabled();
  await expect(page.getByRole('row', { name: /^Reports 0/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a File' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(Object.keys(file.on_this_device)).toContain('reports');
  await page.getByRole('button', { name: 'Remove Saved Copies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Saved Copies' }).click();
  await page.getByText('Removed from this device').waitFor();
});
