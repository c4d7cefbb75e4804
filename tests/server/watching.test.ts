import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { researchJobs } from '../../server/db/schema/research.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { plainStep, QUESTIONS } from '../support/server-engine.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.engine.reset());
afterAll(() => server?.stop());

const JOBS = '/api/market-validation/jobs';
const used = async (as: Parameters<TestServer['until']>[0]) =>
  (await server.call('GET', '/api/credits/status', { as })).body.data.used;

describe('leaving and coming back', () => {
  const path = (verb: string, id: string) => `/api/market-validation/${verb}/${id}`;

  it('pauses at the next finished step when nobody came back within a minute, and resumes without another credit', async () => {
    const ama = await server.signUp();
    const id = randomUUID();
    server.engine.script(async (step, input) => {
      if (step === 'keywords') {
        const { body } = await server.call('POST', path('stop', id), { as: ama });
        expect(body.data.stopped).toBe(true);
        server.clock.advance(61_000);
      }
      return plainStep(step, input);
    });
    await server.startJob(ama, 'Tomatoes', id);
    const deadline = Date.now() + 10_000;
    let status = '';
    // Not asked through the API: that would count as coming back.
    while (status !== 'paused' && Date.now() < deadline) {
      const [row] = await server.database.sql.select().from(researchJobs).where(eq(researchJobs.id, id));
      status = row?.status ?? '';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const paused = (await server.call('GET', path('status', id), { as: ama })).body.data;
    expect(paused).toMatchObject({ status: 'paused', progress: 33 });
    const open = (await server.call('GET', JOBS, { as: ama })).body.data.jobs;
    expect(open).toMatchObject([{ job_id: id, status: 'paused' }]);

    server.engine.reset();
    const resumed = await server.call('POST', path('resume', id), { as: ama });
    expect(resumed.body.data.status).toBe('queued');
    await server.until(ama, id, 'completed');
    expect(server.engine.ran).toEqual(['industry', 'challenges', 'recommendation', 'report']);
    expect(await used(ama)).toBe(1);
  });

  it('goes on when somebody asked within the minute', async () => {
    const ama = await server.signUp();
    const id = randomUUID();
    server.engine.script(async (step, input) => {
      if (step === 'keywords') {
        await server.call('POST', path('stop', id), { as: ama });
        await server.call('GET', path('status', id), { as: ama });
        server.clock.advance(61_000);
      }
      return plainStep(step, input);
    });
    await server.startJob(ama, 'Tomatoes', id);
    await server.until(ama, id, 'completed');
  });

  it('finds what waits for it, the newest first, and nothing that has ended', async () => {
    const ama = await server.signUp();
    await server.report(ama);
    server.engine.script((step, input) =>
      step === 'domain' ? { kind: 'ask', output: null, questions: QUESTIONS } : plainStep(step, input),
    );
    const jobs = [await server.startJob(ama, 'Tomatoes'), await server.startJob(ama, 'Onions')];
    for (const id of jobs) await server.until(ama, id, 'clarification_needed');
    const open = (await server.call('GET', JOBS, { as: ama })).body.data.jobs;
    expect(open.map(({ job_id }: { job_id: string }) => job_id)).toEqual([...jobs].reverse());
  });

  it('has nothing to stop or to resume once it is done', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama);
    expect((await server.call('POST', path('stop', id), { as: ama })).body.data.stopped).toBe(false);
    expect((await server.call('POST', path('resume', id), { as: ama })).body.data.status).toBe('completed');
  });
});

describe('the event stream', () => {
  it('tells the state at once, each move, and ends with the job', async () => {
    const ama = await server.signUp();
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    server.engine.script(async (step, input) => {
      if (step === 'domain') await opened;
      return plainStep(step, input);
    });
    const id = await server.startJob(ama);
    const stream = await server.app.request(`/api/jobs/${id}/events`, {
      headers: { apikey: 'baraza-public-client', authorization: `Bearer ${ama.token}` },
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    setTimeout(open, 450);
    const text = await stream.text();
    const states = [...text.matchAll(/event: job\ndata: (.*)\n/g)].map(([, data = '']) => JSON.parse(data));
    expect(text).toContain(': still here');
    expect(states[0].progress).toBe(0);
    expect(states.at(-1)).toMatchObject({ status: 'completed', report_id: id, progress: 100 });
  });

  it('[security 12] ends with the session', async () => {
    let release = () => {};
    server.engine.script(async (step, input) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return plainStep(step, input);
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    const stream = await server.app.request(`/api/jobs/${id}/events`, {
      headers: { apikey: 'baraza-public-client', authorization: `Bearer ${ama.token}` },
    });
    expect(stream.status).toBe(200);
    const read = stream.text();
    await server.call('POST', '/auth/v1/logout?scope=global', { as: ama });
    expect(await read).not.toContain('completed');
    release();
  });

  it('ends after questions', async () => {
    server.engine.script(() => ({ kind: 'ask', output: null, questions: QUESTIONS }));
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    const stream = await server.app.request(`/api/jobs/${id}/events`, {
      headers: { apikey: 'baraza-public-client', authorization: `Bearer ${ama.token}` },
    });
    expect(await stream.text()).toContain('clarification_needed');
  });
});
