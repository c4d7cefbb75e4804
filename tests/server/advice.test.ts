import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tasks } from '../../server/db/schema/tasks.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { answerQuestion, keepExchange, verifyChunks } from '../../server/services/chat.ts';
import * as chat from '../../src/contract/chat.ts';
import * as insights from '../../src/contract/insights.ts';
import { QUESTIONS_BEFORE } from '../../src/contract/limits.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ama: Person;
let report: string;
beforeAll(async () => {
  server = await startTestServer({ client: clientWithPacks(), engine: evidenceEngine(realPacks) });
  ama = await server.signUp();
  const id = await server.startJob(
    ama,
    'Tomato traders in Kumasi lose a third of each load because crates crush. 400 cedis a crate, 60 crates a trip.',
  );
  await server.finish(ama, id);
  report = id;
});
afterAll(() => server?.stop());

const PATH = () => `/api/reports/${report}/actionable-insights`;

describe('actionable insights', () => {
  const status = async () =>
    v.parse(insights.insightsStatus.answer, (await server.call('GET', `${PATH()}/status`, { as: ama })).body).data;
  const read = async () => v.parse(insights.insights.answer, (await server.call('GET', PATH(), { as: ama })).body).data;
  const generate = (force = false) =>
    server.call('POST', `${PATH()}/generate`, { as: ama, key: randomUUID(), body: { force_regenerate: force } });
  const done = async () => {
    const deadline = Date.now() + 10_000;
    while ((await status()).status !== 'completed') {
      if (Date.now() > deadline) throw new Error('They were never written');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it('are written when asked for, kept, and written anew only when that is asked for', async () => {
    expect(await status()).toMatchObject({ status: 'not_generated', progress: 0 });
    expect(await read()).toEqual({ success: true, insights: [] });
    await generate();
    await done();
    const first = (await read()).insights;
    expect(first).toHaveLength(1);
    expect(Object.values(first[0]?.content ?? {}).flat().length).toBeGreaterThan(10);
    await generate();
    expect((await read()).insights[0]?.id).toBe(first[0]?.id);
    await generate(true);
    await done();
    const again = (await read()).insights;
    expect(again[0]?.id).not.toBe(first[0]?.id);
    expect(again[0]?.content).toEqual(first[0]?.content);
  });

  it('are not begun twice while they are being written, whoever forces them', async () => {
    const { sql } = server.database;
    const mine = and(eq(tasks.userId, ama.id), eq(tasks.kind, 'insights'));
    const before = await sql.update(tasks).set({ status: 'running' }).where(mine).returning();
    expect(before.length).toBeGreaterThan(0);
    expect((await generate(true)).body.data).toEqual({ success: true, message: 'Insights are being generated.' });
    expect(await sql.update(tasks).set({ status: 'completed' }).where(mine).returning()).toHaveLength(before.length);
  });

  it('tell how far they are, that they failed and why, and are as if never asked for once they were taken back', async () => {
    const { sql } = server.database;
    const mine = and(eq(tasks.userId, ama.id), eq(tasks.kind, 'insights'));
    const set = async (values: Partial<typeof tasks.$inferInsert>) =>
      expect((await sql.update(tasks).set(values).where(mine).returning()).length).toBeGreaterThan(0);
    await set({ status: 'pending', finishedSteps: 0 });
    expect(await status()).toEqual({ status: 'generating', progress: 0, error: null });
    await set({ status: 'running', finishedSteps: 1 });
    expect(await status()).toEqual({ status: 'generating', progress: 0.5, error: null });
    await set({ status: 'failed', error: 'It did not work.' });
    expect(await status()).toEqual({ status: 'failed', progress: 0, error: 'It did not work.' });
    await set({ status: 'cancelled', error: null });
    expect(await status()).toEqual({ status: 'not_generated', progress: 0, error: null });
    await set({ status: 'completed' });
    // What an earlier run came to says nothing any more.
    const [oldest] = await sql.select({ id: tasks.id }).from(tasks).where(mine).orderBy(tasks.createdAt);
    await sql
      .update(tasks)
      .set({ status: 'failed', createdAt: new Date(2020, 1) })
      .where(eq(tasks.id, oldest?.id ?? ''));
    expect((await status()).status).toBe('completed');
  });

  it('cost no credit and are nobody else’s', async () => {
    const kofi = await server.signUp();
    for (const path of [PATH(), `${PATH()}/status`])
      expect((await server.call('GET', path, { as: kofi })).status).toBe(404);
    const answer = await server.call('POST', `${PATH()}/generate`, { as: kofi, key: randomUUID(), body: {} });
    expect(answer.status).toBe(404);
    const his = await server.startJob(kofi, 'Tomato traders in Kumasi lose crates of tomatoes on the truck.');
    await server.finish(kofi, his);
    const own = await server.call('GET', `/api/reports/${his}/actionable-insights`, { as: kofi });
    expect(own.body.data.insights).toEqual([]);
    expect((await server.call('GET', '/api/credits/status', { as: ama })).body.data.used).toBe(1);
  });
});

describe('the conversation about a report', () => {
  const ask = async (content: string, more: object = {}, key = randomUUID(), as = ama) =>
    server.call('POST', '/api/chat/message', { as, key, body: { report_id: report, content, ...more } });
  const history = async (query = '') =>
    v.parse(
      chat.chatHistory.answer,
      (await server.call('GET', `/api/chat/history/${report}${query}`, { as: ama })).body,
    ).data;

  it('is ready at once', async () => {
    const path = (name: string) => `/api/chat/${name}/${report}`;
    expect((await server.call('POST', path('prepare-chat'), { as: ama })).body.data.ready_for_chat).toBe(true);
    expect((await server.call('GET', path('processing-status'), { as: ama })).body.data.status).toBe('ready');
    expect((await server.call('GET', path('verify-embeddings'), { as: ama })).body.data.chunks).toBeGreaterThan(20);
  });

  it('answers with the parts it rests on, keeps both sides in order, and marks the report', async () => {
    const key = randomUUID();
    const { cursor } = (await server.call('GET', '/api/changes', { as: ama })).body.data;
    const first = await ask('Who are the rivals of a better crate?', {}, key);
    // Other devices learn that there is a conversation.
    const since = await server.call('GET', `/api/changes?cursor=${cursor}`, { as: ama });
    expect(since.body.data.reports).toMatchObject([{ id: report, hasChat: true }]);
    const answer = v.parse(chat.sendChatMessage.answer, first.body).data;
    expect(answer.chunks.length).toBeGreaterThan(0);
    expect(answer.chunks.length).toBeLessThanOrEqual(4);
    expect((await ask('Who are the rivals of a better crate?', {}, key)).body).toEqual(first.body);
    const second = await ask('What would make us give up?', { chat_session_id: answer.chat_session_id });
    expect(second.body.data.chat_session_id).toBe(answer.chat_session_id);
    const { messages, pagination } = await history('?sort_order=asc');
    expect(messages.map((m) => m.role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalMessages: 4, hasMore: false });
    expect((await history('?page_size=3')).messages[0]?.role).toBe('assistant');
    expect((await history('?role=user&search=give%20up')).messages).toHaveLength(1);
    expect((await history('?search=%25')).messages.length).toBeLessThan(4);
    const list = await server.call('GET', '/api/reports/history', { as: ama });
    expect(list.body.data.reports[0].hasChat).toBe(true);
  });

  /** What a question and its answer leave behind, without the writing. */
  const keep = (question: string) => {
    const advice = { countParts: async () => 1, answer: async () => ({ content: '', chunks: [] }) };
    const deps = { ...server, newId: randomUUID, advice };
    const asked = {
      userId: ama.id,
      reportId: report,
      question,
      widen: false,
      id: randomUUID(),
      sessionId: randomUUID(),
    };
    return server.database.transaction((tx) => keepExchange(tx, deps, asked, { content: 'So it is.', chunks: [] }));
  };

  it('marks its report once: a second question moves nothing on other devices', async () => {
    await keep('Who are the rivals of a better crate?');
    const { cursor } = (await server.call('GET', '/api/changes', { as: ama })).body.data;
    await keep('What would make us give up?');
    expect((await server.call('GET', `/api/changes?cursor=${cursor}`, { as: ama })).body.data.reports).toEqual([]);
  });

  it('is told page by page, by who spoke and by words that mean themselves', async () => {
    for (const question of ['Is 5% of it lost?', 'Is 5 of it lost?']) await keep(question);
    expect((await history('?page_size=1')).pagination).toMatchObject({ currentPage: 1, hasMore: true });
    const { totalPages } = (await history('?page_size=1')).pagination;
    expect((await history(`?page_size=1&page=${totalPages}`)).pagination.hasMore).toBe(false);
    expect(new Set((await history('?role=user')).messages.map(({ role }) => role))).toEqual(new Set(['user']));
    const found = (await history('?role=user&search=5%25')).messages.map(({ content }) => content);
    expect(found).toEqual(['Is 5% of it lost?']);
    // One sign for any other is no wildcard either.
    expect((await history('?role=user&search=5_of')).messages).toEqual([]);
  });

  it('hands the engine the last questions alone, the oldest first', async () => {
    for (let n = 1; n <= QUESTIONS_BEFORE + 1; n += 1) await keep(`Question ${n}?`);
    let told: unknown;
    const answer = async (question: unknown) => {
      told = question;
      return { content: 'So it is.', chunks: [] };
    };
    const deps = { ...server, newId: randomUUID, advice: { countParts: async () => 1, answer } };
    const asked = { userId: ama.id, reportId: report, question: 'And now?', widen: false };
    await answerQuestion(deps, asked, new AbortController().signal, () => undefined);
    const before = Array.from({ length: QUESTIONS_BEFORE }, (_, n) => `Question ${n + 2}?`);
    expect(told).toMatchObject({ question: 'And now?', before });
  });

  it('of a report without a part to answer from is refused, and such a report is not told to be ready', async () => {
    const advice = { countParts: async () => 0, answer: async () => ({ content: '', chunks: [] }) };
    const deps = { ...server, newId: randomUUID, advice };
    const asked = { userId: ama.id, reportId: report, question: 'Who pays?', widen: false };
    const answered = answerQuestion(deps, asked, new AbortController().signal, () => undefined);
    await expect(answered).rejects.toMatchObject({ code: 'no_chunks_found' });
    expect(await verifyChunks(deps, ama.id, report)).toEqual({ verified: false, chunks: 0 });
  });

  it('[SRV-1] has happened, even when its report is gone by the time somebody asks again', async () => {
    const key = randomUUID();
    const question = 'Who pays for the crates?';
    const first = await ask(question, {}, key);
    expect(first.status).toBe(200);
    const change = (method: string, path: string, body?: object) =>
      server.call(method, `/api/reports/${report}${path}`, { as: ama, key: randomUUID(), ...(body && { body }) });
    await change('DELETE', '', { permanent: false });
    expect((await ask('Another?')).status).toBe(404);
    expect(await ask(question, {}, key)).toMatchObject({ status: 200, body: first.body });
    expect((await ask('The same key for another question?', {}, key)).status).toBe(422);
    await change('POST', '/restore');
  });

  it('says that it does not know, and how to find out', async () => {
    const { content, chunks } = (await ask('List three venture capital investors')).body.data;
    expect(content).toMatch(/^Nothing in this report answers that/);
    expect(content).toContain('your talks');
    expect(chunks).toEqual([]);
  });

  it('names the three nearest parts, now and in the history; messages from before have none', async () => {
    const answer = v.parse(chat.sendChatMessage.answer, (await ask('Will it rain tomorrow?')).body).data;
    expect(answer.nearest?.map(({ metadata }) => metadata.heading)).toHaveLength(3);
    expect((await history()).messages[0]).toMatchObject({ id: answer.id, nearest: answer.nearest });
    expect((await history()).messages[1]?.nearest).toEqual([]);
    const { nearest: _, ...before } = (await history()).messages[0] ?? {};
    expect(v.is(chat.ChatMessage, before)).toBe(true);
  });

  it('looks into the public records when it may', async () => {
    const question = 'What is the fertility rate, how many births per woman?';
    expect((await ask(question)).body.data.content).not.toContain('https://');
    const wide = (await ask(question, { web_search_enabled: true })).body.data;
    expect(wide.content).toContain('https://');
    expect(wide.chunks.length).toBeGreaterThan(0);
  });

  it('is nobody else’s', async () => {
    const kofi = await server.signUp();
    expect((await ask('Who pays?', {}, randomUUID(), kofi)).status).toBe(404);
    for (const name of ['history', 'processing-status', 'verify-embeddings'])
      expect((await server.call('GET', `/api/chat/${name}/${report}`, { as: kofi })).status).toBe(404);
  });

  it.each(['', '   ', 'x'.repeat(501)])('refuses an empty or endless question', async (content) => {
    expect((await ask(content)).status).toBe(400);
  });
});
