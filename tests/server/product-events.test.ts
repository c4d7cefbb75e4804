import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../server/db/schema/back-office.ts';
import { activeDays, visitDays } from '../../server/db/schema/figures.ts';
import { reports } from '../../server/db/schema/reports.ts';
import { explorerResults } from '../../server/db/schema/tasks.ts';
import { problemText } from '../../src/domain/explorer-results.ts';
import { clientWithPacks } from '../support/client-with-packs.ts';
import { eventually } from '../support/eventually.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  const client = clientWithPacks();
  mkdirSync(join(client.folder, 'pages'), { recursive: true });
  for (const name of ['home', '404']) writeFileSync(join(client.folder, `pages/${name}.html`), '<!doctype html><p>');
  writeFileSync(
    join(client.folder, 'pages/list.json'),
    JSON.stringify({
      files: { '/': 'pages/home.html', '*': 'pages/404.html' },
      addresses: ['/', '/market-validation/report/:sessionId'],
    }),
  );
  server = await startTestServer({ client });
});
afterAll(() => server?.stop());

const told = async (person: Person) => {
  const rows = await server.database.sql
    .select()
    .from(events)
    .where(eq(events.userId, person.id))
    .orderBy(asc(events.id));
  return rows.map(({ name, details }) => (details === null ? name : `${name} ${JSON.stringify(details)}`));
};
const post = (as: Person, path: string, body: object, key = randomUUID()) =>
  server.call('POST', path, { as, key, body });

describe('what happens in the product is noted once', () => {
  it('from signing up to a question about the report', async () => {
    const ama = await server.signUp();
    const report = await server.report(ama);
    const key = randomUUID();
    const view = () => server.call('POST', `/api/reports/${report}/view`, { as: ama, key });
    expect((await view()).status).toBe(200);
    expect((await view()).headers.get('idempotency-replayed')).toBe('true');
    await post(ama, `/api/reports/${report}/actionable-insights/generate`, { force_regenerate: false });
    await eventually(async () => (await told(ama)).includes('insights_made'));
    expect((await post(ama, '/api/chat/message', { report_id: report, content: 'What is lost?' })).status).toBe(200);
    expect(await told(ama)).toEqual([
      'signed_up',
      'signed_in',
      'research_started',
      'research_finished',
      'report_viewed',
      'insights_made',
      'question_asked',
    ]);
    const [row] = await server.database.sql.select().from(reports).where(eq(reports.id, report));
    expect(row?.countries).toEqual(['Ghana']);
    const days = await server.database.sql.select().from(activeDays).where(eq(activeDays.userId, ama.id));
    expect(days.length).toBeGreaterThanOrEqual(1);
  });

  it('research that fails, and being refused for want of credits, though nothing is left of the refusal', async () => {
    const ama = await server.signUp();
    server.engine.script(async () => ({ kind: 'refuse', reason: 'Too little is known.' }));
    const job = await server.startJob(ama);
    await server.until(ama, job, 'failed');
    server.engine.reset();
    expect(await told(ama)).toContain('research_failed');
    for (let n = 0; n < 3; n += 1) await server.report(ama);
    expect((await post(ama, '/api/market-validation/jobs', { query: 'Once more' })).status).toBe(402);
    expect((await told(ama)).at(-1)).toBe('credits_exhausted {"kind":"market_validation"}');
    const body = { credits_requested: 2, reason: 'More', credit_type: 'market_validation' };
    expect((await post(ama, '/api/credit-requests', body)).status).toBe(200);
    expect((await told(ama)).at(-1)).toBe('credits_requested {"kind":"market_validation"}');
  });

  it('problems found, refined, and handed over word for word', async () => {
    const ama = await server.signUp();
    await post(ama, '/api/v1/pgen/generate', { parameters: { geography: ['Ghana'], industry: ['Agriculture'] } });
    await eventually(async () => (await told(ama)).includes('exploration_finished'));
    const [problem] = await server.database.sql
      .select()
      .from(explorerResults)
      .where(eq(explorerResults.userId, ama.id))
      .limit(1);
    if (!problem) throw new Error('Nothing was found');
    expect(problem).toMatchObject({ country: 'Ghana', quality: Math.round(problem.statement.quality_score) });
    expect(problem.industry).toContain('Agriculture');
    await server.startJob(ama, problemText(problem.statement));
    expect((await told(ama)).filter((line) => line.startsWith('problem'))).toEqual([
      'problem_handed_over {"from":"explorer"}',
    ]);
    const refined = await post(ama, '/api/prefine/refine', { raw_idea: 'Tomato farmers in Ghana sell too cheaply' });
    await server.startJob(ama, refined.body.results[0].statement);
    await server.startJob(ama, `${refined.body.results[0].statement} And more.`);
    expect((await told(ama)).filter((line) => /^(idea|problem)/.test(line))).toEqual([
      'problem_handed_over {"from":"explorer"}',
      'idea_refined',
      'problem_handed_over {"from":"refiner"}',
    ]);
  });

  it('a problem that somebody else was handed is one’s own question', async () => {
    const kofi = await server.signUp();
    const refined = await post(kofi, '/api/prefine/refine', { raw_idea: 'Tomato farmers in Ghana sell too cheaply' });
    const ama = await server.signUp();
    await server.startJob(ama, refined.body.results[0].statement);
    expect(await told(ama)).not.toContain('problem_handed_over {"from":"refiner"}');
  });
});

describe('a deleted account', () => {
  it('is still counted, and nobody knows any more whose it was', async () => {
    const ama = await server.signUp();
    await server.report(ama);
    const count = async () => (await server.database.sql.select().from(events)).length;
    const before = await count();
    const gone = await server.call('DELETE', '/api/account', {
      as: ama,
      body: { confirmation: 'DELETE', password: PASSWORD },
    });
    expect(gone.status).toBe(200);
    expect(await count()).toBe(before);
    expect(await told(ama)).toEqual([]);
    expect(await server.database.sql.select().from(activeDays).where(eq(activeDays.userId, ama.id))).toEqual([]);
  });
});

describe('visits', () => {
  const visits = async () =>
    Object.fromEntries(
      (await server.database.sql.select().from(visitDays)).map(({ path, count }) => [path, count] as const),
    );
  const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }, method = 'GET') =>
    server.app.request(path, { method, headers });

  it('are counted by day and address, without the ids in it', async () => {
    await server.database.sql.execute(sql`delete from ${visitDays}`);
    await get('/');
    await get('/?from=mail');
    await get(`/market-validation/report/${randomUUID()}`);
    await get(`/market-validation/report/${randomUUID()}`);
    await eventually(async () => {
      const counts = Object.values(await visits());
      return counts.reduce((sum, n) => sum + n, 0) >= 4;
    });
    expect(await visits()).toEqual({ '/': 2, '/market-validation/report/:sessionId': 2 });
  });

  it('are no files, no guesses of a browser, no wrong addresses and nothing that only looks', async () => {
    await server.database.sql.execute(sql`delete from ${visitDays}`);
    await get('/pages/home.html');
    await get('/', { accept: '*/*' });
    await get('/', { accept: 'text/html', 'sec-purpose': 'prefetch;prerender' });
    await get('/nowhere');
    await get('/', { accept: 'text/html' }, 'HEAD');
    await get('/');
    await eventually(async () => Object.keys(await visits()).length > 0);
    expect(await visits()).toEqual({ '/': 1 });
  });
});
