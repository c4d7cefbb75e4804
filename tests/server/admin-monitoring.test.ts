import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { researchTrail } from '../../server/db/schema/sources.ts';
import { createResponseTimes } from '../../server/middleware/response-times.ts';
import { listResponseTimes, readMonitoring, readWork } from '../../src/contract/admin/monitoring.ts';
import { act, administrator, look } from '../support/admin.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';
import { plainStep } from '../support/server-engine.ts';

let server: TestServer;
let support: Person;
beforeAll(async () => {
  server = await startTestServer();
  support = await administrator(server, 'support_admin');
});
afterAll(() => server?.stop());

const used = async (as: Person) => (await server.call('GET', '/api/credits/status', { as })).body.data.used;
const failures = async (kind: string) => (await look(server, support, `monitoring/failures?kind=${kind}`)).body.data;
const retry = (id: string, kind: string, key?: string) =>
  act(server, support, 'POST', `monitoring/failures/${id}/retry`, { kind }, key);

/** From now on research throws. */
const breaks = () =>
  server.engine.script(() => {
    throw new Error('The engine broke');
  });

/** Research that failed in a way no retry of its own could help. */
async function failed(person: Person): Promise<string> {
  breaks();
  const id = await server.startJob(person);
  await server.until(person, id, 'failed');
  server.engine.reset();
  return id;
}

describe('the state', () => {
  it('tells of every part, queue and version', async () => {
    const answer = await look(server, support, 'monitoring');
    const { data } = v.parse(readMonitoring.answer, answer.body);
    expect(data.parts).toEqual(['database', 'queue', 'client'].map((part) => ({ part, ok: true })));
    expect(data.queues.map(({ queue }) => queue)).toContain('mail-dead');
    expect(data.work.map(({ kind }) => kind)).toEqual(['research', 'explorer', 'insights', 'letter']);
    expect(data.database.bytes).toBeGreaterThan(1_000_000);
    expect(data.database.tables.length).toBeGreaterThan(3);
    expect(data.disk).toBeNull();
    expect(data.versions.every(({ version }) => version.length > 0)).toBe(true);
    expect(data.versions.find(({ part }) => part === 'schema')?.version).toMatch(/^\d{4}_/);
  });

  it('tells of routes as they are written, never of an address that was asked for', async () => {
    const ama = await server.signUp();
    const id = randomUUID();
    await server.call('GET', `/api/reports/${id}`, { as: ama });
    await server.call('GET', `/api/nothing/${id}`, { as: ama });
    await server.call('GET', `/assets/${id}.js`);
    const answer = await look(server, support, 'monitoring/routes?sort=count');
    const { data } = v.parse(listResponseTimes.answer, answer.body);
    expect(data.all.count).toBeGreaterThanOrEqual(3);
    const { csv } = (await look(server, support, 'monitoring/routes/export')).body.data;
    expect(csv).toContain('GET /api/reports/:id');
    expect(csv).toContain('/api/*');
    expect(csv).toContain('pages and files');
    expect(csv).not.toContain(id);
  });
});

