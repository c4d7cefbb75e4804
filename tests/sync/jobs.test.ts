import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobState } from '../../src/contract/research.ts';
import { questionsKey } from '../../src/domain/job-rules.ts';
import { cell } from '../../src/lib/live.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { noteAnswered, takeJob } from '../../src/store/jobs.ts';
import { observe } from '../../src/store/observe.ts';
import { type JobPorts, startJobs } from '../../src/sync/jobs.ts';
import { id, newDisk, openDb } from '../support/account-db.ts';
import { jobState, question } from '../support/job.ts';
import { ok, refused, transportOf } from '../support/transport.ts';
import { settle, VirtualClock } from '../support/virtual-clock.ts';

/** Web Locks, as far as jobs need them. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    exclusive: true,
    async hold<T>(name: string, { signal }: { ifFree: boolean; signal?: AbortSignal }, work: () => Promise<T>) {
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before
        .catch(() => {})
        .then(() => {
          signal?.throwIfAborted();
          return work();
        });
      queues.set(name, mine);
      return mine as Promise<T>;
    },
  };
}

let clock: VirtualClock;
let disk: ReturnType<typeof newDisk>;
beforeEach(() => {
  clock = new VirtualClock();
  disk = newDisk();
});

async function tab(server: { state: JobState; open?: JobState[] }, changes: Partial<JobPorts> = {}) {
  const db: AccountDb = await openDb(disk);
  const visible = cell(true);
  const abort = new AbortController();
  const { transport, requests } = transportOf(() => {
    return server.state.status === 'failed' && server.state.error === 'gone'
      ? refused(404, 'not_found')
      : ok(server.state);
  });
  const ended = vi.fn();
  const timedOut = vi.fn();
  const jobs = startJobs(
    {
      db,
      rows: observe(() => db.jobs.toArray()),
      transport,
      openJobs: async () => server.open ?? [],
      events: async () => {
        throw new Error('no streaming here');
      },
      saveData: () => true,
      online: () => true,
      visible,
      onOpen: () => () => {},
      locks: fakeLocks(),
      clock,
      log: silentLog,
      ended,
      timedOut,
      ...changes,
    },
    abort.signal,
  );
  const polls = () => requests.filter((request) => request.call.path.includes('status')).length;
  return { db, jobs, visible, abort, ended, timedOut, polls, requests };
}

describe('following jobs', () => {
  it('follows what somebody looks at, to its end, and tells', async () => {
    const server = { state: jobState(id(1)) };
    const { db, jobs, polls, ended } = await tab(server);
    await takeJob(db, server.state, clock.now());
    await clock.pass(10_000);
    expect(polls()).toBe(0);
    jobs.watch(id(1));
    await clock.pass(10_000);
    expect(polls()).toBe(3);
    server.state = jobState(id(1), { status: 'completed', progress: 100, report_id: id(1) });
    await clock.pass(60_000);
    expect(polls()).toBe(4);
    expect(ended).toHaveBeenCalledExactlyOnceWith(server.state);
  });

  it('stops when nobody looks any more, or the page is hidden, and goes on when it is seen again', async () => {
    const server = { state: jobState(id(1)) };
    const { db, jobs, polls, visible } = await tab(server);
    await takeJob(db, server.state, clock.now());
    const leave = jobs.watch('open');
    await clock.pass(5_000);
    expect(polls()).toBe(2);
    visible.set(false);
    await clock.pass(60_000);
    expect(polls()).toBe(2);
    visible.set(true);
    await clock.pass(0);
    expect(polls()).toBe(3);
    leave();
    await clock.pass(60_000);
    expect(polls()).toBe(3);
    expect(clock.waiting).toBe(0);
  });

  it("asks no more for a job that was stopped, until somebody comes back or asks 'Check now'", async () => {
    const server = { state: jobState(id(1)) };
    const { db, jobs, polls } = await tab(server);
    await takeJob(db, server.state, clock.now());
    jobs.watch('open');
    await clock.pass(0);
    jobs.forget(id(1));
    await clock.pass(60_000);
    expect(polls()).toBe(1);
    jobs.watch(id(1));
    await clock.pass(0);
    expect(polls()).toBe(2);
  });

  it('what was stopped is followed again with everything that is open', async () => {
    const server = { state: jobState(id(1)) };
    const { db, jobs, polls } = await tab(server);
    await takeJob(db, server.state, clock.now());
    jobs.watch('open');
    await clock.pass(0);
    jobs.forget(id(1));
    await clock.pass(10_000);
    jobs.watch('open');
    await clock.pass(0);
    expect(polls()).toBe(2);
  });

  it('goes on until the last who looks has left, each counting once', async () => {
    const server = { state: jobState(id(1)) };
    const { db, jobs, polls } = await tab(server);
    await takeJob(db, server.state, clock.now());
    const [one, two] = [jobs.watch(id(1)), jobs.watch(id(1))];
    await clock.pass(0);
    one();
    one();
    await clock.pass(5_000);
    expect(polls()).toBe(2);
    two();
    await clock.pass(60_000);
    expect(polls()).toBe(2);
  });

  it('asks for what came after the last that it has of the trail', async () => {
    const server = { state: jobState(id(1)) };
    const { db, jobs, requests } = await tab(server);
    await takeJob(db, server.state, clock.now());
    const leave = jobs.watch(id(1));
    await clock.pass(0);
    leave();
    await db.jobs.toCollection().modify((row) => {
      Object.assign(row.state, { trail: [{ n: 6 }, { n: 7 }] });
    });
    jobs.watch(id(1));
    await clock.pass(0);
    expect(requests.map(({ query }) => query)).toEqual([{}, { after: '7' }]);
  });

  it('hears the stream, but for those who save data', async () => {
    const events = vi.fn(async () => {
      throw new Error('broke off');
    });
    for (const saves of [true, false]) {
      const server = { state: jobState(id(1)) };
      const { db, jobs, abort } = await tab(server, { events, saveData: () => saves });
      await takeJob(db, server.state, clock.now());
      jobs.watch(id(1));
      await clock.pass(0);
      abort.abort();
      expect(events.mock.calls.length > 0).toBe(!saves);
    }
  });

  it('says so when the server could not be asked twenty times', async () => {
    const server = { state: jobState(id(1)) };
    const { transport } = transportOf(() => refused(503, 'unavailable'));
    const { db, jobs } = await tab(server, { transport });
    await takeJob(db, server.state, clock.now());
    jobs.watch(id(1));
    await clock.pass(8 * 60_000);
    expect(await db.jobs.get(id(1))).toMatchObject({
      local: 'failed',
      lastError: 'Unable to connect to the server. Please check your internet connection.',
    });
  });

  it('after answers of a time to come, the clock was set back: it is asked after a moment all the same', async () => {
    const asking = jobState(id(1), { status: 'clarification_needed', questions: [question(1)] });
    const server = { state: jobState(id(1), { status: 'completed', progress: 100 }) };
    const { db, jobs, polls } = await tab(server);
    await takeJob(db, asking, clock.now());
    await noteAnswered(db, id(1), questionsKey(asking.questions), clock.now() + 3_600_000);
    jobs.watch(id(1));
    await clock.pass(1_500);
    expect(polls()).toBe(1);
  });

  it('one tab follows, the other reads what it wrote', async () => {
    const server = { state: jobState(id(1)) };
    const locks = fakeLocks();
    const one = await tab(server, { locks });
    const two = await tab(server, { locks });
    await takeJob(one.db, server.state, clock.now());
    one.jobs.watch(id(1));
    two.jobs.watch(id(1));
    await clock.pass(20_000);
    expect([one.polls(), two.polls()].sort()).toEqual([0, 5]);
    server.state = jobState(id(1), { status: 'completed', progress: 100 });
    await clock.pass(5_000);
    expect((await two.db.jobs.get(id(1)))?.state.status).toBe('completed');
    expect(one.ended.mock.calls.length + two.ended.mock.calls.length).toBe(1);
  });

  it('stops at a question, and goes on 1.5 s after the answers were taken', async () => {
    const asking = jobState(id(1), { status: 'clarification_needed', questions: [question(1)] });
    const server = { state: asking };
    const { db, jobs, polls, ended } = await tab(server);
    await takeJob(db, jobState(id(1)), clock.now());
    jobs.watch(id(1));
    await clock.pass(30_000);
    expect(polls()).toBe(1);
    await noteAnswered(db, id(1), questionsKey(asking.questions), clock.now());
    server.state = jobState(id(1), { status: 'completed', progress: 100 });
    await settle();
    await clock.pass(1_499);
    expect(polls()).toBe(1);
    await clock.pass(1);
    expect(polls()).toBe(2);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('picks up what another tab or an earlier visit began', async () => {
    const server = {
      state: jobState(id(1), { progress: 50 }),
      open: [jobState(id(1)), jobState(id(2), { status: 'paused' })],
    };
    const { db, jobs, polls } = await tab(server);
    jobs.watch('open');
    await jobs.refresh();
    await clock.pass(0);
    expect(polls()).toBe(1);
    expect((await db.jobs.get(id(1)))?.state.progress).toBe(50);
    expect((await db.jobs.get(id(2)))?.state.status).toBe('paused');
  });

  it('says so after 20 minutes, and begins again when the person asks', async () => {
    const server = { state: jobState(id(1)) };
    const { db, jobs, polls, timedOut } = await tab(server);
    await takeJob(db, server.state, clock.now());
    jobs.watch(id(1));
    await clock.pass(25 * 60_000);
    expect((await db.jobs.get(id(1)))?.local).toBe('timed_out');
    expect(timedOut).toHaveBeenCalledOnce();
    const before = polls();
    await clock.pass(60_000);
    expect(polls()).toBe(before);
    jobs.checkNow(id(1));
    await clock.pass(0);
    expect(polls()).toBe(before + 1);
    expect((await db.jobs.get(id(1)))?.local).toBe('following');
  });

  it('reads once more what was given up, for whoever comes back to it', async () => {
    const server = { state: jobState(id(1)) };
    const { db, jobs, polls, ended } = await tab(server);
    await takeJob(db, server.state, clock.now());
    const leave = jobs.watch(id(1));
    await clock.pass(25 * 60_000);
    leave();
    const before = polls();
    server.state = jobState(id(1), { status: 'completed', progress: 100 });
    jobs.watch(id(1));
    await clock.pass(0);
    expect(polls()).toBe(before + 1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(server.state);
  });

  it('a job the server does not know has failed, in the words of the catalogue', async () => {
    const server = { state: jobState(id(1), { status: 'failed', error: 'gone' }) };
    const { db, jobs } = await tab(server);
    await takeJob(db, jobState(id(1)), clock.now());
    jobs.watch(id(1));
    await clock.pass(0);
    expect((await db.jobs.get(id(1)))?.state).toMatchObject({
      status: 'failed',
      error: 'An error occurred during market validation research.',
    });
  });
});
