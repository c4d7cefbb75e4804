import { describe, expect, it } from 'vitest';
import { questionsKey } from '../../src/domain/job-rules.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { applyHistoryPage } from '../../src/store/apply-pull.ts';
import { saveBody } from '../../src/store/bodies.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { forgetOldJobs, noteAnswered, setJobLocal, takeJob } from '../../src/store/jobs.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { jobView, openJobsView } from '../../src/store/views/jobs.ts';
import { outboxCounts, sendingView } from '../../src/store/views/outbox.ts';
import { outboxItems } from '../../src/store/views/outbox-items.ts';
import { reportsView, reportView } from '../../src/store/views/reports.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';
import { jobState, question } from '../support/job.ts';
import { report } from '../support/report.ts';

let op = 100;
const mutate = (db: AccountDb, wish: Op, now = Date.UTC(2026, 0, 6)) => {
  op += 1;
  return enqueue(db, { op: wish, opId: id(op), userId: USER, now });
};
const pin = (n: number, pinned: boolean): Op => ({ type: 'pin', payload: { reportId: id(n), pinned } });
const view = (n: number): Op => ({ type: 'view', payload: { reportId: id(n) } });

it('[OUT-12] what the server is still at counts as on its way; any other try that failed waits with its reason', async () => {
  const db = await openDb();
  await mutate(db, { type: 'chat', payload: { reportId: id(1), content: 'Why?', webSearch: false, sessionId: null } });
  const failed = (status: number, code: string) =>
    db.outbox.update(id(op), { lastError: { status, code, message: 'm' } });
  await failed(409, 'in_progress');
  expect(await sendingView(db, id(op))).toEqual({ state: 'sending' });
  await failed(503, 'unavailable');
  expect(await sendingView(db, id(op))).toMatchObject({ state: 'waiting', code: 'unavailable' });
});

describe('what the history shows', () => {
  it('[VIEW-1] folds waiting intentions over the server rows, pinned first, then newest first', async () => {
    const db = await openDb();
    await applyHistoryPage(db, [item(1), item(2, { isPinned: true }), item(3)]);
    await mutate(db, pin(1, true));
    await mutate(db, pin(2, false));
    await mutate(db, view(3));
    const { reports, total } = await reportsView(db, 20);
    expect(reports.map((row) => [row.id, row.isPinned, row.viewCount, row.pending])).toEqual([
      [id(1), true, 0, true],
      [id(3), false, 1, true],
      [id(2), false, 0, true],
    ]);
    expect(total).toBe(3);
    expect((await db.reports.get(id(1)))?.item.isPinned).toBe(false);
  });

  it('a report that is opened again within half an hour was visited once', async () => {
    const db = await openDb();
    await applyHistoryPage(db, [item(1)]);
    const at = Date.UTC(2026, 0, 6);
    for (const minutes of [0, 5, 29]) await mutate(db, view(1), at + minutes * 60_000);
    expect((await reportsView(db, 20)).reports[0]?.viewCount).toBe(1);
    await mutate(db, view(1), at + 60 * 60_000);
    expect((await reportsView(db, 20)).reports[0]?.viewCount).toBe(2);
  });

  it('[PULL-4] lists what the server found, best first, before what only this device found', async () => {
    const db = await openDb();
    await applyHistoryPage(db, [
      item(1, { title: 'Tomatoes in crates' }),
      item(2, { title: 'Fish' }),
      item(3, { title: 'Rice', isPinned: true }),
      item(4, { title: 'Maize' }),
    ]);
    const ids = async (found?: string[]) =>
      (await reportsView(db, 20, { text: 'crates', found })).reports.map((row) => row.id);
    expect(await ids()).toEqual([id(1)]);
    expect(await ids([id(2), id(3)])).toEqual([id(2), id(3), id(1)]);
  });

  it('[VIEW-1] an old report that was just pinned here is on the first page', async () => {
    const db = await openDb();
    await applyHistoryPage(
      db,
      Array.from({ length: 30 }, (_, n) => item(n + 1)),
    );
    await mutate(db, pin(1, true));
    const { reports, total } = await reportsView(db, 20);
    expect(reports).toHaveLength(20);
    expect(reports[0]?.id).toBe(id(1));
    expect(reports[1]?.id).toBe(id(30));
    expect(total).toBe(30);
  });

  it('[VIEW-1] what was refused is not shown as done', async () => {
    const db = await openDb();
    await applyHistoryPage(db, [item(1)]);
    const opId = await mutate(db, pin(1, true));
    await db.outbox.update(opId, { state: 'dead' });
    expect(await reportView(db, id(1))).toMatchObject({ isPinned: false, pending: false });
  });

  it('[PULL-3] says which reports are on the device', async () => {
    const db = await openDb();
    await applyHistoryPage(db, [item(1), item(2)]);
    await saveBody(db, id(2), report(id(2)), 0);
    const { reports } = await reportsView(db, 20);
    expect(reports.map((row) => row.bodyHere)).toEqual([true, false]);
  });
});

