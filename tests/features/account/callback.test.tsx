import { act, cleanup, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callbackError } from '../../../src/domain/auth-address.ts';
import { CallbackPage } from '../../../src/features/account/callback/CallbackPage.tsx';
import type { AccountPort } from '../../../src/session/account/port.ts';
import { USER } from '../../support/account-db.ts';
import { screenAt } from '../../support/account-screens.tsx';
import { SharedDevice } from '../../support/page-device.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** `left`: for a provider, before. */
const arrive = async (
  after: string,
  settle: AccountPort['settle'] | null = null,
  shared?: SharedDevice,
  left = false,
) => {
  const settled = vi.fn(settle ?? (() => Promise.reject(new Error('not to be asked'))));
  const shown = screenAt(
    '/auth/callback',
    `/auth/callback${after}`,
    <CallbackPage />,
    {
      account: {
        settle: settled,
        refusal: async (address) => ({ ok: false, code: 'x', message: callbackError(address, left) }),
      },
    },
    shared,
  );
  await pass(0);
  return { ...shown, settled };
};
const goesOn = async (to: string, after: number) => {
  await pass(after - 1);
  expect(screen.queryByTestId('at')).toBeNull();
  await pass(1);
  expect(screen.getByTestId('at').textContent).toContain(to);
};
const kind =
  (kind: 'confirmed' | 'signed_in' | 'code_needed' | 'nothing', returnTo: string | null = null) =>
  async () =>
    ({ ok: true, value: { kind, email: 'amina@example.com', returnTo } }) as const;

describe('[spec 1 §2.12] the auth callback', () => {
  it.each([
    [
      '?error=access_denied&error_code=otp_expired',
      'The email confirmation link has expired. Please request a new one.',
    ],
    ['#error=x&error_description=Link+Expired', 'The email confirmation link has expired. Please request a new one.'],
    ['?error=access_denied', 'Email confirmation was denied or invalid. Please try signing up again.'],
    ['?error=server_error&error_description=Database+down', 'Authentication failed: Database down'],
    ['#error=server_error', 'Authentication failed: server_error'],
  ])('%s is told, and leads to sign-in with the message after three seconds', async (after, message) => {
    const { settled } = await arrive(after);
    screen.getByText(message);
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy();
    expect(settled).not.toHaveBeenCalled();
    await goesOn(`/login {"error":${JSON.stringify(message)}}`, 3_000);
  });

  it.each([
    ['?error=access_denied&error_description=The+person+said+no', 'Failed to sign in with Google: The person said no'],
    ['?error=access_denied', 'Failed to sign in with Google'],
    ['?error=invalid_request&error_description=State+expired', 'Failed to sign in with Google: State expired'],
  ])('a provider’s refusal is told in its own words, once, and nothing of an email (%s)', async (after, message) => {
    await arrive(after, null, undefined, true);
    expect(screen.getByRole('alert').textContent).toBe(message);
    await goesOn(`/login {"error":${JSON.stringify(message)}}`, 3_000);
  });

  it('a description that the sentence does not hold is shown beside it', async () => {
    await arrive('?error=access_denied&error_description=User+said+no');
    screen.getByText('User said no');
  });

  it('a confirmed address', async () => {
    const { toasts } = await arrive('#access_token=a&refresh_token=r&type=signup', kind('confirmed'));
    screen.getByText('Email confirmed successfully! Redirecting to your dashboard...');
    expect(toasts).toEqual(['Successfully signed in as amina@example.com']);
    await goesOn('/market-validation', 2_000);
  });

  it('back from a provider, to where the person wanted to go', async () => {
    localStorage.setItem('selectedOption', 'problem-generator');
    await arrive('?code=c', kind('signed_in', '/prefine'));
    expect(localStorage.getItem('selectedOption'), 'followed once').toBeNull();
    screen.getByText('Already authenticated! Redirecting...');
    await goesOn('/prefine', 1_000);
  });

  it('an account with an authenticator app is asked for its code at sign-in', async () => {
    await arrive('?code=c', kind('code_needed'));
    await goesOn('/login?code=needed', 1_500);
  });

  it('and goes where they wanted to go after it', async () => {
    await arrive('?code=c', kind('code_needed', '/prefine?session=1'));
    await goesOn('/login?code=needed&returnUrl=%2Fprefine%3Fsession%3D1', 1_500);
  });

  it('nothing in the address', async () => {
    await arrive('', kind('nothing'));
    screen.getByText('Redirecting to login...');
    await goesOn('/login', 1_500);
  });

  it('somebody who is signed in stays who they are, whatever the link carries', async () => {
    const shared = new SharedDevice();
    shared.tab().device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Amina' });
    const { settled } = await arrive('#access_token=a&refresh_token=r', null, shared);
    screen.getByText('Already authenticated! Redirecting...');
    expect(settled).not.toHaveBeenCalled();
    await goesOn('/market-validation', 1_000);
  });

  it('one of the two letters about a new address', async () => {
    const { settled } = await arrive('#message=Confirmation+link+accepted');
    screen.getByText('This address has agreed. Please open the link in the letter to the other address too.');
    expect(settled).not.toHaveBeenCalled();
    await goesOn('/login', 5_000);
  });

  it('the second of them leads whoever is signed in to what the server says now', async () => {
    const shared = new SharedDevice();
    shared.tab().device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Amina' });
    await arrive('#access_token=a&refresh_token=r&type=email_change', null, shared);
    await goesOn('/settings', 1_000);
  });

  it('a forged link', async () => {
    await arrive('?code=forged', async () => ({ ok: false, code: 'flow_state_not_found', message: 'x' }));
    screen.getByText('Authentication failed: The sign-in was begun in another browser. Please sign in here.');
  });

  it('what nobody expected', async () => {
    await arrive('?code=c', () => Promise.reject(new Error('broken')));
    screen.getByText('An unexpected error occurred during authentication.');
    await goesOn('/login', 3_000);
  });
});
