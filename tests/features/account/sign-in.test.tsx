import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthScreen } from '../../../src/features/account/AuthScreen.tsx';
import { USER } from '../../support/account-db.ts';
import { screenAt } from '../../support/account-screens.tsx';
import { SharedDevice } from '../../support/page-device.ts';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const fill = async () => {
  type('Email', 'amina@example.com');
  type('Password', 'a council under a tree');
  await press('Sign In');
};
const refused = (code: string) => async () => ({ ok: false, code, message: 'Sign in failed: no' }) as const;
const at = (address: string, parts: Parameters<typeof screenAt>[3], shared?: SharedDevice) =>
  screenAt('/login', address, <AuthScreen mode="sign-in" ended={null} />, parts, shared);

describe('[spec 1 §2.11] signing in', () => {
  it('says who is signed in, and goes where the person wanted to go', async () => {
    const { toasts } = at('/login?returnUrl=%2Fprefine', { session: { signIn: async () => ({ ok: true }) } });
    await fill();
    expect(toasts).toEqual(['Successfully signed in as amina@example.com']);
    expect(screen.getByTestId('at').textContent).toContain('/prefine');
  });

  it('the password can be read while it is typed', async () => {
    at('/login', {});
    type('Password', 'a council under a tree');
    await press('Show Password');
    expect(screen.getByLabelText('Password')).toMatchObject({ type: 'text', value: 'a council under a tree' });
    await press('Hide Password');
    expect(screen.getByLabelText('Password')).toMatchObject({ type: 'password' });
  });

  it('a choice made on the landing page is followed once, then forgotten', async () => {
    localStorage.setItem('selectedOption', 'problem-generator');
    at('/login', { session: { signIn: async () => ({ ok: true }) } });
    await fill();
    expect(screen.getByTestId('at').textContent).toContain('/problem-generator');
    expect(localStorage.getItem('selectedOption')).toBeNull();
  });

  it('an account with an authenticator app is asked for its code; given up, the form is back', async () => {
    const dropped = vi.fn();
    at('/login', {
      session: { signIn: refused('mfa_code_needed') },
      account: {
        dropSignIn: dropped,
        giveCode: async () => ({ ok: false, code: 'x', message: 'Invalid TOTP code entered' }),
      },
    });
    await fill();
    const code = await screen.findByLabelText('Code of your authenticator app');
    fireEvent.change(code, { target: { value: '000000' } });
    await press('Confirm');
    screen.getByText('Sign in failed: Invalid TOTP code entered');
    await press('Sign in as somebody else');
    expect(dropped).toHaveBeenCalledOnce();
    screen.getByLabelText('Password');
  });

  it.each([
    ['sent', { ok: true } as const, /^If an account waits for this address/],
    ['refused for now', { ok: false, code: 'x', message: 'Please wait a minute.' } as const, 'Please wait a minute.'],
  ])('an address that was not confirmed can have its letter again (%s)', async (_, outcome, text) => {
    const resendConfirmation = vi.fn(async () => outcome);
    at('/login', { session: { signIn: refused('email_not_confirmed') }, account: { resendConfirmation } });
    await fill();
    const again = await screen.findByRole('button', { name: 'Send the confirmation letter again' });
    await act(async () => void fireEvent.click(again));
    expect(resendConfirmation).toHaveBeenCalledExactlyOnceWith('amina@example.com');
    screen.getByText(text);
  });

  it('nobody else is offered that letter', async () => {
    at('/login', { session: { signIn: refused('invalid_credentials') } });
    await fill();
    expect(screen.queryByRole('button', { name: 'Send the confirmation letter again' })).toBeNull();
  });

  it('so can a new account, right after the sign-up', async () => {
    const resendConfirmation = vi.fn(async () => ({ ok: true }) as const);
    const session = { signUp: async () => ({ ok: true, unconfirmed: true }) as const };
    screenAt('/signup', '/signup', <AuthScreen mode="sign-up" ended={null} />, {
      session,
      account: { resendConfirmation },
    });
    type('Full name', 'Amina Odhiambo');
    type('Email', ' amina@example.com');
    type('Password', 'a council under a tree');
    type('Confirm password', 'a council under a tree');
    await press('Sign Up');
    await screen.findByText(/Please check your email for verification/);
    await act(
      async () =>
        void fireEvent.click(await screen.findByRole('button', { name: 'Send the confirmation letter again' })),
    );
    expect(resendConfirmation).toHaveBeenCalledExactlyOnceWith('amina@example.com');
  });

  it('[spec 1 §5] an edited field loses its own fault, and no other', async () => {
    screenAt('/signup', '/signup', <AuthScreen mode="sign-up" ended={null} />, {});
    await press('Sign Up');
    const wrong = () =>
      ['Full name', 'Email', 'Password'].filter(
        (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
      );
    expect(wrong()).toEqual(['Full name', 'Email', 'Password']);
    type('Email', 'amina@example.com');
    expect(wrong()).toEqual(['Full name', 'Password']);
  });

  it('a device without room for the session says so, and the form can be sent again', async () => {
    at('/login?code=needed', {
      account: { giveCode: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) },
    });
    fireEvent.change(await screen.findByLabelText('Code of your authenticator app'), { target: { value: '000000' } });
    await press('Confirm');
    screen.getByText('An unexpected error occurred. Please try again.');
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false);
  });

  it('the way to Google is there only where the server has it', async () => {
    at('/login', {});
    await act(async () => {});
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    cleanup();
    at('/login', { providers: ['google'] });
    await screen.findByRole('button', { name: 'Continue with Google' });
  });

  it('an address that signs in with Google leads to ‘Account Found’', async () => {
    const asked: string[] = [];
    const left: string[] = [];
    const { toasts } = at('/login?returnUrl=%2Fprefine', {
      providers: ['google'],
      session: { signIn: refused('invalid_credentials') },
      account: {
        async otherProviderOf(email) {
          asked.push(email);
          return 'google';
        },
        async providerAddress(_provider, returnTo) {
          left.push(returnTo);
          return { ok: false, code: 'x', message: 'no' };
        },
      },
    });
    await screen.findByRole('button', { name: 'Continue with Google' });
    await fill();
    await screen.findByRole('heading', { name: 'Account Found' });
    expect(asked).toEqual(['amina@example.com']);
    screen.getByText(/^The account of amina@example\.com signs in with Google/);
    await press('Continue with Google');
    expect(left, 'with where they wanted to go').toEqual(['/login?link=google&returnUrl=%2Fprefine']);
    expect(toasts).toEqual(['Failed to sign in with Google']);
  });

  it('nobody’s provider is asked for where there is only the password', async () => {
    const otherProviderOf = vi.fn();
    at('/login', { session: { signIn: refused('invalid_credentials') }, account: { otherProviderOf } });
    await fill();
    screen.getByText('Sign in failed: no');
    expect(otherProviderOf).not.toHaveBeenCalled();
  });

  it('back from Google, the password links the accounts', async () => {
    const shared = new SharedDevice();
    shared.tab().device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Amina' });
    const passwords: string[] = [];
    const { toasts } = at(
      '/login?link=google',
      {
        account: {
          async link(password) {
            passwords.push(password);
            return { ok: true };
          },
        },
      },
      shared,
    );
    await screen.findByRole('heading', { name: 'Account Found' });
    await press('Link Accounts');
    screen.getByText('Password is required');
    type('Password', 'a council under a tree');
    await press('Link Accounts');
    expect(passwords).toEqual(['a council under a tree']);
    expect(toasts).toEqual(['Accounts linked successfully']);
  });

  it.each([
    ['%2Fprefine', null, /sign in/i],
    ['%2Fadmin', null, /admin/i],
    ['%2Fprefine', 'Your session has expired.', 'Your session has expired.'],
  ])('whoever was sent here from %s (ended: %s) is told why', (returnUrl, ended, text) => {
    const address = `/login?returnUrl=${returnUrl}`;
    screenAt('/login', address, <AuthScreen mode="sign-in" ended={ended} />, {});
    expect(screen.getByRole('status').textContent).toMatch(text);
    cleanup();
    at('/login', {});
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('somebody who is signed in already is led on to where they wanted to go', async () => {
    const shared = new SharedDevice();
    shared.tab().device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Amina' });
    at('/login?returnUrl=%2Fprefine', {}, shared);
    expect(screen.getByTestId('at').textContent).toContain('/prefine');
  });

  it('a link that led nowhere is told', () => {
    screenAt(
      '/login',
      { pathname: '/login', state: { error: 'The link has expired.' } },
      <AuthScreen mode="sign-in" ended={null} />,
      {},
    );
    screen.getByText('The link has expired.');
  });
});

describe('[spec 1 §9] a new account', () => {
  const signUp = async () => {
    screenAt('/signup', '/signup?redirect=%2Fprefine', <AuthScreen mode="sign-up" ended={null} />, {
      session: { signUp: async () => ({ ok: true }) },
    });
    type('Full name', 'Amina');
    type('Email', 'amina@example.com');
    type('Password', 'a council under a tree');
    type('Confirm password', 'a council under a tree');
    await press('Sign Up');
  };
  afterEach(() => void vi.useRealTimers());

  it('is told, and goes on by itself after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await signUp();
    screen.getByText(/^Registration successful/);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await act(() => vi.advanceTimersByTime(1_999));
    expect(screen.queryByTestId('at')).toBeNull();
    await act(() => vi.advanceTimersByTime(1));
    expect(screen.getByTestId('at').textContent).toContain('/prefine');
  });
});

describe('[spec 1 §8] signing up where addresses are confirmed', () => {
  it('says to look into the mailbox, and not that anybody is signed in', async () => {
    const { toasts } = screenAt('/signup', '/signup', <AuthScreen mode="sign-up" ended={null} />, {
      session: { signUp: async () => ({ ok: true, unconfirmed: true }) },
    });
    type('Full name', 'Amina');
    type('Email', 'amina@example.com');
    type('Password', 'a council under a tree');
    type('Confirm password', 'a council under a tree');
    await press('Sign Up');
    expect(toasts).toEqual(['Account created successfully. Please check your email for verification.']);
    expect(screen.queryByText(/^Registration successful/)).toBeNull();
  });
});
