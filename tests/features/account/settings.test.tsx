import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../../src/app/core/workspace.ts';
import type { Core } from '../../../src/app/core.ts';
import { DeviceSection } from '../../../src/features/account/settings/DeviceSection.tsx';
import { SettingsPage } from '../../../src/features/account/settings/SettingsPage.tsx';
import { coreHandle } from '../../../src/hooks/core-handle.ts';
import { cell } from '../../../src/lib/live.ts';
import type { AccountDetails, AccountPort } from '../../../src/session/account/port.ts';
import { openDb, USER } from '../../support/account-db.ts';
import { screenAt } from '../../support/account-screens.tsx';
import { SharedDevice } from '../../support/page-device.ts';
import { showWith } from '../../support/screen.tsx';

afterEach(cleanup);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const DETAILS: AccountDetails = {
  ...{
    email: 'amina@example.com',
    wantedEmail: null,
    name: 'Amina',
    hasPassword: true,
    providers: ['email'],
    factors: [],
  },
};

async function page(account: Partial<AccountPort> = {}, details: Partial<AccountDetails> = {}) {
  const shared = new SharedDevice();
  shared.tab().device.account.signedIn({ id: USER, email: 'amina@example.com', name: 'Amina' });
  const shown = screenAt(
    '/settings',
    '/settings',
    <SettingsPage />,
    {
      account: {
        details: async () => ({ ok: true, value: { ...DETAILS, ...details } }),
        sharesUnmatched: async () => ({ ok: true, value: true }),
        ...account,
      },
    },
    shared,
  );
  await act(async () => {});
  return shown;
}

