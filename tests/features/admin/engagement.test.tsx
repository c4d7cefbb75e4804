import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Alert, AlertRule } from '../../../src/contract/admin/engagement.ts';
import { DEFAULT_MESSAGES } from '../../../src/domain/error-category.ts';
import { EngagementTab } from '../../../src/features/admin/engagement/EngagementTab.tsx';
import { AWAY, choose, dialog, fill, openTab, press, pressThere, refused, rowOf } from '../../support/back-office.tsx';

afterEach(cleanup);

const LIST = '/api/admin/engagement/alerts';
const RULES = '/api/admin/engagement/rules';
const CHANGE = '/api/admin/engagement/rules/:name';
const SEE = '/api/admin/engagement/alerts/:id/acknowledge';
const LOOK = '/api/admin/engagement/look';

const alert: Alert = {
  id: '00000000-0000-4000-8000-000000000001',
  rule: 'silent',
  user_id: '00000000-0000-4000-8000-000000000002',
  email: 'ama@example.org',
  name: 'Ama',
  subject: '',
  count: 5,
  since: '2026-10-18T10:00:00.000Z',
  raised_at: '2026-11-20T10:00:00.000Z',
  acknowledged_at: null,
  note: null,
  closed_at: null,
};
const rule: AlertRule = { name: 'silent', threshold: 4, enabled: true, version: 2, changed_at: null, open: 17 };
const answers = {
  [LIST]: { rows: [alert], total: 1 },
  [RULES]: { rules: [rule, { ...rule, name: 'no_first_report', threshold: 7, enabled: false, open: 0 }] },
  [CHANGE]: { rule },
  [SEE]: { acknowledged: true },
  [LOOK]: { raised: 3, closed: 1 },
};

describe('Engagement Alerts: whom to look after', () => {
  it('says why, and sees to it with a note', async () => {
    const tab = await openTab(EngagementTab, answers);
    expect(rowOf(/Ama · ama@example\.org/)).toContain('Silent for 5 weeks');
    await press('Mark as handled');
    dialog().getByText('Ama · ama@example.org: Silent for 5 weeks');
    await fill('What you did, or will do', 'I call her tomorrow.');
    tab.answers[LIST] = { rows: [], total: 0 };
    await pressThere('Mark as handled');
    expect(tab.last(SEE)).toMatchObject({
      params: { id: alert.id },
      body: { note: 'I call her tomorrow.' },
      opId: 'key-1',
    });
    screen.getByText('Nobody needs to be looked after.');
  });

  it('shows those that were seen to, with their note and without a button', async () => {
    const seen = { ...alert, acknowledged_at: alert.raised_at, note: 'I called her.' };
    const tab = await openTab(EngagementTab, { ...answers, [LIST]: { rows: [seen], total: 1 } });
    await choose('Show', 'acknowledged');
    await choose('Rule', 'silent');
    expect(tab.last(LIST)?.query).toMatchObject({ state: 'acknowledged', rule: 'silent', page: '1' });
    expect(rowOf(/ama@example\.org/)).toContain('I called her.');
    expect(screen.queryByRole('button', { name: 'Mark as handled' })).toBeNull();
  });

  it('looks now, and reads the list again', async () => {
    const tab = await openTab(EngagementTab, answers);
    const before = tab.asked.filter(({ path }) => path === LIST).length;
    await press('Check for new alerts');
    expect(tab.last(LOOK)?.opId).toBe('key-1');
    expect(tab.asked.filter(({ path }) => path === LIST).length).toBe(before + 1);
  });

  it.each([
    ['refused', refused('Somebody looks already.'), 'Somebody looks already.'],
    ['away', AWAY, DEFAULT_MESSAGES.network],
  ] as const)('says why it could not look, and why nothing was noted (%s)', async (_, answer, words) => {
    await openTab(EngagementTab, { ...answers, [LOOK]: answer, [SEE]: answer });
    await press('Check for new alerts');
    expect(screen.getByRole('alert').textContent).toBe(words);
    await press('Mark as handled');
    await pressThere('Mark as handled');
    expect(dialog().getByRole('alert').textContent).toBe(words);
  });

  it('an analyst reads, and is offered nothing that the server would refuse', async () => {
    await openTab(EngagementTab, answers, '/admin', ['business_analyst']);
    expect(rowOf(/ama@example\.org/)).toContain('Silent for 5 weeks');
    expect(screen.queryByRole('button', { name: 'Mark as handled' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check for new alerts' })).toBeNull();
  });

  it('names no address where there is none any more', async () => {
    await openTab(EngagementTab, { ...answers, [LIST]: { rows: [{ ...alert, email: null, name: null }], total: 1 } });
    expect(rowOf(/A deleted account/)).toContain('Silent for 5 weeks');
  });
});

describe('Engagement Alerts: the rules', () => {
  const open = (more: object = {}, roles: Parameters<typeof openTab>[3] = ['super_admin']) =>
    openTab(EngagementTab, { ...answers, ...more }, '/admin?view=rules', roles);

  it('says each in a sentence, whether it is on, and how many alerts it has open', async () => {
    await open();
    expect(rowOf(/^Silent/)).toContain('when somebody who had a report was silent for 4 weeksOn17');
    expect(rowOf(/^No first report/)).toContain('Off0');
  });

  it('changes the number and turns one off, upon the version that was seen', async () => {
    const tab = await open();
    await press('Change: Silent');
    dialog().getByText('From 1 to 52.');
    await fill('Weeks without a sign', '6');
    await act(async () => void fireEvent.click(dialog().getByLabelText('Off')));
    tab.answers[RULES] = { rules: [{ ...rule, threshold: 6, enabled: false }] };
    await pressThere('Save');
    expect(tab.last(CHANGE)).toMatchObject({
      params: { name: 'silent' },
      body: { threshold: 6, enabled: false, version: 2 },
    });
    expect(rowOf(/^Silent/)).toContain('silent for 6 weeksOff');
  });

  it('keeps the form when a colleague was quicker, and reads the rules again', async () => {
    const tab = await open({ [CHANGE]: refused('Somebody has changed this meanwhile.') });
    await press('Change: Silent');
    tab.answers[RULES] = { rules: [{ ...rule, threshold: 9 }] };
    await pressThere('Save');
    expect(dialog().getByRole('alert').textContent).toBe('Somebody has changed this meanwhile.');
    screen.getByText(/silent for 9 weeks/);
  });

  it('only a super_admin changes them', async () => {
    await open({}, ['support_admin']);
    rowOf(/^Silent/);
    expect(screen.queryByRole('button', { name: 'Change: Silent' })).toBeNull();
  });

  it('tells that the rules cannot be had', async () => {
    await open({ [RULES]: AWAY });
    expect(screen.getByRole('alert').textContent).toContain(DEFAULT_MESSAGES.network);
  });
});
