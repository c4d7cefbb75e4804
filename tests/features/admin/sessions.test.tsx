import { cleanup, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminSession } from '../../../src/contract/admin/sessions.ts';
import { DEFAULT_MESSAGES } from '../../../src/domain/error-category.ts';
import { SessionsTab } from '../../../src/features/admin/sessions/SessionsTab.tsx';
import { AWAY, dialog, openTab, press, pressThere, refused, rowOf } from '../../support/back-office.tsx';

afterEach(cleanup);

const LIST = '/api/admin/sessions';
const REVOKE = '/api/admin/sessions/:id/revoke';

const session: AdminSession = {
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000002',
  email: 'ama@example.org',
  name: 'Ama',
  device: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  method: 'password',
  second_factor: true,
  created_at: '2026-11-20T10:00:00.000Z',
  last_seen_at: null,
  expires_at: '2026-12-20T10:00:00.000Z',
};
const answers = { [LIST]: { rows: [session], total: 1 }, [REVOKE]: { revoked: true } };

describe('Session Management', () => {
  it('shows who is signed in, on what and how', async () => {
    await openTab(SessionsTab, answers);
    expect(rowOf(/Ama · ama@example\.org/)).toMatch(
      /Chrome, AndroidPassword, second factor.*At the sign-inEnd session$/,
    );
    screen.getByText('1 row');
  });

  it('ends one, after asking', async () => {
    const tab = await openTab(SessionsTab, answers);
    await press('End session');
    dialog().getByText('ama@example.org has to sign in again on Chrome, Android.');
    expect(tab.last(REVOKE)).toBeUndefined();
    tab.answers[LIST] = { rows: [], total: 0 };
    await pressThere('End the session');
    expect(tab.last(REVOKE)).toMatchObject({ params: { id: session.id }, opId: 'key-1' });
    screen.getByText('No session fits these filters.');
  });

  it('ends none when the question is left', async () => {
    const tab = await openTab(SessionsTab, answers);
    await press('End session');
    await pressThere('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tab.last(REVOKE)).toBeUndefined();
  });

  it.each([
    ['was refused', refused('Not found.', 'not_found'), 'Not found.'],
    ['could not be sent', AWAY, DEFAULT_MESSAGES.network],
  ] as const)('says why it %s, and stays', async (_, answer, words) => {
    await openTab(SessionsTab, { ...answers, [REVOKE]: answer });
    await press('End session');
    await pressThere('End the session');
    expect(dialog().getByRole('alert').textContent).toBe(words);
    screen.getByRole('row', { name: /ama@example\.org/ });
  });

  it('sorts and pages in the address’ words', async () => {
    const tab = await openTab(SessionsTab, { ...answers, [LIST]: { rows: [session], total: 25 } }, '/admin?search=ama');
    expect(tab.last(LIST)?.query).toMatchObject({ search: 'ama', page: '1' });
    await press('Person');
    expect(tab.last(LIST)?.query).toMatchObject({ search: 'ama', sort: 'email' });
    expect(screen.getByRole('columnheader', { name: 'Person' }).getAttribute('aria-sort')).toBe('descending');
    await press('Person');
    expect(tab.last(LIST)?.query).toMatchObject({ sort: 'email', order: 'asc' });
    await press(/Next/);
    expect(tab.last(LIST)?.query).toMatchObject({ sort: 'email', page: '2' });
    // The last page is the shorter one.
    await press(/Next/);
    expect(tab.last(LIST)?.query).toMatchObject({ page: '3' });
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  });

  it('tells that the list cannot be had', async () => {
    await openTab(SessionsTab, { [LIST]: AWAY });
    expect(screen.getByRole('alert').textContent).toContain(DEFAULT_MESSAGES.network);
    expect(screen.queryByRole('table')).toBeNull();
  });
});
