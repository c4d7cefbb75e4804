import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tasks } from '../../server/db/schema/tasks.ts';
import { runWork } from '../../server/work/run.ts';
import { explorerHistory, explorerSession, explorerStatus } from '../../src/contract/explorer.ts';
import { clientWithPacks } from '../support/client-with-packs.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';
import { taskDeps } from '../support/work.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ client: clientWithPacks() });
});
afterAll(() => server?.stop());

const start = async (
  as: Person,
  parameters: object = { industry: ['Agriculture'], geography: ['Ghana'] },
  key = randomUUID(),
) => server.call('POST', '/api/v1/pgen/generate', { as, key, body: { parameters } });
const used = async (as: Person) =>
  (await server.call('GET', '/api/credits/problem-generator/status', { as })).body.data.used;

async function until(as: Person, id: string, ...states: string[]) {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const { body } = await server.call('GET', `/api/v1/pgen/status/${id}`, { as });
    if (states.includes(body.data?.status)) return v.parse(explorerStatus.answer, body).data;
    if (Date.now() > deadline) throw new Error(`It stayed ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('exploring problems', () => {
  it('ends in eight to twelve problems, each with every field and a source', async () => {
    const ama = await server.signUp();
    const { body } = await start(ama);
    const done = await until(ama, body.data.job_id, 'completed');
    expect(done.progress).toBe(100);
    expect(done.results_count).toBeGreaterThanOrEqual(8);
    expect(done.results_count).toBeLessThanOrEqual(12);
    expect(done.results?.map((r) => r.rank)).toEqual(done.results?.map((_, i) => i + 1));
    expect(await used(ama)).toBe(1);
  });

  it('happens once for an operation, and never with another’s id', async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    const key = randomUUID();
    const first = await start(ama, undefined, key);
    expect((await start(ama, undefined, key)).body).toEqual(first.body);
    expect(await used(ama)).toBe(1);
    expect(await start(kofi, undefined, key)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect(await used(kofi)).toBe(0);
  });

  it('says what it could not serve, also in the history', async () => {
    const ama = await server.signUp();
    const parameters = {
      geography: ['Kenya'],
      product_type: ['Other (please specify): zzyx'],
      background: ['Other (please specify): beekeeper'],
    };
    const { body } = await start(ama, parameters);
    const told = await until(ama, body.data.job_id, 'completed');
    expect(told.message).toContain('zzyx');
    expect(told.message).toContain('beekeeper');
    const list = v.parse(
      explorerHistory.answer,
      (await server.call('GET', '/api/v1/pgen/history?status=completed', { as: ama })).body,
    );
    expect(list.data.sessions[0]).toMatchObject({ parameters, message: told.message, error: null });
  });

  it('[issue 20] fails with what is not on record, and takes no credit, where nothing answers', async () => {
    const ama = await server.signUp();
    const { body } = await start(ama, {
      industry: ['Agriculture'],
      geography: ['Kenya'],
      target_customer: ['Other (please specify): beekeepers'],
    });
    const told = await until(ama, body.data.job_id, 'failed');
    expect(told.error).toMatch(
      /^We have no problem on record for “beekeepers” in agriculture yet\. There are \d+ of other people in agriculture\. Choose wider; this one has cost no credit\.$/,
    );
    expect(await used(ama)).toBe(0);
  });

  it.each([false, true])('says whether it takes minutes: %s', async (slow) => {
    const other = await startTestServer({ workers: 0, engine: { ...server.engine, slow } });
    const ama = await other.signUp();
    const { body } = await other.call('POST', '/api/v1/pgen/generate', {
      as: ama,
      key: randomUUID(),
      body: { parameters: {} },
    });
    const status = await other.call('GET', `/api/v1/pgen/status/${body.data.job_id}`, { as: ama });
    expect(status.body.data).toMatchObject({ status: 'pending', slow });
    await other.stop();
  });

  it('refuses what costs a credit where none is left before anything is begun', async () => {
    const ama = await server.signUp();
    for (let i = 0; i < 3; i += 1) await start(ama);
    const before = (await server.call('GET', '/api/v1/pgen/history', { as: ama })).body.data.sessions.length;
    expect((await start(ama)).body).toMatchObject({ code: 'credits_exhausted' });
    expect((await server.call('GET', '/api/v1/pgen/history', { as: ama })).body.data.sessions).toHaveLength(before);
  });

  it('takes no credit that is not there', async () => {
    const ama = await server.signUp();
    for (let i = 0; i < 3; i += 1) expect((await start(ama)).status).toBe(200);
    expect(await start(ama)).toMatchObject({ status: 402, body: { code: 'credits_exhausted' } });
  });

  it.each([
    ['three industries', { industry: ['Agriculture', 'Fintech', 'Energy'] }],
    ['two countries', { geography: ['Ghana', 'Kenya'] }],
    ['an empty list', { industry: [] }],
    ['a word', { industry: 'Agriculture' }],
  ])('refuses %s', async (_, parameters) => {
    const ama = await server.signUp();
    expect(await start(ama, parameters)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await used(ama)).toBe(0);
  });
});

it('[back office A17] says how many choices a list takes, not how many letters', async () => {
  const ama = await server.signUp();
  const answer = await start(ama, { industry: ['Agriculture', 'Fintech', 'Energy'] });
  expect(answer.body.error).toBe('This field has too many choices: at most 2. Please take some back.');
});

describe('cancelling', () => {
  it('gives the credit back once, and what comes late is not published', async () => {
    const ama = await server.signUp();
    const id = randomUUID();
    const now = new Date();
    // A task whose queue entry is gone: it stays pending until somebody cancels it.
    const { body } = await start(ama);
    await until(ama, body.data.job_id, 'completed');
    await server.database.sql.insert(tasks).values({
      id,
      kind: 'explorer',
      userId: ama.id,
      input: {},
      forDate: '2026-11-20',
      status: 'pending',
      creditWeek: (await server.database.sql.select().from(tasks).where(eq(tasks.id, body.data.job_id)))[0]?.creditWeek,
      queueId: randomUUID(),
      createdAt: now,
      updatedAt: now,
    });
    const cancel = () => server.call('POST', `/api/v1/pgen/cancel/${id}`, { as: ama });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.filter((a) => a.body.data.cancelled)).toHaveLength(1);
    expect(await used(ama)).toBe(0);
    expect((await until(ama, id, 'cancelled')).results_available).toBe(false);
  });

  it('stops what waits for a worker: it is never worked on, and the credit is there again', async () => {
    const idle = await startTestServer({ workers: 0 });
    const ama = await idle.signUp();
    const key = randomUUID();
    await idle.call('POST', '/api/v1/pgen/generate', { as: ama, key, body: { parameters: {} } });
    const left = async () =>
      (await idle.call('GET', '/api/credits/problem-generator/status', { as: ama })).body.data.available;
    expect(await left()).toBe(2);
    const answer = await idle.call('POST', `/api/v1/pgen/cancel/${key}`, { as: ama, key: randomUUID() });
    expect(answer.body.data.cancelled).toBe(true);
    expect(await left()).toBe(3);
    const [row] = await idle.database.sql.select().from(tasks).where(eq(tasks.id, key));
    const worked = vi.fn(async () => ({ kind: 'done' as const, output: {} }));
    const work = () => ({ steps: ['rank'], run: worked, publish: vi.fn() });
    await runWork(taskDeps(idle, work), key, row?.queueId ?? '', new AbortController().signal);
    expect(worked).not.toHaveBeenCalled();
    await idle.stop();
  });

  it('comes with the deletion of what is still under way: its credit goes back', async () => {
    const idle = await startTestServer({ workers: 0 });
    const ama = await idle.signUp();
    const key = randomUUID();
    await idle.call('POST', '/api/v1/pgen/generate', { as: ama, key, body: { parameters: {} } });
    const spent = async () =>
      (await idle.call('GET', '/api/credits/problem-generator/status', { as: ama })).body.data.used;
    expect(await spent()).toBe(1);
    const gone = await idle.call('DELETE', `/api/v1/pgen/sessions/${key}`, { as: ama, key: randomUUID() });
    expect(gone.status).toBe(200);
    expect(await spent()).toBe(0);
    const [row] = await idle.database.sql.select().from(tasks).where(eq(tasks.id, key));
    expect(row?.status).toBe('cancelled');
    await idle.stop();
  });

  it('of a finished list changes nothing', async () => {
    const ama = await server.signUp();
    const { body } = await start(ama);
    await until(ama, body.data.job_id, 'completed');
    const answer = await server.call('POST', `/api/v1/pgen/cancel/${body.data.job_id}`, { as: ama });
    expect(answer.body.data.cancelled).toBe(false);
    expect(await used(ama)).toBe(1);
  });
});

describe('what was explored', () => {
  it('is listed newest first, read with its results, marked and deleted', async () => {
    const ama = await server.signUp();
    const first = (await start(ama)).body.data.job_id;
    await until(ama, first, 'completed');
    const second = (await start(ama, { geography: ['Kenya'] })).body.data.job_id;
    await until(ama, second, 'completed');
    const list = async () =>
      v.parse(explorerHistory.answer, (await server.call('GET', '/api/v1/pgen/history?page_size=1', { as: ama })).body)
        .data;
    expect(await list()).toMatchObject({ sessions: [{ session_id: second }], has_more: true });

    const read = async (more = '?include_results=true') => {
      const { body } = await server.call('GET', `/api/v1/pgen/history/${first}${more}`, { as: ama });
      const { data } = v.parse(explorerSession.answer, body);
      if (data === null) throw new Error('The server answered without a session');
      return data;
    };
    const [result] = (await read()).results ?? [];
    const id = result && 'problem_statements' in result ? result.problem_statements.id : '';
    expect((await read('')).results).toBeUndefined();
    await server.call('PUT', `/api/v1/pgen/results/${id}/marks`, {
      as: ama,
      key: randomUUID(),
      body: { bookmarked: true },
    });
    expect((await read()).results?.[0]).toMatchObject({ bookmarked: true, liked: false });
    // Who marks nothing is told how it stands.
    const nothing = { as: ama, key: randomUUID(), body: {} };
    const { data } = (await server.call('PUT', `/api/v1/pgen/results/${id}/marks`, nothing)).body;
    expect(data).toEqual({ result_id: id, selected: false, viewed: false, bookmarked: true, liked: false });

    await server.call('DELETE', `/api/v1/pgen/sessions/${second}`, { as: ama, key: randomUUID() });
    expect(await list()).toMatchObject({ sessions: [{ session_id: first }], has_more: false });
    expect((await server.call('GET', `/api/v1/pgen/status/${second}`, { as: ama })).status).toBe(404);
  });

  it('is no other work of one’s own, and is told by how it stands', async () => {
    const idle = await startTestServer({ workers: 0 });
    const ama = await idle.signUp();
    const key = randomUUID();
    expect((await idle.call('POST', '/api/account/export', { as: ama, key, body: {} })).status).toBe(200);
    expect((await idle.call('GET', `/api/v1/pgen/status/${key}`, { as: ama })).status).toBe(404);
    // Nor is the place kept for a start that was cancelled before it came.
    await idle.call('POST', `/api/v1/pgen/cancel/${randomUUID()}`, { as: ama, key: randomUUID() });
    const history = async (query = '') =>
      (await idle.call('GET', `/api/v1/pgen/history${query}`, { as: ama })).body.data.sessions;
    expect(await history()).toEqual([]);
    await idle.call('POST', '/api/v1/pgen/generate', { as: ama, key: randomUUID(), body: { parameters: {} } });
    expect(await history('?status=pending')).toHaveLength(1);
    expect(await history('?status=completed')).toEqual([]);
    await idle.call('POST', `/api/v1/pgen/cancel/${key}`, { as: ama, key: randomUUID() });
    expect((await idle.call('GET', `/api/account/export/${key}`, { as: ama })).body.data.status).toBe('pending');
    await idle.stop();
  });

  it('tells how far it is', async () => {
    const idle = await startTestServer({ workers: 0 });
    const ama = await idle.signUp();
    const key = randomUUID();
    const body = { parameters: { industry: ['Agriculture'], geography: ['Ghana'] } };
    await idle.call('POST', '/api/v1/pgen/generate', { as: ama, key, body });
    const progress = async () => (await idle.call('GET', `/api/v1/pgen/status/${key}`, { as: ama })).body.data.progress;
    expect(await progress()).toBe(0);
    await idle.database.sql.update(tasks).set({ status: 'running', finishedSteps: 1 }).where(eq(tasks.id, key));
    expect(await progress()).toBe(50);
    await idle.database.sql.update(tasks).set({ status: 'completed' }).where(eq(tasks.id, key));
    expect(await progress()).toBe(100);
    await idle.stop();
  });

  it('is nobody else’s', async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    const id = (await start(ama)).body.data.job_id;
    const done = await until(ama, id, 'completed');
    const [result] = done.results ?? [];
    const resultId = result && 'problem_statements' in result ? result.problem_statements.id : '';
    const key = () => randomUUID();
    for (const [method, path, body] of [
      ['GET', `/api/v1/pgen/status/${id}`],
      ['GET', `/api/v1/pgen/history/${id}`],
      ['DELETE', `/api/v1/pgen/sessions/${id}`],
      ['PUT', `/api/v1/pgen/results/${resultId}/marks`, { liked: true }],
    ] as const)
      expect((await server.call(method, path, { as: kofi, key: key(), body })).status, path).toBe(404);
    // A start may still be on its way, so an id that nobody has is taken: another's must not be told from it.
    const cancel = (job: string) => server.call('POST', `/api/v1/pgen/cancel/${job}`, { as: kofi, key: key() });
    const [hers, nobodys] = [await cancel(id), await cancel(randomUUID())];
    expect([hers.status, hers.body]).toEqual([nobodys.status, nobodys.body]);
    expect((await until(ama, id, 'completed')).results?.[0]).toMatchObject({ liked: false });
  });
});
