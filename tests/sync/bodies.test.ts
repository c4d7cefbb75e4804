import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FORMATTING_MESSAGE } from '../../src/domain/report-errors.ts';
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
    await clock.pass(999);
    expect(paths()).toHaveLength(1);
    await clock.pass(1_001);
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

  it('a report that cannot be read is an error of its own', async () => {
    const { bodies } = bringer(() => ({ kind: 'silent', reason: 'unreadable', cause: null }));
    const outcome = bodies.bring(id(1));
    await clock.pass(5_000);
    expect(await outcome).toEqual({ state: 'error', message: FORMATTING_MESSAGE });
  });

  it('what could not be brought is asked for anew by the next look', async () => {
    const { bodies, paths } = bringer(() => refused(404, 'not_found'));
    await bodies.bring(id(1));
    await bodies.bring(id(1));
    expect(paths()).toHaveLength(2);
  });

  it('a report that was made anew elsewhere is fetched again, one of the kept revision is not', async () => {
    const kept = report(id(1));
    const revised_at = '2026-01-06T09:00:00.000Z';
    await saveBody(db, id(1), kept, 0);
    await applyHistoryPage(db, [item(1, { revised_at })]);
    const { metadata } = kept.report;
    const fresh = { ...kept, report: { ...kept.report, metadata: { ...metadata, revised_at } } };
    const { bodies, paths } = bringer(() => ok(fresh));
    await bodies.bring(id(1));
    await bodies.bring(id(1));
    expect(paths()).toHaveLength(1);
  });

  it('[STO-3] a kept body that cannot be read is set aside, and fetched', async () => {
    await db.table('bodies').put({ id: id(1), savedAt: 1, report: { half: true } });
    const { bodies } = bringer((request) => ok(report(asked(request))));
    expect(await bodies.bring(id(1))).toEqual({ state: 'here' });
    expect(await db.quarantine.count()).toBe(1);
  });

  it('[PULL-3] brings no further body once it is called off', async () => {
    await applyHistoryPage(db, [item(1), item(2)]);
    const left = new AbortController();
    const { bodies, paths } = bringer((request) => {
      left.abort();
      return ok(report(asked(request)));
    });
    await bodies.bringNewest(left.signal);
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
