import type { Page } from 'playwright';
import { answerUntil, expect, newPerson, signOut, signUp, skipToReport, test } from './support/journey.ts';

const send = async (page: Page, problem: string) => {
  await page.getByLabel('Describe the problem to validate').fill(problem);
  await page.getByRole('button', { name: 'Research' }).click();
};

test('sign-in names what is wrong beside its field, and keeps what was typed', { tag: '@core' }, async ({
  device,
  server,
}) => {
  device.expect(/400 \(Bad Request\)/);
  const page = await device.open();
  await page.goto(`${server.origin}/login`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await page.getByLabel('Email').fill('nobody');
  await expect(page.getByText('Email is required')).toBeHidden();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is invalid')).toBeVisible();

  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Sign in failed: Invalid login credentials');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
});

test('sign-up tells the four faults of its form', async ({ device, server }) => {
  const page = await device.open();
  await page.goto(`${server.origin}/signup`);
  await page.getByLabel('Email').fill('a@b');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('shirt');
  await page.getByRole('button', { name: 'Sign Up' }).last().click();
  for (const text of [
    'Full name must be at least 2 characters',
    'Email is invalid',
    'Password must be at least 8 characters',
    'Passwords do not match',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('a visitor is sent to sign in and comes back to where they wanted to go', async ({ device, server }) => {
  const page = await device.open();
  const person = newPerson();
  await signUp(page, server.origin, person);
  await signOut(page, server.origin);
  await page.waitForURL(`${server.origin}/`);

  await page.goto(`${server.origin}/market-validation?problem=Goats%20in%20Turkana`);
  await page.waitForURL('**/login?returnUrl=*');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Describe the problem to validate')).toHaveValue('Goats in Turkana');
  expect(new URL(page.url()).search).toBe('');
});

test('an empty problem cannot be sent, and one that is too long says so', async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  const box = page.getByLabel('Describe the problem to validate');
  const button = page.getByRole('button', { name: 'Research' });
  await expect(button).toBeDisabled();
  await box.fill('   \n ');
  await expect(button).toBeDisabled();
  await box.fill('tomato '.repeat(2_900));
  await expect(page.getByText('Baraza reads up to 10,000')).toBeVisible();
  await expect(button).toBeDisabled();
  // Spec 2 §9: however long the text is, its box ends where the button is still in reach.
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(150);
  await box.fill('tomato '.repeat(1_400));
  await expect(button).toBeEnabled();
});

test('HTML and script in a problem are shown as text and never run', async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await page.evaluate(() => {
    Object.assign(window, { ran: false });
  });
  await send(
    page,
    '<img src=x onerror="window.ran=true"><script>window.ran=true</script> Dairy farmers in Nakuru, Kenya lose milk on the road because there is no cooling. [x](javascript:window.ran=true)',
  );
  await skipToReport(page);
  await page.getByRole('heading', { name: 'What you wrote' }).click();
  expect(await page.evaluate(() => (window as unknown as { ran: boolean }).ran)).toBe(false);
  expect(await page.locator('article img, article script, article a[href^="javascript"]').count()).toBe(0);
});

test('whoever answers with a place outside Africa is declined with a sentence, and the credit comes back', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await sendAbroad(page);
  await expect(page.getByText(/54 African countries/)).toBeVisible();
  await expect(page.getByText('Your credit was given back.')).toBeVisible();
  // What was written is there again, even when the page is loaded anew instead of being answered.
  await page.reload();
  await expect(page.getByLabel('Describe the problem to validate')).toHaveValue(/Amsterdam/);
  await sendAbroad(page);
  await page.getByRole('button', { name: 'Write it differently' }).click();
  await expect(page.getByLabel('Describe the problem to validate')).toHaveValue(/Amsterdam/);
  await expect(page.getByText('3 of 3 reports left this week')).toBeVisible();
});

/** A place abroad in the text may be where a brother works: only the answer to 'Where?' says that it is theirs. */
async function sendAbroad(page: Page) {
  await send(page, 'Cyclists in Amsterdam lose their bikes to theft every week');
  await page.getByRole('button', { name: 'None of these' }).click();
  await expect(page.getByText(/Where is it\?/)).toBeVisible();
  await page.getByLabel('Your answer').fill('Amsterdam, the Netherlands');
  await page.getByRole('button', { name: 'Send answer' }).click();
}

test('an unknown place leads to a question, not to a guess', async ({ device, server }) => {
  const page = await device.open();
  await signUp(page, server.origin);
  await send(page, 'Market women in Zubrowka lose money because their onions rot before they are sold');
  await page.getByText('Question 1 of').waitFor();
  await answerUntil(page, page.getByText(/Name the country/).first());
});

test('an address without a page says so and leads home', async ({ device, server }) => {
  device.expect(/404 \(Not Found\) .*\/nowhere\/at\/all\)$/);
  const page = await device.open();
  const answer = await page.goto(`${server.origin}/nowhere/at/all`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(
    page.getByRole('heading', { name: 'A Sounding Board For Early Stage African Entrepreneurs' }),
  ).toBeVisible();
});

test('a report that does not exist, or is somebody else’s, leads back', async ({ device, server }) => {
  device.expect(/404 \(Not Found\)/);
  const page = await device.open();
  await signUp(page, server.origin);
  // The notice stands for two seconds, so the journey does not wait for the page's last byte.
  await page.goto(`${server.origin}/market-validation/report/00000000-0000-4000-8000-000000000000`, {
    waitUntil: 'commit',
  });
  await expect(page.getByText(/not found/i).first()).toBeVisible();
  await page.waitForURL('**/market-validation', { timeout: 10_000 });
});
