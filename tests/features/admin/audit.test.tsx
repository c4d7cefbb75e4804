import { cleanup, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { AuditLine } from '../../../src/contract/admin/audit.ts';
import { DEFAULT_MESSAGES } from '../../../src/domain/error-category.ts';
import { AuditTab } from '../../../src/features/admin/audit/AuditTab.tsx';
import { AWAY, choose, openTab, press, refused, rowOf } from '../../support/back-office.tsx';

afterEach(cleanup);

const LIST = '/api/admin/audit';
const CHECK = '/api/admin/audit/check';

const line: AuditLine = {
  seq: 1_204,
  at: '2026-11-20T10:00:00.000Z',
  action: 'user.disabled',
  actor: 'owner@example.org',
  subject: 'kofi@example.org',
  details: { reason: 'Asked for it', roles: ['business_analyst'] },
  hash: 'h',
};
const signIn: AuditLine = { ...line, seq: 1_203, action: 'account.signed_in', subject: null, details: {} };
const viewed: AuditLine = {
  ...signIn,
  seq: 1_202,
  action: 'admin.viewed',
  details: { tab: 'monitoring', call: '/api/admin/monitoring/failures' },
};
const answers = {
  [LIST]: { rows: [line, signIn, viewed], total: 3 },
  [CHECK]: { checked: 1_204, broken_at: null, whole: true },
};

describe('Audit Logs', () => {
  it('says who did what to whom, with what was told beside it', async () => {
    await openTab(AuditTab, answers);
    expect(rowOf(/1204/)).toMatch(
      /^Account disabled.*owner@example\.orgkofi@example\.orgreason: Asked for it, roles: \["business_analyst"\]1204$/,
    );
    expect(rowOf(/1203/)).toMatch(/^Signed in.*owner@example\.orgNobodyNothing more1203$/);
    expect(rowOf(/1202/)).toMatch(/^Viewed.*NobodySystem Monitoring, monitoring\/failures1202$/);
  });

  it('filters by act and by days, and begins at the first page again', async () => {
    const tab = await openTab(AuditTab, answers, '/admin?page=7');
    expect(tab.last(LIST)?.query.page).toBe('7');
    await choose('Act', 'role.granted');
    expect(tab.last(LIST)?.query).toMatchObject({ action: 'role.granted', page: '1' });
    await choose('From', '2026-11-01');
    await choose('To', '2026-11-20');
    expect(tab.last(LIST)?.query).toMatchObject({ action: 'role.granted', from: '2026-11-01', to: '2026-11-20' });
    await choose('Act', '');
    expect(tab.last(LIST)?.query.action).toBeUndefined();
  });

  it('a link brings its filters along; what is no day and no act is left out', async () => {
    const tab = await openTab(AuditTab, answers, '/admin?who=kofi&action=nonsense&from=yesterday&to=2026-11-20');
    expect(tab.last(LIST)?.query).toMatchObject({ who: 'kofi', to: '2026-11-20' });
    expect(tab.last(LIST)?.query.action).toBeUndefined();
    expect(tab.last(LIST)?.query.from).toBeUndefined();
    expect((screen.getByLabelText('Who, by email') as HTMLInputElement).value).toBe('kofi');
  });

  it('says so where no line fits', async () => {
    await openTab(AuditTab, { ...answers, [LIST]: { rows: [], total: 0 } });
    screen.getByText('No line fits these filters.');
  });

  it('reads the log only when somebody wants it, and says that it is whole', async () => {
    const tab = await openTab(AuditTab, answers);
    expect(tab.last(CHECK)).toBeUndefined();
    await press('Check the log');
    screen.getByText('The log is whole: 1,204 lines, none changed and none missing.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says aloud that the log was tampered with, and at which line', async () => {
    await openTab(AuditTab, { ...answers, [CHECK]: { checked: 1_000, broken_at: 1_001, whole: false } });
    await press('Check the log');
    expect(screen.getByRole('alert').textContent).toBe(
      'The log was tampered with: line 1,001 is not what was written, or is missing.',
    );
    expect(screen.queryByText(/The log is whole/)).toBeNull();
  });

  it.each([
    ['refused', refused('You do not have permission.', 'permission'), 'You do not have permission.'],
    ['away', AWAY, DEFAULT_MESSAGES.network],
  ] as const)('does not call a log whole that could not be read (%s)', async (_, answer, words) => {
    await openTab(AuditTab, { ...answers, [CHECK]: answer });
    await press('Check the log');
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(screen.queryByText(/The log is whole/)).toBeNull();
  });

  it('tells that the next page cannot be had, and asks for it again', async () => {
    const tab = await openTab(AuditTab, { ...answers, [LIST]: { rows: [line], total: 25 } });
    tab.answers[LIST] = AWAY;
    await press('Next');
    expect(screen.getByRole('alert').textContent).toContain(DEFAULT_MESSAGES.network);
    expect(tab.last(LIST)?.query.page).toBe('2');
    tab.answers[LIST] = { rows: [signIn], total: 25 };
    await press('Try again');
    expect(rowOf(/1203/)).toContain('Signed in');
  });

  it('tells why a file could not be made', async () => {
    await openTab(AuditTab, answers);
    await press('Save as CSV');
    expect(screen.getByRole('alert').textContent).toBe(DEFAULT_MESSAGES.network);
  });
});
