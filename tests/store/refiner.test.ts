import { beforeEach, describe, expect, it } from 'vitest';
import type { RefinerSession } from '../../src/contract/refiner.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { applyEffect, EFFECT_TABLES } from '../../src/store/effects.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { noteResearched } from '../../src/store/refiner.ts';
import {
  dropRefinement,
  refinementsHere,
  saveRefinerPage,
  saveRefinerSessions,
  saveVariants,
} from '../../src/store/refiner-pages.ts';
import { refinerHistory, refinerSession } from '../../src/store/views/refiner.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { problem, refinerSessionOf as session } from '../support/refiner.ts';

let db: AccountDb;
beforeEach(async () => {
  db = await openDb();
});

const idsShown = async () => (await refinerHistory(db, 20)).items.map((item) => item.id);
const resultsOf = async (n: number) => (await db.refinerSessions.get(id(n)))?.session.results;
const mutate = (op: Op, opId: string) => enqueue(db, { op, opId, userId: USER, now: 1_000 });
const waiting = async () => (await db.outbox.orderBy('seq').toArray()).map((row) => row.type);

describe('refiner sessions', () => {
  it('[STO-1] keep the results that were read here when a list brings none', async () => {
    await saveRefinerSessions(db, [session(1, { results: [problem(7)] })]);
    await saveRefinerSessions(db, [session(1)]);
    expect(await resultsOf(1)).toEqual([problem(7)]);
  });

  it('show a result as researched, and leave alone what is not here', async () => {
    await saveRefinerSessions(db, [session(1, { results: [problem(7), problem(8)] })]);
    await db.transaction('rw', db.refinerSessions, async () => {
      await noteResearched(db, id(1), id(7));
      await noteResearched(db, id(2), id(7));
    });
    const kept = await db.refinerSessions.toArray();
    expect(kept.map((row) => row.session.results?.map(({ researched }) => researched))).toEqual([[true, false]]);
  });

  it('[VIEW-1] an answer that was read too late takes no mark off', async () => {
    await saveRefinerSessions(db, [session(1, { results: [problem(7, { researched: true })] })]);
    await saveRefinerSessions(db, [session(1, { results: [problem(7)] })]);
    expect((await resultsOf(1))?.[0]?.researched).toBe(true);
  });

  it('[PULL-2] a list that was read too late brings back nothing that was deleted', async () => {
    await saveRefinerSessions(db, [session(1)]);
    await dropRefinement(db, id(1), 5);
    await saveRefinerSessions(db, [session(1), session(2)]);
    expect(await idsShown()).toEqual([id(2)]);
  });

  it('what a page should have held and did not was deleted elsewhere; what came since, and what lies outside, stays', async () => {
    await saveRefinerSessions(db, [session(1), session(3), session(5), session(7)]);
    const before = await refinementsHere(db);
    await saveRefinerSessions(db, [session(6)]);
    await saveRefinerPage(db, { sessions: [session(7), session(3)], isFirst: true, isLast: false }, before);
    expect(await idsShown()).toEqual([7, 6, 3, 1].map(id));
    await saveRefinerPage(db, { sessions: [], isFirst: true, isLast: true }, await refinementsHere(db));
    expect(await idsShown()).toEqual([]);
  });

  it('what an older page should have held is gone; what is newer than its first session belongs to another page', async () => {
    for (const n of [1, 3, 4, 5, 7]) await saveRefinerSessions(db, [session(n)]);
    const before = await refinementsHere(db);
    await saveRefinerPage(db, { sessions: [session(5), session(3)], isFirst: false, isLast: true }, before);
    expect(await idsShown()).toEqual([7, 5, 3].map(id));
  });

  it('one of the very moment of a page’s last session may stand on the next page', async () => {
    const at = session(3).created_at;
    await saveRefinerSessions(db, [session(2, { created_at: at }), session(3), session(4)]);
    const page = { sessions: [session(4), session(3)], isFirst: true, isLast: false };
    await saveRefinerPage(db, page, await refinementsHere(db));
    expect((await idsShown()).sort()).toEqual([2, 3, 4].map(id));
  });

  it('keep the other wordings of a problem beside a list that knows of none', async () => {
    const wording = { statement: 'Narrower.', scope: 'one quarter', changed: 'Narrower' };
    await saveRefinerSessions(db, [session(1, { results: [problem(7)] })]);
    await saveVariants(db, id(1), id(7), [wording]);
    await saveVariants(db, id(9), id(7), [wording]);
    await saveRefinerSessions(db, [session(1)]);
    expect((await refinerSession(db, id(1)))?.results?.[0]?.variants).toEqual([wording]);
    expect(await refinerSession(db, id(9))).toBeNull();
  });
});

