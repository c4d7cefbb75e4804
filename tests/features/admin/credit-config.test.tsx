import { cleanup, screen } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { CreditConfig, SpecialPerson } from '../../../src/contract/admin/credit-config.ts';
import { DEFAULT_MESSAGES } from '../../../src/domain/error-category.ts';
import { CreditConfigTab } from '../../../src/features/admin/credit-config/CreditConfigTab.tsx';
import {
  AWAY,
  choose,
  dialog,
  fill,
  openTab,
  press,
  pressThere,
  refused,
  rowOf,
  turnTo,
} from '../../support/back-office.tsx';

afterEach(cleanup);

const READ = '/api/admin/credit-config';
const AMOUNT = '/api/admin/credit-config/amounts';
const RESET = '/api/admin/credit-config/reset-days';
const WITHDRAW = '/api/admin/credit-config/withdraw';
const PEOPLE = '/api/admin/credit-config/people';
const PLAN = '/api/admin/credit-config/people/plan';
const OWN = '/api/admin/credit-config/people/amount';
const EXEMPTION = '/api/admin/credit-config/people/exemption';

const config: CreditConfig = {
  version: 12,
  week: { start: '2026-11-16', end: '2026-11-23' },
  weeks: [
    { start: '2026-11-16', end: '2026-11-23' },
    { start: '2026-11-23', end: '2026-11-30' },
    { start: '2026-11-30', end: '2026-12-07' },
  ],
  resets: [],
  plans: [
    { plan: 'free', credit_type: 'market_validation', now: 3, coming: [], people: 9_900 },
    {
      plan: 'pro',
      credit_type: 'problem_generator',
      now: 10,
      coming: [{ seq: 5, weekly: 20, from: '2026-11-30' }],
      people: 12,
    },
  ],
  history: [],
};
const person: SpecialPerson = {
  user_id: '00000000-0000-4000-8000-000000000002',
  email: 'ama@example.org',
  name: 'Ama',
  plan: 'pro',
  plan_from: null,
  is_exempt: true,
  exempt_until: null,
  amounts: { market_validation: 10, problem_generator: 10 },
  own: [],
};
const changed = { changed: true };
const answers = {
  [READ]: config,
  [AMOUNT]: changed,
  [RESET]: changed,
  [WITHDRAW]: changed,
  [PEOPLE]: { rows: [person], total: 1 },
  [PLAN]: { person },
  [OWN]: { person },
  [EXEMPTION]: { person },
};

