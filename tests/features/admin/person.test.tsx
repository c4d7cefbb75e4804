import { cleanup, screen, within } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminCreditRequest } from '../../../src/contract/admin/requests.ts';
import type { AdminUserPage, AdminUserRecords, RecordedWork } from '../../../src/contract/admin/users.ts';
import { UsersTab } from '../../../src/features/admin/users/UsersTab.tsx';
import { dialog, openTab, press, pressThere, rowOf, section } from '../../support/back-office.tsx';

afterEach(cleanup);

const id = '00000000-0000-4000-8000-000000000002';
const at = '2026-11-20T10:00:00.000Z';
const credits = { used: 1, total: 3, available: 2, canGenerate: true, resetDate: at, isExempt: false };
const page: AdminUserPage = {
  user: {
    id,
    email: 'ama@example.org',
    name: 'Ama',
    status: 'active',
    roles: [],
    reports: 1,
    is_exempt: false,
    created_at: at,
    last_sign_in_at: at,
  },
  providers: ['email'],
  factors: [],
  open_sessions: 2,
  starter_kits: 4,
  reports_in_trash: 0,
  refinements: 0,
  explorations: 1,
  credits: { market_validation: credits, problem_generator: credits },
  sign_ins: [],
};
const failedWork: RecordedWork = {
  id,
  kind: 'research',
  question: 'Tomatoes rot',
  status: 'failed',
  created_at: at,
  retried_at: null,
  made: null,
};
const none = { rows: [], total: 0 };
const records: AdminUserRecords = {
  reports: {
    rows: [
      { id, title: 'Tomatoes in Kumasi', kind: 'starter_kit', created_at: at, in_trash: true, has_work: true },
      { id: page.user.email, title: 'Of before', kind: 'report', created_at: at, in_trash: false, has_work: false },
    ],
    total: 7,
  },
  work: {
    rows: [
      failedWork,
      { ...failedWork, id: 'b', question: 'Fish rots', status: 'completed', retried_at: at, made: 'starter_kit' },
    ],
    total: 2,
  },
  failed: { rows: [failedWork], total: 1 },
  ideas: none,
  credit_requests: {
    rows: [{ id, credit_type: 'market_validation', credits_requested: 2, created_at: at, decision: 'refused' }],
    total: 1,
  },
  messages: none,
  alerts: none,
  audit: none,
};
const hrefs = (name: string) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));
const PAGE = '/api/admin/users/:id';
const open = (roles = ['super_admin'] as const as readonly ('super_admin' | 'support_admin')[]) =>
  openTab(UsersTab, { [PAGE]: page, [`${PAGE}/records`]: records }, `/admin?tab=users&user=${id}`, roles);

