import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refinerSessions } from '../../server/db/schema/conversations.ts';
import { act, administrator, look } from '../support/admin.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let support: Person;
let analyst: Person;
beforeAll(async () => {
  server = await startTestServer();
  support = await administrator(server, 'support_admin');
  analyst = await administrator(server, 'business_analyst');
});
afterAll(() => server?.stop());

const waiting = async (as: Person) => (await look(server, as, 'waiting')).body.data;
const search = async (words: string) =>
  (await look(server, support, `search?words=${encodeURIComponent(words)}`)).body.data;

const asks = (person: Person, week = "date_trunc('week', now())::date") =>
  server.database.sql.execute(sql`insert into credit_requests
    (id, user_id, credit_type, week_start, credits_requested, reason, created_at)
    values (${randomUUID()}, ${person.id}, 'market_validation', ${sql.raw(week)}, 2, 'More research please', now())`);
const writes = (person: Person, message: string) =>
  server.database.sql.execute(sql`insert into inbox_messages (id, kind, user_id, content, created_at)
    values (${randomUUID()}, 'contact', ${person.id}, ${JSON.stringify({ message })}, now())`);
const fails = (person: Person, ago: string) =>
  server.database.sql.execute(sql`insert into research_jobs
    (id, user_id, query, research_date, questions, status, queue_id, created_at, updated_at)
    values (${randomUUID()}, ${person.id}, 'A broken pump', '2026-11-01', '[]', 'failed', ${randomUUID()},
      now() - ${ago}::interval, now() - ${ago}::interval)`);

describe('what waits for somebody', () => {
  it('is counted queue by queue, failures of the last seven days alone', async () => {
    const ama = await server.signUp();
    const before = await waiting(support);
    await asks(ama);
    await writes(ama, 'Hello');
    await fails(ama, '1 hour');
    await fails(ama, '8 days');
    expect(await waiting(support)).toEqual({
      credit_requests: before.credit_requests + 1,
      messages: before.messages + 1,
      failures: before.failures + 1,
      alerts: before.alerts,
    });
  });

  it('holds no alert that somebody has seen to, or that is closed', async () => {
    const ama = await server.signUp();
    const before = await waiting(support);
    for (const seen of ['null, null', 'now(), null', 'null, now()'])
      await server.database.sql.execute(sql`insert into alerts
        (id, rule, user_id, subject, occurrence, since, raised_at, details, acknowledged_at, closed_at)
        values (${randomUUID()}, 'silent', ${ama.id}, ${seen}, 'once', now(), now(), '{}', ${sql.raw(seen)})`);
    expect((await waiting(support)).alerts).toBe(before.alerts + 1);
  });

  it('tells nobody of a queue their role does not see', async () => {
    expect(await waiting(analyst)).toEqual({
      credit_requests: null,
      messages: null,
      failures: null,
      alerts: expect.any(Number),
    });
  });
});

describe('one search', () => {
  it('finds people, their reports, research, requests and messages by name, words and id', async () => {
    const kofi = await server.signUp('kofi-of-the-search@example.org');
    const report = await server.report(kofi, 'Fishers at Elmina throw half of the catch away');
    await asks(kofi);
    await writes(kofi, 'The page of my report is empty');
    const found = await search('kofi-of-the-search');
    expect(found.people).toMatchObject([{ id: kofi.id, email: kofi.email }]);
    expect(found.reports).toMatchObject([{ id: report, user_id: kofi.id }]);
    expect(found.research).toMatchObject([{ id: report, status: 'completed' }]);
    expect(found.credit_requests).toMatchObject([{ is_open: true, reason: 'More research please' }]);
    expect(found.messages).toMatchObject([{ is_open: true, text: 'The page of my report is empty' }]);
    expect((await search('at Elmina throw')).research).toHaveLength(1);
    expect((await search(report)).reports).toMatchObject([{ id: report }]);
    expect((await search('%%')).people).toEqual([]);
  });

  it('finds research by the number of the request that it came by', async () => {
    const ama = await server.signUp();
    const id = randomUUID();
    const body = { query: 'Tomatoes rot on the road to Kumasi' };
    const started = await server.call('POST', '/api/market-validation/jobs', { as: ama, key: id, body });
    const { research } = await search(started.headers.get('x-request-id') ?? '');
    expect(research).toMatchObject([{ id, user_id: ama.id }]);
  });

  it('shows five of a kind, of requests and messages those first that are open', async () => {
    const mary = await server.signUp('mary-of-the-search@example.org');
    for (let n = 0; n < 6; n += 1) await writes(mary, `Letter ${n}`);
    await server.database.sql.execute(sql`update inbox_messages set answered_at = now(),
      created_at = created_at + right(content ->> 'message', 1)::int * interval '1 minute'
      where user_id = ${mary.id} and content ->> 'message' <> 'Letter 0'`);
    await asks(mary);
    await asks(mary, "'2026-01-05'");
    await server.database.sql.execute(sql`update credit_requests set decided_at = now(), created_at = now() + interval '1 hour'
      where user_id = ${mary.id} and week_start = '2026-01-05'`);
    const { messages, credit_requests } = await search('mary-of-the-search');
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([0, 5, 4, 3, 2].map((n) => `Letter ${n}`));
    expect(credit_requests.map(({ is_open }: { is_open: boolean }) => is_open)).toEqual([true, false]);
  });

  it('leads to nobody whose account was deleted', async () => {
    const yaa = await server.signUp();
    expect((await search(yaa.id)).people).toMatchObject([{ id: yaa.id }]);
    // As a deletion leaves it that keeps the row for what refers to it.
    await server.database.sql.execute(sql`update users set deleted_at = now() where id = ${yaa.id}`);
    expect((await search(yaa.id)).people).toEqual([]);
    expect((await look(server, support, `users/${yaa.id}`)).status).toBe(404);
  });

  it('is not for an analyst, who sees no people', async () => {
    expect((await look(server, analyst, 'search?words=kofi')).status).toBe(403);
  });
});