describe('the state of what waits', () => {
  let idle: TestServer;
  let watcher: Person;
  let ama: Person;
  beforeAll(async () => {
    idle = await startTestServer({ workers: 0 });
    watcher = await administrator(idle, 'support_admin');
    ama = await idle.signUp();
  });
  afterAll(() => idle.stop());

  it('tells since when the oldest entry of a queue waits, however many came after it, and which were tried before', async () => {
    await idle.startJob(ama);
    const { rows } = await idle.database.sql.execute<{ since: string }>(sql`
      update pgboss.job set created_on = created_on - interval '10 minutes' where name = 'research'
      returning created_on as since`);
    await idle.startJob(ama);
    const { queues } = (await look(idle, watcher, 'monitoring')).body.data;
    expect(queues.find(({ queue }: { queue: string }) => queue === 'research')).toMatchObject({
      waiting: 2,
      oldest_waiting_at: new Date(rows[0]?.since ?? 0).toISOString(),
    });
    await idle.database.sql.execute(sql`
      update pgboss.job set state = 'retry' where created_on < now() - interval '5 minutes' and name = 'research'`);
    const tried = (await look(idle, watcher, 'monitoring')).body.data.queues;
    expect(tried.find(({ queue }: { queue: string }) => queue === 'research')).toMatchObject({
      waiting: 2,
      retrying: 1,
    });
  });

  it('counts what asks or rests, what failed within a day, and letters that are under way', async () => {
    for (const [status, ago] of [
      ['paused', '3 days'],
      ['clarification_needed', '3 days'],
      ['failed', '23 hours'],
      ['failed', '25 hours'],
      ['completed', '1 hour'],
    ] as const)
      await idle.database.sql.execute(sql`insert into research_jobs
        (id, user_id, query, research_date, questions, status, queue_id, created_at, updated_at)
        values (${randomUUID()}, ${ama.id}, 'A broken pump', '2026-11-01', '[]', ${status}, ${randomUUID()},
          now() - ${ago}::interval, now() - ${ago}::interval)`);
    for (const claimed of ['now()', 'null'])
      await idle.database.sql.execute(sql`insert into mails (id, kind, email, details, created_at, claimed_at)
        values (${randomUUID()}, 'reply', 'ama@example.org', '{}', now(), ${sql.raw(claimed)})`);
    const { work } = (await look(idle, watcher, 'monitoring')).body.data;
    expect(work[0]).toMatchObject({ kind: 'research', running: 0, asking: 2, failed_today: 1 });
    expect(work.at(-1)).toMatchObject({ kind: 'letter', waiting: 2, running: 1 });
  });
});

describe('response times', () => {
  it('are told within a step of the scale, and forgotten after their hour', () => {
    let now = 1_000 * 60_000;
    const times = createResponseTimes(() => now);
    for (let ms = 1; ms <= 100; ms += 1) times.note('GET /a', ms === 100 ? 500 : ms === 99 ? 499 : 200, ms);
    const [row] = times.read(5);
    expect(row).toMatchObject({ route: 'GET /a', count: 100, errors: 1 });
    expect(row?.p50).toBeGreaterThanOrEqual(50);
    expect(row?.p50).toBeLessThanOrEqual(76);
    expect(row?.p95).toBeGreaterThanOrEqual(95);
    now += 10 * 60_000;
    times.note('GET /b', 200, 5);
    expect(times.read(5).map(({ route }) => route)).toEqual(['GET /b']);
    expect(times.readAll(60)).toMatchObject({ count: 101, errors: 1 });
    now += 61 * 60_000;
    expect(times.read(60)).toEqual([]);
    expect(times.readAll(60)).toMatchObject({ count: 0, p50: null });
  });

  it('hold a bounded number of routes, however many are asked for', () => {
    const now = createResponseTimes(() => 60_000_000);
    for (let i = 0; i < 1_000; i += 1) now.note(`GET /${i}`, 200, 1);
    expect(now.read(60).length).toBeLessThanOrEqual(301);
    expect(now.readAll(60).count).toBe(1_000);
  });
});

