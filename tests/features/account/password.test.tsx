import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordPage } from '../../../src/features/account/password/PasswordPage.tsx';
import type { AccountPort } from '../../../src/session/account/port.ts';
import { screenAt } from '../../support/account-screens.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const at = (address: string, account: Partial<AccountPort>) => {
  const path = address.split(/[?#]/)[0] ?? '';
  return screenAt(path === '/reset-password' ? path : '/forgot-password', address, <PasswordPage />, {
    account: { endRecovery() {}, ...account },
  });
};

describe('[spec 1 §2.13] asking for a link', () => {
  it('checks the address first', async () => {
    const requestReset = vi.fn();
    at('/forgot-password', { requestReset });
    await press('Send Reset Instructions');
    screen.getByText('Email is required');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    type('Email', 'amina@example');
    await press('Send Reset Instructions');
    screen.getByText('Email is invalid');
    expect(requestReset).not.toHaveBeenCalled();
  });

  it('says that the instructions are on their way', async () => {
    const requestReset = vi.fn(async () => ({ ok: true }) as const);
    const { toasts } = at('/forgot-password', { requestReset });
    type('Email', ' Amina@Example.com ');
    await press('Send Reset Instructions');
    expect(requestReset).toHaveBeenCalledWith('amina@example.com');
    screen.getByText(/^Password reset instructions have been sent to your email\. Please check your inbox/);
    expect(toasts).toEqual(['Password reset link sent to your email']);
  });

  it('takes the letter’s code where the letter is read elsewhere', async () => {
    const openRecoveryByCode = vi
      .fn<AccountPort['openRecoveryByCode']>(async () => ({ ok: true, value: { needsCode: false } }))
      .mockResolvedValueOnce({ ok: false, code: 'otp_expired', message: 'Token has expired or is invalid' });
    at('/forgot-password', { requestReset: async () => ({ ok: true }), openRecoveryByCode });
    type('Email', 'amina@example.com');
    await press('Send Reset Instructions');
    await press('Go On With the Code');
    screen.getByText('Enter the six digits');
    type('Code of the letter', '000000');
    await press('Go On With the Code');
    screen.getByText('Token has expired or is invalid');
    type('Code of the letter', '123456');
    await press('Go On With the Code');
    expect(openRecoveryByCode).toHaveBeenLastCalledWith('amina@example.com', '123456');
    expect(screen.getByTestId('at').textContent).toContain('/reset-password');
  });

  it('takes a code of earlier with its address', async () => {
    const openRecoveryByCode = vi.fn(async () => ({ ok: true, value: { needsCode: false } }) as const);
    at('/forgot-password', { openRecoveryByCode });
    await press('I have a code already');
    type('Email', ' Amina@Example.com ');
    type('Code of the letter', '123456');
    await press('Go On With the Code');
    expect(openRecoveryByCode).toHaveBeenCalledExactlyOnceWith('amina@example.com', '123456');
  });

  it('a failure keeps the address and says why', async () => {
    at('/forgot-password', { requestReset: async () => ({ ok: false, code: 'x', message: 'Please wait.' }) });
    type('Email', 'amina@example.com');
    await press('Send Reset Instructions');
    screen.getByText('Password reset request failed: Please wait.');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'amina@example.com');
  });

  it('leads on to help', () => {
    at('/forgot-password', {});
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/help/account-recovery', '/help/email-not-received', '/login']);
  });
});