describe('an idea that is on its way', () => {
  const refine = (n: number) => mutate({ type: 'refine', payload: { idea: `Idea ${n}` } }, id(n));

  it('[VIEW-1] stands before the server’s sessions, and as a session of its own', async () => {
    await saveRefinerSessions(db, [session(1)]);
    await refine(2);
    await refine(3);
    expect(await idsShown()).toEqual([3, 2, 1].map(id));
    expect(await refinerSession(db, id(2))).toMatchObject({
      idea: 'Idea 2',
      results: null,
      pending: { opId: id(2), sending: { state: 'sending' } },
    });
  });

  it('is shown once where the history brings it before its own answer', async () => {
    await refine(2);
    await saveRefinerSessions(db, [session(2)]);
    expect(await idsShown()).toEqual([id(2)]);
    expect((await refinerSession(db, id(2)))?.pending).not.toBeNull();
    await saveRefinerSessions(db, [session(2, { results: [problem(7)] })]);
    expect((await refinerSession(db, id(2)))?.pending).toBeNull();
  });

  it('becomes a session with its problems when it is answered', async () => {
    const refined = { session_id: id(2), session_title: 'Tailors', results: [problem(7)] };
    await db.transaction('rw', [...EFFECT_TABLES], () =>
      applyEffect(db, { kind: 'refined', idea: 'Idea 2', refined, askedAt: 1_000 }, 2_000),
    );
    expect(await refinerSession(db, id(2))).toMatchObject({ idea: 'Idea 2', title: 'Tailors', pending: null });
    expect((await refinerHistory(db, 20)).items).toMatchObject([{ results: 1, here: true, sending: null }]);
  });

  it('stands at the time it was asked where nothing could be made of it', async () => {
    const refined = { session_id: id(2), session_title: 'Tailors', results: [] };
    await db.transaction('rw', [...EFFECT_TABLES], () =>
      applyEffect(db, { kind: 'refined', idea: 'Idea 2', refined, askedAt: 1_000 }, 2_000),
    );
    expect(await refinerSession(db, id(2))).toMatchObject({ createdAt: new Date(1_000).toISOString() });
  });

  it('[OUT-5] is taken back with nothing to send where it never left', async () => {
    await refine(2);
    await mutate({ type: 'refiner_delete', payload: { sessionId: id(2) } }, id(10));
    expect(await waiting()).toEqual([]);
  });

  it('[OUT-5] is deleted after it, where it may have arrived', async () => {
    await refine(2);
    await db.outbox.update(id(2), { attempts: 1 });
    await mutate({ type: 'refiner_delete', payload: { sessionId: id(2) } }, id(10));
    expect(await waiting()).toEqual(['refine', 'refiner_delete']);
    expect(await idsShown()).toEqual([]);
    expect(await refinerSession(db, id(2))).toBeNull();
  });

  it('that was refused is thrown away with nothing to send', async () => {
    await refine(2);
    await db.outbox.update(id(2), { attempts: 1, state: 'dead' });
    await mutate({ type: 'refiner_delete', payload: { sessionId: id(2) } }, id(10));
    expect(await waiting()).toEqual([]);
  });
});

describe('deleting and marking', () => {
  const mark = (opId: string) => mutate({ type: 'researched', payload: { sessionId: id(1), resultId: id(7) } }, opId);
  const remove = (opId: string) => mutate({ type: 'refiner_delete', payload: { sessionId: id(1) } }, opId);
  const shown = async () => (await refinerSession(db, id(1)))?.results?.[0];
  beforeEach(() => saveRefinerSessions(db, [session(1, { results: [problem(7)] })]));

  it('[VIEW-1] are seen at once, and the server’s row stays as it is', async () => {
    await mark(id(20));
    expect((await shown())?.researched).toBe(true);
    await remove(id(21));
    expect(await idsShown()).toEqual([]);
    expect((await resultsOf(1))?.[0]?.researched).toBe(false);
  });

  it('[VIEW-1] a mark is on its own problem alone, beside those that the server has', async () => {
    const results = [problem(7, { researched: true }), problem(8), problem(9)];
    await saveRefinerSessions(db, [session(1, { results })]);
    await mutate({ type: 'researched', payload: { sessionId: id(1), resultId: id(8) } }, id(20));
    const marks = (await refinerSession(db, id(1)))?.results?.map(({ researched }) => researched);
    expect(marks).toEqual([true, true, false]);
  });

  it('[OUT-5] a deletion takes unsent marks along, and is one however often it is asked for', async () => {
    await mark(id(20));
    await remove(id(21));
    await remove(id(22));
    expect(await waiting()).toEqual(['refiner_delete']);
  });

  it('[OUT-5] a mark that was refused does not keep the deletion from being sent', async () => {
    await mark(id(20));
    await db.outbox.update(id(20), { state: 'dead' });
    await remove(id(21));
    expect(await waiting()).toEqual(['researched', 'refiner_delete']);
  });

  it('[VIEW-1] leave a page of the history as long as it was, with the way on to what is older', async () => {
    await saveRefinerSessions(db, [session(2), session(3), session(4)]);
    for (const n of [4, 3]) await mutate({ type: 'refiner_delete', payload: { sessionId: id(n) } }, id(20 + n));
    expect(await refinerHistory(db, 1)).toMatchObject({ items: [{ id: id(2) }], hasMore: true });
    expect(await refinerHistory(db, 2)).toMatchObject({ hasMore: false });
  });

  it('what was refused is not folded in, and says so', async () => {
    await mark(id(20));
    await db.outbox.update(id(20), { state: 'dead', lastError: { status: 418, code: 'x', message: 'No' } });
    expect(await shown()).toMatchObject({ researched: false, unmarked: { opId: id(20), status: 418 } });
    await remove(id(21));
    await db.outbox.update(id(21), { state: 'dead' });
    expect(await idsShown()).toEqual([id(1)]);
  });

  it('a row that cannot be read is left out, and the rest is shown', async () => {
    await db.refinerSessions.put({ id: id(2), createdAt: '2026-02-01', session: {} as RefinerSession });
    expect(await idsShown()).toEqual([id(1)]);
    expect(await refinerSession(db, id(2))).toBeNull();
  });
});
