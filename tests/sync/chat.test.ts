import { beforeEach, describe, expect, it } from 'vitest';
import { CHAT_PAGE_SIZE } from '../../src/contract/limits.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { chatView } from '../../src/store/views/chat.ts';
import { createChats, FIRST_PAGE } from '../../src/sync/chat.ts';
import { id, openDb } from '../support/account-db.ts';
import { type Handler, ok, refused, silent, transportOf } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const REPORT = id(1);
const message = (n: number) => ({
  id: id(100 + n),
  role: n % 2 === 0 ? 'assistant' : 'user',
  content: `words ${n}`,
  timestamp: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
  chunks: [],
});
const page = (messages: object[], hasMore = false) =>
  ok({ messages, pagination: { totalMessages: 60, hasMore, page: 1, pageSize: FIRST_PAGE, totalPages: 6 } });
const ready = ok({ status: 'ready', ready_for_chat: true, success: true });
const notReady = ok({ status: 'processing', ready_for_chat: false, user_message: 'A moment', success: true });

let db: AccountDb;
let clock: VirtualClock;
beforeEach(async () => {
  db = await openDb();
  clock = new VirtualClock();
});

function chats(answers: Partial<Record<'history' | 'verify' | 'prepare' | 'status', Handler>>) {
  const { transport, requests } = transportOf((request, signal) => {
    const { path } = request.call;
    if (path.includes('history')) return (answers.history ?? (() => page([])))(request, signal);
    if (path.includes('verify')) return (answers.verify ?? (() => ok({ verified: true, chunks: 3 })))(request, signal);
    if (path.includes('prepare')) return (answers.prepare ?? (() => ready))(request, signal);
    return (answers.status ?? (() => ready))(request, signal);
  });
  const abort = new AbortController();
  const listeners = new Set<() => void>();
  const onOpen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const ports = { db, transport, clock, log: silentLog, onOpen };
  const act = () => {
    for (const listener of listeners) listener();
  };
  return { chats: createChats(ports, abort.signal), requests, abort, act, listeners };
}
const asked = (requests: readonly { call: { path: string } }[], part: string) =>
  requests.filter(({ call }) => call.path.includes(part)).length;

describe('opening a conversation', () => {
  it('[PULL-3] brings its newest page onto the device', async () => {
    const { chats: port, requests } = chats({ history: () => page([message(2), message(1)], true) });
    port.open(REPORT);
    await clock.pass(0);
    expect(requests.find(({ call }) => call.path.includes('history'))?.query).toMatchObject({
      page: '1',
      page_size: String(FIRST_PAGE),
      sort_order: 'desc',
    });
    const view = await chatView(db, REPORT, 10);
    expect(view.messages.map(({ content }) => content)).toEqual(['words 1', 'words 2']);
    expect(view.hasMore).toBe(true);
    expect(port.status(REPORT).get()).toMatchObject({ history: 'read', preparation: 'ready' });
  });

  it('a preparation that takes its time is asked again every 3 s, with the server’s words', async () => {
    let prepared = 0;
    const { chats: port } = chats({ prepare: () => (++prepared < 3 ? notReady : ready) });
    port.open(REPORT);
    await clock.pass(0);
    expect(port.status(REPORT).get()).toMatchObject({ preparation: 'preparing', message: 'A moment' });
    await clock.pass(6_000);
    expect(prepared).toBe(3);
    expect(port.status(REPORT).get()).toMatchObject({ preparation: 'ready', message: null });
  });

  it('a report that no chat can be prepared for says so, in the server’s words, and is asked no more', async () => {
    const broken = ok({ status: 'error', ready_for_chat: false, user_message: 'No text', success: true });
    const { chats: port, requests } = chats({ prepare: () => broken });
    port.open(REPORT);
    await clock.pass(10_000);
    expect(port.status(REPORT).get()).toMatchObject({ preparation: 'error', message: 'No text' });
    expect([asked(requests, 'verify'), asked(requests, 'prepare-chat')]).toEqual([1, 1]);
  });

  it('a status that the throttle holds back goes with the next action, and is no failed try', async () => {
    let held = true;
    const {
      chats: port,
      requests,
      act,
      listeners,
    } = chats({
      prepare: () => refused(500, 'internal_error'),
      status: () => (held ? silent('blocked') : ready),
    });
    port.open(REPORT);
    await clock.pass(60_000);
    expect(asked(requests, 'processing-status')).toBe(1);
    held = false;
    act();
    await clock.pass(0);
    expect(asked(requests, 'processing-status')).toBe(2);
    expect(port.status(REPORT).get().preparation).toBe('ready');
    expect(listeners.size).toBe(0);
  });

  it('a failed preparation asks for the status three times more, then counts as ready (spec 2 §4)', async () => {
    const { chats: port, requests } = chats({
      verify: () => refused(500, 'internal_error'),
      prepare: () => refused(500, 'internal_error'),
      status: () => silent('timeout'),
    });
    port.open(REPORT);
    await clock.pass(3_500);
    expect(asked(requests, 'processing-status')).toBe(3);
    expect(port.status(REPORT).get().preparation).toBe('ready');
  });

  it('a history that cannot be read says why, and leaves what is here alone', async () => {
    const { chats: port, requests } = chats({ history: () => page([message(1)]) });
    port.open(REPORT)();
    await clock.pass(0);
    const failing = chats({ history: () => refused(404, 'not_found') });
    failing.chats.open(REPORT);
    await clock.pass(0);
    expect(failing.chats.status(REPORT).get()).toMatchObject({ history: 'failed', fault: expect.any(String) });
    expect(requests.length).toBeGreaterThan(0);
  });

  it('whoever leaves stops what is going on', async () => {
    const { chats: port, requests } = chats({ prepare: () => notReady });
    const leave = port.open(REPORT);
    await clock.pass(0);
    leave();
    await clock.pass(60_000);
    expect(asked(requests, 'prepare-chat')).toBe(1);
    expect(clock.waiting).toBe(0);
    // Whoever comes back has it prepared again.
    port.open(REPORT);
    await clock.pass(0);
    expect(asked(requests, 'prepare-chat')).toBe(2);
  });
});

describe('going back in a conversation', () => {
  it('[PULL-3] skips no message: pages are asked for from where those that are here end', async () => {
    const all = Array.from({ length: 60 }, (_, i) => message(60 - i));
    const { chats: port } = chats({
      history: ({ query }) => {
        const { page: number, page_size } = query as Record<'page' | 'page_size', number>;
        const [at, size] = [Number(number), Number(page_size)];
        return page(all.slice((at - 1) * size, at * size), at * size < all.length);
      },
    });
    const here = async () => (await chatView(db, REPORT, 100)).messages.map(({ content }) => content);
    const newest = (count: number) =>
      all
        .slice(0, count)
        .map(({ content }) => content)
        .reverse();
    port.open(REPORT);
    await clock.pass(0);
    expect(await here()).toEqual(newest(FIRST_PAGE));
    for (const count of [CHAT_PAGE_SIZE, 2 * CHAT_PAGE_SIZE, 3 * CHAT_PAGE_SIZE]) {
      port.older(REPORT);
      await clock.pass(0);
      expect(await here()).toEqual(newest(count));
    }
  });
});
