import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTry } from '../../server/auth/throttle.ts';
import type { Database } from '../../server/db/database.ts';
import { countInWindow } from '../../server/db/throttle.ts';
import { atOnce } from '../../server/services/at-once.ts';
import { notTooMany, notTooOften } from '../../server/services/visitor-limit.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/admin/settings.ts';
import { DAY } from '../../src/lib/moments.ts';
import { freshDatabase } from '../support/fresh-database.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

describe('tries that are counted', () => {
  it('are refused beyond their number until the window is over, with the seconds that are left of it', async () => {
    let now = Date.parse('2026-03-02T10:00:00Z');
    const clock = { now: () => new Date(now) };
    const limit = { kind: 'place', name: 'Ama', tries: 2, windowMs: 60_000 };
    const count = (more: object = {}) => countInWindow(database.sql, clock, { ...limit, ...more });
    expect([await count(), await count(), await count()]).toEqual([null, null, 60]);
    // Neither those of another name, nor of another kind.
    expect([await count({ name: 'Kofi' }), await count({ kind: 'address' })]).toEqual([null, null]);
    now += 59_500;
    expect(await count()).toBe(1);
    now += 499;
    expect(await count()).toBe(1);
    now += 1;
    expect([await count(), await count(), await count()]).toEqual([null, null, 60]);
  });

  it.each([
    ['sender', 30, 300, 'over_email_send_rate_limit'],
    ['signup', 100, 300, 'over_request_rate_limit'],
    ['code', 20, 3_600, 'over_request_rate_limit'],
  ] as const)('[security 9] by %s are %s in %s seconds', async (kind, tries, seconds, code) => {
    const clock = { now: () => new Date('2026-03-02T10:00:00Z') };
    const count = () => countTry(database.sql, clock, { kind, name: 'Ama' });
    for (let n = 0; n < tries; n += 1) await count();
    await expect(count()).rejects.toMatchObject({ code, retryAfterSeconds: seconds });
  });
});

describe('what comes from one address without an account', () => {
  let now = Date.parse('2026-03-02T10:00:00Z');
  const clock = { now: () => new Date(now) };
  const deps = (tries: number | null) => ({
    ...{ database, clock, newId: randomUUID },
    settings: { current: async () => ({ ...DEFAULT_SETTINGS, visitor_messages_per_week: tries }), forget: () => {} },
  });

  it('are thirty calls in five minutes', async () => {
    for (let n = 0; n < 30; n += 1) await notTooOften(deps(null), 'a');
    const told = { code: 'rate_limit_exceeded', retryAfterSeconds: 300 };
    await expect(notTooOften(deps(null), 'a')).rejects.toMatchObject(told);
    await notTooOften(deps(null), 'b');
  });

  it('are so many messages a week as an administrator has set, counted from the first', async () => {
    await notTooMany(deps(1), 'a');
    now += 7 * DAY - 1_000;
    await expect(notTooMany(deps(1), 'a')).rejects.toMatchObject({ code: 'rate_limit_exceeded', retryAfterSeconds: 1 });
    now += 1_000;
    await notTooMany(deps(1), 'a');
    for (let n = 0; n < 9; n += 1) await notTooMany(deps(null), 'a');
  });
});

it('what is open at a time is counted for each account, and closed once', () => {
  const open = atOnce(2);
  const close = open('a');
  open('a');
  expect(() => open('a')).toThrow('Too many requests');
  open('b');
  close();
  close();
  open('a');
  expect(() => open('a')).toThrow('Too many requests');
});
