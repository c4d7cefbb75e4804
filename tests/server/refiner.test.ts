import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refinerResults } from '../../server/db/schema/conversations.ts';
import * as calls from '../../src/contract/refiner.ts';
import { clientWithPacks } from '../support/client-with-packs.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ client: clientWithPacks() });
});
afterAll(() => server?.stop());

const IDEA = 'Tomato farmers in Ghana take what the middleman offers since they do not know the price in town';
const refine = (as: Person, raw_idea: string = IDEA, key = randomUUID(), path = 'refine') =>
  server.call('POST', `/api/prefine/${path}`, { as, key, body: { raw_idea } });

describe('refining an idea', () => {
  it('gives different problems, scored with reasons', async () => {
    const ama = await server.signUp();
    const answer = await refine(ama);
    const refined = v.parse(calls.refineIdea.answer, answer.body);
    expect(refined.results).not.toHaveLength(0);
    expect(new Set(refined.results.map((r) => r.statement)).size).toBe(refined.results.length);
    for (const result of refined.results) {
      expect(result.assumptions.length).toBeGreaterThanOrEqual(2);
      expect(result.score_reasons).not.toHaveLength(0);
      expect(result.overall_score).toBeGreaterThan(0);
    }
    expect(refined.results[0]?.statement).toContain('sell to a middleman');
  });

  it('gives three at most in its basic form', async () => {
    const ama = await server.signUp();
    const { results } = v.parse(
      calls.refineIdeaBasic.answer,
      (await refine(ama, IDEA, randomUUID(), 'refine/basic')).body,
    );
    expect(results.length).toBeLessThanOrEqual(3);
  });

  it('happens once for an operation', async () => {
    const ama = await server.signUp();
    const key = randomUUID();
    const first = await refine(ama, IDEA, key);
    expect((await refine(ama, IDEA, key)).body).toEqual(first.body);
    const { body } = await server.call('GET', '/api/prefine/history', { as: ama });
    expect(v.parse(calls.refinerHistory.answer, body).total_count).toBe(1);
  });

  it.each([
    ['nothing but signs', '!!! ???'],
    ['harm', 'I want to sell fake medicines to clinics in Lagos'],
  ])('refuses %s with a reason, and keeps nothing', async (_, idea) => {
    const ama = await server.signUp();
    const answer = await refine(ama, idea);
    expect(answer).toMatchObject({ status: 422, body: { code: 'research_refused' } });
    expect(answer.body.detail).toBe(answer.body.error);
    expect((await server.call('GET', '/api/prefine/history', { as: ama })).body.total_count).toBe(0);
  });

  it('rewords a problem with another scope', async () => {
    const ama = await server.signUp();
    const { body } = await server.call('POST', '/api/prefine/variants', { as: ama, body: { problem_statement: IDEA } });
    const { variants } = v.parse(calls.rewordProblem.answer, body);
    expect(variants.length).toBeGreaterThanOrEqual(3);
    expect(new Set(variants.map((x) => x.statement)).size).toBe(variants.length);
  });

  it('rewords no harm', async () => {
    const ama = await server.signUp();
    const body = { problem_statement: 'I want to sell fake medicines to clinics in Lagos' };
    const answer = await server.call('POST', '/api/prefine/variants', { as: ama, body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'research_refused' } });
  });
});

it('a session brings its problems in their order', async () => {
  const ama = await server.signUp();
  const { session_id } = (await refine(ama)).body;
  const { sql } = server.database;
  const [made] = await sql.select().from(refinerResults).where(eq(refinerResults.sessionId, session_id));
  if (made === undefined) throw new Error('No problem');
  const at = (rank: number) => ({ ...made, id: randomUUID(), rank });
  const [first, last] = [at(0), at(9)];
  await sql.insert(refinerResults).values([last, first]);
  const path = `/api/prefine/history/${session_id}?include_results=true`;
  const { results } = (await server.call('GET', path, { as: ama })).body;
  const ids = results.map(({ id }: { id: string }) => id);
  expect([ids[0], ids.at(-1)]).toEqual([first.id, last.id]);
});