describe('[spec 1 §2.13] choosing a new password', () => {
  const opens = async () => ({ ok: true, value: { needsCode: false } }) as const;

  it.each(['/forgot-password?token=0123456789', '/forgot-password?access_token=a', '/forgot-password?type=recovery'])(
    'is what %s asks for',
    async (address) => {
      at(address, { openRecovery: opens });
      screen.getByText('Checking your link…');
    },
  );

  it('looks at the link after one second, and takes it out of the address', async () => {
    const openRecovery = vi.fn(opens);
    at('/reset-password?token_hash=0123456789', { openRecovery });
    await pass(999);
    expect(openRecovery).not.toHaveBeenCalled();
    await pass(1);
    expect(openRecovery).toHaveBeenCalledWith(expect.objectContaining({ tokenHash: '0123456789' }));
    screen.getByLabelText('New Password');
    await pass(5_000);
    expect(openRecovery).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when the person leaves, and nobody is looked for as long as it is open', async () => {
    const endRecovery = vi.fn();
    const { view, device } = at('/reset-password?token_hash=0123456789', { openRecovery: opens, endRecovery });
    await pass(1_000);
    const reread = vi.spyOn(device.account, 'reread');
    expect(endRecovery).not.toHaveBeenCalled();
    view.unmount();
    // Whoever is signed in here is seen again.
    expect(reread).toHaveBeenCalledOnce();
    await pass(0);
    expect(endRecovery).toHaveBeenCalledOnce();
  });

  it('a link whose page was left before it was looked at is not looked at', async () => {
    const openRecovery = vi.fn(opens);
    at('/reset-password?token_hash=0123456789', { openRecovery }).view.unmount();
    await pass(2_000);
    expect(openRecovery).not.toHaveBeenCalled();
  });

  it('says what is wrong with a link, with the service’s words and the way to a new one', async () => {
    at('/reset-password?error=access_denied&error_description=Email+link+has+expired', {
      openRecovery: async () => ({
        ok: false,
        code: 'x',
        message: 'Invalid or expired password reset link. Please request a new one.',
      }),
    });
    await pass(1_000);
    screen.getByText('Invalid or expired password reset link. Please request a new one.');
    screen.getByText('Email link has expired');
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('a link that was asked for elsewhere is no end: the code of its letter opens the same', async () => {
    const openRecoveryByCode = vi.fn(async () => ({ ok: true, value: { needsCode: true } }) as const);
    at('/reset-password?code=abc', {
      openRecovery: async () => ({ ok: false, code: 'flow_state_not_found', message: 'Invalid' }),
      openRecoveryByCode,
    });
    await pass(1_000);
    screen.getByText(/^A link works only in the browser in which it was asked for/);
    await press('Go On With the Code');
    screen.getByText('Email is required');
    type('Email', 'amina@example.com');
    type('Code of the letter', '123456');
    await press('Go On With the Code');
    expect(openRecoveryByCode).toHaveBeenCalledExactlyOnceWith('amina@example.com', '123456');
    screen.getByLabelText('New Password');
    screen.getByLabelText('Code of your authenticator app');
  });

  it('holds the new password to the rules, saves it, and leads to sign-in after three seconds', async () => {
    const reset = vi.fn(async () => ({ ok: true }) as const);
    const { toasts } = at('/reset-password?code=c', { openRecovery: opens, reset });
    await pass(1_000);
    await press('Reset Password');
    screen.getByText('Password is required');
    // A password manager fills in the old one where a field does not say that it is for a new one.
    for (const label of ['New Password', 'Confirm New Password'])
      expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe('new-password');
    type('New Password', 'short');
    type('Confirm New Password', 'shorter');
    await press('Reset Password');
    screen.getByText('Password must be at least 8 characters');
    screen.getByText('Passwords do not match');
    expect(reset).not.toHaveBeenCalled();
    type('New Password', 'a council under a tree');
    type('Confirm New Password', 'a council under a tree');
    await press('Reset Password');
    expect(reset).toHaveBeenCalledWith('a council under a tree', '');
    screen.getByText('Your password has been successfully reset. You can now sign in with your new password.');
    expect(toasts).toEqual(['Password reset successfully']);
    await pass(2_999);
    expect(screen.queryByTestId('at')).toBeNull();
    await pass(1);
    expect(screen.getByTestId('at').textContent).toContain('/signin');
  });

  it('asks for the code of an authenticator app', async () => {
    const reset = vi.fn(async () => ({ ok: false, code: 'x', message: 'Invalid TOTP code entered' }) as const);
    const { toasts } = at('/reset-password?code=c', {
      openRecovery: async () => ({ ok: true, value: { needsCode: true } }),
      reset,
    });
    await pass(1_000);
    type('New Password', 'a council under a tree');
    type('Confirm New Password', 'a council under a tree');
    await press('Reset Password');
    screen.getByText('Enter the six digits');
    type('Code of your authenticator app', '123 456');
    await press('Reset Password');
    expect(reset).toHaveBeenCalledWith('a council under a tree', '123 456');
    screen.getByText('Invalid TOTP code entered');
    expect(toasts).toEqual(['Password reset failed: Invalid TOTP code entered']);
  });
});
