import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Advice, ChatAnswer } from '../../server/research/advice-port.ts';
import { DEFAULT_PUBLIC_KEY } from '../../src/contract/headers.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ama: Person;
let report: string;
/** Lets the answer that is being written go on. */
const NOT_ASKED = (_answer: ChatAnswer) => {};
let finish = NOT_ASKED;
const advice = {
  version: 'test',
  countParts: async () => 1,
  answer: (_question, _signal, onText) => {
    onText?.('Crates crush.');
    return new Promise<ChatAnswer>((resolve) => {
      finish = resolve;
    });
  },
} as Partial<Advice> as Advice;
beforeAll(async () => {
  server = await startTestServer({ advice });
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
    whole: () => end.then(() => told),
    leave: async () => {
      await reader?.cancel();
      return told;
    },
  };
}

describe('the answer to a question while it is written', () => {
  it('is heard by who asks, from before it is asked until it is there, and by nobody else', async () => {
    const kofi = await server.signUp();
    const questionId = randomUUID();
    const [mine, theirs] = [await follow(ama, questionId), await follow(kofi, questionId)];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    const asked = server.call('POST', '/api/chat/message', {
      as: ama,
      key: questionId,
      body: { report_id: report, content: 'Why?' },
    });
    await vi.waitFor(() => expect(finish).not.toBe(NOT_ASKED));
    const late = await follow(ama, questionId);
    finish({ content: 'Crates crush. Boxes do not.', chunks: [] });
    expect((await asked).body.data.content).toBe('Crates crush. Boxes do not.');
    expect(await theirs.leave()).toBe('');
    for (const { whole } of [mine, late])
      expect(await whole()).toBe('event: answer\ndata: {"text":"Crates crush."}\n\n');
  });

  it('has no stream without a name, nor without a person', async () => {
    expect((await follow(ama, 'none')).status).toBe(404);
    expect((await server.call('GET', `/api/chat/questions/${randomUUID()}/events`)).status).toBe(401);
  });
});
