import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/domain/answer.ts';
import { EXPLORER_ERRORS } from '../../src/domain/explorer-errors.ts';
import { cell } from '../../src/lib/live.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { readEntries } from '../../src/store/entries.ts';
import { saveExplorerPage } from '../../src/store/explorer.ts';
import { applyExplorerChange } from '../../src/store/explorer-effects.ts';
import { observe } from '../../src/store/observe.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { sendOf } from '../../src/store/operations/registry.ts';
import { generationView, sessionsView, sessionView } from '../../src/store/views/explorer.ts';
import { decide } from '../../src/sync/answers.ts';
import { type Bringing, bringSession, RACE_MS, readPage } from '../../src/sync/explorer-reads.ts';
import {
  createGenerations,
  FIRST_CHECK_MS,
  GENERATION_LIMIT_MS,
  GENERATION_MAX_POLLS,
  GENERATION_POLL_MS,
} from '../../src/sync/generations.ts';
import { withServiceRetry } from '../../src/sync/service-retry.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { nested, session } from '../support/explorer.ts';
import { type Handler, ok, refused, silent, transportOf } from '../support/transport.ts';
import { settle, VirtualClock } from '../support/virtual-clock.ts';

const JOB = id(1);
let db: AccountDb;
let clock: VirtualClock;
beforeEach(async () => {
  db = await openDb();
  clock = new VirtualClock();
});

const status = (state: string, changes = {}) =>
  ok({ job_id: JOB, status: state, progress: 0, results_available: false, results_count: 0, slow: false, ...changes });
const completed = status('completed', { progress: 100, results: [nested(1)] });

/** Spec 3 §9: 800 ms, ×1.5, plus up to 200 ms, 8 s at most. */
describe('the service’s retries', () => {
  const ask = async (answers: readonly Answer[], random = () => 0, hasNetwork = () => true) => {
    let call = 0;
    const { transport, requests } = transportOf(() => answers[Math.min(call++, answers.length - 1)] ?? silent());
    const at: number[] = [];
    const began = clock.now();
    const timed = ((...given: Parameters<typeof transport>) => {
      at.push(clock.now() - began);
      return transport(...given);
    }) as typeof transport;
    const asking = withServiceRetry(
      timed,
      clock,
      random,
      hasNetwork,
    )(
      { call: (await import('../../src/contract/explorer.ts')).explorerStatus, params: { jobId: JOB } },
      new AbortController().signal,
    );
    await clock.pass(60_000);
    return { answer: await asking, at, requests };
  };

  it('come three times, later each time, and then the failure is told', async () => {
    const { answer, at } = await ask([refused(500, 'x')]);
    expect(at).toEqual([0, 800, 2_000, 3_800]);
    expect(answer).toMatchObject({ kind: 'refused', status: 500 });
  });

  it('are spread by up to 200 ms', async () => {
    const { at } = await ask([silent()], () => 1);
    expect(at).toEqual([0, 1_000, 2_400, 4_400]);
  });

  it('do not come where the device knows that there is no network', async () => {
    const { at } = await ask([silent()], undefined, () => false);
    expect(at).toEqual([0]);
  });

  it.each([400, 401, 403])('do not follow a %i', async (code) => {
    const { at } = await ask([refused(code, 'x')]);
    expect(at).toEqual([0]);
  });

  it('do not follow what the throttle holds back, and end with an answer', async () => {
    expect((await ask([silent('blocked')])).at).toEqual([0]);
    expect((await ask([silent('aborted')])).at).toEqual([0]);
    const { answer, at } = await ask([silent(), refused(503, 'x'), status('running')]);
    expect(at).toHaveLength(3);
    expect(answer.kind).toBe('ok');
  });
});

