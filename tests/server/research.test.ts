import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { researchJobs } from '../../server/db/schema/research.ts';
import { packsFrom } from '../../server/research/engine/packs.ts';
import type { Question } from '../../src/contract/research.ts';
import { clientWithPacks } from '../support/client-with-packs.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { plainStep, QUESTIONS } from '../support/server-engine.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.engine.reset());
afterAll(() => server?.stop());

describe('research', () => {
  it('goes from a problem to a report, and the credit is spent', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    const done = await server.until(ama, id, 'completed');
    expect(done).toMatchObject({ progress: 100, report_id: id, error: null, refunded: false });
    const { body } = await server.call('GET', `/api/market-validation/report/${id}`, { as: ama });
    expect(body.data).toMatchObject({ job_id: id, report_id: id });
    expect(body.data.report.metadata.hash).toMatch(/^[0-9a-f]{64}$/);
    const credits = await server.call('GET', '/api/credits/status', { as: ama });
    expect(credits.body.data).toMatchObject({ used: 1, total: 3, available: 2 });
  });

  it('asks nothing that a draft of it was answered on the device', async () => {
    const told: unknown[] = [];
    server.engine.script((step, input) => {
      told.push(input.answers);
      return input.answers === null ? { kind: 'ask', output: null, questions: QUESTIONS } : plainStep(step, input);
    });
    const ama = await server.signUp();
    const answers = { where: 'Ghana', cause: '' };
    const body = { query: 'Tomatoes', answers };
    const id = randomUUID();
    await server.call('POST', '/api/market-validation/jobs', { as: ama, key: id, body });
    await server.until(ama, id, 'completed');
    expect(told).toContainEqual(answers);
    const stray = { query: 'Tomatoes', answers: { colour: 'red' } };
    const refused = await server.call('POST', '/api/market-validation/jobs', {
      as: ama,
      key: randomUUID(),
      body: stray,
    });
    expect(refused.status).toBe(400);
  });

  it('asks five questions at most', async () => {
    const [one] = QUESTIONS as [Question];
    const questions = Array.from({ length: 7 }, (_, n) => ({ ...one, id: `question_${n + 1}` }));
    server.engine.script((step, input) =>
      step === 'domain' ? { kind: 'ask', output: null, questions } : plainStep(step, input),
    );
    const ama = await server.signUp();
    const asked = await server.until(ama, await server.startJob(ama), 'clarification_needed');
    expect(asked.questions).toEqual(questions.slice(0, 5));
  });

  it('asks, takes the answers once, and goes on', async () => {
    server.engine.script((step, input) =>
      step === 'domain' && input.answers === null
        ? { kind: 'ask', output: null, questions: QUESTIONS }
        : plainStep(step, input),
    );
    const ama = await server.signUp();
    const id = await server.startJob(ama, 'Tomatoes');
    const asked = await server.until(ama, id, 'clarification_needed');
    expect(asked.questions).toEqual(QUESTIONS);
    const answers = { question_1: 'Ghana' };
    const path = `/api/market-validation/answers/${id}`;
    const first = await server.call('POST', path, { as: ama, key: randomUUID(), body: { answers } });
    expect(first.body.data).toEqual({ job_id: id, accepted: true });
    const again = await server.call('POST', path, { as: ama, key: randomUUID(), body: { answers } });
    expect(again.body.data).toEqual({ job_id: id, accepted: false });
    // What was asked is asked no more.
    expect((await server.until(ama, id, 'completed')).questions).toEqual([]);
  });

  it('[readings: question sets] tells how many were answered in earlier sets, skipped ones too', async () => {
    const payer = { ...(QUESTIONS[0] as Question), slot: 'payer' as const };
    server.engine.script((step, input) => {
      if (step !== 'domain' || 'payer' in (input.answers ?? {})) return plainStep(step, input);
      return { kind: 'ask', output: null, questions: input.answers === null ? QUESTIONS : [payer] };
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama, 'Tomatoes');
    expect(await server.until(ama, id, 'clarification_needed')).toMatchObject({ answered: 0 });
    const path = `/api/market-validation/answers/${id}`;
    await server.call('POST', path, { as: ama, key: randomUUID(), body: { answers: { question_1: '' } } });
    // What it told first is told until its worker takes it up again.
    await vi.waitFor(async () => {
      const asked = await server.until(ama, id, 'clarification_needed');
      expect(asked).toMatchObject({ questions: [payer], answered: QUESTIONS.length });
    });
  });

  it('[readings: question sets] takes a set that is new in one of its questions, and keeps what each was asked for', async () => {
    const payer = { ...(QUESTIONS[0] as Question), slot: 'payer' as const, text: 'Who pays?' };
    server.engine.script((step, input) => {
      if (step !== 'domain' || 'payer' in (input.answers ?? {})) return plainStep(step, input);
      return { kind: 'ask', output: null, questions: input.answers === null ? QUESTIONS : [payer] };
    });
    const ama = await server.signUp();
    const id = await server.startJob(ama, 'Tomatoes');
    await server.until(ama, id, 'clarification_needed');
    const answer = async (answers: object, set: string) =>
      (
        await server.call('POST', `/api/market-validation/answers/${id}`, {
          as: ama,
          key: randomUUID(),
          body: { answers, set },
        })
      ).body.data.accepted;
    expect(await answer({ question_1: 'Ghana' }, 'where+who')).toBe(true);
    await vi.waitFor(async () =>
      expect((await server.until(ama, id, 'clarification_needed')).questions).toEqual([payer]),
    );
    expect(await answer({ question_1: 'Ghana' }, 'where+who')).toBe(false);
    expect(await answer({ question_1: 'The trader' }, 'where+payer')).toBe(true);
    await server.until(ama, id, 'completed');
    const [job] = await server.database.sql.select().from(researchJobs).where(eq(researchJobs.id, id));
    expect(job?.answers).toEqual({ where: 'Ghana', who: '', payer: 'The trader' });
    expect(job?.asked).toEqual({ where: 'Which country?', who: 'Who has it?', payer: 'Who pays?' });
  });
});

it('a country’s records come from the client’s own folder, by its code alone, and a broken file is read again once it is whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-packs-'));
  const pack = packsFrom(folder);
  writeFileSync(join(folder, 'secret.json'), '{}');
  for (const code of ['../GHA', 'secret', 'gha']) await expect(pack(code)).rejects.toThrow('no country code');
  writeFileSync(join(folder, 'GHA.json'), '{}');
  await expect(pack('GHA')).rejects.toThrow('The evidence pack of GHA cannot be read');
  copyFileSync(join(clientWithPacks().evidenceFolder, 'GHA.json'), join(folder, 'GHA.json'));
  expect((await pack('GHA')).iso3).toBe('GHA');
  rmSync(folder, { recursive: true });
  // Read once.
  expect((await pack('GHA')).iso3).toBe('GHA');
});
