import { beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { readCredits } from '../../src/store/credits.ts';
import { createCredits } from '../../src/sync/credits.ts';
import { UserActionWindow } from '../../src/sync/user-action-window.ts';
import { openDb, USER } from '../support/account-db.ts';
import { type Handler, ok, refused, silent, transportOf } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const status = (used: number) => ({
  used,
  total: 3,
  available: 3 - used,
  canGenerate: true,
  resetDate: null,
  isExempt: false,
});
let db: AccountDb;
let clock: VirtualClock;
let polling: UserActionWindow;
beforeEach(async () => {
  db = await openDb();
  clock = new VirtualClock();
  polling = new UserActionWindow(clock, silentLog);
});

function poll(handler: Handler, visible = () => true) {
  const { transport, requests } = transportOf((request, signal) =>
    polling.allows(request.call.path) ? handler(request, signal) : silent('blocked'),
  );
  const abort = new AbortController();
  const onOpen = (listener: () => void) => polling.onOpen(listener);
  const ports = { db, userId: USER, transport, clock, log: silentLog, visible, onOpen };
  const credits = createCredits(ports, abort.signal);
  credits.watch('market_validation');
  return { credits, requests, abort };
}
const known = () => readCredits(db, 'market_validation');

describe('credit polling', () => {
  it('reads at once and every 60 s while the page is visible', async () => {
    let visible = true;
    const { requests, abort } = poll(
      () => ok(status(1)),
      () => visible,
    );
    await clock.pass(120_000);
    expect(requests).toHaveLength(3);
    visible = false;
    await clock.pass(120_000);
    expect(requests).toHaveLength(3);
    expect(await known()).toMatchObject({ status: status(1), fault: null });
    abort.abort();
    expect(clock.waiting).toBe(0);
  });

  it('held back by the throttle it is silent, and goes with the next action', async () => {
    polling.start();
    const { requests } = poll(() => ok(status(2)));
    await clock.pass(30_000);
    expect(await known()).toBeUndefined();
    expect(requests).toHaveLength(1);
    polling.action('other');
    await clock.pass(0);
    expect(await known()).toMatchObject({ status: status(2) });
    polling.action('other');
    await clock.pass(0);
    expect(requests).toHaveLength(2);
  });

  it.each([
    [refused(401, 'authentication_failed'), 'Authentication required. Please sign in again.'],
    [refused(403, 'permission_denied'), 'Access denied. Please check your permissions.'],
    [refused(500, 'internal_error'), 'Server error. Please try again later.'],
    [refused(418, 'teapot'), 'Failed to fetch credit status: 418'],
    [{ kind: 'silent', reason: 'unreadable', cause: null } as const, 'Invalid credit status data received'],
  ])('a failure keeps the last figure, with its sentence', async (answer, sentence) => {
    let first = true;
    const { credits } = poll(() => {
      if (!first) return answer;
      first = false;
      return ok(status(1));
    });
    await clock.pass(0);
    await credits.refresh('market_validation');
    expect(await known()).toMatchObject({ status: status(1), fault: sentence });
  });

  it('leaves a figure alone that another tab has just read', async () => {
    await db.credits.put({ type: 'market_validation', status: status(1), fault: null, at: clock.now() - 1_000 });
    const { requests } = poll(() => ok(status(1)));
    await clock.pass(0);
    expect(requests).toHaveLength(0);
  });
});
