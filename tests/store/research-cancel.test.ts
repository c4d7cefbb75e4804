import { beforeEach, describe, expect, it } from 'vitest';
import { questionsKey } from '../../src/domain/job-rules.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { claimNext } from '../../src/store/claim.ts';
import type { Effect } from '../../src/store/effects.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { takeJob } from '../../src/store/jobs.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { settle } from '../../src/store/settle.ts';
import { jobView, openJobsView } from '../../src/store/views/jobs.ts';
import { decide } from '../../src/sync/answers.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { jobState, question } from '../support/job.ts';

let db: AccountDb;
let op = 100;
beforeEach(async () => {
  db = await openDb();
});
const mutate = (wish: Op) => {
  op += 1;
  return enqueue(db, { op: wish, opId: id(op), userId: USER, now: 0 });
};
const start = () => mutate({ type: 'research', payload: { query: 'Tomatoes rot' } });
const cancel = (jobId: string) => mutate({ type: 'research_cancel', payload: { jobId } });
const asked = [question(1)];
const answer = (jobId: string) =>
  mutate({
    type: 'answers',
    payload: { jobId, answers: { question_1: 'Ghana' }, asked: questionsKey(asked) },
  });
const waiting = async () => (await db.outbox.orderBy('seq').toArray()).map((row) => row.type);
const claim = () => claimNext(db, { now: 0, attemptId: 'a', userId: USER });
const fail = async (opId: string) =>
  settle(
    db,
    { opId, attemptId: 'a' },
    { kind: 'retry', delayMs: 1, error: { status: 503, code: 'http_503', message: 'HTTP 503: ' } },
    0,
  );
const settleNext = async (effect: Effect) => {
  const entry = await claim();
  if (!entry) throw new Error('Nothing waits');
  await settle(db, { opId: entry.opId, attemptId: 'a' }, { kind: 'done', effect }, 0);
};

describe('research that is taken back', () => {
  it('[OUT-5] a start that never left is gone with its taking back', async () => {
    const jobId = await start();
    await cancel(jobId);
    expect(await waiting()).toEqual([]);
    expect(await jobView(db, jobId)).toBeUndefined();
  });

  it('[OUT-5] one that may have left is not sent again; the server is told to end it', async () => {
    const jobId = await start();
    await claim();
    await fail(jobId);
    await cancel(jobId);
    expect(await waiting()).toEqual(['research_cancel']);
    expect(await openJobsView(db)).toEqual([]);
  });

  it('[OUT-5] one that is under way is overtaken: its answer changes nothing here any more', async () => {
    const jobId = await start();
    await claim();
    await cancel(jobId);
    expect(await waiting()).toEqual(['research_cancel']);
    const done = { kind: 'started', jobId, query: 'Tomatoes rot', createdAt: 0 } as const;
    expect(await settle(db, { opId: jobId, attemptId: 'a' }, { kind: 'done', effect: done }, 0)).toBe(false);
    expect(await db.jobs.get(jobId)).toBeUndefined();
  });

  it('[OUT-5] one that was refused left nothing behind', async () => {
    const jobId = await start();
    await claim();
    const refusal = { status: 422, code: 'validation_failed', message: 'No' };
    await settle(db, { opId: jobId, attemptId: 'a' }, { kind: 'dead', error: refusal }, 0);
    await cancel(jobId);
    expect(await waiting()).toEqual([]);
  });

  it('[OUT-5] unsent answers are dropped, those under way and those refused too', async () => {
    await takeJob(db, jobState(id(1), { status: 'clarification_needed', questions: asked }), 0);
    await answer(id(1));
    await claim();
    await answer(id(1));
    await answer(id(2));
    await cancel(id(1));
    expect(await waiting()).toEqual(['answers', 'research_cancel']);
    expect((await db.outbox.orderBy('seq').toArray())[0]?.payload).toMatchObject({ jobId: id(2) });
  });

  it('[OUT-5] is wished for once, however often it is pressed', async () => {
    await takeJob(db, jobState(id(1), { status: 'clarification_needed', questions: asked }), 0);
    const first = await cancel(id(1));
    expect(await cancel(id(1))).toBe(first);
    expect(await waiting()).toEqual(['research_cancel']);
  });

  it('[VIEW-1] is not shown as open any more, before and after the server knows', async () => {
    await takeJob(db, jobState(id(1), { status: 'clarification_needed', questions: asked }), 0);
    await cancel(id(1));
    expect(await openJobsView(db)).toEqual([]);
    expect(await jobView(db, id(1))).toMatchObject({ status: 'cancelled', opId: null });
    await settleNext({ kind: 'research_cancelled', jobId: id(1), cancelled: true });
    expect(await openJobsView(db)).toEqual([]);
    // A telling that was read before it and comes late.
    await takeJob(db, jobState(id(1), { status: 'running' }), 0);
    expect(await jobView(db, id(1))).toMatchObject({ status: 'cancelled' });
  });

  it('[VIEW-1] what had ended before is shown as it ended', async () => {
    await takeJob(db, jobState(id(1)), 0);
    await cancel(id(1));
    await takeJob(db, jobState(id(1), { status: 'completed', report_id: id(1) }), 0);
    await settleNext({ kind: 'research_cancelled', jobId: id(1), cancelled: false });
    expect(await jobView(db, id(1))).toMatchObject({ status: 'completed', report_id: id(1) });
  });

  it('[OUT-9] a job the server knows no more needs no taking back', () => {
    const op: Op = { type: 'research_cancel', payload: { jobId: id(1) } };
    const gone = { kind: 'refused', status: 404, code: 'not_found', message: '', retryAfterMs: null } as const;
    expect(decide({ attempts: 1, ...op }, gone, () => 0)).toEqual({
      kind: 'done',
      effect: { kind: 'research_cancelled', jobId: id(1), cancelled: true },
    });
  });
});

describe('how waiting research is told', () => {
  it('[OUT-12] answers that wait are told from a start that waits', async () => {
    await takeJob(db, jobState(id(1), { status: 'clarification_needed', questions: asked }), 0);
    const opId = await answer(id(1));
    await claim();
    await fail(opId);
    expect(await jobView(db, id(1))).toMatchObject({ waits: 'answers', local: 'waiting_network' });
    const jobId = await start();
    expect(await jobView(db, jobId)).toMatchObject({ waits: 'start', local: 'queued' });
  });

  it('[OUT-12] a try after one that failed does not look like the first: the notice stays while it is under way', async () => {
    const jobId = await start();
    await claim();
    expect(await jobView(db, jobId)).toMatchObject({ local: 'sending' });
    await fail(jobId);
    expect(await jobView(db, jobId)).toMatchObject({ local: 'waiting_network' });
    await claimNext(db, { now: 10, attemptId: 'b', userId: USER });
    expect(await jobView(db, jobId)).toMatchObject({ local: 'waiting_network' });
  });
});
