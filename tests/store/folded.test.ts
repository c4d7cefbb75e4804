import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../src/contract/chat.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { applyHistoryPage } from '../../src/store/apply-pull.ts';
import { saveBody } from '../../src/store/bodies.ts';
import { saveMessages } from '../../src/store/chats.ts';
import { claimNext } from '../../src/store/claim.ts';
import { noteRequested } from '../../src/store/credits.ts';
import type { Effect } from '../../src/store/effects.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { settle } from '../../src/store/settle.ts';
import { takeReport } from '../../src/store/take-report.ts';
import { saveTrash, trashedIds } from '../../src/store/trash.ts';
import { chatView } from '../../src/store/views/chat.ts';
import { creditRequestView } from '../../src/store/views/credit-request.ts';
import { historyTerms, suggestions } from '../../src/store/views/history-terms.ts';
import { sendingView } from '../../src/store/views/outbox.ts';
import { reportsView, reportView } from '../../src/store/views/reports.ts';
import { trashView } from '../../src/store/views/trash.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';
import { report } from '../support/report.ts';

const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;
let db: AccountDb;
let op = 100;
beforeEach(async () => {
  db = await openDb();
  await applyHistoryPage(db, [item(1), item(2), item(3)]);
});
const mutate = (wish: Op) => {
  op += 1;
  return enqueue(db, { op: wish, opId: id(op), userId: USER, now: MONDAY });
};
const send = async (effect: Effect) => {
  const entry = await claimNext(db, { now: MONDAY, attemptId: 'a', userId: USER });
  if (!entry) throw new Error('Nothing waits');
  await settle(db, { opId: entry.opId, attemptId: 'a' }, { kind: 'done', effect }, MONDAY);
};
const listed = async () => (await reportsView(db, 20)).reports.map((row) => row.id);
const trashed = async () => (await trashView(db)).map((row) => row.id);
const remove = (n: number, permanent = false): Op => ({ type: 'delete', payload: { reportId: id(n), permanent } });
const restore = (n: number): Op => ({ type: 'restore', payload: { reportId: id(n) } });

describe('deleting and restoring', () => {
  it('[VIEW-1] leaves the history at once, lies in the trash, and the server row stays as it is', async () => {
    await mutate(remove(2));
    expect(await listed()).toEqual([id(3), id(1)]);
    expect((await reportsView(db, 20)).total).toBe(2);
    expect(await trashed()).toEqual([id(2)]);
    expect(await reportView(db, id(2))).toBeNull();
    expect((await db.reports.get(id(2)))?.item.rev).toBe(2);
  });

  it('[VIEW-1] a deletion for good is in neither list', async () => {
    await mutate(remove(2, true));
    expect(await listed()).toEqual([id(3), id(1)]);
    expect(await trashed()).toEqual([]);
  });

  it('[VIEW-1] a deletion that was refused gives the report back', async () => {
    const opId = await mutate(remove(2));
    await db.outbox.update(opId, { state: 'dead' });
    expect(await listed()).toEqual([id(3), id(2), id(1)]);
  });

  it('[PULL-2] taken by the server it stays deleted, whatever an older answer says', async () => {
    await mutate(remove(2));
    await send({ kind: 'deleted', id: id(2), rev: 9, permanent: false });
    await takeReport(db, item(2, { rev: 8 }));
    expect(await listed()).toEqual([id(3), id(1)]);
    expect(await trashed()).toEqual([id(2)]);
    expect(await reportView(db, id(2))).toBeNull();
  });

  it.each([
    ['that the server has deleted for good', 9, true],
    ['that the server no longer knows', null, false],
  ])('[PULL-2] a report %s does not lie in the trash', async (_, rev, permanent) => {
    await mutate(remove(2, permanent));
    await send({ kind: 'deleted', id: id(2), rev, permanent });
    expect(await db.trash.count()).toBe(0);
  });

  it('[VIEW-1] a page stays as long as it was when its newest reports are deleted or its pinned ones are old', async () => {
    await applyHistoryPage(
      db,
      [10, 11, 12, 13, 14].map((n) => item(n)),
    );
    await mutate(remove(13));
    await mutate(remove(14));
    expect((await reportsView(db, 3)).reports.map((row) => row.id)).toEqual([12, 11, 10].map(id));
    await applyHistoryPage(
      db,
      [1, 2].map((n) => item(n, { isPinned: true, rev: 50 + n })),
    );
    expect((await reportsView(db, 4)).reports.map((row) => row.id)).toEqual([2, 1, 12, 11].map(id));
  });

  it('[VIEW-1] restored it is back at once; the answer brings the row', async () => {
    await mutate(remove(2));
    await send({ kind: 'deleted', id: id(2), rev: 9, permanent: false });
    await mutate(restore(2));
    expect(await listed()).toEqual([id(3), id(2), id(1)]);
    expect((await reportsView(db, 20)).total).toBe(3);
    expect(await trashed()).toEqual([]);
    await send({ kind: 'report', item: item(2, { rev: 10 }) });
    expect(await listed()).toEqual([id(3), id(2), id(1)]);
    expect(await trashed()).toEqual([]);
  });

  it('[PULL-3] what was read can be read again at once when it is restored, and is gone where it is deleted for good', async () => {
    await saveBody(db, id(2), report(id(2)), MONDAY);
    await mutate(remove(2));
    await send({ kind: 'deleted', id: id(2), rev: 9, permanent: false });
    await mutate(restore(2));
    expect(await reportView(db, id(2))).toMatchObject({ bodyHere: true });
    await send({ kind: 'report', item: item(2, { rev: 10 }) });
    expect(await reportView(db, id(2))).toMatchObject({ bodyHere: true });
    await mutate(remove(2, true));
    await send({ kind: 'deleted', id: id(2), rev: null, permanent: true });
    expect(await db.bodies.count()).toBe(0);
  });

  it('[PULL-2] what the server no longer knows is gone, and no late row of the same age brings it back', async () => {
    await mutate(remove(2));
    await send({ kind: 'deleted', id: id(2), rev: null, permanent: false });
    await takeReport(db, item(2));
    expect(await listed()).toEqual([id(3), id(1)]);
  });

  it('[PULL-4] the trash follows the server, and keeps what came since it was asked, whatever the clock says', async () => {
    await db.trash.bulkPut([
      { id: id(6), deletedAt: new Date(MONDAY - DAY).toISOString(), item: item(6) },
      { id: id(7), deletedAt: new Date(MONDAY + DAY).toISOString(), item: item(7) },
    ]);
    const before = await trashedIds(db);
    await db.trash.put({ id: id(8), deletedAt: new Date(MONDAY + 1).toISOString(), item: item(8) });
    await saveTrash(db, [item(9)], before, MONDAY);
    expect(await trashed()).toEqual([id(8), id(9)]);
  });
});

