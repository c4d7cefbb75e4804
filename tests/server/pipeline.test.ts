import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reports } from '../../server/db/schema/reports.ts';
import { researchJobs } from '../../server/db/schema/research.ts';
import { Interrupted, type RunDeps, runWork } from '../../server/work/run.ts';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { plainStep } from '../support/server-engine.ts';
import { researchDeps } from '../support/work.ts';

/** No worker runs here: each test is the worker. */
let server: TestServer;
let deps: RunDeps;
beforeAll(async () => {
  server = await startTestServer({ workers: 0 });
  deps = researchDeps(server);
});
afterEach(() => server.engine.reset());
afterAll(() => server?.stop());

const never = new AbortController().signal;

async function queued() {
  const ama = await server.signUp();
  const id = await server.startJob(ama);
  const row = async () => {
    const [found] = await server.database.sql.select().from(researchJobs).where(eq(researchJobs.id, id));
    if (found === undefined) throw new Error('no job');
    return found;
  };
  return { ama, id, row, queueId: (await row()).queueId };
}

describe('[SRV-3] a job goes on from its last checkpoint', () => {
  it.each(RESEARCH_STEPS.map((step) => step.id))('when its worker died in %s', async (last) => {
    const { ama, id, row, queueId } = await queued();
    server.engine.script((step, input) => {
      if (step === last) throw new Error('died');
      return plainStep(step, input);
    });
    await expect(runWork(deps, id, queueId, never)).rejects.toThrow('died');
    expect((await row()).status).toBe('running');
    server.engine.reset();
    await runWork(deps, id, queueId, never);
    expect(server.engine.ran[0]).toBe(last);
    expect((await row()).status).toBe('completed');
    const history = await server.call('GET', '/api/reports/history', { as: ama });
    expect(history.body.data.total_items).toBe(1);
  });

  it('when it died before publishing, all steps done', async () => {
    const { id, row, queueId } = await queued();
    const broken = researchDeps({
      ...server,
      engine: {
        ...server.engine,
        canonicalText: () => {
          throw new Error('died');
        },
      },
    });
    await expect(runWork(broken, id, queueId, never)).rejects.toThrow('died');
    expect((await row()).finishedSteps).toBe(6);
    server.engine.reset();
    await runWork(deps, id, queueId, never);
    expect(server.engine.ran).toEqual([]);
    expect((await row()).status).toBe('completed');
  });

  it('but does over what another version of the engine did', async () => {
    const { id, row, queueId } = await queued();
    server.engine.script((step, input) => {
      if (step === 'challenges') throw new Error('died');
      return plainStep(step, input);
    });
    await expect(runWork(deps, id, queueId, never)).rejects.toThrow('died');
    server.engine.reset();
    await runWork(researchDeps({ ...server, engine: { ...server.engine, version: 'scripted-2' } }), id, queueId, never);
    expect(server.engine.ran).toHaveLength(6);
    expect((await row()).status).toBe('completed');
  });
});

describe('the fence', () => {
  it('a worker that was given up writes nothing any more', async () => {
    const { ama, id, row, queueId } = await queued();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late = runWork(
      researchDeps({
        ...server,
        engine: {
          ...server.engine,
          runStep: async (step, input) => {
            if (step === 'industry') await held;
            return plainStep(step, input);
          },
        },
      }),
      id,
      queueId,
      never,
    );
    while ((await row()).finishedSteps < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await runWork(deps, id, queueId, never);
    const [published] = await server.database.sql.select().from(reports).where(eq(reports.id, id));
    release();
    await late;
    const [after] = await server.database.sql.select().from(reports).where(eq(reports.id, id));
    expect(after).toEqual(published);
    expect((await row()).status).toBe('completed');
    expect((await server.call('GET', '/api/reports/history', { as: ama })).body.data.total_items).toBe(1);
  });

  it('an entry that was replaced does nothing', async () => {
    const { id, row } = await queued();
    await runWork(deps, id, randomUUID(), never);
    expect((await row()).status).toBe('queued');
    expect(server.engine.ran).toEqual([]);
  });

  it('a finished job is not done again', async () => {
    const { id, queueId } = await queued();
    await runWork(deps, id, queueId, never);
    server.engine.reset();
    await runWork(deps, id, queueId, never);
    expect(server.engine.ran).toEqual([]);
  });
});

describe('ending', () => {
  it('stops between two steps when the worker has to go', async () => {
    const { id, row, queueId } = await queued();
    const stop = new AbortController();
    server.engine.script((step, input) => {
      if (step === 'keywords') stop.abort();
      return plainStep(step, input);
    });
    await expect(runWork(deps, id, queueId, stop.signal)).rejects.toThrow(Interrupted);
    expect((await row()).finishedSteps).toBe(2);
  });

  it('gives up a job that brings its workers down again and again, and returns the credit', async () => {
    const { ama, id, row, queueId } = await queued();
    await server.database.sql.update(researchJobs).set({ attempt: 20 }).where(eq(researchJobs.id, id));
    await runWork(deps, id, queueId, never);
    expect(await row()).toMatchObject({ status: 'failed', refunded: true });
    const credits = await server.call('GET', '/api/credits/status', { as: ama });
    expect(credits.body.data.used).toBe(0);
  });

  it('does a job that is taken up for the twentieth time', async () => {
    const { id, row, queueId } = await queued();
    await server.database.sql.update(researchJobs).set({ attempt: 19 }).where(eq(researchJobs.id, id));
    await runWork(deps, id, queueId, never);
    expect((await row()).status).toBe('completed');
  });
});