describe('what a job shows', () => {
  it('[OUT-12] an unsent start is a job of this device, waiting', async () => {
    const db = await openDb();
    const jobId = await mutate(db, { type: 'research', payload: { query: 'Tomatoes rot' } });
    expect(await jobView(db, jobId)).toMatchObject({ job_id: jobId, status: 'queued', local: 'queued', opId: jobId });
    await db.outbox.update(jobId, { state: 'inflight' });
    expect(await jobView(db, jobId)).toMatchObject({ local: 'sending' });
    const lastError = { status: 0, code: 'network', message: 'No network' };
    await db.outbox.update(jobId, { state: 'queued', attempts: 1, lastError });
    expect(await jobView(db, jobId)).toMatchObject({ local: 'waiting_network', lastError: 'No network' });
    await db.outbox.update(jobId, { state: 'dead' });
    expect(await jobView(db, jobId)).toMatchObject({ local: 'failed', opId: jobId });
    expect(await openJobsView(db)).toHaveLength(1);
  });

  it('[VIEW-1] answered questions are gone from the screen, and stay gone when a late status asks them again', async () => {
    const db = await openDb();
    const asking = jobState(id(1), { status: 'clarification_needed', questions: [question(1)] });
    await takeJob(db, asking, 0);
    expect(await jobView(db, id(1))).toMatchObject({ status: 'clarification_needed', opId: null });
    const asked = questionsKey(asking.questions);
    const opId = await mutate(db, {
      type: 'answers',
      payload: { jobId: id(1), answers: { question_1: 'Yes' }, asked },
    });
    expect(await jobView(db, id(1))).toMatchObject({ status: 'running', questions: [], local: 'queued', opId });

    await db.outbox.delete(opId);
    await noteAnswered(db, id(1), asked, 5);
    await takeJob(db, asking, 6);
    expect(await jobView(db, id(1))).toMatchObject({ status: 'running', questions: [], opId: null });

    await takeJob(db, { ...asking, questions: [question(2, 'Something new')] }, 7);
    expect(await jobView(db, id(1))).toMatchObject({ status: 'clarification_needed' });
  });

  it.each([
    ['auth', 'queued'],
    ['credits', 'failed'],
  ] as const)('[OUT-2] a start that is parked for %s is %s', async (parkedFor, local) => {
    const db = await openDb();
    const jobId = await mutate(db, { type: 'research', payload: { query: 'Tomatoes rot' } });
    await db.outbox.update(jobId, { state: 'parked', parkedFor });
    expect(await jobView(db, jobId)).toMatchObject({ local });
  });

  it('[VIEW-1] is folded over its own job alone', async () => {
    const db = await openDb();
    const asking = { status: 'clarification_needed', questions: [question(1)] } as const;
    for (const n of [1, 2]) await takeJob(db, jobState(id(n), { ...asking, questions: [...asking.questions] }), 0);
    await mutate(db, { type: 'answers', payload: { jobId: id(2), answers: {}, asked: 'x' } });
    expect(await jobView(db, id(1))).toMatchObject({ status: 'clarification_needed', opId: null });
    await mutate(db, { type: 'research_cancel', payload: { jobId: id(2) } });
    expect(await jobView(db, id(1))).toMatchObject({ status: 'clarification_needed' });
    expect(await jobView(db, id(2))).toMatchObject({ status: 'cancelled' });
  });

  it('[VIEW-1] what waits changes nothing of a job that has ended, and a wish that was refused nothing at all', async () => {
    const db = await openDb();
    await takeJob(db, jobState(id(1), { status: 'completed', report_id: id(1) }), 0);
    await mutate(db, { type: 'answers', payload: { jobId: id(1), answers: {}, asked: 'x' } });
    expect(await jobView(db, id(1))).toMatchObject({ status: 'completed', opId: null });
    await mutate(db, { type: 'research_cancel', payload: { jobId: id(1) } });
    expect(await jobView(db, id(1))).toMatchObject({ status: 'completed' });
    await takeJob(db, jobState(id(2)), 0);
    const opId = await mutate(db, { type: 'research_cancel', payload: { jobId: id(2) } });
    await db.outbox.update(opId, { state: 'dead' });
    expect(await jobView(db, id(2))).toMatchObject({ status: 'running' });
  });

  it('[VIEW-1] open ones stand newest first, and one whose start was answered stands there once', async () => {
    const db = await openDb();
    const at = Date.UTC(2026, 0, 6);
    await takeJob(db, jobState(id(1), { created_at: new Date(at).toISOString() }), 0);
    await takeJob(db, jobState(id(2), { created_at: new Date(at + 2).toISOString() }), 0);
    const start = await mutate(db, { type: 'research', payload: { query: 'Tomatoes rot' } }, at + 1);
    expect((await openJobsView(db)).map((job) => job.job_id)).toEqual([id(2), start, id(1)]);
    await takeJob(db, jobState(start, { created_at: new Date(at + 1).toISOString() }), 0);
    expect(await openJobsView(db)).toHaveLength(3);
  });

  it('[OUT-9] refused answers give the questions back, with the reason', async () => {
    const db = await openDb();
    await takeJob(db, jobState(id(1), { status: 'clarification_needed', questions: [question(1)] }), 0);
    const opId = await mutate(db, { type: 'answers', payload: { jobId: id(1), answers: {}, asked: 'x' } });
    await db.outbox.update(opId, {
      state: 'dead',
      lastError: { status: 422, code: 'validation_failed', message: 'No' },
    });
    const shown = await jobView(db, id(1));
    expect(shown).toMatchObject({ status: 'clarification_needed', local: 'failed', lastError: 'No', opId });
    expect(shown?.questions).toHaveLength(1);
  });

  it('[VIEW-1] what is finished stays finished, however late an older telling arrives', async () => {
    const db = await openDb();
    await takeJob(db, jobState(id(1), { status: 'completed', progress: 100, report_id: id(1) }), 0);
    await takeJob(db, jobState(id(1), { progress: 50 }), 1);
    await setJobLocal(db, id(1), 'waiting_network');
    expect(await jobView(db, id(1))).toMatchObject({ status: 'completed', progress: 100 });
    expect(await openJobsView(db)).toEqual([]);
  });
});