describe('the history', () => {
  const history = async (as: Person, query: string) =>
    (await server.call('GET', `/api/prefine/history?${query}`, { as })).body;

  it('answers without envelope, newest first, by limit and offset, with the total', async () => {
    const ama = await server.signUp();
    const made: string[] = [];
    for (const trade of ['Tailors', 'Bakers', 'Welders'])
      made.unshift((await refine(ama, `${trade} in Ghana lose orders when the power fails`)).body.session_id);
    const page = await history(ama, 'user_id=x&limit=2&offset=1');
    const { sessions, ...rest } = v.parse(calls.refinerHistory.answer, page);
    expect(page).not.toHaveProperty('success');
    expect(rest).toEqual({ offset: 1, limit: 2, total_count: 3 });
    expect(sessions.map((session) => session.session_id)).toEqual(made.slice(1));
    expect(sessions[0]).toMatchObject({
      original_idea: 'Bakers in Ghana lose orders when the power fails',
      status: 'completed',
      problems_generated: sessions[0]?.results_count,
      generation_success: true,
    });
    expect(sessions[0]).not.toHaveProperty('results');
    expect(v.parse(calls.refinerHistory.answer, await history(ama, ''))).toMatchObject({ limit: 20, offset: 0 });
    expect(await history(ama, 'limit=2&offset=7')).toMatchObject({ sessions: [], offset: 7, total_count: 3 });
  });

  it('is narrowed by its status', async () => {
    const ama = await server.signUp();
    await refine(ama);
    expect((await history(ama, 'status_filter=completed')).total_count).toBe(1);
    expect(await history(ama, 'status_filter=failed')).toMatchObject({ sessions: [], total_count: 0 });
  });

  it('brings a session’s problems only where they are asked for', async () => {
    const ama = await server.signUp();
    const { session_id, results } = (await refine(ama)).body;
    const read = async (query: string) =>
      (await server.call('GET', `/api/prefine/history/${session_id}${query}`, { as: ama })).body;
    expect((await read('?include_results=true')).results).toEqual(results);
    expect(await read('?include_results=false')).not.toHaveProperty('results');
    expect(await read('')).not.toHaveProperty('results');
  });

  it('leaves out what was deleted, also for a second delivery of the deletion', async () => {
    const ama = await server.signUp();
    const { session_id } = (await refine(ama)).body;
    await refine(ama, 'Bakers in Ghana lose orders when the power fails');
    const key = randomUUID();
    const remove = (as: string) => server.call('DELETE', `/api/prefine/history/${session_id}`, { as: ama, key: as });
    expect((await remove(key)).status).toBe(200);
    expect(await remove(key)).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await remove(randomUUID())).status).toBe(404);
    expect(await history(ama, '')).toMatchObject({
      total_count: 1,
      sessions: [{ original_idea: expect.stringContaining('Bakers') }],
    });
  });
});

describe('failures are read from `detail`', () => {
  it.each([
    ['an empty idea', 'POST', '/refine', { raw_idea: '  ' }, 400],
    ['an idea that is too long', 'POST', '/refine/basic', { raw_idea: 'x'.repeat(4_001) }, 400],
    ['no problem to word anew', 'POST', '/variants', {}, 400],
    ['a page that is too long', 'GET', '/history?limit=101', undefined, 400],
    ['a status that is none', 'GET', '/history?status_filter=lost', undefined, 400],
    ['a session that never was', 'GET', `/history/${randomUUID()}`, undefined, 404],
    ['an id that is none', 'GET', '/history/7', undefined, 404],
    ['a problem that never was', 'POST', `/history/${randomUUID()}/researched`, {}, 404],
  ] as const)('%s', async (_, method, path, body, status) => {
    const ama = await server.signUp();
    const answer = await server.call(method, `/api/prefine${path}`, {
      as: ama,
      key: randomUUID(),
      ...(body && { body }),
    });
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toEqual(expect.stringMatching(/\S/));
    expect(answer.body.code).toEqual(expect.any(String));
  });

  it('nobody', async () => {
    const answer = await server.call('GET', '/api/prefine/history', {});
    expect(answer.status).toBe(401);
    expect(answer.body.detail).toEqual(expect.stringMatching(/\S/));
  });
});

describe('sessions', () => {
  it('are read, marked and deleted by their owner alone', async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    const { session_id, results } = v.parse(calls.refineIdea.answer, (await refine(ama)).body);
    const id = results[0]?.id ?? '';
    const read = async (as: Person) =>
      server.call('GET', `/api/prefine/history/${session_id}?include_results=true`, { as });
    const mark = (as: Person) =>
      server.call('POST', `/api/prefine/history/${id}/researched`, { as, key: randomUUID(), body: {} });
    const remove = (as: Person) =>
      server.call('DELETE', `/api/prefine/history/${session_id}`, { as, key: randomUUID() });
    for (const attempt of [read, mark, remove]) expect((await attempt(kofi)).status).toBe(404);
    expect((await mark(ama)).body).toEqual({ id, researched: true });
    const session = v.parse(calls.refinerSession.answer, (await read(ama)).body);
    expect(session.results?.filter((r) => r.researched)).toHaveLength(1);
    expect((await remove(ama)).body).toEqual({ deleted: true });
    expect((await read(ama)).status).toBe(404);
  });
});
