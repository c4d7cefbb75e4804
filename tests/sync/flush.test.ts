import { beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { claimNext } from '../../src/store/claim.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { discardEntry, retryEntry } from '../../src/store/entries.ts';
import { takeJob } from '../../src/store/jobs.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { chatView } from '../../src/store/views/chat.ts';
import { jobView } from '../../src/store/views/jobs.ts';
import { type FlushPorts, startFlush } from '../../src/sync/flush.ts';
import { id, ids, item, openDb, USER } from '../support/account-db.ts';
import { jobState } from '../support/job.ts';
import { gate, type Handler, never, ok, refused, silent, transportOf } from '../support/transport.ts';
import { settle, until, VirtualClock } from '../support/virtual-clock.ts';

let db: AccountDb;
let clock: VirtualClock;
const controller = () => new AbortController();

beforeEach(async () => {
  db = await openDb();
  clock = new VirtualClock();
});

const view = (n: number): Op => ({ type: 'view', payload: { reportId: id(n) } });
const mutate = (opId: string, op: Op) => enqueue(db, { op, opId, userId: USER, now: clock.now() });
const viewed = (n: number) => ok({ report: item(n, { rev: 100 + n }) });

function flusher(handler: Handler, changes: Partial<FlushPorts> = {}) {
  const { transport, requests } = transportOf(handler);
  const ports: FlushPorts = {
    db,
    userId: USER,
    transport,
    renew: async () => 'renewed',
    now: clock.now,
    random: () => 0.5,
    newId: ids(1000),
    log: silentLog,
    settled: () => {},
    ...changes,
  };
  return { requests, start: (signal = controller().signal, alone = false) => startFlush(ports, signal, alone) };
}
const reportOf = (request: { params?: Readonly<Record<string, string>> }) =>
  Number.parseInt(request.params?.id?.slice(-4) ?? '', 16);

describe('flush', () => {
  it('[OUT-6] sends each entry under its own key and empties the queue', async () => {
    await mutate(id(11), view(1));
    await mutate(id(12), { type: 'pin', payload: { reportId: id(2), pinned: true } });
    const { start, requests } = flusher((request) => viewed(reportOf(request)));
    await start().done;
    expect(requests.map((request) => [request.opId, request.call.path, request.body])).toEqual([
      [id(11), '/api/reports/:id/view', undefined],
      [id(12), '/api/reports/:id/pin', { is_pinned: true }],
    ]);
    expect(await db.outbox.count()).toBe(0);
  });

  it('[VIEW-2] keeps of an answer what it names as nearest, so that it says no less than this device did', async () => {
    const asked = { reportId: id(1), content: 'Will it rain?', webSearch: false, sessionId: null };
    await mutate(id(11), { type: 'chat', payload: asked });
    const nearest = [{ id: 'a', chunk_index: 0, content: 'Eight talks', metadata: { section: 'recommendations' } }];
    const said = { id: id(12), content: 'Nothing answers that.', chunks: [], nearest };
    const { start } = flusher(() =>
      ok({ success: true, ...said, chat_session_id: id(13), timestamp: '2026-01-05T09:00:00.000Z' }),
    );
    await start().done;
    expect((await chatView(db, id(1), 20)).messages.at(-1)).toMatchObject({ role: 'assistant', ...said });
  });

  it('[OUT-4] three lanes at a time, in order inside one', async () => {
    for (const n of [1, 2, 3, 4]) {
      await mutate(id(10 * n + 1), view(n));
      await mutate(id(10 * n + 2), view(n));
    }
    const gates: (() => void)[] = [];
    let most = 0;
    let now = 0;
    const { start, requests } = flusher(async (request) => {
      now += 1;
      most = Math.max(most, now);
      const { wait, open } = gate<void>();
      gates.push(() => open());
      await wait;
      now -= 1;
      return viewed(reportOf(request));
    });
    const flush = start();
    for (let turn = 0; turn < 8; turn += 1) {
      await until(() => gates.length > turn);
      await settle();
      gates[turn]?.();
    }
    await flush.done;
    expect(most).toBe(3);
    for (const n of [1, 2, 3, 4]) {
      const sent = requests.filter((request) => reportOf(request) === n).map((request) => request.opId);
      expect(sent).toEqual([id(10 * n + 1), id(10 * n + 2)]);
    }
  });

  it('[OUT-9] a lost answer is asked for again under the same key', async () => {
    await mutate(id(11), view(1));
    let tries = 0;
    const { start, requests } = flusher(() => {
      tries += 1;
      return tries < 3 ? silent('timeout') : viewed(1);
    });
    for (let round = 0; round < 3; round += 1) {
      await start().done;
      clock.jump(10_000);
    }
    expect(requests.map((request) => request.opId)).toEqual([id(11), id(11), id(11)]);
    expect(await db.outbox.count()).toBe(0);
  });

  it('[OUT-9] after a 401 the queue parks, the token is renewed once, and everything goes on', async () => {
    for (const n of [1, 2, 3, 4]) await mutate(id(10 + n), view(n));
    let good = false;
    let renewals = 0;
    const { start } = flusher((request) => (good ? viewed(reportOf(request)) : refused(401, 'token_expired')), {
      renew: async () => {
        renewals += 1;
        good = true;
        return 'renewed';
      },
    });
    await start().done;
    expect(await db.outbox.count()).toBe(0);
    expect(renewals).toBe(1);
  });

  it('[OUT-9] a 401 that renewal does not cure leaves everything queued, and is not hammered', async () => {
    for (const n of [1, 2, 3, 4, 5]) await mutate(id(10 + n), view(n));
    let renewals = 0;
    const { start, requests } = flusher(() => refused(401, 'token_expired'), {
      renew: async () => {
        renewals += 1;
        return 'renewed';
      },
    });
    await start().done;
    expect(renewals).toBe(1);
    expect(requests.length).toBeLessThanOrEqual(6);
    expect(await db.outbox.count()).toBe(5);
    expect((await db.outbox.toArray()).every((entry) => entry.state !== 'dead')).toBe(true);
  });

  it('[OUT-9] no token to be had: the queue waits for the next flush', async () => {
    await mutate(id(11), view(1));
    const { start, requests } = flusher(() => refused(401, 'token_expired'), { renew: async () => 'unreachable' });
    await start().done;
    expect(requests).toHaveLength(1);
    expect(await db.outbox.get(id(11))).toMatchObject({ state: 'parked', parkedFor: 'auth' });
  });

  it('[OUT-9] exhausted credits park the start, and only the person lets it go again', async () => {
    await mutate(id(11), { type: 'research', payload: { query: 'Tomatoes' } });
    let credits = 0;
    const { start, requests } = flusher((request) =>
      credits > 0 ? ok({ job_id: request.opId }) : refused(402, 'credits_exhausted'),
    );
    await start().done;
    credits = 1;
    await start().done;
    expect(requests).toHaveLength(1);
    await retryEntry(db, id(11));
    await start().done;
    expect(requests.map((request) => request.opId)).toEqual([id(11), id(11)]);
    expect(await jobView(db, id(11))).toMatchObject({
      status: 'queued',
      query: 'Tomatoes',
      local: 'following',
      opId: null,
    });
  });

  it('[OUT-2] a dead letter goes again by Retry, under the same key, and away by Discard', async () => {
    await mutate(id(11), view(1));
    let answer = refused(422, 'validation_failed');
    const { start, requests } = flusher(() => answer);
    await start().done;
    await start().done;
    expect(requests).toHaveLength(1);
    await retryEntry(db, id(11));
    answer = refused(422, 'validation_failed');
    await start().done;
    expect(requests.map((request) => request.opId)).toEqual([id(11), id(11)]);
    await discardEntry(db, id(11));
    expect(await db.outbox.count()).toBe(0);
  });

  it('[OUT-6] a claim left by a page that was closed goes at once when no other tab is sending', async () => {
    await mutate(id(11), view(1));
    await claimNext(db, { now: clock.now(), attemptId: 'closed', userId: USER });
    const { start, requests } = flusher(() => viewed(1));
    await start().done;
    expect(requests).toHaveLength(0);
    await start(undefined, true).done;
    expect(requests.map((request) => request.opId)).toEqual([id(11)]);
    expect(await db.outbox.count()).toBe(0);
  });

  it('[OUT-10] an aborted flush sends nothing more and settles what it held', async () => {
    for (const n of [1, 2, 3, 4]) await mutate(id(10 + n), view(n));
    const { start, requests } = flusher((_request, signal) => never(signal));
    const abort = controller();
    const flush = start(abort.signal);
    await until(() => requests.length === 3);
    await settle();
    abort.abort();
    await flush.done;
    expect(requests).toHaveLength(3);
    expect((await db.outbox.toArray()).map((entry) => entry.state)).toEqual(['queued', 'queued', 'queued', 'queued']);
  });

  it('[OUT-12] an intention that comes while another is under way takes a free lane at once', async () => {
    await mutate(id(11), view(1));
    const { wait, open } = gate<void>();
    const { start, requests } = flusher(async (request) => {
      if (request.opId === id(11)) await wait;
      return viewed(reportOf(request));
    });
    const flush = start();
    await until(() => requests.length === 1);
    await mutate(id(12), view(2));
    flush.pump();
    await until(() => requests.length === 2);
    expect(requests.map((request) => request.opId)).toEqual([id(11), id(12)]);
    open();
    await flush.done;
  });

  it('[SRV-1] answers that were sent are not asked for again', async () => {
    await takeJob(db, jobState(id(1), { status: 'clarification_needed' }), 0);
    await mutate(id(11), { type: 'answers', payload: { jobId: id(1), answers: { question_1: 'Yes' }, asked: 'q' } });
    const { start, requests } = flusher(() => ok({ job_id: id(1), accepted: false }));
    await start().done;
    expect(requests[0]).toMatchObject({ params: { sessionId: id(1) }, body: { answers: { question_1: 'Yes' } } });
    expect((await db.jobs.get(id(1)))?.answered).toBe('q');
    expect(await db.outbox.count()).toBe(0);
  });
});
