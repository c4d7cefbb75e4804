import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../src/contract/refiner.ts';
import { clientWithPacks } from '../support/client-with-packs.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ client: clientWithPacks() });
});
afterAll(() => server.stop());

const IDEA = 'Tomato farmers in Ghana sell to the first trader who comes since they do not know the price';
const refine = (as: Person, raw_idea: string = IDEA, key = randomUUID(), path = 'refine') =>
  server.call('POST', `/api/prefine/${path}`, { as, key, body: { raw_idea } });

describe('refining an idea', () => {
  it('gives five different problems, scored with reasons', async () => {
    const ama = await server.signUp();
    const answer = await refine(ama);
    const refined = v.parse(calls.refineIdea.answer, answer.body);
    expect(refined.results).toHaveLength(5);
    expect(new Set(refined.results.map((r) => r.statement)).size).toBe(5);
    for (const result of refined.results) {
      expect(result.assumptions.length).toBeGreaterThanOrEqual(2);
      expect(result.score_reasons).toHaveLength(7);
      expect(result.overall_score).toBeGreaterThan(0);
    }
    expect(refined.results[0]?.statement).toContain('Ghana');
  });

  it('gives three in its basic form', async () => {
    const ama = await server.signUp();
    expect(
      v.parse(calls.refineIdeaBasic.answer, (await refine(ama, IDEA, randomUUID(), 'refine/basic')).body).results,
    ).toHaveLength(3);
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
