import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../support/patience.ts';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import { CreditCard } from '../../src/components/CreditCard.tsx';
import type { CreditStatus } from '../../src/contract/credits.ts';
import { CreditRequestPage } from '../../src/features/credits/CreditRequestPage.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showWith } from '../support/screen.tsx';

afterEach(cleanup);

const mutate = vi.fn();

const SPENT: CreditStatus = {
  used: 3,
  total: 3,
  available: 0,
  canGenerate: false,
  resetDate: '2099-01-05T00:00:00.000Z',
  isExempt: false,
};

const SENT = { success: true, request_id: id(2), message: 'You will hear from us shortly' } as const;

/** The page over a working copy in which this lies. */
async function page(lies: Lies, status: CreditStatus | null = SPENT, online = true, address = '/credit-request') {
  await over(<CreditRequestPage />, lies, status, online, address);
}

/** A part of one over such a copy. */
async function over(
  part: ReactNode,
  { failure, refused = false, sentFor }: Lies,
  status: CreditStatus | null,
  online = true,
  address = '/credit-request',
) {
  const tab = new SharedDevice().tab();
  tab.online.set(online);
  const db = await openDb();
  const now = Date.now();
  if (status) await db.credits.put({ type: 'market_validation', status, fault: null, at: now });
  const request = sentFor === undefined ? null : { ...SENT, waiting_period_seconds: sentFor };
  await db.creditRequests.put({ type: 'market_validation', requested: request !== null, request, at: now });
  if (failure) {
    const payload = { creditType: 'market_validation' as const, credits: 3, reason: 'More to ask' };
    await enqueue(db, { op: { type: 'credit_request', payload }, opId: id(1), userId: USER, now });
    await db.outbox.update(id(1), {
      lastError: { status: failure.status, code: 'x', message: failure.reason },
      ...(refused && { state: 'dead' as const }),
    });
  }
  const workspace = {
    db,
    now: () => now,
    credits: { fault: () => cell(null), refresh() {}, watch: () => () => {}, checkRequest() {} },
    counts: cell({ waiting: 0, failed: 0 }),
    stuck: cell(false),
    actions: { mutate },
  } as unknown as Workspace;
  const core = { workspace: cell(workspace), visitor: cell(null) } as unknown as Core;
  const handle = coreHandle(() => Promise.resolve(core));
  showWith(address, part, tab.device, handle);
  await act(handle.ready);
}

interface Lies {
  readonly failure?: { readonly status: number; readonly reason: string };
  readonly refused?: boolean;
  /** Seconds until the answer to a request that the server has. */
  readonly sentFor?: number;
}

const LIMIT = "You've reached your weekly market validation credit limit";
const FAILED = 'Failed to submit credit request. Please try again.';
const NETWORK = 'Network error. Please check your connection and try again.';

describe('a request for credits that did not get through', () => {
  it.each([
    ['a server error without words', { status: 500, reason: 'HTTP 500: Internal Server Error' }, FAILED],
    ['a gateway’s', { status: 502, reason: 'HTTP 502: ' }, FAILED],
    ['a server error with words', { status: 500, reason: 'The desk is closed.' }, 'The desk is closed.'],
    ['too many requests', { status: 429, reason: 'Please wait a minute.' }, 'Please wait a minute.'],
    ['no answer at all', { status: 0, reason: 'Unable to connect' }, NETWORK],
  ])('[spec 2 §8] %s is told in the catalogue’s words, and that it is kept', async (_, failure, text) => {
    await page({ failure });
    await screen.findByText(text);
    screen.getByText('Your request is kept on this device and goes out by itself.');
    expect(screen.queryByText(/offline/)).toBeNull();
    screen.getByRole('button', { name: 'Retry' });
    screen.getByRole('button', { name: 'Take it back' });
  });

  it('[OUT-12] is called offline where the device is', async () => {
    await page({ failure: { status: 0, reason: 'Unable to connect' } }, SPENT, false);
    await screen.findByText(/^You are offline\. Your request is kept/);
    expect(screen.queryByText(NETWORK)).toBeNull();
  });

  it('[spec 2 §8] a refusal says the server’s words', async () => {
    await page({ failure: { status: 422, reason: 'Not this week.' }, refused: true });
    await screen.findByText('Not this week.');
  });
});

