import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcement } from '../../src/app/announcement.ts';
import { startWorkspace } from '../../src/app/core/workspace.ts';
import type { WorkspacePorts } from '../../src/app/core/workspace-ports.ts';
import { OFFICE_OF } from '../../src/components/office-door.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { saveBody } from '../../src/store/bodies.ts';
import { takeJob } from '../../src/store/jobs.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';
import { jobState } from '../support/job.ts';
import { SharedDevice, workspacePorts } from '../support/page-device.ts';
import { report } from '../support/report.ts';
import { type Handler, ok, type Request, refused, silent } from '../support/transport.ts';

const MINUTE = 60_000;
const account = { id: USER, email: 'a@b.co', name: 'Amina' };
const credits = { used: 1, total: 3, available: 2, canGenerate: true, resetDate: null, isExempt: false };

let db: AccountDb;
let end = new AbortController();
beforeEach(async () => {
  db = await openDb();
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  announcement.set(null);
});

/** A server with two reports; `extra` answers first. */
const serverOf =
  (extra: (request: Request) => ReturnType<Handler> | null = () => null): Handler =>
  (request) => {
    const given = extra(request);
    if (given) return given;
    const reports = [item(1), item(2)];
    switch (request.call.path) {
      case '/api/reports/history':
        return ok({ reports, current_page: 1, total_pages: 1, total_items: 2, page_size: 20 });
      case '/api/changes':
        return ok({ reports, tombstones: [], cursor: '1', has_more: false });
      case '/api/market-validation/report/:id':
        return ok(report(request.params?.id ?? ''));
      case '/api/market-validation/jobs':
        return request.call.method === 'GET' ? ok({ jobs: [] }) : ok({ job_id: request.opId });
      default:
        return request.call.path.startsWith('/api/credits/') ? ok(credits) : refused(404, 'not_found');
    }
  };

/** One account's working copy, with its first readings done. */
async function open(handler: Handler = serverOf(), changes: Partial<WorkspacePorts> = {}, isVisible = true) {
  const shared = new SharedDevice();
  const tab = shared.tab();
  tab.visible.set(isVisible);
  const acted = vi.spyOn(tab.device, 'acted');
  const { ports, requests } = workspacePorts(tab.device, handler);
  const work = startWorkspace({ ...ports, ...changes }, account, db, end.signal);
  await shared.clock.pass(0);
  const asked = (path: string, method = 'GET') =>
    requests.filter(({ call }) => call.path === path && call.method === method).length;
  return { ...tab, shared, work, acted, asked, pass: (ms = 0) => shared.clock.pass(ms) };
}
const CHANGES = '/api/changes';
const OPEN_JOBS = '/api/market-validation/jobs';
const CREDITS = '/api/credits/status';
const BODY = '/api/market-validation/report/:id';

describe('what the last page of the changes says', () => {
  const notice = { text: 'Tonight we stand still.', tone: 'info' } as const;
  const says = (said: object) =>
    serverOf(({ call }) =>
      call.path === CHANGES ? ok({ reports: [], tombstones: [], cursor: '1', has_more: false, ...said }) : null,
    );

  it('is told to the signed-in person, and to nobody after them', async () => {
    const { shared } = await open(says({ announcement: notice, office: true }));
    expect(announcement.get()).toEqual(notice);
    expect(shared.storage.getItem(OFFICE_OF)).toBe(USER);
    end.abort();
    expect(announcement.get()).toBeNull();
  });

  it('takes the back office away from whoever has left it', async () => {
    const { shared, work, pass } = await open(says({ office: false }));
    shared.storage.setItem(OFFICE_OF, USER);
    work.refreshHistory();
    await pass();
    expect(shared.storage.getItem(OFFICE_OF)).toBe('');
  });
});

describe('what an answer to a person’s wish brings with it', () => {
  it.each([
    ['research', { query: 'Tomatoes rot' }, CREDITS],
    ['research_cancel', { jobId: id(5) }, CREDITS],
    ['explore', { parameters: { industry: ['Energy'] } }, '/api/credits/problem-generator/status'],
    ['explorer_cancel', { jobId: id(5) }, '/api/credits/problem-generator/status'],
    [
      'credit_request',
      { creditType: 'market_validation', credits: 2, reason: 'More' },
      '/api/credit-requests/check/:userId',
    ],
  ] as const)('%s: the figure is read anew', async (type, payload, path) => {
    const { work, asked, pass } = await open();
    const before = asked(path);
    await work.actions.mutate(type, payload as never);
    await pass();
    expect(asked(path)).toBe(before + 1);
  });

  it('a pin costs no reading of the credits', async () => {
    const { work, asked, pass } = await open();
    await work.actions.mutate('pin', { reportId: id(1), pinned: true });
    await pass();
    expect(asked(CREDITS)).toBe(0);
  });
});

