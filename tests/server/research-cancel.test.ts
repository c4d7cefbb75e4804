import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { researchJobs } from '../../server/db/schema/research.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';
import { plainStep, QUESTIONS } from '../support/server-engine.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.engine.reset());
afterAll(() => server?.stop());

const cancel = (person: Person, jobId: string, at: TestServer = server, key: string = randomUUID()) =>
  at.call('POST', `/api/market-validation/cancel/${jobId}`, { as: person, key });
const used = async (person: Person, at: TestServer = server): Promise<number> =>
  (await at.call('GET', '/api/credits/status', { as: person })).body.data.used;

const asking = () =>
  server.engine.script((step, input) =>
    step === 'domain' && input.answers === null
      ? { kind: 'ask', output: null, questions: QUESTIONS }
      : plainStep(step, input),
  );

describe('research that is taken back', () => {
  it('[OUT-12] ends at the server, and its credit goes back exactly once, however often it is asked for', async () => {
    asking();
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'clarification_needed');
    expect(await used(ama)).toBe(1);

    const key = randomUUID();
    const answers = await Promise.all([cancel(ama, id, server, key), cancel(ama, id, server, key), cancel(ama, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await used(ama)).toBe(0);
    expect((await cancel(ama, id)).body.data).toEqual({ job_id: id, cancelled: false });
    expect(await used(ama)).toBe(0);

    const { body } = await server.call('GET', `/api/market-validation/status/${id}`, { as: ama });
    expect(body.data).toMatchObject({ status: 'cancelled', refunded: true, report_id: null });
    expect((await server.call('GET', '/api/market-validation/jobs', { as: ama })).body.data.jobs).toEqual([]);
  });

  it('[OUT-12] takes no answers and is not resumed afterwards', async () => {
    asking();
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'clarification_needed');
    await cancel(ama, id);
    const late = { as: ama, key: randomUUID(), body: { answers: { question_1: 'Ghana' } } };
    expect(await server.call('POST', `/api/market-validation/answers/${id}`, late)).toMatchObject({
      status: 409,
      body: { code: 'job_not_waiting' },
    });
    expect(await server.call('POST', `/api/market-validation/resume/${id}`, { as: ama })).toMatchObject({
      status: 409,
      body: { code: 'job_finished' },
    });
    expect(await used(ama)).toBe(0);
  });

  it('[SRV-3] leaves its queue entry with nothing to do', async () => {
    const ama = await server.signUp();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const seen: string[] = [];
    server.engine.script(async (step, input) => {
      seen.push(step);
      await held;
      return plainStep(step, input);
    });
    const id = await server.startJob(ama);
    await server.until(ama, id, 'running');
    expect((await cancel(ama, id)).body.data.cancelled).toBe(true);
    release();
    // The step under way ends, and nothing comes of it.
    const next = await server.report(ama, 'Another one');
    expect(next).not.toBe(id);
    expect((await server.call('GET', `/api/market-validation/report/${id}`, { as: ama })).status).toBe(404);
    const [row] = await server.database.sql.select().from(researchJobs).where(eq(researchJobs.id, id));
    expect(row).toMatchObject({ status: 'cancelled', refunded: true, finishedSteps: 0 });
    expect(await used(ama)).toBe(1);
  });

  it('[SRV-1] a start that comes after its own taking back is refused and costs nothing', async () => {
    const ama = await server.signUp();
    const id = randomUUID();
    expect((await cancel(ama, id)).body.data).toEqual({ job_id: id, cancelled: true });
    const late = await server.call('POST', '/api/market-validation/jobs', {
      as: ama,
      key: id,
      body: { query: 'Tomatoes rot' },
      headers: { 'x-baraza-attempt': '2' },
    });
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect(await used(ama)).toBe(0);
    expect(await server.database.sql.select().from(researchJobs).where(eq(researchJobs.id, id))).toEqual([]);
  });

  it('[SRV-1] so is one that was refused before, was let go again, and is overtaken', async () => {
    const poor = await startTestServer({ workers: 0, allowance: { market_validation: 0, problem_generator: 0 } });
    const ama = await poor.signUp();
    const id = randomUUID();
    const start = (attempt: number) =>
      poor.call('POST', '/api/market-validation/jobs', {
        as: ama,
        key: id,
        body: { query: 'Tomatoes rot' },
        headers: { 'x-baraza-attempt': String(attempt) },
      });
    expect((await start(1)).body.code).toBe('credits_exhausted');
    await cancel(ama, id, poor);
    expect((await start(2)).body.code).toBe('in_progress');
    await poor.stop();
  });

  it('security 9: somebody else’s research is left alone, and is not told from one that nobody has', async () => {
    asking();
    const [ama, kofi] = [await server.signUp(), await server.signUp()];
    const id = await server.startJob(ama);
    await server.until(ama, id, 'clarification_needed');
    const [hers, nobodys] = [await cancel(kofi, id), await cancel(kofi, randomUUID())];
    expect([hers.status, hers.body.data.cancelled]).toEqual([nobodys.status, nobodys.body.data.cancelled]);
    expect((await server.until(ama, id, 'clarification_needed')).refunded).toBe(false);
    expect(await used(ama)).toBe(1);
  });

  it('of a finished report changes nothing', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama);
    expect((await cancel(ama, id)).body.data.cancelled).toBe(false);
    expect(await used(ama)).toBe(1);
  });
});
