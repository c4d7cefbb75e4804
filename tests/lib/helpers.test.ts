import { describe, expect, it, vi } from 'vitest';
import { linkedAbort } from '../../src/lib/abort.ts';
import { fullJitter } from '../../src/lib/backoff.ts';
import { wait } from '../../src/lib/clock.ts';
import { escapeHtml } from '../../src/lib/html.ts';
import { isWellFormedToken, tokenExpiry } from '../../src/lib/jwt.ts';
import { cell } from '../../src/lib/live.ts';
import { redact } from '../../src/lib/log.ts';
import { inPages } from '../../src/lib/pages.ts';
import { singleFlight } from '../../src/lib/single-flight.ts';
import { withTimeLimit } from '../../src/lib/time-limit.ts';
import { token } from '../support/tokens.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

describe('helpers', () => {
  it('a cell tells of changes, and only of changes', () => {
    const watched = cell(1);
    const heard = vi.fn();
    const stop = watched.subscribe(heard);
    watched.set(1);
    watched.set(2);
    stop();
    watched.set(3);
    expect(heard).toHaveBeenCalledOnce();
    expect(watched.get()).toBe(3);
  });

  it('a wait ends with its time, or with its signal, and leaves no timer', async () => {
    const clock = new VirtualClock();
    const abort = new AbortController();
    const kept = wait(clock, 10, abort.signal);
    await clock.pass(10);
    await kept;
    const broken = wait(clock, 10, abort.signal);
    abort.abort(new Error('enough'));
    await expect(broken).rejects.toThrow('enough');
    await expect(wait(clock, 10, abort.signal)).rejects.toThrow('enough');
    expect(clock.waiting).toBe(0);
  });

  it('a linked abort follows its parent until it is unlinked', () => {
    const parent = new AbortController();
    const one = linkedAbort(parent.signal);
    const two = linkedAbort(parent.signal);
    two.unlink();
    parent.abort();
    expect([one.controller.signal.aborted, two.controller.signal.aborted]).toEqual([true, false]);
    expect(linkedAbort(parent.signal).controller.signal.aborted).toBe(true);
  });

  it('a time limit names what hung', async () => {
    const clock = new VirtualClock();
    const limited = withTimeLimit(clock, 'Sign in', 50, new Promise(() => {}));
    const failed = expect(limited).rejects.toThrow('Sign in timeout after 50ms - preventing infinite hang');
    await clock.pass(50);
    await failed;
    expect(await withTimeLimit(clock, 'Quick', 50, Promise.resolve(7))).toBe(7);
    await expect(withTimeLimit(clock, 'Broken', 50, Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(clock.waiting).toBe(0);
  });

  it('a single flight is shared, and a new one may follow a failure', async () => {
    const work = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue(1);
    const fly = singleFlight(work);
    await Promise.allSettled([fly(), fly()]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await fly()).toBe(1);
  });

  it('reads a token’s times and nothing out of what is none', () => {
    const good = token('t', 1_000, 61_000);
    expect(isWellFormedToken(good)).toBe(true);
    expect([tokenExpiry(good), tokenExpiry(good, 'iat')]).toEqual([61_000, 1_000]);
    for (const bad of ['', 'a.b', 'a.b.c.d', 'a b.c.d', 'ä.b.c']) expect(isWellFormedToken(bad)).toBe(false);
    expect(tokenExpiry('a.!!!.c')).toBeNull();
    expect(tokenExpiry(`a.${btoa('null')}.c`)).toBeNull();
  });

  it('a full jitter draws from nothing up to its base, doubled with each try and never above the most', () => {
    const drawn = (attempt: number, share: number) => fullJitter(attempt, 100, 1_000, () => share);
    expect([0, 1, 2, 3, 4, 99].map((attempt) => drawn(attempt, 0.999_999))).toEqual([99, 199, 399, 799, 999, 999]);
    expect(drawn(3, 0)).toBe(0);
    expect(drawn(3, 0.5)).toBe(400);
  });

  it('a list comes in pages, of which the last may be shorter and none is empty', () => {
    expect(inPages([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
    expect(inPages([1, 2, 3, 4], 2)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(inPages([], 2)).toEqual([]);
  });

  it('text stands in HTML as it was written, in a quoted attribute too', () => {
    expect(escapeHtml('<a title="x & y">&lt;')).toBe('&lt;a title=&quot;x &amp; y&quot;&gt;&amp;lt;');
  });

  it('the log keeps what is empty, and goes no deeper than it must', () => {
    expect(redact({ a: null, b: [undefined, 0] })).toEqual({ a: null, b: [undefined, 0] });
    expect(redact([[[[[[7]]]]]])).toEqual([[[[[[7]]]]]]);
    expect(redact([[[[[[[7]]]]]]])).toEqual([[[[[['[deep]']]]]]]);
    expect(redact(new Error('no'))).toStrictEqual({ name: 'Error', message: 'no' });
  });

  it('secrets never reach the log, at any depth (spec 1 §9)', () => {
    const told = redact({
      user: 'amina',
      password: 'p',
      deep: [{ access_token: 't', headers: { Authorization: 'Bearer x' } }],
      apiKey: 'k',
      cause: Object.assign(new Error('no'), { code: 'c', token: 'x' }),
    });
    expect(told).toEqual({
      user: 'amina',
      password: '[redacted]',
      deep: [{ access_token: '[redacted]', headers: { Authorization: '[redacted]' } }],
      apiKey: '[redacted]',
      cause: { name: 'Error', message: 'no', code: 'c' },
    });
  });
});
