import { beforeEach, describe, expect, it } from 'vitest';
import { creditStatus, explorerCreditStatus } from '../../src/contract/credits.ts';
import type { Answer } from '../../src/domain/answer.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { readCredits } from '../../src/store/credits.ts';
import { createCredits } from '../../src/sync/credits.ts';
import { UserActionWindow } from '../../src/sync/user-action-window.ts';
import { openDb, USER } from '../support/account-db.ts';
import { gate, type Handler, ok, refused, silent, transportOf } from '../support/transport.ts';
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
    request.unthrottled || polling.allows(request.call.path) ? handler(request, signal) : silent('blocked'),
  );
  const abort = new AbortController();
  const onOpen = (listener: () => void) => polling.onOpen(listener);
  const ports = { db, userId: USER, transport, clock, log: silentLog, visible, onOpen };
  const credits = createCredits(ports, abort.signal);
  const leave = credits.watch('market_validation');
  return { credits, requests, abort, leave };
}
const known = () => readCredits(db, 'market_validation');
const week = (used: number, resetDate: number) => ({
  ...status(used),
  canGenerate: used < 3,
  resetDate: new Date(resetDate).toISOString(),
});
const MINUTE = 60_000;

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
    expect(await known()).toMatchObject({ status: status(1) });
    abort.abort();
    expect(clock.waiting).toBe(0);
  });

  it('[spec 2 §7] the first reading of a page is no poll: the throttle does not hold it', async () => {
    polling.start();
    const { requests } = poll(() => ok(status(2)));
    await clock.pass(0);
    expect(await known()).toMatchObject({ status: status(2) });
    expect(requests).toHaveLength(1);
  });

  it('a poll that the throttle holds back is silent, and goes with the next action', async () => {
    polling.start();
    let used = 1;
    const { requests, credits } = poll(() => ok(status(used)));
    await clock.pass(0);
    used = 2;
    await clock.pass(60_000);
    expect(requests).toHaveLength(2);
    expect(await known()).toMatchObject({ status: status(1) });
    expect(credits.fault('market_validation').get()).toBeNull();
    polling.action('other');
    await clock.pass(0);
    expect(await known()).toMatchObject({ status: status(2) });
    polling.action('other');
    await clock.pass(0);
    expect(requests).toHaveLength(3);
  });

  it('[spec 3 §4] a reload asks anew, however fresh the figure: what was granted unlocks', async () => {
    await db.credits.put({ type: 'market_validation', status: status(3), fault: null, at: clock.now() - 1_000 });
    polling.start();
    poll(() => ok({ ...status(3), total: 4, available: 1 }));
    await clock.pass(0);
    expect(await known()).toMatchObject({ status: { total: 4 } });
  });

  it('[spec 3 §4] the week’s end is asked about by itself, past the throttle, once it has come', async () => {
    polling.start();
    const end = clock.now() + 2.5 * MINUTE;
    const { requests } = poll(() => ok(clock.now() < end ? week(3, end) : week(0, end + 7 * 86_400_000)));
    await clock.pass(2 * MINUTE);
    expect(await known()).toMatchObject({ status: { used: 3 } });
    await clock.pass(32_000);
    expect(await known()).toMatchObject({ status: { used: 0, canGenerate: true } });
    expect(requests.filter((request) => request.unthrottled)).toHaveLength(2);
  });

  it('a device whose clock is ahead does not ask past the throttle for ever', async () => {
    polling.start();
    const end = clock.now() - MINUTE;
    const { requests } = poll(() => ok(week(3, end)));
    const sent = () => requests.filter((request) => request.unthrottled).length;
    await clock.pass(4 * MINUTE);
    const some = sent();
    polling.start();
    await clock.pass(4.5 * MINUTE);
    expect(sent()).toBeLessThanOrEqual(some + 1);
    // The first reading, and three tries.
    expect(some).toBe(4);
  });

  it('[spec 3 §4] each week’s end is asked about anew', async () => {
    polling.start();
    let end = clock.now() + MINUTE;
    const { requests } = poll(() => {
      if (clock.now() >= end) end += 3 * MINUTE;
      return ok(week(3, end));
    });
    await clock.pass(8 * MINUTE);
    expect(requests.filter((request) => request.unthrottled)).toHaveLength(4);
  });

  it('a figure that is fresh is not asked for by the next look at it, one that is old or spent is', async () => {
    let used = 1;
    const { requests, credits, leave } = poll(() => ok(status(used)));
    const lookAgain = async () => {
      const before = requests.length;
      const done = credits.watch('market_validation');
      await clock.pass(0);
      done();
      return requests.length - before;
    };
    await clock.pass(0);
    leave();
    await clock.pass(29_999);
    expect(await lookAgain()).toBe(0);
    await clock.pass(1);
    used = 3;
    expect(await lookAgain()).toBe(1);
    // Spent: more may have been granted.
    expect(await lookAgain()).toBe(1);
  });

  it('goes on until the last who looks has left, and nothing waits then, the week’s end neither', async () => {
    const { requests, credits, leave } = poll(() => ok(week(1, clock.now() + 10 * MINUTE)));
    const other = credits.watch('market_validation');
    await clock.pass(0);
    leave();
    leave();
    await clock.pass(MINUTE);
    expect(requests).toHaveLength(2);
    other();
    expect(clock.waiting).toBe(0);
  });

  it('the Explorer’s credits are its own', async () => {
    const { requests, credits } = poll(() => ok(status(1)));
    await clock.pass(0);
    await credits.refresh('problem_generator');
    expect(requests.map(({ call }) => call.path)).toEqual([creditStatus.path, explorerCreditStatus.path]);
    expect(await readCredits(db, 'problem_generator')).toMatchObject({ status: status(1) });
  });

  it.each([
    [refused(401, 'authentication_failed'), 'Authentication required. Please sign in again.'],
    [refused(403, 'permission_denied'), 'Access denied. Please check your permissions.'],
    [refused(500, 'internal_error'), 'Server error. Please try again later.'],
    [refused(418, 'teapot'), 'Failed to fetch credit status: 418'],
    [silent(), 'Unable to connect to the server. Please check your internet connection.'],
    [{ kind: 'silent', reason: 'unreadable', cause: null } as const, 'Invalid credit status data received'],
  ])('a failure keeps the last figure, with its sentence, and is of this page alone', async (answer, sentence) => {
    let first = true;
    const { credits } = poll(() => {
      if (!first) return answer;
      first = false;
      return ok(status(1));
    });
    await clock.pass(0);
    await credits.refresh('market_validation');
    expect(await known()).toMatchObject({ status: status(1) });
    expect(credits.fault('market_validation').get()).toBe(sentence);
    // Nothing of it is kept: the next page load begins without.
    expect(JSON.stringify(await db.credits.toArray())).not.toContain(sentence);
  });

  it('while a new reading is under way nothing of the failed one is told', async () => {
    const later = gate<Answer>();
    let first = true;
    const { credits } = poll(() => {
      if (!first) return later.wait;
      first = false;
      return refused(401, 'authentication_failed');
    });
    await clock.pass(0);
    const fault = credits.fault('market_validation');
    expect(fault.get()).toBe('Authentication required. Please sign in again.');
    const reading = credits.refresh('market_validation');
    expect(fault.get()).toBeNull();
    later.open(ok(status(1)));
    await reading;
    expect(fault.get()).toBeNull();
  });

  it('a poll leaves a figure alone that another tab has just read', async () => {
    const { requests } = poll(() => ok(status(1)));
    await clock.pass(59_000);
    expect(requests).toHaveLength(1);
    await db.credits.put({ type: 'market_validation', status: status(1), fault: null, at: clock.now() });
    await clock.pass(2_000);
    expect(requests).toHaveLength(1);
  });

  it('a figure from before the clock was set back is not taken for fresh', async () => {
    const { requests } = poll(() => ok(status(2)));
    await clock.pass(59_000);
    await db.credits.put({ type: 'market_validation', status: status(1), fault: null, at: clock.now() + 86_400_000 });
    await clock.pass(2_000);
    expect(requests).toHaveLength(2);
    expect(await known()).toMatchObject({ status: status(2) });
  });
});
