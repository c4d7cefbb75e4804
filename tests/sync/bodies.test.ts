import { beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { applyHistoryPage } from '../../src/store/apply-pull.ts';
import { readBody, saveBody } from '../../src/store/bodies.ts';
import { createBodies } from '../../src/sync/bodies.ts';
import { id, item, openDb } from '../support/account-db.ts';
import { report } from '../support/report.ts';
import { type Handler, ok, refused, silent, transportOf } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

let db: AccountDb;
let clock: VirtualClock;
const warm = vi.fn(async (_path: string) => {});
const saved = vi.fn();
beforeEach(async () => {
  db = await openDb();
  clock = new VirtualClock();
  warm.mockClear();
  saved.mockClear();
});

function bringer(handler: Handler) {
  const { transport, requests } = transportOf(handler);
  const signal = new AbortController().signal;
  const bodies = createBodies({ db, transport, clock, log: silentLog, warm, saved }, signal);
  return { bodies, paths: () => requests.map((request) => request.call.path) };
}
const asked = (request: { params?: Readonly<Record<string, string>> }) => request.params?.id ?? '';

describe('bodies', () => {
  it('[PULL-3] fetches a report once, keeps it, and warms its countries', async () => {
    const { bodies, paths } = bringer((request) => ok(report(asked(request), ['KEN', 'GHA'])));
    const both = await Promise.all([bodies.bring(id(1)), bodies.bring(id(1))]);
    await bodies.bring(id(1));
    expect(both).toEqual([{ state: 'here' }, { state: 'here' }]);
    expect(paths()).toEqual(['/api/market-validation/report/:id']);
    expect((await readBody(db, id(1)))?.report_id).toBe(id(1));
    expect(warm.mock.calls.flat()).toEqual(['/evidence/KEN.json', '/evidence/GHA.json']);
    expect(saved).toHaveBeenCalledOnce();
  });

  it('tries twice more, a second apart, then asks the history', async () => {
    const { bodies, paths } = bringer((request) =>
      request.call.path === '/api/reports/:id' ? ok(report(asked(request))) : refused(500, 'internal_error'),
    );
    const outcome = bodies.bring(id(1));
    await clock.pass(2_000);
    expect(await outcome).toEqual({ state: 'here' });
    const first = '/api/market-validation/report/:id';
    expect(paths()).toEqual([first, first, first, '/api/reports/:id']);
  });

  it.each([
    [refused(404, 'not_found'), 'not_found'],
    [refused(403, 'permission_denied'), 'forbidden'],
    [refused(422, 'validation_failed'), 'error'],
  ])('says at once what trying again would not change', async (answer, state) => {
    const { bodies, paths } = bringer(() => answer);
    expect(await bodies.bring(id(1))).toMatchObject({ state });
    expect(paths()).toHaveLength(1);
  });

  it('says that the report is not here when nobody answers', async () => {
    const { bodies } = bringer(() => silent());
    const outcome = bodies.bring(id(1));
    await clock.pass(5_000);
    expect(await outcome).toEqual({
      state: 'not_here',
      message: 'Network error. Please check your internet connection and try again.',
    });
  });

  it('[PULL-3] brings the newest fifty down, one after the other, and those alone', async () => {
    await applyHistoryPage(
      db,
      Array.from({ length: 60 }, (_, n) => item(n + 1)),
    );
    await saveBody(db, id(60), report(id(60)), 0);
    const order: string[] = [];
    const { bodies } = bringer((request) => {
      order.push(asked(request));
      return ok(report(asked(request)));
    });
    await bodies.bringNewest(new AbortController().signal);
    expect(order).toEqual(Array.from({ length: 49 }, (_, n) => id(59 - n)));
  });

  it('[PULL-3] goes on past a report that is refused', async () => {
    await applyHistoryPage(db, [item(1), item(2), item(3)]);
    const { bodies } = bringer((request) =>
      asked(request) === id(1) ? ok(report(id(1))) : refused(asked(request) === id(2) ? 404 : 422, 'refused'),
    );
    await bodies.bringNewest(new AbortController().signal);
    expect(await db.bodies.toCollection().primaryKeys()).toEqual([id(1)]);
  });

  it('[PULL-3] stops with the first silence', async () => {
    await applyHistoryPage(db, [item(1), item(2)]);
    const { bodies, paths } = bringer(() => silent());
    const bringing = bodies.bringNewest(new AbortController().signal);
    await clock.pass(5_000);
    await bringing;
    expect(paths()).toHaveLength(4);
  });
});
