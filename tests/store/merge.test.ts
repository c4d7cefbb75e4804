import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { applyHistoryPage } from '../../src/store/apply-pull.ts';
import { claimNext } from '../../src/store/claim.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';

let db: AccountDb;
let op = 100;
beforeEach(async () => {
  db = await openDb();
  await applyHistoryPage(db, [item(1), item(2)]);
});
const mutate = (wish: Op) => {
  op += 1;
  return enqueue(db, { op: wish, opId: id(op), userId: USER, now: 0 });
};
const types = async () => (await db.outbox.orderBy('seq').toArray()).map((row) => row.type);
const remove = (n: number, permanent = false): Op => ({ type: 'delete', payload: { reportId: id(n), permanent } });
const restore = (n: number): Op => ({ type: 'restore', payload: { reportId: id(n) } });
const view = (n: number): Op => ({ type: 'view', payload: { reportId: id(n) } });
const pin = (n: number, pinned = true): Op => ({ type: 'pin', payload: { reportId: id(n), pinned } });
const rename = (n: number, title: string): Op => ({ type: 'metadata', payload: { reportId: id(n), edit: { title } } });
const tag = (n: number, tags: string[]): Op => ({ type: 'metadata', payload: { reportId: id(n), edit: { tags } } });
const ask = (content: string): Op => ({
  type: 'chat',
  payload: { reportId: id(1), content, webSearch: false, sessionId: null },
});

describe('intentions that meet while they wait', () => {
  it('[OUT-5] edits of one report become one, the later word standing', async () => {
    const first = await mutate(rename(1, 'One'));
    expect(await mutate(tag(1, ['market']))).toBe(first);
    await mutate(rename(1, 'Two'));
    await mutate(rename(2, 'Other'));
    const rows = await db.outbox.orderBy('seq').toArray();
    expect(rows.map((row) => row.payload)).toEqual([
      { reportId: id(1), edit: { title: 'Two', tags: ['market'] } },
      { reportId: id(2), edit: { title: 'Other' } },
    ]);
  });

  it('[OUT-5] a deletion takes unsent pins, views and edits of its report along, and no other', async () => {
    await mutate(pin(1));
    await mutate(rename(1, 'One'));
    await mutate(pin(2));
    await mutate(ask('Who pays?'));
    await mutate(remove(1));
    expect(await types()).toEqual(['pin', 'chat', 'delete']);
  });

  it('[OUT-5] no view is noted of a report whose deletion waits, sent or not, and one is when it was taken back', async () => {
    await mutate(view(1));
    await mutate(remove(1));
    await mutate(view(1));
    await mutate(view(2));
    expect(await types()).toEqual(['delete', 'view']);
    await claimNext(db, { now: 0, attemptId: id(900), userId: USER });
    await mutate(view(1));
    expect(await types()).toEqual(['delete', 'view']);
    await mutate(restore(1));
    await mutate(view(1));
    expect(await types()).toEqual(['delete', 'view', 'restore', 'view']);
  });

  it('[OUT-5] deleting and taking it back undo each other, whichever came first', async () => {
    await mutate(remove(1));
    await mutate(restore(1));
    expect(await types()).toEqual([]);
    await mutate(restore(2));
    await mutate(remove(2));
    expect(await types()).toEqual([]);
  });

  it('[OUT-5] a deletion for good replaces a softer one and is not taken back by a restore', async () => {
    await mutate(remove(1));
    await mutate(remove(1, true));
    await mutate(restore(1));
    const rows = await db.outbox.orderBy('seq').toArray();
    expect(rows.map((row) => [row.type, row.payload])).toEqual([
      ['delete', { reportId: id(1), permanent: true }],
      ['restore', { reportId: id(1) }],
    ]);
  });

  it('[OUT-5] a deletion for good goes out although a restore still waits', async () => {
    await mutate(restore(1));
    await mutate(remove(1, true));
    expect(await types()).toEqual(['restore', 'delete']);
  });

  it('[OUT-5] what has left once is never merged into, cancelled or replaced', async () => {
    await mutate(remove(1));
    await claimNext(db, { now: 0, attemptId: 'a', userId: USER });
    await mutate(restore(1));
    await mutate(remove(1));
    await mutate(pin(2));
    await claimNext(db, { now: 0, attemptId: 'b', userId: USER });
    await mutate(pin(2, false));
    expect(await types()).toEqual(['delete', 'pin', 'pin']);
  });

  it('[OUT-5] questions and requests for credits never become one', async () => {
    await mutate(ask('Who pays?'));
    await mutate(ask('Who pays?'));
    const more = { creditType: 'market_validation', credits: 2, reason: 'More' } as const;
    await mutate({ type: 'credit_request', payload: more });
    await mutate({ type: 'credit_request', payload: more });
    expect(await types()).toEqual(['chat', 'chat', 'credit_request', 'credit_request']);
  });

  it('[OUT-4] each kind of intention keeps to its lane', async () => {
    await mutate(remove(1));
    await mutate(ask('Who pays?'));
    await mutate({ type: 'credit_request', payload: { creditType: 'problem_generator', credits: 1, reason: 'More' } });
    await mutate({ type: 'researched', payload: { sessionId: id(7), resultId: id(8) } });
    await mutate({ type: 'newsletter', payload: { email: 'ama@example.com' } });
    const support = await mutate({ type: 'support', payload: { fullName: 'Ama' } });
    const lanes = (await db.outbox.orderBy('seq').toArray()).map((row) => row.lane);
    expect(lanes).toEqual([
      `report:${id(1)}`,
      `chat:${id(1)}`,
      'credits:problem_generator',
      `refiner:${id(7)}`,
      'newsletter:ama@example.com',
      `support:${support}`,
    ]);
  });
});