describe('reports on the device', () => {
  it.each([
    [true, true, 2],
    [false, true, 0],
    [true, false, 0],
  ])('[PULL-3] unmetered %s, in front %s: %s come down by themselves', async (unmetered, isVisible, count) => {
    const networkConditions = { saveData: () => false, unmetered: () => unmetered };
    const { asked } = await open(serverOf(), { networkConditions }, isVisible);
    expect(asked(BODY)).toBe(count);
  });

  it('[STO-1] the browser is asked to keep them after the first, once, and what answers from them is fetched', async () => {
    const persist = vi.fn(async () => true);
    const warm = vi.fn(async (_path: string) => {});
    const { work, pass } = await open(serverOf(), { storage: { estimate: async () => null, persist }, warm });
    expect([persist.mock.calls.length, warm.mock.calls.length]).toEqual([0, 0]);
    for (const n of [1, 2]) work.reports.bring(id(n));
    await pass();
    expect(persist).toHaveBeenCalledOnce();
    expect(warm.mock.calls.filter(([path]) => path.includes('answers'))).toHaveLength(1);
  });

  it('what answers from reports that are here already is fetched with a new version', async () => {
    await saveBody(db, id(1), report(id(1)), 0);
    const warm = vi.fn(async (_path: string) => {});
    await open(serverOf(), { warm });
    expect(warm.mock.calls.filter(([path]) => path.includes('answers'))).toHaveLength(1);
  });
});

describe('a job that ends', () => {
  it('brings its report, the credits and the history', async () => {
    const done = jobState(id(5), { status: 'completed', progress: 100, report_id: id(5) });
    const { work, asked, pass } = await open(
      serverOf(({ call }) => (call.path.includes('/status/') ? ok(done) : null)),
    );
    await takeJob(db, jobState(id(5)), Date.UTC(2026, 0, 5, 9));
    const before = asked(CHANGES);
    work.watchJob(id(5));
    await pass();
    expect([asked(BODY), asked(CREDITS), asked(CHANGES)]).toEqual([1, 1, before + 1]);
  });

  it('is forgotten at a start a week later', async () => {
    await takeJob(db, jobState(id(5), { status: 'completed' }), Date.UTC(2025, 11, 1));
    await open();
    expect(await db.jobs.count()).toBe(0);
  });
});