describe('research that failed', () => {
  it('is listed with its reason, and tried again without a second credit', async () => {
    const ama = await server.signUp();
    const id = await failed(ama);
    expect(await used(ama)).toBe(0);
    const row = (await failures('research')).rows.find((known: { id: string }) => known.id === id);
    expect(row).toMatchObject({ email: ama.email, reason: expect.stringContaining('error occurred') });
    expect(row.tries).toBeGreaterThan(0);
    expect((await retry(id, 'research')).status).toBe(200);
    await server.until(ama, id, 'completed');
    expect(await used(ama)).toBe(0);
    expect((await failures('research')).rows.map((known: { id: string }) => known.id)).not.toContain(id);
  });

  it('says what was asked, at which step it stopped, why, and by which request it came', async () => {
    const ama = await server.signUp();
    server.engine.script(() => {
      throw new Error('The engine broke at https://ama:secret@host/x?key=1 for ama@example.org');
    });
    const id = randomUUID();
    const started = await server.call('POST', '/api/market-validation/jobs', {
      as: ama,
      key: id,
      body: { query: 'Tomatoes rot on the road to Kumasi' },
    });
    await server.until(ama, id, 'failed');
    server.engine.reset();
    const requestId = started.headers.get('x-request-id');
    const [row] = (await look(server, support, `monitoring/failures?search=${requestId}`)).body.data.rows;
    expect(row).toMatchObject({
      id,
      user_id: ama.id,
      email: ama.email,
      question: 'Tomatoes rot on the road to Kumasi',
      step: 'Domain Specification',
      cause: expect.stringContaining('Error: The engine broke'),
      request_id: requestId,
      retried_at: null,
    });
    expect(row.cause).not.toMatch(/secret|key=1|example\.org/);
    const found = await look(server, support, 'monitoring/failures?search=rot on the road');
    expect(found.body.data.total).toBe(1);
    const { csv } = (await look(server, support, `monitoring/failures/export?search=${id}`)).body.data;
    expect(csv).toContain('The engine broke');
  });

  it('tells what became of another try, and keeps why it had failed', async () => {
    const ama = await server.signUp();
    const id = await failed(ama);
    await retry(id, 'research');
    await server.until(ama, id, 'completed');
    const [row] = (await look(server, support, `monitoring/failures?state=retried&search=${id}`)).body.data.rows;
    expect(row).toMatchObject({ id, status: 'completed', cause: 'Error: The engine broke', step: null });
    expect(row.retried_at).not.toBeNull();
    const detail = (await look(server, support, `monitoring/work/${id}`)).body.data;
    expect(detail.steps).toHaveLength(6);
    expect(detail.steps.every((step: { finished_at: string | null }) => step.finished_at !== null)).toBe(true);
    expect(detail).toMatchObject({ credit: 'returned', model: null });
  });

  it('tells of each try when, where and why it failed and what the person read, and what came of the last', async () => {
    const ama = await server.signUp();
    const id = await failed(ama);
    const before = v.parse(readWork.answer, (await look(server, support, `monitoring/work/${id}`)).body).data;
    expect(before).toMatchObject({ status: 'failed', past_tries: [], report: null });
    expect(before.credit_week).toMatch(/^\d{4}-\d\d-\d\d$/);
    server.engine.script(() => {
      throw new Error('It broke again');
    });
    await retry(id, 'research');
    await expect.poll(async () => (await failures('research')).total, { timeout: 10_000 }).toBeGreaterThan(0);
    await server.until(ama, id, 'failed');
    server.engine.reset();
    await retry(id, 'research');
    await server.until(ama, id, 'completed');
    const { data } = v.parse(readWork.answer, (await look(server, support, `monitoring/work/${id}`)).body);
    const reason = expect.stringContaining('error occurred');
    expect(data.past_tries).toEqual([
      { failed_at: before.at, step: 'Domain Specification', cause: 'Error: The engine broke', reason },
      { failed_at: expect.any(String), step: 'Domain Specification', cause: 'Error: It broke again', reason },
    ]);
    expect(data.report).toMatchObject({ id, kind: 'report', in_trash: false });
    expect(Date.parse(data.started_at ?? '')).toBeGreaterThan(Date.parse(data.past_tries[1]?.failed_at ?? ''));
  });

  it('leads to the same asked before and after, of the same person alone', async () => {
    const [ama, kofi] = [await server.signUp(), await server.signUp()];
    const query = `Fish rots on the way to Kisumu, ${randomUUID()}`;
    const ask = async (as: Person) => {
      const id = randomUUID();
      await server.call('POST', '/api/market-validation/jobs', { as, key: id, body: { query } });
      await server.until(as, id, 'completed');
      return id;
    };
    const [first, second] = [await ask(ama), await ask(ama)];
    const third = await ask(ama);
    await ask(kofi);
    const of = async (id: string) => (await look(server, support, `monitoring/work/${id}`)).body.data;
    expect(await of(first)).toMatchObject({ earlier: null, later: { id: second, status: 'completed' } });
    expect(await of(second)).toMatchObject({ earlier: { id: first }, later: { id: third } });
    expect(await of(third)).toMatchObject({ earlier: { id: second }, later: null });
  });

  it('shows no step as done that an engine of another version does anew', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'completed');
    await server.database.sql.execute(
      sql`update research_jobs set status = 'running', finished_steps = 1 where id = ${id}`,
    );
    const { steps, step } = (await look(server, support, `monitoring/work/${id}`)).body.data;
    await server.database.sql.execute(sql`update research_jobs set status = 'completed' where id = ${id}`);
    expect(steps.filter((one: { finished_at: string | null }) => one.finished_at !== null)).toHaveLength(1);
    expect(step).toBe('Keyword Expansion');
  });

  it('shows the trail of work that is done, too', async () => {
    const ama = await server.signUp();
    const id = await server.startJob(ama);
    await server.until(ama, id, 'completed');
    const entry = { n: 1, kind: 'searched', source: 'Crossref', query: 'late flour', count: 3 } as const;
    await server.database.sql.insert(researchTrail).values({ workId: id, n: 1, at: new Date(), entry });
    expect((await look(server, support, `monitoring/work/${id}`)).body.data.trail).toEqual([entry]);
  });

  it('gives no second credit back when it fails again', async () => {
    const ama = await server.signUp();
    const spent = await server.startJob(ama);
    await server.until(ama, spent, 'completed');
    const id = await failed(ama);
    expect(await used(ama)).toBe(1);
    breaks();
    await retry(id, 'research');
    await expect
      .poll(async () => (await failures('research')).rows.some((known: { id: string }) => known.id === id), {
        timeout: 10_000,
      })
      .toBe(true);
    server.engine.reset();
    expect(await used(ama)).toBe(1);
  });

  it('is tried again once, however often and by how many that is asked for', async () => {
    const ama = await server.signUp();
    const id = await failed(ama);
    const colleague = await administrator(server, 'super_admin');
    const key = randomUUID();
    const path = `monitoring/failures/${id}/retry`;
    const told = async () => {
      const { rows } = await server.database.sql.execute<{ n: number }>(
        sql`select count(*)::int as n from audit_events where action = 'user.research_retried'`,
      );
      return rows[0]?.n ?? 0;
    };
    const before = await told();
    const answers = await Promise.all([
      retry(id, 'research', key),
      retry(id, 'research', key),
      act(server, colleague, 'POST', path, { kind: 'research' }),
    ]);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(1);
    await server.until(ama, id, 'completed');
    expect(await told()).toBe(before + 1);
    const reports = await server.call('GET', '/api/reports/history', { as: ama });
    expect(reports.body.data.reports).toHaveLength(1);
    expect((await retry(id, 'research')).status).toBe(409);
  });

  it('may stumble once more, as it might at first', async () => {
    const ama = await server.signUp();
    const id = await failed(ama);
    let isSteady = false;
    server.engine.script((step, input) => {
      if (isSteady) return plainStep(step, input);
      isSteady = true;
      throw new Error('The engine stumbled');
    });
    await retry(id, 'research');
    await server.until(ama, id, 'completed');
    expect(isSteady).toBe(true);
    server.engine.reset();
  });

  it('whose person had left goes on when it is tried again', async () => {
    const ama = await server.signUp();
    const id = await failed(ama);
    await server.database.sql.execute(
      sql`update research_jobs set stop_requested_at = now() - interval '1 day' where id = ${id}`,
    );
    await retry(id, 'research');
    // Its person does not look on: that would take the stop back by itself.
    const status = async () => {
      const { rows } = await server.database.sql.execute<{ status: string }>(
        sql`select status from research_jobs where id = ${id}`,
      );
      return rows[0]?.status;
    };
    await expect.poll(status, { timeout: 10_000 }).toBe('completed');
  });

  it('counts its tries from the new beginning, above the fence of the old one', async () => {
    const ama = await server.signUp();
    const id = await failed(ama);
    await server.database.sql.execute(sql`update research_jobs set attempt = 21 where id = ${id}`);
    await retry(id, 'research');
    await server.until(ama, id, 'completed');
    const { rows } = await server.database.sql.execute<{ attempt: number }>(
      sql`select attempt from research_jobs where id = ${id}`,
    );
    expect(rows[0]?.attempt).toBe(22);
  });
});