describe('[spec 1 §2.15] the settings', () => {
  it('begin with an index in which every part has its place', async () => {
    await page();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const places = links.map((link) => link.getAttribute('href'));
    expect(places).toEqual(screen.getAllByRole('region').map(({ id }) => `#${id}`));
    expect(places).toHaveLength(8);
  });

  it('say the last word of a change of password alone', async () => {
    const changePassword = vi
      .fn<AccountPort['changePassword']>(async () => ({ ok: true }))
      .mockResolvedValueOnce({ ok: false, code: 'x', message: 'No' });
    const { device } = await page({ changePassword });
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'a council under a tree' } });
    const said = () => device.toasts.get().map(({ message }) => message);
    const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Change Password' })));
    await save();
    expect(said()).toEqual(['Failed to update password']);
    await save();
    expect(said()).toEqual(['Password updated successfully']);
  });

  it('lead somebody who is not signed in to sign-in and back', async () => {
    const details = vi.fn();
    screenAt('/settings', '/settings', <SettingsPage />, { account: { details } });
    await act(async () => {});
    expect(screen.getByTestId('at').textContent).toContain('/login?returnUrl=/settings');
    expect(details, 'nobody is asked about').not.toHaveBeenCalled();
  });

  it('[readings: starter kits] keep the texts no playbook fits from being read, and say so where that failed', async () => {
    const asked: boolean[] = [];
    await page({
      async shareUnmatched(shares) {
        asked.push(shares);
        return asked.length === 1 ? { ok: true } : { ok: false, code: 'x', message: 'Not now.' };
      },
    });
    const box = screen.getByLabelText('My texts may be read for this');
    expect(box).toHaveProperty('checked', true);
    await act(async () => box.click());
    expect(asked).toEqual([false]);
    expect(box).toHaveProperty('checked', false);
    await act(async () => box.click());
    screen.getByText('This was not changed: Not now.');
    expect(box).toHaveProperty('checked', false);
  });

  it('change the password, with the current one', async () => {
    const sent: unknown[] = [];
    const { toasts } = await page({
      async changePassword(next, proof) {
        sent.push(next, proof);
        return { ok: true };
      },
    });
    await press('Change Password');
    screen.getByText('Password is required');
    screen.getByText('New password is required');
    type('Current password', 'the old one');
    type('New password', 'the new one');
    type('Confirm new password', 'another one');
    await press('Change Password');
    screen.getByText('Passwords do not match');
    type('Confirm new password', 'the new one');
    await press('Change Password');
    expect(sent).toEqual(['the new one', { kind: 'password', text: 'the old one' }]);
    expect(toasts).toEqual(['Password updated successfully']);
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
  });

  it('say why a password was not changed, and keep what was typed', async () => {
    const { toasts } = await page({
      changePassword: async () => ({ ok: false, code: 'x', message: 'The current password is not right.' }),
    });
    type('Current password', 'wrong one');
    type('New password', 'the new one');
    type('Confirm new password', 'the new one');
    await press('Change Password');
    screen.getByText('The current password is not right.');
    expect(toasts).toEqual(['Failed to update password']);
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'the new one');
  });

  it('have an account without a password prove itself by the code of a letter', async () => {
    const sent: unknown[] = [];
    const letters = vi.fn(async () => ({ ok: true }) as const);
    const { toasts } = await page(
      {
        sendCode: letters,
        async changePassword(next, proof) {
          sent.push(next, proof);
          return { ok: true };
        },
      },
      { hasPassword: false, providers: ['google'] },
    );
    screen.getByRole('heading', { name: 'Set a password' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use my password instead' })).toBeNull();
    screen.getByText('To be sure that it is you, we send a code to amina@example.com.');
    expect(letters, 'no letter unasked').not.toHaveBeenCalled();
    await press('Send Me a Code');
    expect(letters).toHaveBeenCalledOnce();
    screen.getByText('The code is on its way. It works once, within an hour.');
    type('New password', 'the new one');
    type('Confirm new password', 'the new one');
    await press('Set Password');
    screen.getByText('Enter the six digits');
    expect(sent).toEqual([]);
    type('Code of the letter', '123 456');
    await press('Set Password');
    expect(sent).toEqual(['the new one', { kind: 'code', text: '123456' }]);
    expect(toasts).toEqual(['Password updated successfully']);
  });

  it('take a code from whoever has forgotten the password, and the password again', async () => {
    await page({ sendCode: async () => ({ ok: false, code: 'x', message: 'Too many attempts.' }) });
    type('Current password', 'half of it');
    await press('Use a code by mail instead');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByLabelText('Code of the letter'), 'no password in a field that shows it').toHaveProperty(
      'value',
      '',
    );
    await press('Send Me a Code');
    screen.getByText('The code could not be sent: Too many attempts.');
    await press('Use my password instead');
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
  });

  it('rename', async () => {
    const names: string[] = [];
    const { toasts } = await page({
      async rename(name) {
        names.push(name);
        return { ok: true };
      },
    });
    type('Full name', 'A');
    await press('Save');
    screen.getByText('Full name must be at least 2 characters');
    type('Full name', ' Amina O. ');
    await press('Save');
    expect(names).toEqual(['Amina O.']);
    expect(toasts).toEqual(['Profile updated successfully']);
  });

  it('wish for another address, and say what it waits for', async () => {
    const wished: string[] = [];
    let wantedEmail: string | null = null;
    await page({
      details: async () => ({ ok: true, value: { ...DETAILS, wantedEmail } }),
      async changeEmail(email) {
        wished.push(email);
        if (email.startsWith('taken')) return { ok: false, code: 'email_exists', message: 'Somebody has it.' };
        wantedEmail = email;
        return { ok: true };
      },
    });
    await press('Change Address');
    await press('Send Both Letters');
    screen.getByText('Email is required');
    type('New email address', 'taken@example.com');
    await press('Send Both Letters');
    screen.getByText('The address was not changed: Somebody has it.');
    type('New email address', ' New@Example.com ');
    await press('Send Both Letters');
    expect(wished).toEqual(['taken@example.com', 'new@example.com']);
    screen.getByText(/^We wrote to your present address and to new@example\.com\./);
    expect(screen.queryByLabelText('New email address')).toBeNull();
  });

  it('set an authenticator app up: picture, key, first code', async () => {
    const codes: string[] = [];
    const { toasts } = await page({
      enrol: async () => ({
        ok: true,
        value: { id: 'f1', secret: 'ABCD EFGH', picture: 'data:image/svg+xml;utf-8,x' },
      }),
      async confirmEnrolment(id, code) {
        codes.push(`${id} ${code}`);
        return { ok: true };
      },
    });
    await press('Set up an authenticator app');
    expect(screen.getByAltText('The picture to scan').getAttribute('src')).toMatch(/^data:image\/svg/);
    screen.getByText('ABCD EFGH');
    await press('Turn on');
    screen.getByText('Enter the six digits');
    type('Code of the app', '123456');
    await press('Turn on');
    expect(codes).toEqual(['f1 123456']);
    expect(toasts).toEqual(['The authenticator app is set up']);
  });

  it('remove an authenticator app once it is confirmed', async () => {
    const removed: string[] = [];
    await page(
      {
        async removeFactor(id) {
          removed.push(id);
          return { ok: true };
        },
      },
      { factors: [{ id: 'f1', name: 'Phone', createdAt: '2026-01-05T09:00:00Z' }] },
    );
    await press('Remove');
    expect(removed).toEqual([]);
    await act(async () => {
      fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByText('Remove'));
    });
    expect(removed).toEqual(['f1']);
  });

  it('say what needs the network, and offer nothing that would fail', async () => {
    const { device } = await page();
    act(() => (device.connectivity.online as ReturnType<SharedDevice['tab']>['online']).set(false));
    screen.getByText(/^You are offline/);
    fireEvent.click(screen.getByRole('button', { name: 'Use a code by mail instead' }));
    for (const name of [
      'Save',
      'Send Me a Code',
      'Change Password',
      'Sign Out From All Devices',
      'Download My Data',
      'Delete Account',
    ]) {
      expect(screen.getByRole('button', { name }), name).toHaveProperty('disabled', true);
    }
  });

  it('delete nothing before the word is typed and the password given', async () => {
    await page();
    await press('Delete Account');
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await act(async () => void fireEvent.click(dialog.getByText('Delete for Good')));
    dialog.getByText('Type DELETE in capital letters');
    dialog.getByText('Password is required');
  });
});

describe('the copies on this device', () => {
  it('that could not be removed are told of', async () => {
    const db = await openDb();
    const { device } = new SharedDevice().tab();
    const core = { workspace: cell({ db } as unknown as Workspace) } as unknown as Core;
    const handle = coreHandle(async () => core);
    showWith('/settings', <DeviceSection />, device, handle);
    await act(handle.ready);
    await press('Remove Saved Copies');
    vi.spyOn(db, 'transaction').mockRejectedValue(new Error('Lost'));
    await act(async () => {
      fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByText('Remove Saved Copies'));
    });
    await vi.waitFor(() =>
      expect(device.toasts.get()).toMatchObject([{ type: 'error', message: 'They could not be removed.' }]),
    );
  });
});