it('[VIEW-1] an edit leaves what it does not name as it is', async () => {
  const edit = { title: undefined, tags: ['market'] };
  await mutate({ type: 'metadata', payload: { reportId: id(1), edit } });
  expect(await reportView(db, id(1))).toMatchObject({ title: 'Report 1', tags: ['market'] });
});

describe('narrowing the history', () => {
  it('finds by the beginnings of words, whatever their accents, in what waits too', async () => {
    await mutate({ type: 'metadata', payload: { reportId: id(1), edit: { title: 'Marché de Côte' } } });
    const found = async (text: string) => (await reportsView(db, 20, { text })).reports.map((row) => row.id);
    expect(await found('cote marc')).toEqual([id(1)]);
    expect(await found('report 2')).toEqual([id(2)]);
    expect(await found('ote')).toEqual([]);
  });

  it('looks through every report, however many are shown, and counts what it found', async () => {
    const { reports, total } = await reportsView(db, 1, { text: 'report 1' });
    expect([reports.map((row) => row.id), total]).toEqual([[id(1)], 1]);
  });

  it('by days, categories, tags and pins', async () => {
    await applyHistoryPage(db, [item(4, { category: 'Energy', tags: ['solar'], isPinned: true })]);
    const found = async (filters: Parameters<typeof reportsView>[2]) =>
      (await reportsView(db, 20, filters)).reports.map((row) => row.id);
    expect(await found({ filters: { categories: ['Energy'] } })).toEqual([id(4)]);
    expect(await found({ filters: { tags: ['solar', 'x'] } })).toEqual([id(4)]);
    expect(await found({ filters: { onlyPinned: true } })).toEqual([id(4)]);
    expect(await found({ filters: { dateRange: { from: '2026-01-02' } } })).toEqual([]);
    expect(await found({ filters: { dateRange: { from: '2026-01-01', to: '2026-01-01' } } })).toHaveLength(4);
  });
});