describe('other work that failed', () => {
  it('of the Explorer is made once more and costs nothing', async () => {
    const ama = await server.signUp();
    const id = randomUUID();
    await server.database.sql.execute(sql`
      insert into tasks (id, kind, user_id, input, for_date, status, refunded, credit_week, queue_id, attempt, created_at, updated_at)
      values (${id}, 'explorer', ${ama.id}, '{"industry":"agriculture","geography":"Ghana"}', '2026-11-01', 'failed', true,
        '2026-10-26', ${randomUUID()}, 3, now(), now())`);
    expect((await failures('explorer')).rows[0]).toMatchObject({ id, tries: 3 });
    expect((await look(server, support, `users/${ama.id}/records`)).body.data.failed).toMatchObject({
      total: 1,
      rows: [{ id, kind: 'explorer', question: 'agriculture · Ghana', made: null }],
    });
    expect((await retry(id, 'explorer')).status).toBe(200);
    expect((await retry(id, 'explorer')).status).toBe(409);
    expect((await retry(id, 'insights')).status).toBe(404);
    const spent = (await server.call('GET', '/api/credits/problem-generator/status', { as: ama })).body.data.used;
    expect(spent).toBe(0);
  });

  it('leaves out what a newer run of the same report has replaced', async () => {
    const ama = await server.signUp();
    const report = await server.report(ama);
    const [old, latest] = [randomUUID(), randomUUID()];
    for (const [id, ago] of [
      [old, '2 hours'],
      [latest, '1 hour'],
    ] as const) {
      await server.database.sql.execute(sql`
        insert into tasks (id, kind, user_id, input, report_id, for_date, status, queue_id, created_at, updated_at)
        values (${id}, 'insights', ${ama.id}, '{}', ${report}, '2026-11-01', 'failed', ${randomUUID()},
          now() - ${ago}::interval, now())`);
    }
    expect((await failures('insights')).rows.map((row: { id: string }) => row.id)).toEqual([latest]);
    expect((await retry(old, 'insights')).status).toBe(409);
    expect((await look(server, support, `monitoring/work/${old}?kind=insights`)).body.data).toMatchObject({
      report: { id: report },
      later: { id: latest },
    });
    expect((await retry(latest, 'insights')).status).toBe(200);
  });

  it('a letter is late after a minute, and is found by its address', async () => {
    const letters = async (search: string) =>
      (await look(server, support, `monitoring/failures?kind=letter&search=${search}`)).body.data.total;
    const [late, young] = [`late-${randomUUID()}`, `young-${randomUUID()}`];
    for (const [name, ago] of [
      [late, '61 seconds'],
      [young, '30 seconds'],
    ] as const)
      await server.database.sql.execute(sql`insert into mails (id, kind, email, details, created_at)
        values (${randomUUID()}, 'reply', ${`${name}@example.org`}, '{}', now() - ${ago}::interval)`);
    expect([await letters(late), await letters(young), await letters('nobody-at')]).toEqual([1, 0, 0]);
    await server.database.sql.execute(sql`delete from mails`);
  });

  it('a letter that waits is sent once, however often it is tried', async () => {
    const email = `${randomUUID()}@example.org`;
    const id = randomUUID();
    await server.database.sql.execute(sql`
      insert into mails (id, kind, email, details, created_at)
      values (${id}, 'reply', ${email}, '{"subject":"Hello","lines":["A word"]}', now() - interval '5 minutes')`);
    expect((await failures('letter')).rows).toMatchObject([{ id, email, tries: 0 }]);
    await Promise.all([retry(id, 'letter'), retry(id, 'letter')]);
    await expect.poll(() => server.letters.filter(({ to }) => to === email).length, { timeout: 10_000 }).toBe(1);
    expect((await failures('letter')).rows).toEqual([]);
  });
});

