import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { creditAccounts } from '../../server/db/schema/credits.ts';
import { reportBodies, reports } from '../../server/db/schema/reports.ts';
import { researchJobs } from '../../server/db/schema/research.ts';
import { runWork } from '../../server/work/run.ts';
import { questionSetOf } from '../../src/contract/question-set.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import type { Question } from '../../src/contract/research.ts';
import { DAY } from '../../src/lib/moments.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';
import { kitStep, plainStep, QUESTIONS } from '../support/server-engine.ts';
import { researchDeps } from '../support/work.ts';

/** No worker runs here: each test is the worker. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ workers: 0 });
});
afterEach(() => server.engine.reset());
afterAll(() => server?.stop());

const never = new AbortController().signal;

const rowOf = async (id: string) => {
  const [row] = await server.database.sql.select().from(researchJobs).where(eq(researchJobs.id, id));
  if (row === undefined) throw new Error('no job');
  return row;
};
const work = async (id: string, changes: Partial<Pick<TestServer, 'database' | 'clock'>> = {}) =>
  runWork(researchDeps({ ...server, ...changes }), id, (await rowOf(id)).queueId, never);
const stateOf = async (person: Person, id: string) =>
  (await server.call('GET', `/api/market-validation/status/${id}`, { as: person })).body.data;
const used = async (person: Person) => (await server.call('GET', '/api/credits/status', { as: person })).body.data.used;
const listed = async (person: Person) =>
  (await server.call('GET', '/api/reports/history', { as: person })).body.data.reports;

async function kitFor(person: Person) {
  server.engine.script(kitStep);
  const id = await server.startJob(person);
  await work(id);
  return id;
}

/** The transaction that publishes is done but for its end. */
const dyingBeforeCommit = (database: Database, jobId: string): Database => ({
  ...database,
  transaction: (write) =>
    database.transaction(async (tx) => {
      const answer = await write(tx);
      const published = await tx.select({ id: reports.id }).from(reports).where(eq(reports.id, jobId));
      if (published.length > 0) throw new Error('died');
      return answer;
    }),
});

describe('[readings: starter kits] a starter kit costs no credit', () => {
  it('gives back the credit that was taken when the job was created, and says so', async () => {
    const ama = await server.signUp();
    server.engine.script(kitStep);
    const id = await server.startJob(ama);
    expect(await used(ama)).toBe(1);
    await work(id);
    expect(await stateOf(ama, id)).toMatchObject({ status: 'completed', report_id: id, refunded: true });
    expect(await used(ama)).toBe(0);
  });

  it('gives it back once, also when the worker dies between the writing and the end of the transaction', async () => {
    const ama = await server.signUp();
    server.engine.script(plainStep);
    const first = await server.startJob(ama);
    await work(first);
    server.engine.script(kitStep);
    const id = await server.startJob(ama);
    expect(await used(ama)).toBe(2);
    await expect(work(id, { database: dyingBeforeCommit(server.database, id) })).rejects.toThrow('died');
    expect(await rowOf(id)).toMatchObject({ status: 'running', finishedSteps: 6, refunded: false });
    expect(await used(ama)).toBe(2);
    await work(id);
    expect(await rowOf(id)).toMatchObject({ status: 'completed', refunded: true });
    await work(id);
    expect(await used(ama)).toBe(1);
    expect(await listed(ama)).toHaveLength(2);
  });

  it('has none to give back to an exempt account', async () => {
    const ama = await server.signUp();
    await server.database.sql.insert(creditAccounts).values({ userId: ama.id, isExempt: true });
    const id = await kitFor(ama);
    expect(await stateOf(ama, id)).toMatchObject({ status: 'completed', refunded: false });
    expect(await used(ama)).toBe(0);
  });

  it('gives none back for a report', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await work(id);
    expect(await stateOf(ama, id)).toMatchObject({ status: 'completed', refunded: false });
    expect(await used(ama)).toBe(1);
  });
});

describe('[readings: starter kits] at most ten a day and account', () => {
  it('fails the eleventh with one sentence, its credit back, and another day begins anew', async () => {
    const ama = await server.signUp();
    for (let n = 0; n < 10; n += 1) await kitFor(ama);
    const eleventh = await kitFor(ama);
    expect(await stateOf(ama, eleventh)).toMatchObject({
      status: 'failed',
      error: 'An account gets at most 10 starter kits a day. Please try again tomorrow.',
      refunded: true,
      report_id: null,
    });
    expect(await used(ama)).toBe(0);
    expect((await server.call('GET', '/api/reports/history', { as: ama })).body.data.total_items).toBe(10);
    // A report is none of them, and nobody else's kits count.
    server.engine.script(plainStep);
    const report = await server.startJob(ama);
    await work(report);
    expect((await rowOf(report)).status).toBe('completed');
    expect((await rowOf(await kitFor(await server.signUp()))).status).toBe('completed');
    const tomorrow = { ...server.clock, now: () => new Date(server.clock.now().getTime() + DAY) };
    server.engine.script(kitStep);
    const next = await server.startJob(ama);
    await work(next, { clock: tomorrow });
    expect((await rowOf(next)).status).toBe('completed');
  });

  it('throwing kits away makes no room for more', async () => {
    const ama = await server.signUp();
    for (let n = 0; n < 10; n += 1) {
      const id = await kitFor(ama);
      await server.call('DELETE', `/api/reports/${id}`, { as: ama, key: randomUUID() });
      await server.database.sql.delete(reports).where(eq(reports.id, id));
    }
    expect((await rowOf(await kitFor(ama))).status).toBe('failed');
  });
});