describe('what stands above the history', () => {
  it('names each category and tag once, in order, what waits among them', async () => {
    await applyHistoryPage(db, [item(4, { category: 'Energy', tags: ['solar', 'off grid'] })]);
    await mutate({ type: 'metadata', payload: { reportId: id(1), edit: { category: 'Énergies', tags: ['solar'] } } });
    const { categories, tags } = await historyTerms(db);
    expect(categories).toEqual(['Énergies', 'Energy']);
    expect(tags).toEqual(['off grid', 'solar']);
  });

  it('suggests from the third report on', async () => {
    await db.reports.delete(id(3));
    expect(await suggestions(db, MONDAY)).toEqual([]);
    await applyHistoryPage(db, [item(3, { rev: 9 })]);
    expect(await suggestions(db, MONDAY)).not.toEqual([]);
  });

  it('suggests what is pinned however old, and nothing while there is nothing to choose from', async () => {
    const old = { isPinned: true, viewCount: 1, hasChat: true, lastViewedAt: '2025-01-01T00:00:00.000Z' };
    const read = Array.from({ length: 120 }, (_, n) => item(10 + n, { viewCount: 1, hasChat: true }));
    await db.reports.clear();
    await applyHistoryPage(db, [item(4, { ...old, createdAt: '2025-01-01T00:00:00.000Z' }), item(5)]);
    expect(await suggestions(db, MONDAY)).toEqual([]);
    await applyHistoryPage(db, read);
    expect((await suggestions(db, MONDAY)).map(({ action }) => action)).toContain(`/market-validation/report/${id(4)}`);
  });
});

describe('a conversation', () => {
  const message = (n: number, role: ChatMessage['role'], minute: number): ChatMessage => ({
    id: id(n),
    role,
    content: `${role} ${n}`,
    timestamp: new Date(MONDAY + minute * 60_000).toISOString(),
    chunks: [],
  });
  const ask: Op = {
    type: 'chat',
    payload: { reportId: id(1), content: 'Who pays?', webSearch: false, sessionId: null },
  };

  it('[VIEW-1] shows what was said in order, questions before their answers, and last what waits', async () => {
    const messages = [message(22, 'assistant', 1), message(21, 'user', 1), message(23, 'user', 2)];
    await saveMessages(db, id(1), { messages, total: 3, complete: true }, MONDAY);
    const opId = await mutate(ask);
    const { messages: shown, hasMore } = await chatView(db, id(1), 20);
    expect(shown.map((m) => m.id)).toEqual([id(21), id(22), id(23), opId]);
    expect(shown.at(-1)?.pending).toEqual({ opId, sending: { state: 'sending' }, here: null });
    expect(hasMore).toBe(false);
  });

  it('offers older messages only where there are some', async () => {
    const messages = [message(21, 'user', 1), message(22, 'assistant', 1)];
    await saveMessages(db, id(1), { messages, total: 2, complete: true }, MONDAY);
    expect((await chatView(db, id(1), 2)).hasMore).toBe(false);
    expect((await chatView(db, id(1), 1)).hasMore).toBe(true);
    await saveMessages(db, id(2), { messages: [message(23, 'user', 1)], total: 2, complete: false }, MONDAY);
    expect((await chatView(db, id(2), 2)).hasMore).toBe(true);
  });

  it('stays the same conversation, and whole, when its newest page is read again', async () => {
    const messages = [message(21, 'user', 1), message(22, 'assistant', 1)] as const;
    await mutate(ask);
    await send({ kind: 'exchange', askedAt: MONDAY, reportId: id(1), sessionId: id(77), messages });
    await saveMessages(db, id(1), { messages, total: 2, complete: true }, MONDAY);
    await saveMessages(db, id(1), { messages, total: 2, complete: false }, MONDAY);
    expect(await chatView(db, id(1), 20)).toMatchObject({ sessionId: id(77), hasMore: false });
  });

  it('shows no question to another report', async () => {
    await mutate(ask);
    expect((await chatView(db, id(2), 20)).messages).toEqual([]);
  });

  it('[OUT-12] a question that could not be sent says why, and stays', async () => {
    const opId = await mutate(ask);
    await claimNext(db, { now: MONDAY, attemptId: 'a', userId: USER });
    const error = { status: 503, code: 'unavailable', message: 'Later' };
    await settle(db, { opId, attemptId: 'a' }, { kind: 'retry', delayMs: 1, error }, MONDAY);
    expect(await sendingView(db, opId)).toEqual({ state: 'waiting', ...error });
    expect((await chatView(db, id(1), 20)).messages).toHaveLength(1);
  });

  it('[OUT-6] the answer brings both messages, the question under the id it had', async () => {
    const opId = await mutate(ask);
    const question = { ...message(0, 'user', 3), id: opId };
    const answer = message(31, 'assistant', 3);
    await send({ kind: 'exchange', askedAt: MONDAY, reportId: id(1), sessionId: id(77), messages: [question, answer] });
    const view = await chatView(db, id(1), 20);
    expect(view.messages.map((m) => [m.id, m.pending])).toEqual([
      [opId, null],
      [id(31), null],
    ]);
    expect(view.sessionId).toBe(id(77));
  });

  it('[VIEW-1] a question that was refused stays where it was asked, whatever the server’s clock says', async () => {
    const refuse = async (opId: string) => {
      await claimNext(db, { now: MONDAY, attemptId: 'a', userId: USER });
      const error = { status: 422, code: 'validation_failed', message: 'No' };
      await settle(db, { opId, attemptId: 'a' }, { kind: 'dead', error }, MONDAY);
    };
    const askAt = (content: string, now: number) => {
      op += 1;
      const payload = { reportId: id(1), content, webSearch: false, sessionId: null };
      return enqueue(db, { op: { type: 'chat', payload }, opId: id(op), userId: USER, now });
    };
    const answered = async (n: number, opId: string, askedAt: number) => {
      // A server whose clock is an hour behind this device's.
      const question = { ...message(0, 'user', n - 60), id: opId };
      const messages = [question, message(500 + n, 'assistant', n - 60)] as const;
      await send({ kind: 'exchange', askedAt, reportId: id(1), sessionId: id(77), messages });
    };
    const early = await askAt('early', MONDAY + 1);
    await answered(1, early, MONDAY + 1);
    const wrong = await askAt('wrong', MONDAY + 2);
    await refuse(wrong);
    const order = async () => (await chatView(db, id(1), 20)).messages.map((m) => m.id);
    expect(await order()).toEqual([early, id(501), wrong]);
    const late = await askAt('late', MONDAY + 3);
    expect(await order()).toEqual([early, id(501), wrong, late]);
    await answered(2, late, MONDAY + 3);
    expect(await order()).toEqual([early, id(501), wrong, late, id(502)]);
    // Read again from the server, which does not know when it was asked here.
    const pageOf = [message(0, 'user', -58)].map((m) => ({ ...m, id: late }));
    await saveMessages(db, id(1), { messages: pageOf, total: 4, complete: true }, MONDAY);
    expect(await order()).toEqual([early, id(501), wrong, late, id(502)]);
  });

  it('[VIEW-1] a question whose answer was lost is not on the screen twice when a page brings it', async () => {
    const opId = await mutate(ask);
    const messages = [{ ...message(0, 'user', 3), id: opId }, message(31, 'assistant', 3)];
    await saveMessages(db, id(1), { messages, total: 2, complete: true }, MONDAY);
    expect((await chatView(db, id(1), 20)).messages.filter((m) => m.id === opId)).toHaveLength(1);
  });
});

