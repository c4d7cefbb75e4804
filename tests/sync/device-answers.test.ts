import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { questionsForDevice } from '../../src/domain/answered-here.ts';
import type { ChatHistoryView, ChatView } from '../../src/domain/working-copy.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { saveBody } from '../../src/store/bodies.ts';
import { claimNext } from '../../src/store/claim.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { discardEntry } from '../../src/store/entries.ts';
import { readEntry } from '../../src/store/entry.ts';
import { keepReply } from '../../src/store/kept-reply.ts';
import { observe } from '../../src/store/observe.ts';
import { sendOf } from '../../src/store/operations/registry.ts';
import { settle } from '../../src/store/settle.ts';
import { chatView } from '../../src/store/views/chat.ts';
import { type Answerer, createDeviceAnswers, withReplies } from '../../src/sync/device-answers.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { report } from '../support/report.ts';
import { ok, transportOf } from '../support/transport.ts';

const REPORT = id(1);
const NOW = Date.UTC(2026, 0, 5);
const REPLY = { content: 'Wholesalers pay.', chunks: [] };

const asked = (n: number, sending: 'sending' | 'offline' | 'late' | 'refused', here = false): ChatView => ({
  id: id(n),
  role: 'user',
  content: `question ${n}`,
  timestamp: new Date(NOW).toISOString(),
  chunks: [],
  pending: {
    opId: id(n),
    here: here ? REPLY : null,
    sending: {
      sending: { state: 'sending' as const },
      offline: { state: 'waiting' as const, status: 0, code: 'network', message: '' },
      late: { state: 'waiting' as const, status: 503, code: 'unavailable', message: '' },
      refused: { state: 'failed' as const, status: 422, code: 'validation_failed', message: '' },
    }[sending],
  },
});
const answered = (n: number, role: 'user' | 'assistant'): ChatView => ({
  ...{ id: id(n), role, content: `question ${n}`, timestamp: new Date(NOW).toISOString(), chunks: [] },
  pending: null,
});
const forDevice = (messages: ChatView[], hasNetwork = true) =>
  questionsForDevice(messages, hasNetwork).map(({ question, before }) => [question, before]);

describe('[VIEW-2] the device answers what nobody else can answer now', () => {
  it('leaves to the server what is on its way, what it put off, and what it refused', () => {
    expect(forDevice([asked(1, 'sending'), asked(2, 'late'), asked(3, 'refused')])).toEqual([]);
    expect(forDevice([asked(3, 'refused')], false)).toEqual([]);
  });

  it('answers everything where there is no network, with the questions before each', () => {
    const talk = [answered(1, 'user'), answered(2, 'assistant'), asked(3, 'refused'), asked(4, 'sending')];
    expect(forDevice([...talk, asked(5, 'sending')], false)).toEqual([
      ['question 4', ['question 1']],
      ['question 5', ['question 1', 'question 4']],
    ]);
  });

  it('reads a follow-up with the latest questions before it, however long the talk', () => {
    const talk = [1, 2, 3, 4, 5, 6, 7].map((n) => answered(n, 'user'));
    const latest = [3, 4, 5, 6, 7].map((n) => `question ${n}`);
    expect(forDevice([...talk, asked(8, 'sending')], false)).toEqual([['question 8', latest]]);
  });

  it('answers what reached nobody, and what waits behind it, once', () => {
    expect(forDevice([asked(1, 'sending'), asked(2, 'offline', true), asked(3, 'sending')])).toEqual([
      ['question 3', ['question 1', 'question 2']],
    ]);
  });
});