describe('everything of a person', () => {
  it('stands together: reports, work, requests, messages, alerts and what was done about them', async () => {
    const esi = await server.signUp();
    const report = await server.report(esi);
    await asks(esi);
    await writes(esi, 'Thank you');
    await fails(esi, '1 hour');
    await act(server, support, 'POST', `users/${esi.id}/sign-out`);
    const records = (await look(server, support, `users/${esi.id}/records`)).body.data;
    expect(records.reports).toMatchObject({ total: 1, rows: [{ id: report, in_trash: false }] });
    expect(records.work.total).toBe(2);
    expect(records.work.rows.map(({ status }: { status: string }) => status).sort()).toEqual(['completed', 'failed']);
    expect(records.credit_requests).toMatchObject({ total: 1, rows: [{ credits_requested: 2, decision: null }] });
    expect(records.messages).toMatchObject({ total: 1, rows: [{ text: 'Thank you', answered_at: null }] });
    expect(records.audit.rows[0]).toMatchObject({ action: 'user.signed_out_everywhere', subject: esi.email });
    expect(records.alerts.total).toBe(0);
  });

  it('tells the latest first, and what lies in the trash', async () => {
    const efe = await server.signUp();
    const report = await server.report(efe);
    await fails(efe, '2 hours');
    await fails(efe, '1 hour');
    await server.call('DELETE', `/api/reports/${report}`, { as: efe, key: randomUUID(), body: { permanent: false } });
    const { work, reports } = (await look(server, support, `users/${efe.id}/records`)).body.data;
    const at = work.rows.map(({ created_at }: { created_at: string }) => created_at);
    expect(at).toEqual([...at].sort().reverse());
    expect(reports.rows).toMatchObject([{ id: report, in_trash: true }]);
    expect((await look(server, support, `monitoring/work/${report}`)).body.data.report).toMatchObject({
      in_trash: true,
    });
  });

  it('shows no idea that its founder deleted', async () => {
    const abla = await server.signUp();
    const at = server.clock.now();
    const idea = (title: string, deletedAt: Date | null) => ({
      ...{ id: randomUUID(), userId: abla.id, title, originalIdea: title, generationMs: 1 },
      ...{ createdAt: at, deletedAt },
    });
    await server.database.sql.insert(refinerSessions).values([idea('Kept', null), idea('Deleted', at)]);
    const { ideas } = (await look(server, support, `users/${abla.id}/records`)).body.data;
    expect(ideas).toMatchObject({ total: 1, rows: [{ title: 'Kept' }] });
  });
});

it('[back office A18] counts no exploration that was taken back before it began', async () => {
  const efua = await server.signUp();
  await server.call('POST', `/api/v1/pgen/cancel/${randomUUID()}`, { as: efua, body: {} });
  const page = (await look(server, support, `users/${efua.id}`)).body.data;
  expect(page.explorations).toBe(0);
  expect((await look(server, support, `users/${efua.id}/records`)).body.data.work.total).toBe(0);
});

describe('requests of weeks that are over', () => {
  it('say so with what the person has now, and are closed together, each with a letter', async () => {
    const yaa = await server.signUp();
    await asks(yaa, "'2026-01-05'");
    const esi = await server.signUp();
    const body = { credits_requested: 1, credit_type: 'market_validation', reason: 'A workshop' };
    await server.call('POST', '/api/credit-requests', { as: esi, key: randomUUID(), body });
    const mine = (await look(server, support, `requests/credits?user=${yaa.id}`)).body.data;
    expect(mine.rows).toMatchObject([{ is_past: true, week_start: '2026-01-05', now: { used: 0, total: 3 } }]);
    expect(mine.past).toBeGreaterThan(0);
    const closed = await act(server, support, 'POST', 'requests/credits/close-past');
    expect(closed.body.data.closed).toBe(mine.past);
    const after = (await look(server, support, `requests/credits?user=${yaa.id}`)).body.data;
    expect(after).toMatchObject({ total: 0, past: 0 });
    // Who asked in the week that runs is decided about by somebody.
    expect((await look(server, support, `requests/credits?user=${esi.id}`)).body.data.total).toBe(1);
    await expect.poll(() => server.letters.filter(({ to }) => to === yaa.email).length).toBe(1);
    expect(JSON.stringify(server.letters.at(-1))).toContain('have come back since');
  });
});
