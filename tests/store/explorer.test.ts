import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { claimNext } from '../../src/store/claim.ts';
import { applyEffect } from '../../src/store/effects.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { readEntries } from '../../src/store/entries.ts';
import {
  endRun,
  saveExplorerPage,
  saveExplorerSession,
  setExplorerLocal,
  takeExplorerStatus,
  touchedBefore,
} from '../../src/store/explorer.ts';
import { explorerEffect } from '../../src/store/explorer-effects.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { wordsOf } from '../../src/store/operations/registry.ts';
import { settle } from '../../src/store/settle.ts';
import { generationView, sessionsView, sessionView } from '../../src/store/views/explorer.ts';
import { id, ids, openDb, USER } from '../support/account-db.ts';
import { nested, problem, session } from '../support/explorer.ts';

let db: AccountDb;
let newId: () => string;
beforeEach(async () => {
  db = await openDb();
  newId = ids(500);
});

const mutate = (op: Op) => enqueue(db, { op, opId: newId(), userId: USER, now: 1_000 });
const start = () => mutate({ type: 'explore', payload: { parameters: { industry: ['Energy'] } } });
const cancel = (jobId: string) => mutate({ type: 'explorer_cancel', payload: { jobId } });
const mark = (n: number, marks: { liked?: boolean; viewed?: boolean }) =>
  mutate({ type: 'explorer_marks', payload: { sessionId: id(1), resultId: id(1_000 + n), marks } });
const remove = () => mutate({ type: 'explorer_delete', payload: { sessionId: id(1) } });
const waiting = async () => (await readEntries(db)).map((entry) => entry.type);
const claim = () => claimNext(db, { now: 2_000, attemptId: 'a', userId: USER });
const take = (n = 1, changes = {}) =>
  touchedBefore(db).then((before) =>
    saveExplorerSession(db, session(n, { results: [nested(1), problem(2)], ...changes }), before),
  );
const effect = (change: Parameters<typeof explorerEffect>[0]) =>
  db.transaction('rw', [db.explorerSessions, db.tombstones], () => applyEffect(db, explorerEffect(change), 5_000));
const problemsHere = async () => (await sessionView(db, id(1)))?.problems ?? [];

describe('[OUT-5] the Explorer’s intentions', () => {
  it('a start that was cancelled before it left is gone with its cancelling', async () => {
    await cancel(await start());
    expect(await waiting()).toEqual([]);
  });

  it('one that may have left is not sent again; the cancelling follows it', async () => {
    const jobId = await start();
    await claim();
    await settle(
      db,
      { opId: jobId, attemptId: 'a' },
      { kind: 'retry', delayMs: 9_000, error: { status: 0, code: 'network', message: '' } },
      2_000,
    );
    await cancel(jobId);
    expect(await waiting()).toEqual(['explorer_cancel']);
  });

  it('one under way keeps its place, and the cancelling waits behind it', async () => {
    const jobId = await start();
    await claim();
    await cancel(jobId);
    expect(await waiting()).toEqual(['explore', 'explorer_cancel']);
    expect(await claim()).toBeNull();
    expect(await generationView(db)).toBeNull();
  });

  it('marks on one problem become one, and a deletion takes them along', async () => {
    await take();
    await mark(1, { liked: true });
    await mark(2, { viewed: true });
    await mark(1, { liked: false, viewed: true });
    const marks = (await readEntries(db)).flatMap((e) => (e.type === 'explorer_marks' ? [e.payload] : []));
    expect(marks.map((payload) => payload.marks)).toEqual([{ liked: false, viewed: true }, { viewed: true }]);
    await remove();
    expect(await waiting()).toEqual(['explorer_delete']);
  });

  it('a deletion takes marks alone along: a cancelling that waits in its lane still goes first', async () => {
    await take();
    await cancel(id(1));
    await mark(1, { liked: true });
    await remove();
    expect(await waiting()).toEqual(['explorer_cancel', 'explorer_delete']);
  });

  it('can be read in words', async () => {
    await take();
    await mark(1, { liked: true });
    await remove();
    await start();
    await cancel(id(1));
    const words = await Promise.all((await readEntries(db)).map((entry) => wordsOf(db, entry)));
    expect(words).toEqual(['Delete: Agriculture, Ghana', 'Energy', 'Cancel: Agriculture, Ghana']);
  });
});

