import '../../support/patience.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Direct } from '../../../src/app/core/direct.ts';
import type { Workspace } from '../../../src/app/core/workspace.ts';
import { ProfileMenu } from '../../../src/app/ProfileMenu.tsx';
import { RequireAccount } from '../../../src/app/RequireAccount.tsx';
import { OFFICE_OF } from '../../../src/components/office-door.ts';
import { adminProfile } from '../../../src/contract/admin/access.ts';
import type { AdminRole } from '../../../src/contract/admin/roles.ts';
import { firstTab, tabsOf } from '../../../src/domain/admin-access.ts';
import type { ErrorCategory } from '../../../src/domain/error-category.ts';
import type { Result } from '../../../src/domain/working-copy.ts';
import { AdminPage } from '../../../src/features/admin/AdminPage.tsx';
import { ago, deviceName } from '../../../src/features/admin/parts/words.ts';
import { useAccount } from '../../../src/hooks/account.ts';
import { cell } from '../../../src/lib/live.ts';
import type { SessionPort } from '../../../src/session/port.ts';
import { SharedDevice } from '../../support/page-device.ts';
import { show, showAt } from '../../support/screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const AMA = { id: '00000000-0000-4000-8000-00000000000a', email: 'ama@example.org', name: 'Ama' };

const refused = (category: ErrorCategory): Result<never> => ({
  ok: false,
  code: category,
  message: category,
  category,
});
const profile = (roles: readonly AdminRole[], elsewhere = false) => ({
  ok: true as const,
  value: { success: true, data: { email: 'ama@example.org', admin_roles: roles, accounts_elsewhere: elsewhere } },
});

/** The page over a server that answers who asks with `answers`, one after the other, and nothing else. */
function open(...answers: Result<unknown>[]) {
  const ask = vi.fn(async ({ call }: { call: unknown }) =>
    call === adminProfile ? (answers.length > 1 ? answers.shift() : answers[0]) : new Promise(() => {}),
  );
  const { device } = new SharedDevice().tab();
  device.account.signedIn(AMA);
  const direct = { ask, newKey: () => 'key' } as unknown as Direct;
  const workspace = cell({ direct: async () => direct } as unknown as Workspace);
  const expire = vi.fn(() => device.account.signedOut(false));
  const session = { expire } as unknown as SessionPort;
  const guarded = (
    <Routes>
      <Route
        path="/admin"
        element={
          <RequireAccount>
            <AdminPage />
          </RequireAccount>
        }
      />
      <Route path="/login" element={<Login />} />
    </Routes>
  );
  showAt('/admin', guarded, device, { workspace, session, trouble: cell(null), ended: cell(null) });
  return Object.assign(ask, { expire });
}

/** As the real one: whoever is signed in has nothing to do here. */
function Login() {
  const { search } = useLocation();
  return useAccount() ? <Navigate to="/admin" replace /> : <p>Sign in {search}</p>;
}