describe('what a model took for a job', () => {
  const priced = async (perMillion: number) => {
    const own = await startTestServer({ modelPrice: { perMillion, currency: 'KES' } });
    const as = await administrator(own, 'support_admin');
    const ama = await own.signUp();
    const id = await own.report(ama);
    for (const [key, role, tokens, ms] of [
      ['a', 'reader', 1_500, 2_000],
      ['b', 'writer', 30_000, 9_000],
      ['c', 'writer', 8_500, 4_000],
    ] as const)
      await own.database.sql.execute(sql`insert into model_calls (work_id, key, role, result, tokens, ms, at)
        values (${id}, ${key}, ${role}, '{}', ${tokens}, ${ms}, now())`);
    const { model } = (await look(own, as, `monitoring/work/${id}`)).body.data;
    await own.stop();
    return model;
  };

  it('is told in calls, tokens, time and money, by the part it played', async () => {
    expect(await priced(5)).toEqual({
      calls: 3,
      tokens: 40_000,
      seconds: 15,
      money: 0.2,
      currency: 'KES',
      roles: [
        { role: 'writer', calls: 2, tokens: 38_500, seconds: 13 },
        { role: 'reader', calls: 1, tokens: 1_500, seconds: 2 },
      ],
    });
  });

  it('names no money where no price is set', async () => {
    expect(await priced(0)).toMatchObject({ tokens: 40_000, money: null });
  });
});