describe('[OUT-8] reasons to look', () => {
  it('a network that is back: the outbox without its back-off, the open jobs, the history', async () => {
    let down = true;
    const { work, asked, pass, comeBack } = await open(
      serverOf(({ call }) =>
        call.path.endsWith('/pin') ? (down ? silent() : ok({ report: item(1, { rev: 9 }) })) : null,
      ),
    );
    await work.actions.mutate('pin', { reportId: id(1), pinned: true });
    await pass();
    await db.outbox.toCollection().modify({ nextAt: Date.UTC(2026, 0, 5, 9, 30) });
    const before = [asked(OPEN_JOBS), asked(CHANGES)];
    down = false;
    comeBack();
    await pass();
    expect(await db.outbox.count()).toBe(0);
    expect([asked(OPEN_JOBS), asked(CHANGES)]).toEqual(before.map((n) => n + 1));
  });

  it('a start: the open jobs, and what waits, for which the worker is asked to help', async () => {
    const ask = vi.fn();
    const { work, asked, pass } = await open(
      serverOf(({ call }) => (call.path.endsWith('/pin') ? silent() : null)),
      { backgroundSync: { ask } },
    );
    expect([asked(OPEN_JOBS), ask.mock.calls.length]).toEqual([1, 0]);
    await work.actions.mutate('pin', { reportId: id(1), pinned: true });
    await pass();
    expect(ask).toHaveBeenCalled();
  });

  it('a person’s wish, for the other tabs too', async () => {
    const { shared, work } = await open();
    const heard = vi.fn();
    shared.tab().device.channel.listen(heard);
    await work.actions.mutate('pin', { reportId: id(1), pinned: true });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'wake', userId: USER });
  });

  it('a network that is back: the reports that could not be fetched for want of it', async () => {
    let down = true;
    const { work, pass, comeBack } = await open(
      serverOf(({ call }) => (down && [BODY, '/api/reports/:id'].includes(call.path) ? silent() : null)),
    );
    work.reports.bring(id(1));
    await pass(5_000);
    expect(work.reports.state(id(1)).get()).toMatchObject({ state: 'not_here' });
    down = false;
    comeBack();
    await pass();
    expect(work.reports.state(id(1)).get()).toEqual({ state: 'here' });
  });

  it('a page that is seen again: the open jobs, and the history where it is more than a minute old', async () => {
    const { visible, asked, pass } = await open();
    const look = async () => {
      visible.set(false);
      visible.set(true);
      await pass();
    };
    const before = asked(CHANGES);
    const jobs = asked(OPEN_JOBS);
    await look();
    expect([asked(CHANGES), asked(OPEN_JOBS)]).toEqual([before, jobs + 1]);
    await pass(MINUTE + 1);
    await look();
    expect(asked(CHANGES)).toBe(before + 1);
  });

  it('another tab’s word, where it is the same account’s', async () => {
    let down = true;
    const { shared, work, pass } = await open(
      serverOf(({ call }) =>
        call.path.endsWith('/pin') ? (down ? silent() : ok({ report: item(1, { rev: 9 }) })) : null,
      ),
    );
    await work.actions.mutate('pin', { reportId: id(1), pinned: true });
    await pass();
    down = false;
    await db.outbox.toCollection().modify({ nextAt: 0 });
    const other = shared.tab().device.channel;
    other.post({ type: 'wake', userId: id(99) });
    await pass();
    expect(await db.outbox.count()).toBe(1);
    other.post({ type: 'wake', userId: USER });
    await pass();
    expect(await db.outbox.count()).toBe(0);
  });

  it('a start of another build: what was parked for an update', async () => {
    const { work, pass } = await open(
      serverOf(({ call }) => (call.path.endsWith('/pin') ? refused(426, 'client_too_old') : null)),
    );
    await work.actions.mutate('pin', { reportId: id(1), pinned: true });
    await pass();
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'parked', parkedFor: 'update' }]);
    end.abort();
    end = new AbortController();
    await open(serverOf(({ call }) => (call.path.endsWith('/pin') ? ok({ report: item(1, { rev: 9 }) }) : null)));
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('a session that was ended elsewhere', () => {
  it('is noticed by a touch, every 15 s at most, and never without a network', async () => {
    const { device, online, asked, pass } = await open();
    const touch = async () => {
      device.acted('other');
      await pass();
    };
    const before = asked(OPEN_JOBS);
    await touch();
    await touch();
    expect(asked(OPEN_JOBS)).toBe(before + 1);
    await pass(15_000);
    online.set(false);
    await touch();
    expect(asked(OPEN_JOBS)).toBe(before + 1);
    online.set(true);
    await touch();
    expect(asked(OPEN_JOBS)).toBe(before + 2);
  });
});

describe('what a person does', () => {
  it('[spec 2 §7] opens the polling window as its kind does', async () => {
    const { acted, work } = await open();
    const jobId = await work.actions.startResearch('Tomatoes rot');
    await work.actions.answerQuestions(jobId, {});
    await work.actions.checkNow(jobId);
    expect(acted.mock.calls).toEqual([['research'], ['research'], ['other']]);
  });

  it('research that cannot be taken up again says why, and rests', async () => {
    await takeJob(db, jobState(id(5), { status: 'paused' }), 0);
    const { work } = await open(
      serverOf(({ call }) => (call.path.includes('/resume/') ? refused(409, 'conflict') : null)),
    );
    await expect(work.actions.resume(id(5))).rejects.toMatchObject({ status: 409 });
    expect((await db.jobs.get(id(5)))?.state.status).toBe('paused');
  });

  it('research that is taken up again is followed', async () => {
    const paused = jobState(id(5), { status: 'paused' });
    await takeJob(db, paused, 0);
    const { work } = await open(
      serverOf(({ call }) => (call.path.includes('/resume/') ? ok(jobState(id(5), { status: 'running' })) : null)),
    );
    await work.actions.resume(id(5));
    expect(await db.jobs.get(id(5))).toMatchObject({
      state: { status: 'running' },
      local: 'following',
      runStartedAt: Date.UTC(2026, 0, 5, 9),
    });
  });
});
