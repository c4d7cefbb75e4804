import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Advice, ChatAnswer } from '../../server/research/tasks/advice-port.ts';
import { DEFAULT_PUBLIC_KEY } from '../../src/contract/headers.ts';
import { type Answer, type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ama: Person;
let report: string;
/** Lets the answer that is being written go on. */
const NOT_ASKED = (_answer: ChatAnswer) => {};
let finish = NOT_ASKED;
let fail = (_why: Error) => {};
/** Of the report, that can be asked about. */
let parts = 1;
const advice = {
  version: 'test',
  countParts: async () => parts,
  answer: (_question, _signal, onText) => {
    onText?.('Crates crush.');
    return new Promise<ChatAnswer>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  },
} as Partial<Advice> as Advice;
beforeAll(async () => {
  server = await startTestServer({ advice, answering: { waitMs: 300, limitMs: 60_000 } });
  ama = await server.signUp();
  report = await server.report(ama);
});
afterAll(() => server?.stop());

/** The stream of an answer, and what it has told by its end or when somebody leaves. */
async function follow(as: Person, questionId: string) {
  const headers = { apikey: DEFAULT_PUBLIC_KEY, authorization: `Bearer ${as.token}` };
  const answer = await server.app.request(`/api/chat/questions/${questionId}/events`, { headers });
  const reader = answer.body?.getReader();
  let told = '';
  const end = (async () => {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      told += new TextDecoder().decode(next.value);
  })();
  return {
    status: answer.status,
    /** No proxy may gather it up. */
    isPassedOn: answer.headers.get('x-accel-buffering') === 'no',
    whole: () => end.then(() => told.replaceAll(': still here\n\n', '')),
    beats: () => told.includes(': still here'),
    leave: async () => {
      await reader?.cancel();
      return told.replaceAll(': still here\n\n', '');
    },
  };
}

/** Asks again for as long as the answer is written. */
async function untilThere(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.status === 409 ? untilThere(ask) : answer;
}

describe('the answer to a question while it is written', () => {
  it('is heard by who asks, from before it is asked until it is there, and by nobody else', async () => {
    const kofi = await server.signUp();
    const questionId = randomUUID();
    const [mine, theirs] = [await follow(ama, questionId), await follow(kofi, questionId)];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(mine.isPassedOn).toBe(true);
    const asked = untilThere(() =>
      server.call('POST', '/api/chat/message', {
        as: ama,
        key: questionId,
        body: { report_id: report, content: 'Why?' },
      }),
    );
    await vi.waitFor(() => expect(finish).not.toBe(NOT_ASKED), { interval: 10 });
    const late = await follow(ama, questionId);
    await vi.waitFor(() => expect(late.beats()).toBe(true));
    finish({ content: 'Crates crush. Boxes do not.', chunks: [] });
    expect((await asked).body.data.content).toBe('Crates crush. Boxes do not.');
    expect(await theirs.leave()).toBe('');
    for (const { whole } of [mine, late])
      expect(await whole()).toBe('event: answer\ndata: {"text":"Crates crush."}\n\n');
  });

  it('goes on when its call has waited long enough, once, and is there for whoever asks again or comes back', async () => {
    const questionId = randomUUID();
    const ask = (content = 'And then?') =>
      server.call('POST', '/api/chat/message', {
        as: ama,
        key: questionId,
        body: { report_id: report, content },
      });
    finish = NOT_ASKED;
    const first = await ask();
    expect(first).toMatchObject({ status: 409, body: { code: 'in_progress' } });
    const writing = finish;
    expect((await ask()).body.code).toBe('in_progress');
    expect(finish).toBe(writing);
    finish({ content: 'It is written.', chunks: [] });
    // Nobody asks again: it is kept all the same.
    await vi.waitFor(async () => {
      const { body } = await server.call('GET', `/api/chat/history/${report}?page_size=2`, { as: ama });
      expect(body.data.messages.map(({ content }: { content: string }) => content)).toContain('It is written.');
    });
    expect((await ask()).body.data.content).toBe('It is written.');
    expect((await ask('Another?')).body.code).toBe('idempotency_mismatch');
  });

  it('that fails when nobody waits any more hurts nobody, and is begun anew for whoever asks again', async () => {
    const body = { report_id: report, content: 'And if it fails?' };
    const key = randomUUID();
    const ask = () => server.call('POST', '/api/chat/message', { as: ama, key, body });
    expect((await ask()).body.code).toBe('in_progress');
    fail(new Error('The model is away'));
    finish = NOT_ASKED;
    const again = untilThere(ask);
    await vi.waitFor(() => expect(finish).not.toBe(NOT_ASKED), { interval: 10 });
    finish({ content: 'Now it is written.', chunks: [] });
    expect((await again).body.data.content).toBe('Now it is written.');
  });

  it('is written for one account only so many at a time', async () => {
    const efua = await server.signUp();
    const own = await server.report(efua);
    const ask = (key: string) =>
      server.call('POST', '/api/chat/message', { as: efua, key, body: { report_id: own, content: 'Why?' } });
    const first = randomUUID();
    for (const key of [first, randomUUID(), randomUUID(), randomUUID()])
      expect((await ask(key)).body.code).toBe('in_progress');
    expect(await ask(randomUUID())).toMatchObject({ status: 429, body: { code: 'rate_limit_exceeded' } });
    expect((await ask(first)).body.code).toBe('in_progress');
  });

  it('is heard on only so many streams of one account at a time', async () => {
    const yaw = await server.signUp();
    const open = await Promise.all(Array.from({ length: 8 }, () => follow(yaw, randomUUID())));
    expect((await follow(yaw, randomUUID())).status).toBe(429);
    await open[0]?.leave();
    await vi.waitFor(async () => expect((await follow(yaw, randomUUID())).status).toBe(200));
    expect((await follow(ama, randomUUID())).status).toBe(200);
  });

  it('is none where the report has nothing to ask about', async () => {
    parts = 0;
    const body = { report_id: report, content: 'Why?' };
    const asked = await server.call('POST', '/api/chat/message', { as: ama, key: randomUUID(), body });
    expect(asked).toMatchObject({ status: 409, body: { code: 'no_chunks_found' } });
    const { data } = (await server.call('GET', `/api/chat/verify-embeddings/${report}`, { as: ama })).body;
    expect(data).toEqual({ verified: false, chunks: 0 });
    parts = 1;
  });

  it('has no stream without a name, nor without a person', async () => {
    expect((await follow(ama, 'none')).status).toBe(404);
    expect((await server.call('GET', `/api/chat/questions/${randomUUID()}/events`)).status).toBe(401);
  });
});
