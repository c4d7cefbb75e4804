import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creditAccounts } from '../../server/db/schema/credits.ts';
import { researchJobs, researchSteps } from '../../server/db/schema/research.ts';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
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

describe('[SRV-1] an operation has one effect', () => {
  it('however often it is delivered, one after the other', async () => {
    const ama = await server.signUp();
    const key = randomUUID();
    const send = () => server.call('POST', JOBS, { as: ama, key, body: { query: 'Tomatoes rot' } });
    const first = await send();
    const second = await send();
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await used(ama)).toBe(1);
    await server.until(ama, key, 'completed');
    expect((await send()).body).toEqual(first.body);
    expect((await server.call('GET', '/api/reports/history', { as: ama })).body.data.total_items).toBe(1);
  });

  it('or all at once', async () => {
    const ama = await server.signUp();
    const key = randomUUID();
    const send = () => server.call('POST', JOBS, { as: ama, key, body: { query: 'Tomatoes rot' } });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await used(ama)).toBe(1);
  });

  it('refuses the same key with another body, or for another call', async () => {
    const ama = await server.signUp();
    const key = await server.startJob(ama, 'Tomatoes rot');
    const other = await server.call('POST', JOBS, { as: ama, key, body: { query: 'Onions rot' } });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    const elsewhere = await server.call('POST', `/api/reports/${key}/view`, { as: ama, key });
    expect(elsewhere).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  it('reads the same body in another order as the same', async () => {
    const ama = await server.signUp();
    const key = randomUUID();
    await server.call('POST', JOBS, { as: ama, key, body: '{"query":"Tomatoes","user_id":"x"}' });
    const again = await server.call('POST', JOBS, { as: ama, key, body: '{"user_id":"x", "query":"Tomatoes"}' });
    expect(again.status).toBe(200);
  });

  it('remembers no refusal: with a credit again, the same operation succeeds', async () => {
    const ama = await server.signUp();
    for (let i = 0; i < 3; i += 1) await server.startJob(ama);
    const key = randomUUID();
    const send = () => server.call('POST', JOBS, { as: ama, key, body: { query: 'One more' } });
    expect((await send()).status).toBe(402);
    await server.database.sql.insert(creditAccounts).values({ userId: ama.id, isExempt: true });
    expect((await send()).status).toBe(200);
  });

  it.each([undefined, '', 'not-a-uuid'])('needs a key that is a UUID, not %j', async (key) => {
    const ama = await server.signUp();
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const answer = await server.call('POST', JOBS, { as: ama, headers, body: { query: 'Tomatoes' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency_key_missing' } });
    expect(await used(ama)).toBe(0);
  });
});

describe('[SRV-2] keys belong to their account', () => {
  it("another account's key neither shows nor hurts that account's operation", async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    const key = await server.startJob(ama, 'A secret of Ama');
    const theirs = await server.call('POST', JOBS, { as: kofi, key, body: { query: 'A secret of Ama' } });
    expect(theirs.status).toBe(422);
    expect(JSON.stringify(theirs.body)).not.toContain(key);
    expect(await used(kofi)).toBe(0);
    const view = await server.call('POST', `/api/reports/${randomUUID()}/view`, { as: kofi, key });
    expect(view.status).toBe(404);
  });
});

describe('credits', () => {
  it('100 parallel starts with one credit make one job', async () => {
    const ama = await server.signUp();
    await server.startJob(ama);
    await server.startJob(ama);
    const start = () => server.call('POST', JOBS, { as: ama, key: randomUUID(), body: { query: 'The last one' } });
    const statuses = (await Promise.all(Array.from({ length: 100 }, start))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(99);
    const jobs = await server.database.sql.select().from(researchJobs).where(eq(researchJobs.userId, ama.id));
    expect(jobs).toHaveLength(3);
  });

  it('when exhausted say so in the words of the catalogue, and come back on Monday', async () => {
    const ama = await server.signUp();
    for (let i = 0; i < 3; i += 1) await server.startJob(ama);
    const refused = await server.call('POST', JOBS, { as: ama, key: randomUUID(), body: { query: 'One more' } });
    expect(refused.body).toMatchObject({
      code: 'credits_exhausted',
      error: "You've reached your weekly market validation credit limit",
    });
    const { data } = (await server.call('GET', '/api/credits/status', { as: ama })).body;
    expect(data).toMatchObject({ available: 0, canGenerate: false, isExempt: false });
    const reset = new Date(data.resetDate);
    expect([reset.getUTCDay(), reset.getUTCHours(), reset.getUTCMinutes()]).toEqual([1, 0, 0]);
    expect(reset.getTime() - server.clock.now().getTime()).toBeGreaterThan(0);
  });

  it('an exempt account needs none', async () => {
    const ama = await server.signUp();
    await server.database.sql.insert(creditAccounts).values({ userId: ama.id, isExempt: true });
    for (let i = 0; i < 5; i += 1) await server.startJob(ama);
    const { data } = (await server.call('GET', '/api/credits/status', { as: ama })).body;
    expect(data).toMatchObject({ used: 0, canGenerate: true, isExempt: true });
  });

  it('a client cannot give itself any', async () => {
    const ama = await server.signUp();
    const body = { query: 'Tomatoes', isExempt: true, credits: 99, user_id: randomUUID() };
    await server.call('POST', JOBS, { as: ama, key: randomUUID(), body });
    expect(await used(ama)).toBe(1);
  });
});

describe('wrong things', () => {
  it.each([
    ['nothing', {}, 400, 'Your problem description is empty. Please fill it in.'],
    ['an empty text', { query: '' }, 400, 'Your problem description is empty. Please fill it in.'],
    ['blanks', { query: '  \n ' }, 400, 'Your problem description is empty. Please fill it in.'],
    [
      '20,000 characters',
      { query: 'x'.repeat(20_000) },
      400,
      'Your problem description is too long: at most 10,000 characters. Please shorten it.',
    ],
    ['a number', { query: 7 }, 400, 'Please check your input and try again.'],
    ['no JSON', 'hello {', 400, 'The request could not be read. Please try again.'],
    ['a NUL', '{"query":"a\\u0000b"}', 400, 'The text has characters in it that cannot be kept.'],
    ['a book', { query: 'x'.repeat(70_000) }, 413, 'This is too large to be sent. Please shorten it.'],
  ])('%s is refused with a sentence and costs nothing', async (_, body, status, sentence) => {
    const ama = await server.signUp();
    const answer = await server.call('POST', JOBS, { as: ama, key: randomUUID(), body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, error: sentence });
    expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
    expect(await used(ama)).toBe(0);
  });

  it('HTML is kept as the words it is', async () => {
    const ama = await server.signUp();
    const query = '<script>alert(1)</script> Tomatoes "rot" & \u{1F345}';
    const id = await server.startJob(ama, query);
    const state = await server.until(ama, id, 'completed');
    expect(state.query).toBe(query);
  });

  it('10,000 characters of four bytes each are taken', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama, '\u{1F345}'.repeat(5_000));
    await server.until(ama, id, 'completed');
  });
});

describe('the pipeline', () => {
  it('tells of each finished step, and of nothing else', async () => {
    const ama = await server.signUp();
    const seen: number[] = [];
    let id = '';
    server.engine.script(async (step, input) => {
      const { body } = await server.call('GET', `/api/market-validation/status/${id}`, { as: ama });
      seen.push(body.data.progress);
      return plainStep(step, input);
    });
    id = randomUUID();
    await server.startJob(ama, 'Tomatoes', id);
    await server.until(ama, id, 'completed');
    expect(seen).toEqual([0, 16, 33, 50, 66, 83]);
  });

  it('refuses honestly: the reason is told and the credit returned', async () => {
    server.engine.script(() => ({ kind: 'refuse', reason: 'Baraza covers the 54 African countries.' }));
    const ama = await server.signUp();
    const id = await server.startJob(ama, 'Snow in Oslo');
    const failed = await server.until(ama, id, 'failed');
    expect(failed).toMatchObject({
      error: 'Baraza covers the 54 African countries.',
      error_code: 'research_refused',
      language: 'en',
      refunded: true,
      report_id: null,
    });
    expect(await used(ama)).toBe(0);
  });

  it('tells whose language it is in, and that it was not refused but failed', async () => {
    server.engine.script(() => {
      throw new Error('a lasting fault');
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama, 'Wauzaji wa nyanya Mwanza wanapoteza theluthi ya kila kreti.');
    const failed = await server.until(ama, id, 'failed');
    expect(failed).toMatchObject({ error_code: 'research_failed', language: 'sw' });
  });

  it('tries again after a throw, from the last checkpoint', async () => {
    let thrown = false;
    server.engine.script((step, input) => {
      if (step === 'challenges' && !thrown) {
        thrown = true;
        throw new Error('a passing fault');
      }
      return plainStep(step, input);
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'completed');
    expect(server.engine.ran.filter((step) => step === 'industry')).toHaveLength(1);
    expect(server.engine.ran.filter((step) => step === 'challenges')).toHaveLength(2);
  });

  it('gives up after its tries, in the words of the catalogue, and returns the credit once', async () => {
    server.engine.script(() => {
      throw new Error('a lasting fault with a secret in it');
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    const failed = await server.until(ama, id, 'failed');
    expect(failed).toMatchObject({
      error: 'An error occurred during market validation research.',
      refunded: true,
    });
    expect(JSON.stringify(failed)).not.toContain('secret');
    expect(await used(ama)).toBe(0);
  });

  it('counts no try that failed because the database was lost under it', async () => {
    let lost = 0;
    server.engine.script((step, input) => {
      if (step === 'challenges' && lost < 3) {
        lost += 1;
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      }
      return plainStep(step, input);
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    expect((await server.until(ama, id, 'completed', 'failed')).status).toBe('completed');
  });

  it('does not try again what the engine itself found wanting', async () => {
    server.engine.script((step, input) => {
      if (step !== 'report') return plainStep(step, input);
      throw Object.assign(new Error('too few sources'), { name: 'ReportCheckError' });
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'failed');
    expect(server.engine.ran.filter((step) => step === 'report')).toHaveLength(1);
    expect(await used(ama)).toBe(0);
  });

  it('publishes nothing that breaks the contract', async () => {
    server.engine.script((step, input) =>
      step === 'report' ? { kind: 'done', output: { title: 'Half a report' } } : plainStep(step, input),
    );
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'failed');
    expect((await server.call('GET', `/api/reports/${id}`, { as: ama })).status).toBe(404);
  });

  it('keeps a checkpoint of each step', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'completed');
    const steps = await server.database.sql.select().from(researchSteps).where(eq(researchSteps.jobId, id));
    expect(new Set(steps.map(({ step }) => step))).toEqual(new Set(RESEARCH_STEPS.map((step) => step.id)));
  });
});

describe('questions', () => {
  const asking = () =>
    server.engine.script((step, input) =>
      step === 'domain' && input.answers === null
        ? { kind: 'ask', output: null, questions: QUESTIONS }
        : plainStep(step, input),
    );
  const answer = (as: Parameters<TestServer['until']>[0], id: string, answers: object) =>
    server.call('POST', `/api/market-validation/answers/${id}`, { as, key: randomUUID(), body: { answers } });

  it('an unknown one is refused, and the job goes on waiting', async () => {
    asking();
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'clarification_needed');
    const stray = await answer(ama, id, { question_1: 'Ghana', question_5: 'x' });
    expect(stray).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    const odd = await answer(ama, id, { question_9: 'x' });
    expect(odd.status).toBe(400);
    await server.until(ama, id, 'clarification_needed');
  });

  it('another set after the first is refused; the first stands', async () => {
    asking();
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'clarification_needed');
    expect((await answer(ama, id, { question_1: 'Ghana' })).body.data.accepted).toBe(true);
    expect(await answer(ama, id, { question_1: 'Kenya' })).toMatchObject({
      status: 409,
      body: { code: 'job_not_waiting' },
    });
    await server.until(ama, id, 'completed');
  });

  it('answers to a job that asked nothing are refused', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'completed');
    expect((await answer(ama, id, { question_1: 'Ghana' })).body.code).toBe('job_not_waiting');
  });

  it('takes answers to a set that an older client names otherwise, by the question’s id where it settles no slot', async () => {
    const seen: unknown[] = [];
    const bare = { id: 'question_1', text: 'Which country?', why: 'Prices differ.', choices: [], skip: 'Assume Ghana' };
    server.engine.script((step, input) => {
      if (step === 'domain' && input.answers === null) return { kind: 'ask', output: null, questions: [bare] };
      seen.push(input.answers);
      return plainStep(step, input);
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'clarification_needed');
    const body = { answers: { question_1: 'Kenya' }, set: 'first' };
    const path = `/api/market-validation/answers/${id}`;
    const answered = await server.call('POST', path, { as: ama, key: randomUUID(), body });
    expect(answered.body.data.accepted).toBe(true);
    await server.until(ama, id, 'completed');
    expect(seen[0]).toEqual({ question_1: 'Kenya' });
  });

  it('hands the answers to the engine, skipped ones empty', async () => {
    const seen: unknown[] = [];
    server.engine.script((step, input) => {
      if (step === 'domain' && input.answers === null) return { kind: 'ask', output: null, questions: QUESTIONS };
      seen.push(input.answers);
      return plainStep(step, input);
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'clarification_needed');
    await answer(ama, id, { question_2: '  Traders in Makola ' });
    await server.until(ama, id, 'completed');
    expect(seen[0]).toEqual({ where: '', who: 'Traders in Makola' });
  });
});