describe('asking for credits', () => {
  const more: Op = { type: 'credit_request', payload: { creditType: 'market_validation', credits: 2, reason: 'More' } };

  it('[VIEW-1] waits, then is the server’s word, for this week alone', async () => {
    expect(await creditRequestView(db, 'market_validation', MONDAY)).toMatchObject({ state: 'unknown' });
    await mutate(more);
    expect(await creditRequestView(db, 'market_validation', MONDAY)).toMatchObject({ state: 'waiting' });
    expect(await creditRequestView(db, 'problem_generator', MONDAY)).toMatchObject({ state: 'unknown' });
    await send({ kind: 'requested', type: 'market_validation', request: null });
    expect(await creditRequestView(db, 'market_validation', MONDAY + 6 * DAY)).toMatchObject({ state: 'submitted' });
    expect(await creditRequestView(db, 'market_validation', MONDAY + 7 * DAY)).toMatchObject({ state: 'unknown' });
    await noteRequested(db, { type: 'market_validation', requested: false, request: null }, MONDAY + 8 * DAY);
    expect(await creditRequestView(db, 'market_validation', MONDAY + 9 * DAY)).toMatchObject({ state: 'none' });
  });

  it('[VIEW-1] the server’s own end of the week counts before this device’s', async () => {
    const told = { type: 'market_validation', requested: true, request: null, until: MONDAY + DAY } as const;
    await noteRequested(db, told, MONDAY);
    const at = (now: number) => creditRequestView(db, 'market_validation', now);
    expect(await at(MONDAY + DAY - 1)).toMatchObject({ state: 'submitted' });
    expect(await at(MONDAY + DAY)).toMatchObject({ state: 'unknown' });
  });

  it('[VIEW-1] that was refused says why', async () => {
    const lastError = { status: 422, code: 'validation_failed', message: 'Too many' };
    const opId = await mutate(more);
    await db.outbox.update(opId, { state: 'dead', lastError });
    const shown = await creditRequestView(db, 'market_validation', MONDAY);
    expect(shown).toMatchObject({ state: 'refused', opId, reason: 'Too many', status: 422 });
  });
});