describe('what a list says of it', () => {
  it('is its kind, and its founder’s words; a kit has no industry', async () => {
    const ama = await server.signUp();
    const kit = await kitFor(ama);
    server.engine.reset();
    const report = await server.startJob(ama);
    await work(report);
    const rows = await listed(ama);
    expect(rows.find(({ id }: { id: string }) => id === kit)).toMatchObject({
      kind: 'starter_kit',
      category: '',
      industry: '',
      tags: [],
      summary: 'Tomatoes rot before they reach Accra',
    });
    expect(rows.find(({ id }: { id: string }) => id === report)).toMatchObject({ kind: 'report' });
    const found = await server.call('GET', '/api/reports/search?q=playbook', { as: ama });
    expect(found.body.data.reports.map(({ id }: { id: string }) => id)).toEqual([kit]);
  });
});

describe('insights of what none can be made of', () => {
  const generate = async (person: Person, id: string) => {
    const path = `/api/reports/${id}/actionable-insights`;
    const key = randomUUID();
    const { status, body } = await server.call('POST', `${path}/generate`, { as: person, key, body: {} });
    const after = await server.call('GET', `${path}/status`, { as: person });
    return { status, said: body.data, after: after.body.data };
  };

  it('a starter kit: one sentence, no job, no error', async () => {
    const ama = await server.signUp();
    const { status, said, after } = await generate(ama, await kitFor(ama));
    expect(status).toBe(200);
    expect(said).toEqual({ success: false, message: expect.stringContaining('A starter kit has no insights') });
    expect(after).toMatchObject({ status: 'not_generated', error: null });
  });

  it('a report of an earlier version', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await work(id);
    const [body] = await server.database.sql.select().from(reportBodies).where(eq(reportBodies.reportId, id));
    if (body === undefined) throw new Error('no body');
    const { playbook: _, kind: __, ...metadata } = body.content.metadata;
    const content = { ...body.content, metadata } as unknown as ReportContent;
    await server.database.sql.update(reportBodies).set({ content }).where(eq(reportBodies.reportId, id));
    const { said, after } = await generate(ama, id);
    expect(said).toEqual({ success: false, message: expect.stringContaining('an earlier version of Baraza') });
    expect(after).toMatchObject({ status: 'not_generated' });
  });
});

describe('sets of questions follow one another', () => {
  const KIND: readonly Question[] = [
    { id: 'question_1', slot: 'kind', text: 'What kind?', why: 'Kits differ.', choices: ['late'], skip: 'None' },
  ];
  const asking = () =>
    server.engine.script((step, input) => {
      if (step !== 'domain') return kitStep(step, input);
      if (input.answers === null) return { kind: 'ask', output: null, questions: QUESTIONS };
      if (!('kind' in input.answers)) return { kind: 'ask', output: null, questions: KIND };
      return kitStep(step, input);
    });
  const answer = async (
    person: Person,
    id: string,
    questions: readonly Question[],
    answers: Record<string, string>,
  ) => {
    const path = `/api/market-validation/answers/${id}`;
    const body = { answers, set: questionSetOf(questions) };
    return (await server.call('POST', path, { as: person, key: randomUUID(), body })).body;
  };

  it('[spec 2 §4] a set that two tabs answer is taken once', async () => {
    const ama = await server.signUp();
    asking();
    const id = await server.startJob(ama);
    await work(id);
    const given = { question_1: 'Ghana', question_2: 'Traders' };
    expect((await answer(ama, id, QUESTIONS, given)).data.accepted).toBe(true);
    expect((await answer(ama, id, QUESTIONS, given)).data.accepted).toBe(false);
    await work(id);
    expect((await rowOf(id)).answers).toEqual({ where: 'Ghana', who: 'Traders' });
  });

  it('[spec 2 §4] a late answer to the first set changes nothing while the second waits', async () => {
    const ama = await server.signUp();
    asking();
    const id = await server.startJob(ama);
    await work(id);
    await answer(ama, id, QUESTIONS, { question_1: 'Ghana' });
    await work(id);
    expect((await stateOf(ama, id)).questions).toEqual(KIND);
    expect((await answer(ama, id, QUESTIONS, { question_1: 'Kenya' })).data.accepted).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: 'clarification_needed', answers: { where: 'Ghana', who: '' } });
    expect((await answer(ama, id, KIND, { question_1: 'late' })).data.accepted).toBe(true);
    await work(id);
    expect(await stateOf(ama, id)).toMatchObject({ status: 'completed', refunded: true });
    expect((await rowOf(id)).answers).toEqual({ where: 'Ghana', who: '', kind: 'late' });
  });
});
