import { newPerson, signUpHere } from '../../../e2e/support/journey.ts';
import { answer, at, offline, press, STATUS_NOISE, type State } from '../state.ts';

export const account: readonly State[] = [
  { name: 'sign in', as: 'visitor', steps: at('/login') },
  {
    name: 'sign in with faults',
    as: 'visitor',
    steps: at('/login', 'Password is required', ({ page }) => press(page, 'Sign In')),
  },
  {
    name: 'sign in refused',
    as: 'visitor',
    expects: STATUS_NOISE,
    steps: at('/login', /^Sign in failed/, async ({ page }) => {
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('wrong password');
      await press(page, 'Sign In');
    }),
  },
  {
    name: 'signing in',
    as: 'visitor',
    steps: at('/login', undefined, async ({ page }) => {
      await answer(page, /\/auth\/v1\/token/, 'never');
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('wrong password');
      await press(page, 'Sign In');
      await page.waitForTimeout(300);
    }),
  },
  {
    name: 'sign in offline',
    as: 'visitor',
    steps: at('/login', undefined, async ({ page }) => {
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
      await offline(page);
    }),
  },
  { name: 'sign up', as: 'visitor', steps: at('/signup') },
  {
    name: 'sign up with faults',
    as: 'visitor',
    steps: at('/signup', 'Passwords do not match', ({ page }) =>
      signUpHere(page, { name: 'A', email: 'a@b', password: 'short' }).then(() =>
        page
          .getByLabel('Confirm password')
          .fill('shirt')
          .then(() => press(page, 'Sign Up')),
      ),
    ),
  },
  {
    name: 'sign up refused',
    as: 'visitor',
    expects: STATUS_NOISE,
    steps: at('/signup', undefined, async ({ page }) => {
      await signUpHere(page, { ...newPerson(), email: 'owner@example.org' });
      await page
        .getByText(/already|registered|account/i)
        .first()
        .waitFor();
      await page.waitForTimeout(500);
    }),
  },
  { name: 'forgotten password', as: 'visitor', steps: at('/forgot-password', 'Send Reset Instructions') },
  {
    name: 'forgotten password offline',
    as: 'visitor',
    steps: at('/forgot-password', /^You are offline/, async ({ page }) => {
      await page.getByRole('button', { name: 'Send Reset Instructions' }).waitFor();
      await page.context().setOffline(true);
    }),
  },
  {
    name: 'forgotten password, a letter sent',
    as: 'visitor',
    steps: at('/forgot-password', /^Password reset instructions have been sent/, async ({ page }) => {
      await page.getByLabel('Email').fill('owner@example.org');
      await press(page, 'Send Reset Instructions');
    }),
  },
  { name: 'new password without a link', as: 'visitor', steps: at('/reset-password', 'Invalid password reset token.') },
  { name: 'recovery help', as: 'visitor', steps: at('/help/account-recovery', 'I need help from support') },
  {
    name: 'a request for help with a fault',
    as: 'visitor',
    steps: at('/help/account-recovery', 'Please enter your full name', async ({ page }) => {
      await press(page, 'I need help from support');
      await press(page, 'Submit Request');
    }),
  },
  {
    name: 'settings',
    as: 'newcomer',
    steps: at('/settings', 'Set up an authenticator app'),
  },
  {
    name: 'settings: an app is set up, faults',
    as: 'newcomer',
    steps: at('/settings', 'New password is required', async ({ page }) => {
      await press(page, 'Set up an authenticator app');
      await page.getByAltText('The picture to scan').waitFor();
      await press(page, 'Change Password');
    }),
  },
  {
    name: 'settings offline',
    as: 'newcomer',
    steps: at('/settings', /^You are offline/, ({ page }) => offline(page)),
  },
  {
    name: 'settings: everything is to be deleted',
    as: 'newcomer',
    steps: at('/settings', 'Type DELETE in capital letters', async ({ page }) => {
      await press(page, 'Delete Account');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete for Good' }).click();
    }),
  },
  {
    name: 'the account’s menu',
    as: 'newcomer',
    steps: at('/market-validation', 'Sign Out', ({ page }) => press(page, 'Your account')),
  },
  {
    name: 'signing out with something unsent',
    as: 'founder',
    steps: at('report', 'Sign out of this device?', async ({ page }) => {
      await page
        .getByRole('button', { name: 'Pin', exact: true })
        .or(page.getByRole('button', { name: 'Unpin', exact: true }))
        .waitFor();
      await offline(page);
      await press(page, /^(Pin|Unpin)$/);
      await press(page, 'Your account');
      await press(page, 'Sign Out');
    }),
  },
];