describe('following a generation', () => {
  async function follow(handler: Handler) {
    await applyExplorerChange(
      db,
      { kind: 'started', session: session(1, { status: 'pending', problems_generated: 0 }) },
      clock.now(),
    );
    const { transport, requests } = transportOf(handler);
    const visible = cell(true);
    let open = () => {};
    let ends = 0;
    const abort = new AbortController();
    const generations = createGenerations(
      {
        db,
        rows: observe(() => db.explorerSessions.toArray()),
        transport,
        visible,
        onOpen: (listener) => {
          open = listener;
          return () => {};
        },
        locks: { exclusive: true, hold: async (_name, _options, work) => work() },
        clock,
        log: silentLog,
        ended: () => {
          ends += 1;
        },
      },
      abort.signal,
    );
    const leave = generations.watch();
    await settle();
    return { generations, requests, leave, visible, open: () => open(), ends: () => ends };
  }
  const shown = () => generationView(db);

  it('checks first after a second, then every five, and brings the results with the end', async () => {
    let polls = 0;
    const { requests, ends } = await follow(() => (++polls >= 3 ? completed : status('running', { progress: 50 })));
    await clock.pass(FIRST_CHECK_MS - 1);
    expect(requests).toHaveLength(0);
    await clock.pass(1);
    expect(requests).toHaveLength(1);
    expect(await shown()).toMatchObject({ state: 'following', progress: 50 });
    await clock.pass(GENERATION_POLL_MS - 1);
    expect(requests).toHaveLength(1);
    await clock.pass(GENERATION_POLL_MS + 1);
    expect(requests).toHaveLength(3);
    expect(await shown()).toMatchObject({ state: 'completed', progress: 100, problems: 1 });
    expect(ends()).toBe(1);
    await clock.pass(60_000);
    expect(requests).toHaveLength(3);
  });

  it('ends after 300 polls, by the clock too', async () => {
    const { requests } = await follow(() => status('running'));
    await clock.pass(GENERATION_LIMIT_MS + FIRST_CHECK_MS + GENERATION_POLL_MS);
    expect(requests.length).toBeLessThanOrEqual(GENERATION_MAX_POLLS);
    expect(requests.length).toBeGreaterThan(GENERATION_MAX_POLLS - 5);
    expect(await shown()).toMatchObject({ state: 'failed', reason: { message: EXPLORER_ERRORS.timedOut } });
  }, 60_000);

  it('taken up again after that time, makes one reading at least', async () => {
    const { leave, requests, generations } = await follow(() => completed);
    leave();
    clock.jump(GENERATION_LIMIT_MS * 2);
    generations.watch();
    await clock.pass(1);
    expect(requests).toHaveLength(1);
    expect(await shown()).toMatchObject({ state: 'completed' });
  });

  it('stops with the looking, and asks at once when it is looked at again', async () => {
    const { requests, leave, generations, visible } = await follow(() => status('running'));
    await clock.pass(FIRST_CHECK_MS);
    expect(requests).toHaveLength(1);
    leave();
    await clock.pass(60_000);
    expect(requests).toHaveLength(1);
    generations.watch();
    await clock.pass(1);
    expect(requests).toHaveLength(2);
    visible.set(false);
    await clock.pass(60_000);
    expect(requests).toHaveLength(2);
    visible.set(true);
    await clock.pass(1);
    expect(requests).toHaveLength(3);
  });

  it('waits for the throttle without counting, and goes with the next action', async () => {
    let blocked = true;
    const { requests, open } = await follow(() => (blocked ? silent('blocked') : completed));
    await clock.pass(FIRST_CHECK_MS);
    expect(await shown()).toMatchObject({ state: 'paused_to_save_data' });
    await clock.pass(120_000);
    expect(requests).toHaveLength(1);
    blocked = false;
    open();
    await clock.pass(1);
    expect(await shown()).toMatchObject({ state: 'completed' });
  });

  it('checks now when a person asks', async () => {
    const { requests, generations } = await follow(() => status('running'));
    await clock.pass(FIRST_CHECK_MS);
    generations.checkNow();
    await clock.pass(1);
    expect(requests).toHaveLength(2);
  });

  it.each([
    [404, EXPLORER_ERRORS.generationFailed],
    [403, '403 x'],
    [400, '400 x'],
  ])('ends with a %i', async (code, message) => {
    await follow(() => refused(code, 'x'));
    await clock.pass(FIRST_CHECK_MS);
    expect(await shown()).toMatchObject({ state: 'failed', reason: { message } });
  });

  it('goes on until the last who looks has left, each counting once', async () => {
    const { requests, leave, generations } = await follow(() => status('running'));
    const other = generations.watch();
    await clock.pass(FIRST_CHECK_MS);
    leave();
    leave();
    await clock.pass(GENERATION_POLL_MS);
    expect(requests).toHaveLength(2);
    other();
    await clock.pass(60_000);
    expect(requests).toHaveLength(2);
  });

  it('of one that was deleted here meanwhile nothing more is asked', async () => {
    const { requests } = await follow(() => status('running'));
    await clock.pass(FIRST_CHECK_MS);
    await applyExplorerChange(db, { kind: 'deleted', id: JOB }, clock.now());
    await clock.pass(60_000);
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  it('goes on when nobody answers, and says so', async () => {
    let calls = 0;
    await follow(() => (++calls === 1 ? silent() : completed));
    await clock.pass(FIRST_CHECK_MS);
    expect(await shown()).toMatchObject({ state: 'waiting_network' });
    await clock.pass(GENERATION_POLL_MS);
    expect(await shown()).toMatchObject({ state: 'completed' });
  });
});

describe('reading', () => {
  const ports = (handler: Handler) => ({ db, clock, transport: transportOf(handler).transport });
  const signal = new AbortController().signal;
  const bring = async (...answers: readonly Answer[]) => {
    const told: Bringing['state'][] = [];
    let call = 0;
    const bringing = bringSession(
      ports(() => answers[call++] ?? silent()),
      JOB,
      ({ state }) => told.push(state),
      signal,
    );
    await clock.pass(RACE_MS * 2);
    return { end: await bringing, told, asked: call };
  };

  it('a page of the history is kept, and says whether there is more', async () => {
    const page = ok({ sessions: [session(2), session(1)], has_more: true });
    const { transport, requests } = transportOf(() => page);
    expect(await readPage({ db, clock, transport }, 2, signal)).toEqual({ kind: 'read', hasMore: true });
    expect(requests[0]?.query).toEqual({ page: '2', page_size: '20', status: 'completed' });
    expect((await sessionsView(db, 20)).total).toBe(2);
    expect(
      await readPage(
        ports(() => refused(500, 'x')),
        1,
        signal,
      ),
    ).toEqual({
      kind: 'failed',
      detail: 'Failed to fetch generation history: 500',
    });
    expect((await sessionsView(db, 20)).total).toBe(2);
  });

  it('what the last page of the history does not have any more is gone; below another page it may still come', async () => {
    for (const more of [true, false]) {
      await saveExplorerPage(db, { sessions: [session(1)], isFirst: true, isLast: true }, new Map());
      await readPage(
        ports(() => ok({ sessions: [session(2)], has_more: more })),
        1,
        signal,
      );
      expect((await sessionsView(db, 20)).total).toBe(more ? 2 : 1);
    }
  });

  it('a page that nobody answers has nothing to tell the support', async () => {
    const read = readPage(
      ports(() => silent()),
      1,
      signal,
    );
    expect(await read).toEqual({ kind: 'failed', detail: null });
  });

  it('one that failed says why: its error, else its message, else nothing', async () => {
    const failed = async (said: object) => (await bring(ok(session(1, { status: 'failed', ...said })))).end;
    expect(await failed({ error: 'Why', message: 'x' })).toMatchObject({ message: 'Why' });
    expect(await failed({ message: 'Too little' })).toMatchObject({ message: 'Too little' });
    expect(await failed({})).toMatchObject({ message: null });
  });

  it('completed with results: they are here', async () => {
    const { end } = await bring(ok(session(1, { results: [nested(1)] })));
    expect(end).toEqual({ state: 'here' });
    expect((await sessionView(db, JOB))?.problems).toHaveLength(1);
  });

  it('completed without results is asked once more after three seconds', async () => {
    const empty = ok(session(1, { results: [] }));
    expect((await bring(empty, ok(session(1, { results: [nested(1)] })))).end).toEqual({ state: 'here' });
    db = await openDb();
    expect(await bring(empty, empty)).toMatchObject({ end: { state: 'empty' }, asked: 2 });
  });

  it.each([
    ['failed', { state: 'failed', message: 'Why' }],
    ['cancelled', { state: 'failed', message: 'Why' }],
    ['running', { state: 'processing' }],
    ['pending', { state: 'processing' }],
  ] as const)('%s', async (state, end) => {
    expect((await bring(ok(session(1, { status: state, error: 'Why' })))).end).toEqual(end);
  });

  it('still at work with results available: they are used', async () => {
    const { end } = await bring(ok(session(1, { status: 'running', results: [nested(1)] })));
    expect(end).toEqual({ state: 'here' });
  });

  it('401 is tried once more after two seconds', async () => {
    const again = await bring(refused(401, 'x'), ok(session(1, { results: [nested(1)] })));
    expect(again).toMatchObject({ end: { state: 'here' }, told: ['authenticating'] });
    expect((await bring(refused(401, 'x'), refused(401, 'x'))).end).toEqual({ state: 'signed_out' });
  });

  it('each failure has its sentence', async () => {
    expect((await bring(refused(500, 'x'))).end).toEqual({
      state: 'error',
      message: 'Failed to load results',
      detail: 'Failed to fetch session details: 500 - 500 x',
    });
    expect((await bring(ok(null))).end).toMatchObject({ message: 'No session details received from server' });
    const unreadable: Answer = { kind: 'silent', reason: 'unreadable', cause: null };
    expect((await bring(unreadable)).end).toMatchObject({ message: 'Failed to transform session data' });
    expect((await bring(silent())).end).toEqual({ state: 'not_here' });
  });
});

describe('[OUT-9] the Explorer’s answers', () => {
  const entryOf = async (op: Op) => {
    await enqueue(db, { op, opId: JOB, userId: USER, now: clock.now() });
    const [entry] = await readEntries(db);
    if (!entry) throw new Error('Nothing waits');
    return entry;
  };
  const send = async (op: Op, answer: Answer) => {
    const entry = await entryOf(op);
    const { transport, requests } = transportOf(() => answer);
    const told = await sendOf(entry)(transport, new AbortController().signal);
    return { request: requests[0], decision: decide({ ...entry, attempts: 1 }, told, () => 0) };
  };

  it('a start carries its id and becomes a session that is waited for', async () => {
    const parameters = { industry: ['Energy'] };
    const { request, decision } = await send({ type: 'explore', payload: { parameters } }, ok({ job_id: JOB }));
    expect(request).toMatchObject({ opId: JOB, body: { parameters } });
    expect(decision).toMatchObject({
      kind: 'done',
      effect: { kind: 'explorer', change: { kind: 'started', session: { session_id: JOB, parameters } } },
    });
  });

  it('without credits it is parked, and what is refused for good is dead', async () => {
    const op: Op = { type: 'explore', payload: { parameters: {} } };
    const parked = await send(op, refused(402, 'credits_exhausted'));
    expect(parked.decision).toMatchObject({ kind: 'park', reason: 'credits' });
    await db.outbox.clear();
    expect((await send(op, refused(400, 'validation_failed'))).decision).toMatchObject({ kind: 'dead' });
    await db.outbox.clear();
    const noId: Answer = { kind: 'silent', reason: 'unreadable', cause: null };
    expect((await send(op, noId)).decision).toMatchObject({ kind: 'retry', error: { code: 'unreadable' } });
  });

  it('what is gone needs no cancelling, no deleting and no marks', async () => {
    const sessionId = JOB;
    const ops: readonly Op[] = [
      { type: 'explorer_cancel', payload: { jobId: sessionId } },
      { type: 'explorer_delete', payload: { sessionId } },
      { type: 'explorer_marks', payload: { sessionId, resultId: id(2), marks: { liked: true } } },
    ];
    for (const op of ops) {
      expect((await send(op, refused(404, 'not_found'))).decision, op.type).toMatchObject({ kind: 'done' });
      await db.outbox.clear();
    }
  });
});
