import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../../support/patience.ts';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { Found, Waiting } from '../../../src/contract/admin/overview.ts';
import type { AdminRole } from '../../../src/contract/admin/roles.ts';
import { Dashboard } from '../../../src/features/admin/Dashboard.tsx';
import { dialog, openTab, press } from '../../support/back-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const waiting: Waiting = { credit_requests: 5, messages: 26, failures: 60, alerts: 0 };
const AMA = { user_id: '00000000-0000-4000-8000-000000000001', email: 'ama@example.org', name: 'Ama' };
const at = '2026-11-20T10:00:00.000Z';
const found: Found = {
  people: [{ id: AMA.user_id, email: AMA.email, name: AMA.name }],
  reports: [{ id: '00000000-0000-4000-8000-000000000002', title: 'Tomatoes in Kumasi', created_at: at, ...AMA }],
  research: [
    { id: '00000000-0000-4000-8000-000000000003', question: 'Tomatoes rot', status: 'failed', created_at: at, ...AMA },
  ],
  credit_requests: [
    {
      id: '00000000-0000-4000-8000-000000000005',
      reason: 'More to ask',
      is_open: false,
      created_at: at,
      ...AMA,
    },
  ],
  messages: [
    {
      id: '00000000-0000-4000-8000-000000000004',
      kind: 'contact',
      text: 'Help',
      is_open: true,
      created_at: at,
      ...AMA,
    },
  ],
};

const Place = () => <output>{useLocation().search}</output>;
const open = (roles: readonly AdminRole[] = ['support_admin'], more: object = {}) => {
  const Office = () => (
    <>
      <Dashboard email="staff@example.org" roles={roles} accountsElsewhere={false} />
      <Place />
    </>
  );
  return openTab(Office, { '/api/admin/waiting': waiting, '/api/admin/search': found, ...more }, '/admin', roles);
};
const look = (words: string) =>
  act(async () => void fireEvent.change(dialog().getByLabelText('Person, words or id'), { target: { value: words } }));

describe('[back office A21] what waits', () => {
  it('stands at the areas and at their lists, and says nothing where nothing waits', async () => {
    await open();
    const areas = within(screen.getByRole('navigation', { name: 'Areas' }));
    areas.getByRole('button', { name: 'User Management 31 waiting' });
    areas.getByRole('button', { name: 'System Monitoring 60 waiting' });
    areas.getByRole('button', { name: 'Engagement Alerts' });
    await screen.findByRole('tab', { name: /^Messages ?26$/ });
    screen.getByRole('tab', { name: 'People' });
    screen.getByRole('option', { name: 'User Management (31)' });
  });
});

describe('[back office A21] one search', () => {
  it('opens by the keyboard, finds people, research, reports, requests and messages, and leads to each', async () => {
    const office = await open();
    await act(async () => void fireEvent.keyDown(window, { key: 'k', ctrlKey: true }));
    dialog().getByText(/Two letters at least/);
    await look('to');
    await waitFor(() => expect(office.last('/api/admin/search')?.query).toEqual({ words: 'to' }));
    const link = (name: RegExp) => dialog().findByRole('link', { name });
    expect((await link(/^Ama · ama@example\.org$/)).getAttribute('href')).toContain(`user=${AMA.user_id}`);
    expect((await link(/^Tomatoes rot/)).getAttribute('href')).toContain('work=00000000-0000-4000-8000-000000000003');
    expect((await link(/^Help/)).getAttribute('href')).toContain('view=messages&state=open');
    // It is listed among those that were decided.
    expect((await link(/^More to ask/)).getAttribute('href')).toContain('view=credits&state=done');
    const report = await link(/^Tomatoes in Kumasi/);
    await act(async () => void fireEvent.click(report));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^\?tab=users&user=/)).toBeTruthy();
  });

  it('says so where nothing is found', async () => {
    const none = Object.fromEntries(Object.keys(found).map((kind) => [kind, []]));
    await open(['super_admin'], { '/api/admin/search': none });
    await press('Search');
    await look('zzz');
    await dialog().findByText('Nothing has “zzz” in it.');
  });

  it('finds only areas for somebody who sees no people, and asks for nothing else', async () => {
    const office = await open(['business_analyst']);
    await press('Search');
    await look('credit');
    await dialog().findByRole('link', { name: 'Credit Analytics' });
    await waitFor(() => expect(dialog().queryByRole('link', { name: 'Custom Reports' })).toBeNull());
    expect(office.last('/api/admin/search')).toBeUndefined();
  });
});