describe('[spec 3 §4, §8] the guard', () => {
  it('says that it is looking', () => {
    open(new Promise(() => {}) as unknown as Result<unknown>);
    expect(screen.getByRole('status').textContent).toBe('Verifying admin permissions...');
  });

  it('denies whoever has no role, and leads home', async () => {
    localStorage.setItem('baraza-admin-roles', '["super_admin"]');
    open(refused('permission'));
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText('You do not have permission to access the admin dashboard.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    await waitFor(() => expect(localStorage.getItem('baraza-admin-roles')).toBeNull());
  });

  it('leads to the login, and back, where the server does not know the session; it does not ask on and on', async () => {
    const ask = open(refused('authentication'));
    expect((await screen.findByText(/^Sign in/)).textContent).toBe('Sign in ?returnUrl=%2Fadmin');
    expect(ask).toHaveBeenCalledOnce();
    expect(ask.expire).toHaveBeenCalledOnce();
  });

  it('[back office A26] knows the roles it knows beside one of a later version', () => {
    const data = { email: 'ama@example.org', admin_roles: ['auditor', 'support_admin'] };
    const read = v.parse(adminProfile.answer, { success: true, data });
    expect(read.data.admin_roles).toEqual(['support_admin']);
  });

  it('tells an empty list of roles', async () => {
    open(profile([]));
    expect(await screen.findByRole('heading', { name: 'Insufficient Permissions' })).toBeTruthy();
    expect(screen.getByText('You do not have permission to access this area.')).toBeTruthy();
  });

  it.each([
    ['network', 'Network error while checking permissions. Please check your connection.'],
    ['server', 'Failed to verify admin permissions. Please try again.'],
  ] as const)('says what kept it from looking (%s), and looks again', async (category, words) => {
    open(refused(category), profile(['business_analyst']));
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
  });

  it('shows who is there, the role, and its tabs; the tab is remembered', async () => {
    open(profile(['support_admin']));
    expect(await screen.findByText('ama@example.org')).toBeTruthy();
    // A filter of the people's screen names the role too, once it is there.
    expect(screen.getByText('Support admin', { ignore: 'option' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'User Management' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Audit Logs' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Audit Logs' })).toBeTruthy();
    expect(localStorage.getItem('baraza-admin-tab')).toBe('audit');
    expect(JSON.parse(localStorage.getItem('baraza-admin-roles') ?? '')).toEqual(['support_admin']);
  });
});

describe('accounts that another service keeps', () => {
  it('are told of where somebody would look for them, and nowhere else', async () => {
    open(profile(['support_admin'], true));
    expect(await screen.findByText(/^Supabase keeps the accounts of this product/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'System Monitoring' }));
    expect(screen.queryByText(/^Supabase keeps/)).toBeNull();
    cleanup();
    open(profile(['support_admin']));
    await screen.findByRole('heading', { level: 2, name: 'System Monitoring' });
    fireEvent.click(screen.getByRole('button', { name: 'User Management' }));
    expect(screen.queryByText(/^Supabase keeps/)).toBeNull();
  });
});

describe('the way to the back office', () => {
  const menuOf = (account: typeof AMA) => {
    cleanup();
    show(<ProfileMenu account={account} />);
    fireEvent.click(screen.getByRole('button', { name: 'Your account' }));
    screen.getByRole('link', { name: 'Settings' });
    return screen.queryByRole('link', { name: 'Admin Dashboard' })?.getAttribute('href') ?? null;
  };

  it('stands in the menu of the account that the server said it of, and of nobody else', () => {
    expect(menuOf(AMA)).toBeNull();
    localStorage.setItem(OFFICE_OF, AMA.id);
    expect(menuOf(AMA)).toBe('/admin');
    expect(menuOf({ ...AMA, id: '00000000-0000-4000-8000-00000000000b' })).toBeNull();
  });
});

describe('[spec 3 §6] the tabs of a role', () => {
  it.each([
    [['super_admin'], 11, 'users'],
    [['support_admin'], 9, 'users'],
    [['business_analyst'], 5, 'analytics'],
    [['business_analyst', 'support_admin'], 9, 'users'],
  ] as const)('%j: %i of them, %s first', (roles, count, first) => {
    expect(tabsOf(roles)).toHaveLength(count);
    expect(firstTab(roles, null)).toBe(first);
  });

  it('opens the wanted one where the role has it', () => {
    expect(firstTab(['business_analyst'], 'reports')).toBe('reports');
    expect(firstTab(['business_analyst'], 'settings')).toBe('analytics');
    expect(firstTab([], 'users')).toBeNull();
  });
});

describe('words of the lists', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 9; SM-A105F) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1; U; en)', 'Opera'],
    ['curl/8.0', 'curl/8.0'],
    [null, '–'],
  ])('%s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('says how long ago in the largest unit', () => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(ago('2026-11-22T11:59:30Z', now)).toBe('30 seconds ago');
    expect(ago('2026-11-22T09:00:00Z', now)).toBe('3 hours ago');
    expect(ago('2026-11-20T09:00:00Z', now)).toBe('2 days ago');
    expect(ago(null, now)).toBe('–');
  });
});
