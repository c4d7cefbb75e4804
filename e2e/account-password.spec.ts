import type { Page } from 'playwright';
import { openBrowser, PHONE } from './support/browser.ts';
import { expect, newPerson, signIn, signOut, signUp } from './support/journey.ts';
import { codeTo, linkTo } from './support/letters.ts';
import { test } from './support/own-server.ts';
import { removeFolder, temporaryFolder } from './support/server.ts';

const askForLink = async (page: Page, origin: string, email: string) => {
  await page.goto(`${origin}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in form has a field of that name as well, and stays until the next screen is here.
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await page.getByText(/^Password reset instructions have been sent to your email/).waitFor();
};

test('a forgotten password is set anew by the link of a real letter, once', { tag: '@core' }, async ({
  device,
  server,
  data,
}) => {
  test.setTimeout(90_000);
  device.expect(/status of 40[013]/);
  const page = await device.open({ viewport: PHONE });
  const person = await signUp(page, server.origin);
  await signOut(page, server.origin);
  await askForLink(page, server.origin, person.email);
  const link = await linkTo(data, person.email);

  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('another tree, another council');
  await page.getByLabel('Confirm New Password').fill('another tree, another council');
  // What opens the account does not stay in the address.
  expect(page.url()).toBe(`${server.origin}/reset-password`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Your password has been successfully reset.').waitFor();
  await page.waitForURL('**/signin');

  await signIn(page, server.origin, person.email, person.password);
  await page.getByText('Sign in failed: Invalid login credentials').waitFor();
  await signIn(page, server.origin, person.email, 'another tree, another council');
  await page.waitForURL('**/market-validation');
  await page.getByText(`Successfully signed in as ${person.email}`).waitFor();

  await signOut(page, server.origin);
  await page.goto(link);
  await page.getByText('Invalid or expired password reset link. Please request a new one.').waitFor();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.getByRole('button', { name: 'Send Reset Instructions' }).waitFor();
});

test('the letter is read on another device: its link is no use there, its code is', async ({
  device,
  server,
  data,
}) => {
  test.setTimeout(90_000);
  device.expect(/status of 40[0134]/);
  const page = await device.open();
  const person = await signUp(page, server.origin);
  await signOut(page, server.origin);
  await askForLink(page, server.origin, person.email);
  const link = await linkTo(data, person.email);
  const code = await codeTo(data, person.email);
  const profile = temporaryFolder('phone');
  const elsewhere = await openBrowser(profile, { viewport: PHONE });
  try {
    const phone = elsewhere.pages()[0] ?? (await elsewhere.newPage());
    await phone.goto(link);
    await phone.getByText(/^A link works only in the browser in which it was asked for/).waitFor();
    await phone.getByLabel('Email').fill(person.email);
    await phone.getByLabel('Code of the letter').fill(code);
    await phone.getByRole('button', { name: 'Go On With the Code' }).click();
    await phone.getByLabel('New Password', { exact: true }).fill('another tree, another council');
    await phone.getByLabel('Confirm New Password').fill('another tree, another council');
    await phone.getByRole('button', { name: 'Reset Password' }).click();
    await phone.getByText('Your password has been successfully reset.').waitFor();
  } finally {
    await elsewhere.close();
    removeFolder(profile);
  }
  // Where it was asked for, the code has done its work.
  await page.getByLabel('Code of the letter').fill(code);
  await page.getByRole('button', { name: 'Go On With the Code' }).click();
  await page.getByText('Token has expired or is invalid').waitFor();
  await signIn(page, server.origin, person.email, 'another tree, another council');
  await page.waitForURL('**/market-validation');
});

test('an address without an account gets the same answer and no letter', async ({ device, server }) => {
  const page = await device.open();
  await askForLink(page, server.origin, newPerson().email);
});

test('forged and empty links open nothing', async ({ device, server }) => {
  device.expect(/status of 40[0134]/);
  const page = await device.open();
  for (const [after, words] of [
    ['', 'Invalid password reset token. Please request a new password reset link.'],
    ['?token=short', 'Invalid password reset token. Please request a new password reset link.'],
    ['?token_hash=0123456789abcdef', 'Invalid or expired password reset link. Please request a new one.'],
    ['?code=forged', 'Invalid or expired password reset link. Please request a new one.'],
    ['#access_token=a.b.c&refresh_token=d&type=recovery', 'Invalid or expired password reset link.'],
  ] as const) {
    await page.goto(`${server.origin}/privacy`);
    await page.goto(`${server.origin}/reset-password${after}`);
    await page.getByText(words).waitFor();
    await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
  }
});

test('somebody who forgot which address they used asks support, offline, and it goes out later', async ({
  device,
  server,
}) => {
  const page = await device.open({ viewport: PHONE });
  await page.goto(`${server.origin}/login`);
  await page.getByRole('link', { name: 'I cannot get into my account' }).click();
  await page.getByRole('button', { name: 'I need help from support' }).click();
  await page.getByLabel('Full name').fill('Ama Mensah');
  // The network may be cut while the worker is being fetched.
  device.expect(/An unknown error occurred when fetching the script/);
  await device.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText(/goes out by itself when the connection is back/).waitFor();
  await device.context().setOffline(false);
  await page
    .getByText('We have your request. Support will contact you within 24-48 hours.')
    .waitFor({ timeout: 20_000 });
});

test('no link leads to another site after signing in', async ({ device, server }) => {
  test.setTimeout(60_000);
  const page = await device.open();
  const person = await signUp(page, server.origin);
  for (const evil of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await signOut(page, server.origin);
    await page.goto(`${server.origin}/login?returnUrl=${encodeURIComponent(evil)}`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`${server.origin}/market-validation`);
  }
});

test('the callback tells what became of a link, and goes on by itself', async ({ device, server }) => {
  device.expect(/status of 40[0134]/);
  const page = await device.open();
  for (const [after, words] of [
    ['?error=access_denied&error_code=otp_expired', 'The email confirmation link has expired.'],
    ['#error=access_denied', 'Email confirmation was denied or invalid. Please try signing up again.'],
    ['?error=server_error&error_description=It%20broke', 'Authentication failed: It broke'],
    ['?code=forged', 'Authentication failed: The sign-in was begun in another browser.'],
    ['#access_token=a.b.c&refresh_token=d&type=signup', 'Authentication failed:'],
  ] as const) {
    await page.goto(`${server.origin}/privacy`);
    await page.goto(`${server.origin}/auth/callback${after}`);
    await page.getByText(words).first().waitFor();
    await page.waitForURL('**/login');
    // Said again where they are to try again.
    await page.getByText(words).first().waitFor();
  }
  await page.goto(`${server.origin}/auth/callback`);
  await page.getByText('Redirecting to login...').waitFor();
  await page.waitForURL('**/login');
});
