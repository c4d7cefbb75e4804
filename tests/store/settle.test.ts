import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { claimNext } from '../../src/store/claim.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { takeJob } from '../../src/store/jobs.ts';
import { settle } from '../../src/store/settle.ts';
import { reportRow } from '../../src/store/take-report.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';
import { jobState } from '../support/job.ts';

const error = { status: 503, code: 'unavailable', message: 'Later' };
let db: AccountDb;

beforeEach(async () => {
  db = await openDb();
  await db.reports.put(reportRow(item(1, { rev: 5 })));
  await enqueue(db, {
    op: { type: 'pin', payload: { reportId: id(1), pinned: true } },
    opId: id(9),
    userId: USER,
    now: 0,
  });
  await claimNext(db, { now: 0, attemptId: 'first', userId: USER });
});

const pinned = (rev: number) =>
  ({ kind: 'done', effect: { kind: 'report', item: item(1, { rev, isPinned: true }) } }) as const;

describe('settle', () => {
  it('[OUT-6] takes the answered row and removes the entry in one go', async () => {
    expect(await settle(db, { opId: id(9), attemptId: 'first' }, pinned(6), 0)).toBe(true);
    expect(await db.outbox.count()).toBe(0);
    expect((await db.reports.get(id(1)))?.item).toMatchObject({ isPinned: true, rev: 6 });
  });

  it('[PULL-2] keeps a newer row that a pull has brought meanwhile', async () => {
    await db.reports.put(reportRow(item(1, { rev: 7, title: 'Newer' })));
    await settle(db, { opId: id(9), attemptId: 'first' }, pinned(6), 0);
    expect((await db.reports.get(id(1)))?.item).toMatchObject({ rev: 7, title: 'Newer' });
    expect(await db.outbox.count()).toBe(0);
  });

  it('[OUT-6] writes nothing when another attempt has taken over', async () => {
    await claimNext(db, { now: 60_000, attemptId: 'second', userId: USER });
    expect(await settle(db, { opId: id(9), attemptId: 'first' }, pinned(6), 60_000)).toBe(false);
    expect(await db.outbox.get(id(9))).toMatchObject({ state: 'inflight', attemptId: 'second' });
    expect((await db.reports.get(id(1)))?.item.rev).toBe(5);
    expect(await settle(db, { opId: id(9), attemptId: 'second' }, pinned(6), 60_000)).toBe(true);
  });

  it('[OUT-6] a second answer to a settled entry changes nothing', async () => {
    await settle(db, { opId: id(9), attemptId: 'first' }, pinned(6), 0);
    expect(await settle(db, { opId: id(9), attemptId: 'first' }, { kind: 'dead', error }, 0)).toBe(false);
    expect(await db.outbox.count()).toBe(0);
  });

  it('[OUT-2] a try that failed goes back into the queue with its time', async () => {
    await settle(db, { opId: id(9), attemptId: 'first' }, { kind: 'retry', delayMs: 700, error }, 1000);
    expect(await db.outbox.get(id(9))).toMatchObject({
      state: 'queued',
      nextAt: 1700,
      attemptId: null,
      lastError: error,
    });
  });

  it.each(['auth', 'credits', 'update'] as const)('[OUT-2] parks for %s', async (reason) => {
    await settle(db, { opId: id(9), attemptId: 'first' }, { kind: 'park', reason, error }, 0);
    expect(await db.outbox.get(id(9))).toMatchObject({ state: 'parked', parkedFor: reason, lastError: error });
  });

  it('[OUT-2] what is refused stays, dead, with its reason', async () => {
    await settle(db, { opId: id(9), attemptId: 'first' }, { kind: 'dead', error }, 0);
    expect(await db.outbox.get(id(9))).toMatchObject({ state: 'dead', lastError: error });
  });

  it('[VIEW-1] a started job stands there at once, so that no gap is seen', async () => {
    const effect = { kind: 'started', jobId: id(20), query: 'Tomatoes', createdAt: 1000 } as const;
    await settle(db, { opId: id(9), attemptId: 'first' }, { kind: 'done', effect }, 2000);
    expect((await db.jobs.get(id(20)))?.state).toMatchObject({ status: 'queued', query: 'Tomatoes', progress: 0 });
  });

  it('[VIEW-1] an answer that is late puts no job back that was told of already', async () => {
    await takeJob(db, jobState(id(20), { status: 'clarification_needed', progress: 20 }), 1);
    const effect = { kind: 'started', jobId: id(20), query: 'Tomatoes', createdAt: 1000 } as const;
    await settle(db, { opId: id(9), attemptId: 'first' }, { kind: 'done', effect }, 2000);
    expect((await db.jobs.get(id(20)))?.state).toMatchObject({ status: 'clarification_needed', progress: 20 });
  });
});
