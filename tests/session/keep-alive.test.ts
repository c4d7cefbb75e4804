import { describe, expect, it, vi } from 'vitest';
import { keepSessionAlive, RENEW_BEFORE_MS, SESSION_MS } from '../../src/session/keep-alive.ts';
import type { StoredSession } from '../../src/session/stored.ts';
import { token } from '../support/tokens.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const DAY = 86_400_000;

function kept(issuedAgo: number) {
  const clock = new VirtualClock();
  const sessionAt = (issued: number): StoredSession => ({
    access_token: token('t', issued, issued + 3_600_000),
    refresh_token: 'r',
    user: { id: 'u' },
  });
  let session: StoredSession | null = sessionAt(clock.now() - issuedAgo);
  const renew = vi.fn(async () => {
    if (session) session = sessionAt(clock.now());
  });
  keepSessionAlive({ clock, stored: () => session, renew });
  return { clock, renew, end: () => (session = null) };
}

describe('[spec 1 §9] the renewal of a session', () => {
  it('comes 24 h before its 30 days are over, not sooner, and then again', async () => {
    expect([SESSION_MS, RENEW_BEFORE_MS]).toEqual([30 * DAY, DAY]);
    const { clock, renew } = kept(0);
    await clock.pass(29 * DAY - 1);
    expect(renew).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(renew).toHaveBeenCalledTimes(1);
    await clock.pass(28 * DAY);
    expect(renew).toHaveBeenCalledTimes(1);
    await clock.pass(2 * DAY);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('is waited for by no timer that a browser cannot hold', async () => {
    const clock = new VirtualClock();
    const waits: number[] = [];
    const after = (ms: number, task: () => void) => {
      waits.push(ms);
      return clock.after(ms, task);
    };
    const session = {
      access_token: token('t', clock.now(), clock.now() + 3_600_000),
      refresh_token: 'r',
      user: { id: 'u' },
    };
    keepSessionAlive({ clock: { now: clock.now, after }, stored: () => session, renew: async () => {} });
    await clock.pass(35 * DAY);
    expect(waits.length).toBeGreaterThan(30);
    expect(Math.max(...waits)).toBeLessThan(2 ** 31);
  });

  it('is tried on the way in where less than 24 h remain, and not after the end', async () => {
    expect(kept(29.5 * DAY).renew).toHaveBeenCalledTimes(1);
    expect(kept(31 * DAY).renew).not.toHaveBeenCalled();
  });

  it('asks nothing of anybody who is not signed in', async () => {
    const { clock, renew, end } = kept(0);
    end();
    await clock.pass(40 * DAY);
    expect(renew).not.toHaveBeenCalled();
  });
});