describe('[VIEW-1] sessions and problems', () => {
  it('marks that wait are shown over the server’s, and stay when they are settled', async () => {
    await take();
    await mark(1, { liked: true });
    expect((await problemsHere())[0]).toMatchObject({ rank: 1, liked: true, viewed: false });
    await db.outbox.clear();
    expect((await problemsHere())[0]).toMatchObject({ liked: false });
    const marks = { selected: false, viewed: true, bookmarked: true, liked: true };
    await effect({ kind: 'marked', id: id(1), resultId: id(1_001), marks });
    expect((await problemsHere())[0]).toMatchObject(marks);
    expect((await problemsHere())[1]).toMatchObject({ liked: false });
  });

  it('a reading that was begun before a mark was settled does not undo it', async () => {
    await take();
    const before = await touchedBefore(db);
    const marks = { selected: false, viewed: false, bookmarked: false, liked: true };
    await effect({ kind: 'marked', id: id(1), resultId: id(1_001), marks });
    await saveExplorerSession(db, session(1, { results: [nested(1)] }), before);
    expect((await problemsHere())[0]).toMatchObject({ liked: true });
    await saveExplorerSession(db, session(1, { results: [nested(1)] }), await touchedBefore(db));
    expect((await problemsHere())[0]).toMatchObject({ liked: false });
  });

  it('a deletion that waits is out of sight, a refused one is not; a deleted session does not come back', async () => {
    await take();
    const opId = await remove();
    expect(await sessionView(db, id(1))).toBeNull();
    expect((await sessionsView(db, 20)).total).toBe(0);
    await db.outbox.update(opId, { state: 'dead' });
    expect((await sessionsView(db, 20)).total).toBe(1);
    const before = await touchedBefore(db);
    await effect({ kind: 'deleted', id: id(1) });
    await saveExplorerPage(db, { sessions: [session(1)], isFirst: true, isLast: true }, before);
    expect((await sessionsView(db, 20)).total).toBe(0);
  });

  it('problems stand by their rank, and a mark on one is on no other', async () => {
    await saveExplorerSession(db, session(1, { results: [problem(2), nested(1)] }), new Map());
    await mark(2, { liked: true });
    expect((await problemsHere()).map(({ rank, liked }) => [rank, liked])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('a session whose problems were never read here is listed with the server’s count', async () => {
    const page = { sessions: [session(1, { problems_generated: 7 })], isFirst: true, isLast: true };
    await saveExplorerPage(db, page, new Map());
    expect((await sessionsView(db, 20)).sessions).toMatchObject([{ problems: 7, isHere: false }]);
  });

  it('a list without results leaves those that are here', async () => {
    await take();
    await saveExplorerPage(db, { sessions: [session(1)], isFirst: true, isLast: true }, await touchedBefore(db));
    expect(await problemsHere()).toHaveLength(2);
  });

  it('what is missing from its own stretch of the list was deleted elsewhere; what lies outside stays', async () => {
    for (const n of [1, 2, 3, 4, 5]) await take(n);
    const before = await touchedBefore(db);
    // Finished while the list was on its way: it cannot be in it.
    await take(6);
    await saveExplorerPage(db, { sessions: [session(5), session(3)], isFirst: true, isLast: false }, before);
    expect((await sessionsView(db, 20)).sessions.map((line) => line.id)).toEqual([6, 5, 3, 2, 1].map(id));
    await saveExplorerPage(db, { sessions: [session(2)], isFirst: false, isLast: true }, before);
    expect((await sessionsView(db, 20)).sessions.map((line) => line.id)).toEqual([6, 5, 3, 2].map(id));
  });

  it('what is newer than the first page’s first session and ended before was deleted elsewhere too', async () => {
    for (const n of [1, 2, 3]) await take(n);
    const page = { sessions: [session(2), session(1)], isFirst: true, isLast: true };
    await saveExplorerPage(db, page, await touchedBefore(db));
    expect((await sessionsView(db, 20)).sessions.map((line) => line.id)).toEqual([2, 1].map(id));
  });

  it('a list of the completed ones takes away none that failed, and none whose person was not yet told', async () => {
    await take(1, { status: 'failed' });
    await effect({ kind: 'started', session: session(2, { status: 'pending' }) });
    await db.explorerSessions.update(id(2), { session: session(2) });
    await saveExplorerPage(db, { sessions: [], isFirst: true, isLast: true }, await touchedBefore(db));
    expect(await db.explorerSessions.toCollection().primaryKeys()).toEqual([1, 2].map(id));
  });

  it('one that has ended here is not at work again by a reading that comes too late', async () => {
    await take();
    await saveExplorerSession(db, session(1, { status: 'running' }), await touchedBefore(db));
    expect((await sessionView(db, id(1)))?.status).toBe('completed');
  });

  it('are listed newest first, completed ones alone, as many as are wanted', async () => {
    for (const n of [2, 1, 3]) await take(n);
    await take(4, { status: 'failed' });
    await take(5, { status: 'running', results: [] });
    const { sessions, total } = await sessionsView(db, 2);
    expect(sessions.map((line) => line.id)).toEqual([id(3), id(2)]);
    expect(total).toBe(3);
    expect(sessions[0]).toMatchObject({ problems: 2, isHere: true });
  });
});

describe('a generation', () => {
  const told = (changes = {}) =>
    takeExplorerStatus(db, {
      id: id(1),
      status: 'running',
      progress: 50,
      stage: 'Comparing',
      slow: false,
      message: null,
      error: null,
      results: [],
      ...changes,
    });

  it('goes from its start to its end, and away when its person has seen it', async () => {
    const jobId = await start();
    expect(await generationView(db)).toMatchObject({ jobId, state: 'starting', progress: 0 });
    await db.outbox.clear();
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    expect(await generationView(db)).toMatchObject({ jobId: id(1), state: 'following', progress: 10 });
    await told({ progress: 0, status: 'pending' });
    expect(await generationView(db)).toMatchObject({ progress: 10 });
    await told();
    expect(await generationView(db)).toMatchObject({ progress: 50, stage: 'Comparing' });
    await told({ status: 'completed', progress: 100, results: [nested(1)] });
    expect(await generationView(db)).toMatchObject({ state: 'completed', progress: 100, problems: 1 });
    // What is finished stays finished, however late an older telling arrives.
    await told({ status: 'running' });
    expect(await generationView(db)).toMatchObject({ state: 'completed' });
    await endRun(db, id(1));
    expect(await generationView(db)).toBeNull();
    expect(await problemsHere()).toHaveLength(1);
  });

  it.each([
    ['cancelled', () => mutate({ type: 'explorer_cancel', payload: { jobId: id(1) } })],
    ['deleted', () => mutate({ type: 'explorer_delete', payload: { sessionId: id(1) } })],
  ])('that is at work is out of sight as soon as it is %s here', async (_, act) => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    expect(await generationView(db)).not.toBeNull();
    await act();
    expect(await generationView(db)).toBeNull();
  });

  it('that is brought with its problems is known by them at once', async () => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    await take();
    expect(await generationView(db)).toMatchObject({ state: 'completed', problems: 2 });
  });

  it('keeps the problems it told of when a later telling has none', async () => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    await told({ results: [nested(1)] });
    await told({ progress: 60 });
    expect(await problemsHere()).toHaveLength(1);
  });

  it('is the newest of those that nobody was told of', async () => {
    for (const n of [1, 3, 2]) await effect({ kind: 'started', session: session(n, { status: 'pending' }) });
    expect(await generationView(db)).toMatchObject({ jobId: id(3) });
  });

  it('has no reason while nothing has failed, and is complete once it is completed', async () => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    await told({ message: 'Comparing records' });
    expect(await generationView(db)).toMatchObject({ state: 'following', reason: null });
    await told({ status: 'completed', progress: 50, message: 'Done' });
    expect(await generationView(db)).toMatchObject({ state: 'completed', reason: null, progress: 100 });
  });

  it('that is told to have started once more stays as far as it was', async () => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    await told();
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    expect(await generationView(db)).toMatchObject({ progress: 50 });
  });

  it('nothing is told, cancelled or marked of one that was deleted here meanwhile', async () => {
    expect(await told()).toBeNull();
    await effect({ kind: 'cancelled', id: id(1), cancelled: true });
    const marks = { selected: false, viewed: true, bookmarked: false, liked: false };
    await effect({ kind: 'marked', id: id(1), resultId: id(1_001), marks });
    expect(await db.explorerSessions.count()).toBe(0);
  });

  it('that was given up says the last reason', async () => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    await setExplorerLocal(db, id(1), 'failed', 'Refused');
    await setExplorerLocal(db, id(1), 'failed', 'Timed out');
    expect(await generationView(db)).toMatchObject({ reason: { message: 'Timed out' } });
  });

  it('is not ended by a list, which has no results; one that was given up here is then in the history', async () => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    const list = async () =>
      saveExplorerPage(db, { sessions: [session(1)], isFirst: true, isLast: true }, await touchedBefore(db));
    await list();
    expect(await generationView(db)).toMatchObject({ state: 'following' });
    await setExplorerLocal(db, id(1), 'failed', 'Timed out');
    await list();
    expect(await generationView(db)).toMatchObject({ state: 'failed', reason: { message: 'Timed out' } });
    expect((await sessionsView(db, 20)).total).toBe(1);
  });

  it('that has failed stays so until its person has seen it, whatever a list says', async () => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    await told({ status: 'failed', error: 'Why' });
    await saveExplorerPage(db, { sessions: [session(1)], isFirst: true, isLast: true }, await touchedBefore(db));
    expect(await generationView(db)).toMatchObject({ state: 'failed', reason: { message: 'Why' } });
  });

  it('that failed says why: its error, else its message', async () => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    await told({ status: 'failed', error: null, message: 'Too little on record' });
    expect(await generationView(db)).toMatchObject({ state: 'failed', reason: { message: 'Too little on record' } });
  });

  it('that was cancelled in time is gone; one that had ended before stays in the history', async () => {
    await effect({ kind: 'started', session: session(1, { status: 'pending' }) });
    await effect({ kind: 'cancelled', id: id(1), cancelled: true });
    expect(await generationView(db)).toBeNull();
    expect((await sessionView(db, id(1)))?.status).toBe('cancelled');
    await take(2);
    await effect({ kind: 'cancelled', id: id(2), cancelled: false });
    expect((await sessionsView(db, 20)).total).toBe(1);
  });

  it('a refused start is shown with its reason until it is discarded', async () => {
    const jobId = await start();
    const lastError = { status: 402, code: 'credits_exhausted', message: 'No more' };
    await db.outbox.update(jobId, { state: 'parked', parkedFor: 'credits', lastError });
    expect(await generationView(db)).toMatchObject({ jobId, state: 'refused', reason: lastError });
    await db.outbox.update(jobId, { state: 'queued', parkedFor: null, lastError: { ...lastError, code: 'network' } });
    expect(await generationView(db)).toMatchObject({ state: 'waiting' });
  });
});