describe('[VIEW-2] a conversation without a network', () => {
  let db: AccountDb;
  let stop = () => {};
  let last: ChatHistoryView | null = null;
  beforeEach(async () => {
    db = await openDb();
    last = null;
    await saveBody(db, REPORT, report(REPORT), NOW);
  });
  afterEach(() => stop());

  const ask = (n: number) => {
    const payload = { reportId: REPORT, content: `question ${n}`, webSearch: false, sessionId: null };
    return enqueue(db, { op: { type: 'chat', payload }, opId: id(n), userId: USER, now: NOW });
  };
  const follow = (answer: Answerer['answer'], hasNetwork = false) => {
    const end = vi.fn();
    const openAnswerer = vi.fn(() => ({ answer, end }));
    const ports = { db, openAnswerer, hasNetwork: () => hasNetwork, log: silentLog };
    const answers = createDeviceAnswers(ports, REPORT);
    const unsubscribe = observe(() => chatView(db, REPORT, 20)).subscribe((view) => {
      read = view;
      answers.look(view);
      tell();
    });
    let read: ChatHistoryView | null = null;
    const tell = () => {
      last = read && withReplies(read, answers.replies.get());
    };
    answers.replies.subscribe(tell);
    stop = () => {
      unsubscribe();
      answers.end();
    };
    return { openAnswerer, end };
  };
  const here = () => last?.messages.map(({ pending }) => pending?.here?.content ?? null);

  it('is answered with the report and the questions before, kept beside the question, and found again', async () => {
    const answer = vi.fn<Answerer['answer']>(async ({ question }) => ({ content: `to ${question}`, chunks: [] }));
    const { end } = follow(answer);
    await ask(11);
    await ask(12);
    await vi.waitFor(() => expect(here()).toEqual(['to question 11', 'to question 12']));
    expect(answer.mock.calls.map(([{ before }]) => before)).toEqual([[], ['question 11']]);
    await vi.waitFor(async () =>
      expect((await chatView(db, REPORT, 20)).messages.map(({ pending }) => pending?.here?.content)).toEqual([
        'to question 11',
        'to question 12',
      ]),
    );
    stop();
    expect(end).toHaveBeenCalled();
    // Read again: nothing is answered a second time.
    follow(answer);
    await vi.waitFor(() => expect(here()).toEqual(['to question 11', 'to question 12']));
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('what answers is fetched as soon as the conversation is opened: whoever does so will ask', () => {
    const { openAnswerer } = follow(async () => REPLY);
    expect(openAnswerer).toHaveBeenCalledOnce();
  });

  it('with a network nothing is loaded', async () => {
    const { openAnswerer } = follow(async () => REPLY, true);
    await ask(11);
    await vi.waitFor(() => expect(here()).toEqual([null]));
    expect(openAnswerer).not.toHaveBeenCalled();
  });

  it('what answers may be missing: the question waits, and the next one asks for it anew', async () => {
    let tries = 0;
    const { openAnswerer, end } = follow(async () => {
      tries += 1;
      if (tries === 1) throw new Error('Not on this device');
      return REPLY;
    });
    await ask(11);
    await vi.waitFor(() => expect(tries).toBe(1));
    await ask(12);
    await vi.waitFor(() => expect(here()).toEqual([REPLY.content, REPLY.content]));
    expect(openAnswerer.mock.calls.length).toBeGreaterThan(1);
    expect(end).toHaveBeenCalled();
  });

  it('a report that is not on this device answers nothing', async () => {
    await db.bodies.clear();
    const answer = vi.fn<Answerer['answer']>(async () => REPLY);
    follow(answer);
    await ask(11);
    await vi.waitFor(() => expect(here()).toEqual([null]));
    expect(answer).not.toHaveBeenCalled();
  });

  it('the question is sent as it was asked, and the server’s answer takes the place of the device’s', async () => {
    await ask(11);
    await keepReply(db, id(11), REPLY);
    const entry = await claimNext(db, { now: NOW, attemptId: 'a', userId: USER });
    if (!entry) throw new Error('Nothing waits');
    const at = new Date(NOW).toISOString();
    const data = {
      success: true,
      id: id(31),
      content: 'The server’s',
      chunks: [],
      chat_session_id: 's',
      timestamp: at,
    };
    const { transport, requests } = transportOf(() => ok(data));
    const answer = await sendOf(entry)(transport, new AbortController().signal);
    expect(JSON.stringify(requests[0]?.body)).not.toContain(REPLY.content);
    if (answer.kind !== 'ok') throw new Error('Not answered');
    await settle(db, { opId: id(11), attemptId: 'a' }, { kind: 'done', effect: answer.data }, NOW);
    const { messages } = await chatView(db, REPORT, 20);
    expect(messages.map((m) => [m.id, m.content, m.pending])).toEqual([
      [id(11), 'question 11', null],
      [id(31), 'The server’s', null],
    ]);
    expect(await db.outbox.count()).toBe(0);
  });

  it('a reply for a question that is gone is dropped, and one that cannot be read harms no question', async () => {
    await ask(11);
    await discardEntry(db, id(11));
    await keepReply(db, id(11), REPLY);
    expect(await db.outbox.count()).toBe(0);
    await ask(12);
    const row = await db.outbox.get(id(12));
    await db.outbox.update(id(12), { payload: { ...(row?.payload as object), here: { from: 'a newer build' } } });
    expect(readEntry(await db.outbox.get(id(12)))).toMatchObject({
      kind: 'entry',
      entry: { payload: { content: 'question 12' } },
    });
  });
});
