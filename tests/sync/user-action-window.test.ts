import { beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import { UserActionWindow } from '../../src/sync/user-action-window.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const STATUS = '/api/market-validation/status/1';
let clock: VirtualClock;
let polling: UserActionWindow;

beforeEach(() => {
  clock = new VirtualClock();
  polling = new UserActionWindow(clock, silentLog);
  polling.start();
});

describe('the polling throttle', () => {
  it('is closed from page load on, for status paths alone', () => {
    for (const path of [STATUS, '/api/chat/processing-status/1', '/api/credits/status']) {
      expect(() => polling.guard(path)).toThrow('Automatic status polling blocked - user action required');
    }
    for (const path of ['/api/market-validation/jobs', '/api/jobs/1/events', '/api/changes']) {
      expect(() => polling.guard(path)).not.toThrow();
    }
  });

  it('opens for 15 s after a new-research-like action', async () => {
    polling.action('research');
    await clock.pass(14_999);
    expect(polling.allows(STATUS)).toBe(true);
    await clock.pass(1);
    expect(polling.allows(STATUS)).toBe(false);
  });

  it('passes within 10 s of any other action', async () => {
    polling.action('other');
    await clock.pass(9_999);
    expect(polling.allows(STATUS)).toBe(true);
    await clock.pass(1);
    expect(polling.allows(STATUS)).toBe(false);
  });

  it('a lesser action never shortens an open window', async () => {
    polling.action('research');
    await clock.pass(1_000);
    polling.action('other');
    await clock.pass(13_500);
    expect(polling.allows(STATUS)).toBe(true);
  });

  it('deactivates after 300 000 ms and tells whoever waits', async () => {
    const opened = vi.fn();
    polling.onOpen(opened);
    await clock.pass(299_999);
    expect(polling.allows(STATUS)).toBe(false);
    expect(opened).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(polling.allows(STATUS)).toBe(true);
    expect(opened).toHaveBeenCalledOnce();
    expect(clock.waiting).toBe(0);
  });

  it('clears its timers at start, so that a second start counts five minutes anew', async () => {
    await clock.pass(200_000);
    polling.start();
    expect(clock.waiting).toBe(2);
    await clock.pass(200_000);
    expect(polling.allows(STATUS)).toBe(false);
    await clock.pass(100_000);
    expect(polling.allows(STATUS)).toBe(true);
  });

  it('logs its counts every 30 s', async () => {
    const debug = vi.fn();
    const logged = new UserActionWindow(clock, { ...silentLog, debug });
    logged.start();
    expect(() => logged.guard(STATUS)).toThrow();
    logged.action('other');
    logged.guard(STATUS);
    logged.guard('/api/changes');
    await clock.pass(30_000);
    expect(debug).toHaveBeenLastCalledWith(expect.any(String), { allowed: 1, blocked: 1 });
    await clock.pass(60_000);
    expect(debug).toHaveBeenCalledTimes(3);
  });

  it('tells of each action, until nobody listens', () => {
    const opened = vi.fn();
    const stop = polling.onOpen(opened);
    polling.action('other');
    stop();
    polling.action('other');
    expect(opened).toHaveBeenCalledOnce();
  });
});
