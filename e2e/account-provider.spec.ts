import { openBrowser, PHONE } from './support/browser.ts';
import { expect, newPerson, openSettings, signIn, signOut, signUp } from './support/journey.ts';
import { linkTo } from './support/letters.ts';
import { accountId, addressOf, goAs, signInAs, test } from './support/provider.ts';
import { removeFolder, temporaryFolder } from './support/server.ts';

const EXPIRED = 'The email confirmation link has expired. Please request a new one.';
const DENIED = 'Failed to sign in with Google: The person said no';

test('a person signs up through the provider, and comes back to the same account', async ({ device, server }) => {
  const page = await device.open({ viewport: PHONE });
  await page.goto(`${server.origin}/login?returnUrl=%2Fsettings`);
  await goAs(page, 'ama');
  await page.getByText('Already authenticated! Redirecting...').waitFor();
  await page.getByText(`Successfully signed in as ${addressOf('ama')}`).waitFor();
  // Where they wanted to go, and nothing of the way there in the address.
  await page.waitForURL(`${server.origin}/settings`);
  await expect(page.getByLabel('Full name')).toHaveValue('Ama Mensah');
  const first = await accountId(page);

  await signOut(page, server.origin);
  await page.goto(`${server.origin}/signup`);
  // The provider still knows them, and asks nothing.
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(`${server.origin}/market-validation`);
  expect(await accountId(page)).toBe(first);
});