describe('Credit Configuration: what a week brings', () => {
  it('says each plan’s amount, now and from then on, and when credits come back', async () => {
    await openTab(CreditConfigTab, answers);
    screen.getByText(/began on Monday, November 16\. Credits come back on Monday, November 23\./);
    expect(rowOf(/^Free/)).toContain('FreeResearch9,9003The same');
    expect(rowOf(/^Pro/)).toContain('From Monday, November 30: 20');
  });

  it('changes one from the next week on, and says so before it is sent', async () => {
    const tab = await openTab(CreditConfigTab, answers);
    await press('Change: Free: Research');
    await fill('Credits a week', '5');
    dialog().getByText('From Monday, November 23: 5');
    await fill('Counts from', '2026-11-16');
    await pressThere('Save');
    expect(tab.last(AMOUNT)).toMatchObject({
      body: { plan: 'free', credit_type: 'market_validation', weekly: 5, from: '2026-11-16', version: 12 },
      opId: 'key-1',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes on from the version it opened with, and stays when the server says no', async () => {
    const words = 'The week that runs can only be raised.';
    const tab = await openTab(CreditConfigTab, { ...answers, [AMOUNT]: refused(words) });
    await press('Change: Free: Research');
    await fill('Credits a week', '1');
    tab.answers[READ] = { ...config, version: 13 };
    await pressThere('Save');
    expect(dialog().getByRole('alert').textContent).toBe(words);
    await pressThere('Save');
    expect(
      tab.asked.filter(({ path }) => path === AMOUNT).map(({ body }) => (body as { version: number }).version),
    ).toEqual([12, 12]);
    // What was answered is settled: a second try is an act of its own.
    expect(tab.last(AMOUNT)?.opId).toBe('key-2');
  });

  it('withdraws what no week has begun with', async () => {
    const tab = await openTab(CreditConfigTab, answers);
    await press('Withdraw');
    dialog().getByText('"From Monday, November 30: 20" will not happen.');
    await pressThere('Withdraw');
    expect(tab.last(WITHDRAW)?.body).toEqual({ change: { kind: 'amount', seq: 5 } });
  });

  it('chooses another day for credits to come back, and takes it back', async () => {
    const tab = await openTab(CreditConfigTab, answers);
    screen.getByText('Weeks begin on a Monday, at 00:00 UTC.');
    await press('Choose another day');
    await fill('From this day on', '2026-12-03');
    dialog().getByText('From Thursday, December 3 on, credits come back every Thursday.');
    tab.answers[READ] = { ...config, resets: [{ from: '2026-12-03', withdrawable: true }], plans: [] };
    await pressThere('Save');
    expect(tab.last(RESET)?.body).toEqual({ from: '2026-12-03', version: 12 });
    screen.getByText('From Thursday, December 3 on, weeks begin on that weekday.');
    await press('Withdraw');
    await pressThere('Withdraw');
    expect(tab.last(WITHDRAW)?.body).toEqual({ change: { kind: 'reset', from: '2026-12-03' } });
  });

  it('tells that the configuration cannot be had', async () => {
    await openTab(CreditConfigTab, { [READ]: AWAY });
    expect(screen.getByRole('alert').textContent).toContain(DEFAULT_MESSAGES.network);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('Credit Configuration: people', () => {
  const open = (more: object = {}) => openTab(CreditConfigTab, { ...answers, ...more }, '/admin?view=people');

  it('shows for whom something else holds, kind by kind', async () => {
    const tab = await open();
    expect(rowOf(/Ama/)).toContain('Pro1010None');
    await choose('Show', 'own');
    expect(tab.last(PEOPLE)?.query).toMatchObject({ kind: 'own', page: '1' });
  });

  it('says so where there is nobody', async () => {
    await open({ [PEOPLE]: { rows: [], total: 0 } });
    screen.getByText('Nobody.');
  });

  it('lifts a limit at once, and lets it end with a week', async () => {
    const tab = await open();
    await press('Lift a limit');
    await fill('Email address of the account', 'kofi@example.org');
    await pressThere('Lift a limit');
    expect(tab.last(EXEMPTION)?.body).toEqual({ email: 'kofi@example.org', exempt: true, from: '2026-11-16' });
    await press('Count again');
    dialog().getByText('ama@example.org has the weekly credits again, from a week on.');
    tab.answers[PEOPLE] = { rows: [{ ...person, exempt_until: '2026-11-23' }], total: 1 };
    await pressThere('Count again');
    expect(tab.last(EXEMPTION)?.body).toEqual({ email: 'ama@example.org', exempt: false, from: '2026-11-23' });
    expect(rowOf(/Ama/)).toContain('None until Nov 23');
    expect(screen.queryByRole('button', { name: 'Count again' })).toBeNull();
  });

  it('sets a plan, and an amount of one’s own; none stands for what the plan brings', async () => {
    const tab = await open();
    await press('Set a plan');
    await fill('Email address of the account', 'kofi@example.org');
    await fill('Plan', 'team');
    await pressThere('Save');
    expect(tab.last(PLAN)?.body).toEqual({ email: 'kofi@example.org', plan: 'team', from: '2026-11-16' });
    await press('Set an own amount');
    await fill('Email address of the account', 'kofi@example.org');
    await fill('Credits for', 'problem_generator');
    await pressThere('Save');
    const whose = { email: 'kofi@example.org', credit_type: 'problem_generator', from: '2026-11-16' };
    expect(tab.last(OWN)?.body).toEqual({ ...whose, weekly: null });
    await press('Set an own amount');
    await fill('Email address of the account', 'kofi@example.org');
    await fill('Credits for', 'problem_generator');
    await fill('Credits a week', '0');
    dialog().getByText('From Monday, November 16: 0');
    await pressThere('Save');
    expect(tab.last(OWN)?.body).toEqual({ ...whose, weekly: 0 });
  });

  it.each([
    ['nobody has this address', refused('Nobody has this address.', 'not_found'), 'Nobody has this address.'],
    ['the server is away', AWAY, DEFAULT_MESSAGES.network],
  ] as const)('keeps what was typed when %s', async (_, answer, words) => {
    await open({ [PLAN]: answer });
    await press('Set a plan');
    await fill('Email address of the account', 'nobody@example.org');
    await pressThere('Save');
    expect(dialog().getByRole('alert').textContent).toBe(words);
    expect((dialog().getByLabelText('Email address of the account') as HTMLInputElement).value).toBe(
      'nobody@example.org',
    );
  });
});

describe('Credit Configuration: its history', () => {
  it('says who changed what, or that nobody has', async () => {
    const tab = await openTab(CreditConfigTab, answers);
    await turnTo('History');
    screen.getByText('Nothing has been changed yet.');
    cleanup();
    const line = {
      seq: 3,
      at: '2026-11-20T10:00:00.000Z',
      by: 'owner@example.org',
      whom: null,
      action: 'credits.amount_set',
      words: 'free, market_validation: 5 from 2026-11-23',
    };
    const lifted = { ...line, seq: 4, whom: 'ama@example.org', action: 'user.exempted', words: '' };
    const history = [lifted, line];
    await openTab(CreditConfigTab, { ...tab.answers, [READ]: { ...config, history } }, '/admin?view=history');
    expect(rowOf(/free, market_validation/)).toContain('owner@example.orgCredits of a planEverybodyfree, market_');
    // [back office A15] It named nobody.
    expect(rowOf(/Limit lifted/)).toContain('owner@example.orgLimit liftedama@example.orgNo details');
  });
});
