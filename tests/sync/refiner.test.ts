import { beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { readEntries } from '../../src/store/entries.ts';
import { saveRefinerSessions } from '../../src/store/refiner-pages.ts';
import { refinerHistory, refinerSession } from '../../src/store/views/refiner.ts';
import { startFlush } from '../../src/sync/flush.ts';
import { createRefinerReads } from '../../src/sync/refiner.ts';
import { id, ids, openDb, USER } from '../support/account-db.ts';
import { problem, refinerSessionOf as session } from '../support/refiner.ts';
import { gate, type Handler, refused, silent, transportOf } from '../support/transport.ts';

let db: AccountDb;
beforeEach(async () => {
  db = await openDb();
});

/** The refiner's answers have no envelope (spec 3 §7). */
const bare = (data: unknown) => ({ kind: 'ok', status: 200, data }) as const;
const shown = async () => (await refinerHistory(db, 100)).items.map((item) => item.id);

/** A server with these sessions, newest first. */
const serverWith =
  (sessions: () => readonly number[]): Handler =>
  ({ query }) => {
    const { limit, offset } = query as { limit: string; offset: string };
    const all = sessions().map((n) => session(n));
    const page = all.slice(Number(offset), Number(offset) + Number(limit));
    return bare({ sessions: page, offset: Number(offset), limit: Number(limit), total_count: all.length });
  };

const settledReads = (handler: Handler) => {
  const { transport, requests } = transportOf(handler);
  const abort = new AbortController();
  const reads = createRefinerReads({ db, userId: USER, transport, now: () => 9, log: silentLog }, abort.signal);
  const over = (cell: { get(): { state: string } }) =>
    expect.poll(() => cell.get().state, { interval: 1 }).not.toBe('loading');
  const page = async (ask: 'refresh' | 'more') => {
    reads[ask]();
    await over(reads.history);
  };
  return { reads, requests, page, over };
};

describe('the history', () => {
  it('asks page by page, offset (page − 1) × size, until offset and limit reach the total', async () => {
    const numbers = Array.from({ length: 45 }, (_, n) => 45 - n);
    const { reads, requests, page } = settledReads(serverWith(() => numbers));
    await page('refresh');
    expect(requests[0]?.query).toEqual({ user_id: USER, limit: '20', offset: '0' });
    expect(reads.history.get()).toEqual({ state: 'fresh', fault: null, hasMore: true });
    await page('more');
    expect(requests[1]?.query).toMatchObject({ offset: '20' });
    await page('more');
    expect(requests[2]?.query).toMatchObject({ offset: '40' });
    expect(reads.history.get().hasMore).toBe(false);
    expect(await shown()).toHaveLength(45);
    await page('refresh');
    expect(reads.history.get().hasMore).toBe(false);
  });

  it('has no more where the page ends with the last of them', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => 20 - n);
    const { reads, page } = settledReads(serverWith(() => numbers));
    // On the device and no longer at the server: below the last page nothing comes any more.
    await saveRefinerSessions(db, [session(0)]);
    await page('refresh');
    expect(reads.history.get().hasMore).toBe(false);
    expect(await shown()).not.toContain(id(0));
  });

  it('begins with the newest page where none was read yet, and asks once at a time', async () => {
    const { reads, requests, page } = settledReads(serverWith(() => [2, 1]));
    await saveRefinerSessions(db, [session(3)]);
    reads.more();
    await page('refresh');
    expect(requests.map(({ query }) => (query as { offset: string }).offset)).toEqual(['0']);
  });

  it('leaves none out where some were deleted between two pages', async () => {
    let numbers = Array.from({ length: 60 }, (_, n) => 60 - n);
    const { page } = settledReads(serverWith(() => numbers));
    await page('refresh');
    numbers = numbers.filter((n) => n !== 55 && n !== 50);
    await db.refinerSessions.bulkDelete([id(55), id(50)]);
    while ((await shown()).length < 58) await page('more');
    expect(await shown()).toEqual(numbers.map(id));
  });

  it('closes the gap that many sessions of another device leave', async () => {
    let numbers = Array.from({ length: 20 }, (_, n) => 20 - n);
    const { reads, page } = settledReads(serverWith(() => numbers));
    await page('refresh');
    numbers = Array.from({ length: 70 }, (_, n) => 70 - n);
    await page('refresh');
    expect(reads.history.get().hasMore).toBe(true);
    for (let pages = 0; pages < 3; pages += 1) await page('more');
    expect(await shown()).toEqual(numbers.map(id));
  });

  it.each([
    ['a refusal', refused(503, 'unavailable'), { status: 503, message: '503 unavailable' }],
    ['silence', silent(), { status: 0, message: null }],
  ])('%s leaves what is here, and says why', async (_, answer, fault) => {
    await saveRefinerSessions(db, [session(1)]);
    const { reads, page } = settledReads(() => answer);
    await page('refresh');
    expect(reads.history.get()).toMatchObject({ state: 'failed', fault });
    expect(await shown()).toEqual([id(1)]);
  });
});