test('whoever says no at the provider is told in the provider’s words, and nobody is signed in', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await page.goto(`${server.origin}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText(DENIED).waitFor();
  await page.getByRole('link', { name: 'Back to Login' }).waitFor();
  // It goes on by itself, and says it again where they can try again.
  await page.waitForURL(`${server.origin}/login`);
  await page.getByRole('alert').getByText(DENIED).waitFor();

  await goAs(page, 'esi');
  await page.getByText(/: The provider has not verified your email address/).waitFor();
  await page.goto(`${server.origin}/settings`);
  await page.waitForURL('**/login?returnUrl=%2Fsettings');
});

test('a state that is forged, or was used, lets nobody in', async ({ device, server }) => {
  const page = await device.open();
  await page.goto(`${server.origin}/auth/v1/callback?state=forged&code=forged`);
  await page.getByText(EXPIRED).waitFor();
  await page.getByText('OAuth state not found or expired').waitFor();
  await page.waitForURL(`${server.origin}/login`);

  const arrival = page.waitForRequest(/\/auth\/v1\/callback\?/);
  await goAs(page, 'yaa');
  await page.waitForURL(`${server.origin}/market-validation`);
  await signOut(page, server.origin);
  // The provider's answer, from the history of a shared phone.
  await page.goto((await arrival).url());
  await page.getByText(EXPIRED).waitFor();
  await page.goto(`${server.origin}/settings`);
  await page.waitForURL('**/login?returnUrl=%2Fsettings');
});

test('a code that another began signs nobody in', async ({ device, server }) => {
  device.expect(/status of 40[04]/);
  const page = await device.open();
  await page.goto(`${server.origin}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  // Somebody's own code, kept back before their page could use it.
  const { request } = page.context();
  let code = page.url();
  while (!code.startsWith(`${server.origin}/auth/callback?code=`)) {
    const chosen = { maxRedirects: 0, ...(code === page.url() && { method: 'POST', form: { sub: 'yaa' } }) };
    code = new URL((await request.fetch(code, chosen)).headers().location ?? '', code).href;
  }
  await page.context().clearCookies();

  await page.goto(`${server.origin}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await page.goto(code);
  await page.getByText(/^Authentication failed: /).waitFor();
  await page.waitForURL(`${server.origin}/login`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(code);
  await page.getByText('Authentication failed: The sign-in was begun in another browser.').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('baraza-auth'))).toBeNull();
});

test('no return address leads to another site', async ({ device, server }) => {
  test.setTimeout(90_000);
  const page = await device.open();
  for (const evil of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`${server.origin}/login?returnUrl=${encodeURIComponent(evil)}`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const choice = page.getByRole('button', { name: `Continue as ${addressOf('yaa')}` });
    // Asked the first time; later the provider knows.
    if (evil === '//evil.example') await choice.click();
    await page.waitForURL(`${server.origin}/market-validation`);
    await signOut(page, server.origin);
  }
  const words = new URLSearchParams({
    ...{ provider: 'google', redirect_to: 'https://evil.example/take' },
    ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
  });
  await page.goto(`${server.origin}/auth/v1/authorize?${words}`);
  await page.waitForURL(`${server.origin}/auth/callback?code=**`);
});

test('an account with a proved address gets the provider as a second way in', async ({ device, server, data }) => {
  test.setTimeout(90_000);
  const page = await device.open();
  const person = await signUp(page, server.origin, { ...newPerson(), email: addressOf('kofi') });
  const first = await accountId(page);
  await signOut(page, server.origin);
  await page.goto(`${server.origin}/forgot-password`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await page.goto(await linkTo(data, person.email));
  await page.getByLabel('New Password', { exact: true }).fill('another tree, another council');
  await page.getByLabel('Confirm New Password').fill('another tree, another council');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.waitForURL('**/signin');

  await signInAs(page, server.origin, 'kofi');
  expect(await accountId(page)).toBe(first);
  await signOut(page, server.origin);
  await signIn(page, server.origin, person.email, 'another tree, another council');
  await page.waitForURL(`${server.origin}/market-validation`);
  expect(await accountId(page)).toBe(first);
});

test('an address that nobody proved is its owner’s: the stranger is out, and the owner may set a password', async ({
  device,
  server,
}) => {
  test.setTimeout(90_000);
  device.expect(/status of 40[0134]/);
  const page = await device.open();
  const stranger = await signUp(page, server.origin, { ...newPerson(), email: addressOf('kwame') });
  const made = await accountId(page);
  const profile = temporaryFolder('owner');
  const elsewhere = await openBrowser(profile);
  try {
    const owner = elsewhere.pages()[0] ?? (await elsewhere.newPage());
    await signInAs(owner, server.origin, 'kwame');
    expect(await accountId(owner)).toBe(made);

    // By itself, or at the next touch: what the page asks for in the background may be refused first.
    const ended = page.waitForURL('**/login**');
    await Promise.race([ended, openSettings(page).catch(() => undefined)]);
    await ended;
    await page.getByText('Your session has expired. Please sign in again.').waitFor();
    await signIn(page, server.origin, stranger.email, stranger.password);
    const found = page.getByRole('region', { name: 'Account Found' });
    await found.getByText(`The account of ${stranger.email} signs in with Google.`, { exact: false }).waitFor();

    // The same screen for its owner: first the provider, then the password.
    await signOut(owner, server.origin);
    await signIn(owner, server.origin, stranger.email, 'a password I never set');
    await owner.getByRole('heading', { name: 'Account Found' }).waitFor();
    await owner.getByRole('button', { name: 'Continue with Google' }).click();
    await owner.waitForURL('**/login?link=google');
    await owner.getByRole('button', { name: 'Link Accounts' }).click();
    await owner.getByText('Password is required').waitFor();
    await owner.getByLabel('Password').fill('the council of kwame');
    await owner.getByRole('button', { name: 'Link Accounts' }).click();
    await owner.getByText('Accounts linked successfully').waitFor();
    await owner.waitForURL(`${server.origin}/market-validation`);
    await signOut(owner, server.origin);
    await signIn(owner, server.origin, stranger.email, 'the council of kwame');
    await owner.waitForURL(`${server.origin}/market-validation`);
    expect(await accountId(owner)).toBe(made);
  } finally {
    await elsewhere.close();
    removeFolder(profile);
  }
});