it('a job that failed twice says the last reason, and nothing is noted of one that is not here', async () => {
  const db = await openDb();
  await takeJob(db, jobState(id(1)), 0);
  await setJobLocal(db, id(1), 'failed', 'First');
  await setJobLocal(db, id(1), 'failed', 'Second');
  expect(await jobView(db, id(1))).toMatchObject({ local: 'failed', lastError: 'Second' });
  await setJobLocal(db, id(2), 'failed', 'First');
  expect(await db.jobs.count()).toBe(1);
});

describe('what waits and what failed', () => {
  const reportId = id(1);
  const parameters = { industry: ['Energy'], geography: ['Ghana', 'Togo'] };
  const [sessionId, resultId] = [id(7), id(8)];
  it.each([
    ['Pin: Report 1', { type: 'pin', payload: { reportId, pinned: true } }],
    ['Unpin: Report 1', { type: 'pin', payload: { reportId, pinned: false } }],
    ['Delete: Report 1', { type: 'delete', payload: { reportId, permanent: false } }],
    ['Delete for good: Report 1', { type: 'delete', payload: { reportId, permanent: true } }],
    ['Delete for good: Report 2', { type: 'delete', payload: { reportId: id(2), permanent: true } }],
    [`Opened: ${id(3)}`, { type: 'view', payload: { reportId: id(3) } }],
    [
      'Report 1\nNew\na, b',
      { type: 'metadata', payload: { reportId, edit: { title: 'New', summary: '', tags: ['a', 'b'] } } },
    ],
    ['Ghana', { type: 'answers', payload: { jobId: id(4), answers: { a: 'Ghana', b: '' }, asked: 'x' } }],
    ['Ama\nLost', { type: 'support', payload: { fullName: 'Ama', phoneNumber: '', additionalInfo: 'Lost' } }],
    ['Energy\nGhana, Togo', { type: 'explore', payload: { parameters } }],
    [`Delete: ${sessionId}`, { type: 'explorer_delete', payload: { sessionId } }],
    [
      `${sessionId}: not viewed, liked`,
      { type: 'explorer_marks', payload: { sessionId, resultId, marks: { liked: true, viewed: false } } },
    ],
    ['Take back: Tomatoes', { type: 'research_cancel', payload: { jobId: id(5) } }],
    [`Take back: ${id(6)}`, { type: 'research_cancel', payload: { jobId: id(6) } }],
  ] as const)('is told in words: %j', async (words, wish) => {
    const db = await openDb();
    await applyHistoryPage(db, [item(1)]);
    await db.trash.put({ id: id(2), deletedAt: '2026-01-05', item: item(2) });
    await takeJob(db, jobState(id(5), { query: 'Tomatoes' }), 0);
    await mutate(db, wish as Op);
    expect((await outboxItems(db)).map(({ text }) => text)).toEqual([words]);
  });

  it('[OUT-11] counts both, and shows what failed with its whole text', async () => {
    const db = await openDb();
    await applyHistoryPage(db, [item(1)]);
    await mutate(db, view(1));
    const dead = await mutate(db, { type: 'research', payload: { query: 'A long problem' } });
    const parked = await mutate(db, { type: 'research', payload: { query: 'Another' } });
    const auth = await mutate(db, pin(1, true));
    const lastError = { status: 422, code: 'research_refused', message: 'Not this' };
    await db.outbox.update(dead, { state: 'dead', lastError });
    await db.outbox.update(parked, { state: 'parked', parkedFor: 'credits' });
    await db.outbox.update(auth, { state: 'parked', parkedFor: 'auth' });
    expect(await outboxCounts(db)).toEqual({ waiting: 2, failed: 2 });
    expect(await outboxItems(db)).toMatchObject([
      { text: 'Opened: Report 1', state: 'waiting', edit: null },
      { opId: dead, text: 'A long problem', reason: 'Not this', state: 'refused', code: 'research_refused' },
      { opId: parked, text: 'Another', state: 'credits', edit: { to: '/market-validation', text: 'Another' } },
      { opId: auth, text: 'Pin: Report 1', state: 'waiting' },
    ]);
  });
});

it('research that ended is forgotten after a week, what waits for its person never', async () => {
  const db = await openDb();
  const week = 7 * 86_400_000;
  await takeJob(db, jobState(id(1), { status: 'clarification_needed', questions: [question(1)] }), 0);
  await takeJob(db, jobState(id(2), { status: 'completed' }), 0);
  await takeJob(db, jobState(id(3), { status: 'completed' }), 1);
  expect(await forgetOldJobs(db, week + 1)).toBe(1);
  expect(await db.jobs.toCollection().primaryKeys()).toEqual([id(1), id(3)]);
});