describe('one session', () => {
  it('brings its problems onto the device', async () => {
    const { reads, requests, over } = settledReads(() => bare(session(1, { results: [problem(7)] })));
    reads.bring(id(1));
    reads.bring(id(1));
    await over(reads.details(id(1)));
    expect(requests.map(({ params, query }) => [params, query])).toEqual([
      [{ sessionId: id(1) }, { user_id: USER, include_results: 'true' }],
    ]);
    expect((await refinerSession(db, id(1)))?.results).toHaveLength(1);
  });

  it('that was deleted elsewhere goes from here too, and cannot come back', async () => {
    await saveRefinerSessions(db, [session(1)]);
    const { reads, over } = settledReads(() => refused(404, 'not_found'));
    reads.bring(id(1));
    await over(reads.details(id(1)));
    expect(reads.details(id(1)).get().state).toBe('gone');
    await saveRefinerSessions(db, [session(1)]);
    expect(await shown()).toEqual([]);
  });

  it('that cannot be read stays as it is', async () => {
    await saveRefinerSessions(db, [session(1)]);
    const { reads, over } = settledReads(() => refused(500, 'internal_error'));
    reads.bring(id(1));
    await over(reads.details(id(1)));
    expect(reads.details(id(1)).get()).toMatchObject({ state: 'failed', fault: { status: 500 } });
    expect(await shown()).toEqual([id(1)]);
  });
});

describe('other wordings', () => {
  it('are kept with their problem', async () => {
    const variants = [{ statement: 'Narrower.', scope: 'one quarter', changed: 'Narrower' }];
    await saveRefinerSessions(db, [session(1, { results: [problem(7)] })]);
    const { reads, requests, over } = settledReads(() => bare({ variants }));
    reads.reword(id(1), id(7), 'Tailors lose orders.');
    await over(reads.rewording(id(7)));
    expect(requests[0]?.body).toEqual({ problem_statement: 'Tailors lose orders.', user_id: USER });
    expect((await refinerSession(db, id(1)))?.results?.[0]?.variants).toEqual(variants);
  });

  it('that cannot be had say why', async () => {
    const { reads, over } = settledReads(() => refused(422, 'research_refused'));
    reads.reword(id(1), id(7), 'x');
    await over(reads.rewording(id(7)));
    expect(reads.rewording(id(7)).get()).toMatchObject({ state: 'failed', fault: { message: '422 research_refused' } });
  });
});

describe('refining through the outbox', () => {
  let now = 1_000;
  const newId = ids(900);
  const flush = (handler: Handler) => {
    const { transport, requests } = transportOf(handler);
    const ports = {
      db,
      userId: USER,
      transport,
      renew: async () => 'renewed' as const,
      now: () => now,
      random: () => 0.5,
      newId,
      log: silentLog,
      settled: () => {},
    };
    return { done: startFlush(ports, new AbortController().signal).done, requests };
  };
  const refine = () =>
    enqueue(db, { op: { type: 'refine', payload: { idea: 'Tailors' } }, opId: id(2), userId: USER, now });
  const refined = bare({ session_id: id(2), session_title: 'Tailors', results: [problem(7)] });

  it('[OUT-12] an idea whose answer is lost waits, goes again under its key, and is there once', async () => {
    await refine();
    const lost = flush(() => silent());
    await lost.done;
    expect((await refinerSession(db, id(2)))?.pending?.sending).toMatchObject({ state: 'waiting', status: 0 });
    now += 60_000;
    const found = flush(() => refined);
    await found.done;
    expect([lost, found].map(({ requests }) => requests[0]?.opId)).toEqual([id(2), id(2)]);
    expect(found.requests[0]?.body).toEqual({ raw_idea: 'Tailors', user_id: USER });
    expect(await shown()).toEqual([id(2)]);
    expect(await readEntries(db)).toEqual([]);
  });

  it('[OUT-2] an idea that is refused stays, with the reason, until the person decides', async () => {
    await refine();
    await flush(() => refused(422, 'research_refused')).done;
    expect((await refinerSession(db, id(2)))?.pending?.sending).toMatchObject({
      state: 'failed',
      message: '422 research_refused',
    });
  });

  it('[OUT-4] a deletion that follows an idea under way goes after it, and nothing comes back', async () => {
    await refine();
    const answer = gate<typeof refined>();
    const first = flush(({ call }) => (call.method === 'DELETE' ? bare({ deleted: true }) : answer.wait));
    await expect.poll(() => first.requests.length, { interval: 1 }).toBe(1);
    const op = { type: 'refiner_delete', payload: { sessionId: id(2) } } as const;
    await enqueue(db, { op, opId: id(3), userId: USER, now });
    expect(await shown()).toEqual([]);
    answer.open(refined);
    await first.done;
    await flush(() => bare({ deleted: true })).done;
    expect(first.requests.length).toBeLessThanOrEqual(2);
    expect(await readEntries(db)).toEqual([]);
    await saveRefinerSessions(db, [session(2)]);
    expect(await shown()).toEqual([]);
  });

  it('[OUT-9] a session that the server no longer has is deleted', async () => {
    await saveRefinerSessions(db, [session(2)]);
    const op = { type: 'refiner_delete', payload: { sessionId: id(2) } } as const;
    await enqueue(db, { op, opId: id(3), userId: USER, now });
    await flush(() => refused(404, 'not_found')).done;
    expect(await readEntries(db)).toEqual([]);
    expect(await db.refinerSessions.count()).toBe(0);
  });

  it('a mark names the problem and the person', async () => {
    await saveRefinerSessions(db, [session(2, { results: [problem(7)] })]);
    const op = { type: 'researched', payload: { sessionId: id(2), resultId: id(7) } } as const;
    await enqueue(db, { op, opId: id(3), userId: USER, now });
    const { done, requests } = flush(() => bare({ id: id(7), researched: true }));
    await done;
    expect(requests[0]).toMatchObject({ params: { id: id(7) }, body: { user_id: USER } });
    expect((await db.refinerSessions.get(id(2)))?.session.results?.[0]?.researched).toBe(true);
  });
});
