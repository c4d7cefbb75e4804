import { describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import type { Flush } from '../../src/sync/flush.ts';
import { createSchedule, type SchedulePorts } from '../../src/sync/schedule.ts';
import { gate } from '../support/transport.ts';
import { settle, VirtualClock } from '../support/virtual-clock.ts';

function scheduled(changes: Partial<SchedulePorts> = {}) {
  const clock = new VirtualClock();
  const queueStatus = { waiting: 0, due: null as number | null };
  const pump = vi.fn();
  const start = vi.fn((_signal: AbortSignal, _alone: boolean): Flush => ({ done: Promise.resolve(), pump }));
  const abort = new AbortController();
  const ports: SchedulePorts = {
    clock,
    locks: { exclusive: true, hold: (_name, _options, work) => work() },
    lockName: 'baraza-flush-x',
    start,
    queueStatus: async () => queueStatus,
    log: silentLog,
    ...changes,
  };
  return { clock, queueStatus, pump, start, abort, schedule: createSchedule(ports, abort.signal) };
}

describe('schedule', () => {
  it('[OUT-8] looks when woken, and every 30 s by itself', async () => {
    const { clock, schedule, start } = scheduled();
    schedule.wake();
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
    await clock.pass(30_000);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('[OUT-9] looks when the next back-off has passed', async () => {
    const { clock, queueStatus, schedule, start } = scheduled();
    Object.assign(queueStatus, { waiting: 1, due: clock.now() + 4_000 });
    schedule.wake();
    await clock.pass(3_999);
    expect(start).toHaveBeenCalledTimes(1);
    await clock.pass(1);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('[OUT-12] a wake during a flush fills its free lanes instead of waiting for it', async () => {
    const { wait, open } = gate<void>();
    const pump = vi.fn();
    const start = vi.fn(() => ({ done: wait, pump }));
    const { schedule } = scheduled({ start });
    schedule.wake();
    await settle();
    schedule.wake();
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
    expect(pump).toHaveBeenCalledTimes(1);
    open();
  });

  it('[OUT-7] asks for the lock without waiting, and comes back a second later when another tab holds it', async () => {
    const hold = vi.fn(async () => 'busy' as const);
    const { clock, queueStatus, schedule, start } = scheduled({ locks: { exclusive: true, hold } });
    Object.assign(queueStatus, { waiting: 1, due: clock.now() });
    schedule.wake();
    await settle();
    expect(hold).toHaveBeenCalledWith('baraza-flush-x', { ifFree: true }, expect.any(Function));
    expect(start).not.toHaveBeenCalled();
    await clock.pass(1_000);
    expect(hold).toHaveBeenCalledTimes(2);
  });

  it('[OUT-11] no progress for 60 s: says so, aborts the hanging flush and begins anew', async () => {
    const signals: AbortSignal[] = [];
    const hang = (signal: AbortSignal) => {
      signals.push(signal);
      const done = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      return { done, pump: () => {} };
    };
    const { clock, queueStatus, schedule } = scheduled({ start: hang });
    Object.assign(queueStatus, { waiting: 1, due: clock.now() });
    schedule.wake();
    await clock.pass(59_000);
    expect(schedule.stuck.get()).toBe(false);
    expect(signals).toHaveLength(1);
    await clock.pass(1_000);
    expect(schedule.stuck.get()).toBe(true);
    expect(signals).toHaveLength(2);
    expect(signals[0]?.aborted).toBe(true);
    schedule.progressed();
    expect(schedule.stuck.get()).toBe(false);
  });

  it('[OUT-11] nothing is stuck once nothing waits; a clock that was set back begins the minute anew', async () => {
    const { clock, queueStatus, schedule } = scheduled({
      locks: { exclusive: true, hold: async () => 'busy' as const },
    });
    Object.assign(queueStatus, { waiting: 1, due: null });
    schedule.wake();
    await clock.pass(30_000);
    clock.jump(-3_600_000);
    schedule.wake();
    await clock.pass(59_000);
    expect(schedule.stuck.get()).toBe(false);
    await clock.pass(31_000);
    expect(schedule.stuck.get()).toBe(true);
    Object.assign(queueStatus, { waiting: 0 });
    schedule.wake();
    await settle();
    expect(schedule.stuck.get()).toBe(false);
  });

  it('[OUT-12] whoever asked while a flush was ending is served by the next at once', async () => {
    const { wait, open } = gate<void>();
    const start = vi.fn(() => ({ done: start.mock.calls.length === 1 ? wait : Promise.resolve(), pump: () => {} }));
    const { clock, queueStatus, schedule } = scheduled({ start });
    Object.assign(queueStatus, { waiting: 1, due: clock.now() });
    schedule.wake();
    await settle();
    schedule.wake();
    await settle();
    open();
    await clock.pass(0);
    expect(start).toHaveBeenCalledTimes(2);
    // Nobody asked again: it is looked at a moment later.
    await clock.pass(999);
    expect(start).toHaveBeenCalledTimes(2);
    await clock.pass(1);
    expect(start).toHaveBeenCalledTimes(3);
  });

  it('[OUT-7] a lock held by a frozen tab is passed over after that minute: the leases are what keeps it safe', async () => {
    const { clock, queueStatus, schedule, start } = scheduled({
      locks: { exclusive: true, hold: async () => 'busy' as const },
    });
    Object.assign(queueStatus, { waiting: 1, due: clock.now() });
    schedule.wake();
    await clock.pass(59_000);
    expect(start).not.toHaveBeenCalled();
    await clock.pass(1_500);
    expect(start).toHaveBeenCalledWith(expect.anything(), false);
  });

  it.each([true, false])('[OUT-7] knows that it is alone only by a lock that proves it (%s)', async (exclusive) => {
    const { schedule, start } = scheduled({ locks: { exclusive, hold: (_name, _options, work) => work() } });
    schedule.wake();
    await settle();
    expect(start).toHaveBeenCalledWith(expect.anything(), exclusive);
  });

  it('[OUT-10] ends with its account', async () => {
    const { clock, abort, schedule, start } = scheduled();
    schedule.wake();
    await settle();
    abort.abort();
    schedule.wake();
    await clock.pass(120_000);
    expect(start).toHaveBeenCalledTimes(1);
    expect(clock.waiting).toBe(0);
  });

  it('goes on after a flush that failed', async () => {
    const start = vi.fn(() => ({ done: Promise.reject(new Error('disk')), pump: () => {} }));
    const { clock, schedule } = scheduled({ start });
    schedule.wake();
    await clock.pass(30_000);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
