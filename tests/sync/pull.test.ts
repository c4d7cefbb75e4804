import { beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { applyHistoryPage, keepCursor, pullCursor } from '../../src/store/apply-pull.ts';
import { saveBody } from '../../src/store/bodies.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { createPull } from '../../src/sync/pull.ts';
import { id, item, OTHER_USER, openDb, rowWithout, USER } from '../support/account-db.ts';
import { report } from '../support/report.ts';
import { type Handler, ok, type Request, refused, silent, transportOf } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

let db: AccountDb;
let clock: VirtualClock;
beforeEach(async () => {
  db = await openDb();
  clock = new VirtualClock();
});

const cursorOf = (request: Request) => (request.query as { cursor?: string } | undefined)?.cursor;
const page = (...reports: unknown[]) =>
  ok({ reports, current_page: 1, total_pages: 1, total_items: reports.length, page_size: 20 });
const delta = (cursor: string, reports: unknown[], has_more = false, tombstones: unknown[] = []) =>
  ok({ reports, tombstones, cursor, has_more });

function puller(handler: Handler) {
  const { transport, requests } = transportOf(handler);
  const pull = createPull({ db, userId: USER, transport, clock, log: silentLog }, new AbortController().signal);
  return { pull, requests };
}
const here = async () => (await db.reports.toCollection().primaryKeys()).sort();

describe('pull', () => {
  it('[PULL-4] begins with the newest page, then everything from the start, page by page', async () => {
    const { pull, requests } = puller((request) => {
      if (request.call.path === '/api/reports/history') return page(item(3));
      return cursorOf(request) === undefined ? delta('a', [item(1), item(2)], true) : delta('b', [item(3)]);
    });
    expect(await pull()).toBe('pulled');
    expect(requests.map((request) => [request.call.path, request.query])).toEqual([
      ['/api/reports/history', { page: '1', page_size: '20' }],
      ['/api/changes', {}],
      ['/api/changes', { cursor: 'a' }],
    ]);
    expect(await here()).toEqual([1, 2, 3].map(id));
    expect(await pullCursor(db)).toBe('b');
  });

  it('[PULL-4] tells what the last page says of now, once all of them are here', async () => {
    const told: unknown[] = [];
    const announcement = { text: 'Tonight we stand still.', tone: 'info' } as const;
    const last = { reports: [], tombstones: [], cursor: 'b', has_more: false, announcement, office: true };
    const { transport } = transportOf((request) => {
      if (request.call.path === '/api/reports/history') return page();
      return cursorOf(request) === undefined ? delta('a', [item(1)], true) : ok(last);
    });
    const ports = { db, userId: USER, transport, clock, log: silentLog, told: (said: unknown) => told.push(said) };
    await createPull(ports, new AbortController().signal)();
    expect(told).toMatchObject([{ announcement, office: true }]);
  });

  it('[PULL-1] asks for what is new since the cursor, and only that', async () => {
    await keepCursor(db, 'a');
    const { pull, requests } = puller(() => delta('b', [item(4)]));
    expect(await pull()).toBe('pulled');
    expect(requests.map((request) => request.query)).toEqual([{ cursor: 'a' }]);
    expect(await pullCursor(db)).toBe('b');
  });

  it('[PULL-2] an expired cursor means a full pull, which leaves the outbox alone', async () => {
    await keepCursor(db, 'old');
    await applyHistoryPage(db, [item(1), item(2)]);
    await enqueue(db, { op: { type: 'view', payload: { reportId: id(1) } }, opId: id(9), userId: USER, now: 0 });
    const { pull } = puller((request) => {
      if (request.call.path === '/api/reports/history') return page(item(2), item(3));
      return cursorOf(request) !== undefined ? refused(410, 'cursor_expired') : delta('new', [item(2), item(3)]);
    });
    expect(await pull()).toBe('pulled');
    expect(await here()).toEqual([2, 3].map(id));
    expect(await db.outbox.count()).toBe(1);
    expect(await pullCursor(db)).toBe('new');
  });

  it.each([
    [refused(410, 'gone'), true],
    [refused(400, 'cursor_expired'), true],
    [refused(400, 'validation_failed'), false],
    [refused(503, 'unavailable'), false],
  ])('[PULL-2] of all refusals only an expired cursor begins at the start: %j', async (answer, isFull) => {
    await keepCursor(db, 'old');
    const { pull, requests } = puller((request) => {
      if (request.call.path === '/api/reports/history') return page();
      return cursorOf(request) === 'old' ? answer : delta('new', []);
    });
    const pulling = pull();
    await clock.pass(2_000);
    expect(await pulling).toBe(isFull ? 'pulled' : 'failed');
    expect(requests.some(({ call }) => call.path === '/api/reports/history')).toBe(isFull);
    expect(await pullCursor(db)).toBe(isFull ? 'new' : 'old');
  });

  it('[PULL-3] a full pull leaves the bodies of the trash, and takes those of what went for good meanwhile', async () => {
    await keepCursor(db, 'old');
    for (const n of [1, 2]) {
      await saveBody(db, id(n), report(id(n)), 0);
      await db.tombstones.put({ id: id(n), rev: 5, deletedAt: '' });
    }
    const lies = { id: id(1), rev: 5, deleted_at: '2026-01-05T09:00:00.000Z', permanent: false };
    const { pull } = puller((request) => {
      if (request.call.path === '/api/reports/history') return page();
      return cursorOf(request) === 'old' ? refused(410, 'cursor_expired') : delta('new', [], false, [lies]);
    });
    await pull();
    expect(await db.bodies.toCollection().primaryKeys()).toEqual([id(1)]);
  });

  it('[PULL-2] a full pull that is cut short begins anew the next time', async () => {
    let broken = true;
    const { pull } = puller((request) => {
      if (request.call.path === '/api/reports/history') return page(item(2));
      if (cursorOf(request) === undefined) return delta('a', [item(1)], true);
      return broken ? silent() : delta('b', [item(2)]);
    });
    const first = pull();
    await clock.pass(2_000);
    expect(await first).toBe('failed');
    expect(await pullCursor(db)).toBeNull();
    broken = false;
    expect(await pull()).toBe('pulled');
    expect(await here()).toEqual([1, 2].map(id));
  });

  it('[PULL-5] after an update that knows more fields it pulls everything once, the same revisions too', async () => {
    await db.meta.put({ key: 'cursor', value: 'of an older build' });
    await db.reports.put(rowWithout('industry', item(1)));
    const { pull, requests } = puller((request) =>
      request.call.path === '/api/reports/history' ? page() : delta('a', [item(1, { industry: 'retail' })]),
    );
    expect(await pull()).toBe('pulled');
    expect((await db.reports.get(id(1)))?.item.industry).toBe('retail');
    await pull();
    expect(requests.map((request) => cursorOf(request))).toEqual([undefined, undefined, 'a']);
  });

  it('tries once more after 2 s, then fails and keeps what is here', async () => {
    await keepCursor(db, 'a');
    await applyHistoryPage(db, [item(1)]);
    const { pull, requests } = puller(() => silent());
    const outcome = pull();
    await clock.pass(1_999);
    expect(requests).toHaveLength(1);
    await clock.pass(1);
    expect(await outcome).toBe('failed');
    expect(requests).toHaveLength(2);
    expect(await here()).toEqual([id(1)]);
  });

  it('calls made meanwhile share one pull', async () => {
    await keepCursor(db, 'a');
    const { pull, requests } = puller(() => delta('b', []));
    await Promise.all([pull(), pull(), pull()]);
    expect(requests).toHaveLength(1);
  });

  it("never keeps another person's report", async () => {
    await keepCursor(db, 'a');
    const { transport } = transportOf((request) =>
      delta(cursorOf(request) === 'a' ? 'b' : 'c', [
        item(1),
        ...(cursorOf(request) === 'a' ? [item(2, { user_id: OTHER_USER })] : []),
      ]),
    );
    const error = vi.fn();
    const ports = { db, userId: USER, transport, clock, log: { ...silentLog, error } };
    const pull = createPull(ports, new AbortController().signal);
    await pull();
    expect(await here()).toEqual([id(1)]);
    // It is a fault of the server's, and told as one; where there is none, nothing is.
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(String), { count: 1 });
    await pull();
    expect(error).toHaveBeenCalledOnce();
  });

  it('keeps none from the newest page of a full pull either', async () => {
    const foreign = item(2, { user_id: OTHER_USER });
    const { pull } = puller((request) =>
      request.call.path === '/api/reports/history' ? page(item(1), foreign) : refused(500, 'down'),
    );
    const pulling = pull();
    await clock.pass(2_000);
    await pulling;
    expect(await here()).toEqual([id(1)]);
  });

  it('does not go round for ever with a server that always has more of the same', async () => {
    await keepCursor(db, 'a');
    const { pull, requests } = puller(() => delta('a', [], true));
    expect(await pull()).toBe('pulled');
    expect(requests).toHaveLength(1);
  });
});