describe('a request for credits that was sent', () => {
  it.each([
    [172_800, 'up to 48 hours'],
    [3_600, 'up to 1 hour'],
    [5_341, 'up to 90 minutes'],
    [60, 'up to 1 minute'],
  ])('[spec 2 §2] says once how long an answer takes, in whole minutes or hours: %s s', async (seconds, time) => {
    await page({ sentFor: seconds });
    expect((await screen.findByText(/^Processing time/)).textContent).toBe(`Processing time: ${time}`);
  });
});

describe('asking for credits', () => {
  it('says so where the device cannot keep the request, and can be pressed again', async () => {
    mutate.mockRejectedValue(new Error('No room'));
    await page({});
    const submit = await screen.findByRole('button', { name: 'Submit Request' });
    await act(async () => void fireEvent.click(submit));
    await screen.findByText(FAILED);
    expect(screen.getByRole('button', { name: 'Submit Request' })).toHaveProperty('disabled', false);
  });

  it('[spec 2 §2] tells whoever has used them all up that the limit is reached, and when they come back', async () => {
    await page({});
    await screen.findByText(LIMIT);
    screen.getByText(/^Your credits come back: .*2099/);
  });

  it.each([
    [
      'some are left',
      { ...SPENT, used: 1, available: 2, canGenerate: true },
      /^You have 2 of 3 reports left this week/,
    ],
    ['there is no limit', { ...SPENT, canGenerate: true, isExempt: true }, /^Unlimited Access/],
    ['it is not known', null, /^Ask for more market validation credits/],
  ] as const)('says no such thing where %s', async (_, status, text) => {
    await page({}, status);
    await screen.findByText(text);
    expect(screen.queryByText(LIMIT)).toBeNull();
  });
});

describe('[spec 3 §2] a link to the request', () => {
  it.each([
    ['', 'Market Validation'],
    ['?type=market-validation', 'Market Validation'],
    ['?type=problem-generator', 'Problem Generator'],
    ['?type=problem_generator', 'Problem Generator'],
    ['?type=problem-explorer', 'Problem Generator'],
    ['?type=problem_explorer', 'Problem Generator'],
  ])('asks for the credits that it names, in either spelling: %s', async (query, kind) => {
    await page({}, null, true, `/credit-request${query}`);
    screen.getByRole('heading', { name: `Request Additional ${kind} Credits` });
  });
});

describe('[spec 2 §4] the credit card', () => {
  const left = (used: number, changes: Partial<CreditStatus> = {}): CreditStatus => ({
    ...SPENT,
    ...{ used, available: SPENT.total - used, canGenerate: used < SPENT.total },
    ...changes,
  });

  it.each([
    ['normal', left(1), '2 of 3 reports left this week', false],
    ['warning', left(2), 'One report left this week.', false],
    ['exhausted', left(3), "You've reached your weekly market validation credit limit.", true],
    ['exempt', left(3, { canGenerate: true, isExempt: true }), 'Unlimited Access', false],
  ])('says once how many are left: %s', async (_, status, text, asks) => {
    await over(<CreditCard />, {}, status);
    await screen.findByText(text);
    expect(screen.queryAllByText(/left this week|credit limit|Unlimited/)).toHaveLength(1);
    expect(screen.queryAllByRole('link', { name: 'Request Additional Credit' })).toHaveLength(asks ? 1 : 0);
  });

  it.each([
    [left(1), /^Resets: .*2099; if that is too late, ask for more\.$/],
    [left(2), /^Resets: .*2099; if that is too late, ask for more\.$/],
    // The button says it.
    [left(3), /^Resets: .*2099$/],
  ])('says when they come back and how more can be asked for, once', async (status, sentence) => {
    await over(<CreditCard />, {}, status);
    const resets = await screen.findByText(/^Resets: /);
    expect(resets.textContent).toMatch(sentence);
    const ways = screen.getAllByRole('link', { name: /ask for more|Request Additional/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/credit-request']);
  });
});
