// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { CreditStatus } from '../../src/contract/credits.ts';
import type { CreditRequestView } from '../../src/domain/working-copy.ts';
import { CreditRequestPage } from '../../src/features/credits/CreditRequestPage.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import type { Core, Workspace } from '../../src/hooks/core-port.ts';
import { cell } from '../../src/lib/live.ts';
import { id } from '../support/account-db.ts';
import { observedValue } from '../support/observed-value.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showWith } from '../support/screen.tsx';

afterEach(cleanup);

const NONE: CreditRequestView = { state: 'none', request: null, opId: null, reason: null, status: null };
const SPENT: CreditStatus = {
  used: 3,
  total: 3,
  available: 0,
  canGenerate: false,
  resetDate: '2099-01-05T00:00:00.000Z',
  isExempt: false,
};

/** The page over a working copy that says this. */
async function page(request: Partial<CreditRequestView>, status: CreditStatus | null = SPENT, online = true) {
  const tab = new SharedDevice().tab();
  tab.online.set(online);
  const state = status ? ('ready' as const) : ('loading' as const);
  const workspace: Partial<Workspace> = {
    creditRequest: () => observedValue<CreditRequestView>({ ...NONE, ...request }).live,
    checkCreditRequest() {},
    credits: () => observedValue({ status, state, message: null }).live,
    watchCredits: () => () => {},
    counts: () => observedValue({ waiting: 0, failed: 0 }).live,
    stuck: cell(false),
  };
  const core = { workspace: cell(workspace as Workspace), visitor: cell(null) } as unknown as Core;
  const handle = coreHandle(() => Promise.resolve(core));
  showWith('/credit-request', <CreditRequestPage />, tab.device, handle);
  await act(handle.ready);
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
    await page({ state: 'waiting', opId: id(1), ...failure });
    screen.getByText(text);
    screen.getByText('Your request is kept on this device and goes out by itself.');
    expect(screen.queryByText(/offline/)).toBeNull();
    screen.getByRole('button', { name: 'Retry' });
    screen.getByRole('button', { name: 'Take it back' });
  });

  it('[OUT-12] is called offline where the device is', async () => {
    await page({ state: 'waiting', opId: id(1), status: 0, reason: 'Unable to connect' }, SPENT, false);
    screen.getByText(/^You are offline\. Your request is kept/);
    expect(screen.queryByText(NETWORK)).toBeNull();
  });

  it('[spec 2 §8] a refusal says the server’s words', async () => {
    await page({ state: 'refused', opId: id(1), status: 422, reason: 'Not this week.' });
    screen.getByText('Not this week.');
  });
});

describe('asking for credits', () => {
  it('[spec 2 §2] tells whoever has used them all up that the limit is reached, and when they come back', async () => {
    await page({});
    screen.getByText(LIMIT);
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
    screen.getByText(text);
    expect(screen.queryByText(LIMIT)).toBeNull();
  });
});