describe('[back office A6] a person’s page', () => {
  it('has everything of theirs, and leads to each and back', async () => {
    await open();
    expect(rowOf(/^Tomatoes rot/)).toContain('ResearchFailed');
    expect(rowOf(/^Fish rots/)).toContain('Completed, tried again, starter kit made');
    const work = `/admin?tab=monitoring&view=failures&work=${id}&kind=research`;
    expect(hrefs('Tomatoes rot')).toEqual([work, work]);
    section(/^Reports and starter kits/).getByText('7');
    expect(rowOf(/^Tomatoes in Kumasi/)).toContain('Starter kitIn the person’s trash');
    expect(hrefs('Tomatoes in Kumasi')).toEqual([work]);
    expect(hrefs('Of before')).toEqual([]);
    expect(rowOf(/^2 research credits/)).toContain('Refused');
    expect(hrefs('See all: Credit requests')[0]).toContain(`of=${id}`);
    expect(screen.getAllByText('None.')).toHaveLength(4);
  });

  it('says first what of theirs waits for another try, and counts kits apart from reports', async () => {
    const tab = await open();
    expect(screen.getByRole('status').textContent).toContain('One thing of theirs failed');
    const facts = within(screen.getByLabelText('What is known'));
    expect(facts.getByText('Starter kits').nextElementSibling?.textContent).toBe('4');
    expect(facts.getByText('Reports').nextElementSibling?.textContent).toBe('1');
    tab.answers[`${PAGE}/records`] = { ...records, failed: none };
    cleanup();
    await openTab(UsersTab, tab.answers, `/admin?tab=users&user=${id}`);
    expect(screen.queryByText(/of theirs failed/)).toBeNull();
  });

  it('has the way to write to them', async () => {
    await open();
    expect(hrefs('Write to ama@example.org')).toEqual(['mailto:ama@example.org?subject=Your%20account%20in%20Baraza']);
  });

  it('is read again, all of it, when an act is done', async () => {
    const tab = await open();
    tab.answers[`${PAGE}/sign-out`] = { ended: 2 };
    tab.answers[PAGE] = { ...page, open_sessions: 0 };
    const askedBefore = tab.asked.filter(({ path }) => path === `${PAGE}/records`).length;
    await press('Sign out everywhere');
    await pressThere('Sign out everywhere');
    screen.getByText('0 sessions are open');
    expect(tab.asked.filter(({ path }) => path === `${PAGE}/records`)).toHaveLength(askedBefore + 1);
    expect(tab.asked.filter(({ path }) => path === PAGE)).toHaveLength(askedBefore + 1);
  });

  it('keeps roles apart from what helps the person, and from whoever may not give them', async () => {
    await open();
    const helping = section('What you can do');
    expect(helping.queryByRole('button', { name: /Make/ })).toBeNull();
    section('Roles in this team').getByRole('button', { name: 'Make Super admin' });
    cleanup();
    await open(['support_admin']);
    expect(screen.queryByRole('heading', { name: 'Roles in this team' })).toBeNull();
  });
});

describe('[back office A7] a request for credits', () => {
  const request: AdminCreditRequest = {
    id,
    user_id: id,
    email: 'kofi@example.org',
    name: 'Kofi',
    credit_type: 'market_validation',
    credits_requested: 2,
    reason: 'More research',
    used: 3,
    week_start: '2026-01-05',
    is_past: true,
    now: credits,
    created_at: at,
    decision: null,
    decided_at: null,
    reply: null,
  };
  const LIST = '/api/admin/requests/credits';
  const CLOSE = `${LIST}/close-past`;

  it('says for which week it was, what the person has now, and where a grant counts', async () => {
    await openTab(UsersTab, { [LIST]: { rows: [request], total: 1, past: 0 } }, '/admin?tab=users&view=credits');
    expect(rowOf(/^Kofi/)).toMatch(/1 of 3 used this week.*A past week/);
    expect(screen.getByRole('link', { name: /Kofi/ }).getAttribute('href')).toContain(`user=${id}`);
    await press('Decide');
    dialog().getByText('Monday, January 5');
    dialog().getByText('1 of 3 used this week');
    dialog().getByText(/What you grant counts this week/);
  });

  it('that was decided is not marked as one that waits since a past week', async () => {
    const done: AdminCreditRequest = { ...request, decision: 'granted', decided_at: at };
    const list = { rows: [done], total: 1, past: 0 };
    await openTab(UsersTab, { [LIST]: list }, '/admin?tab=users&view=credits&state=done');
    expect(rowOf(/^Kofi/)).toContain('Granted');
    expect(rowOf(/^Kofi/)).not.toContain('A past week');
  });

  it('of weeks that are over are closed together', async () => {
    const list = { rows: [request], total: 1, past: 3 };
    const tab = await openTab(UsersTab, { [LIST]: list, [CLOSE]: { closed: 3 } }, '/admin?tab=users&view=credits');
    screen.getByText('3 of these were asked for in weeks that are over.');
    await press('Close those');
    dialog().getByText(/Each person gets a letter/);
    tab.answers[LIST] = { rows: [], total: 0, past: 0 };
    await pressThere('Close those');
    expect(tab.last(CLOSE)?.opId).toBe('key-1');
    screen.getByText('Nobody waits for credits.');
  });
});
