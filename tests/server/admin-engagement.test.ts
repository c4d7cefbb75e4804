import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepLookingForAlerts } from '../../server/jobs/engagement.ts';
import { act, administrator, look } from '../support/admin.ts';
import { memoryLog, type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Person;
beforeEach(async () => {
  server = await startTestServer({ workers: 0 });
  owner = await administrator(server, 'super_admin');
});
afterEach(() => server?.stop());

const run = (query: ReturnType<typeof sql>) => server.database.sql.execute(query);
const lookNow = async () => (await act(server, owner, 'POST', 'engagement/look', {})).body.data;
const alerts = async (query = '') => (await look(server, owner, `engagement/alerts?${query}`)).body.data;
const about = async (person: Person, query = '') =>
  (await alerts(`search=${person.email}&${query}`)).rows.map((row: { rule: string }) => row.rule);

async function report(person: Person, ago = '0 days'): Promise<string> {
  const id = randomUUID();
  await run(sql`insert into reports (id, user_id, title, summary, tags, category, created_at, rev, search)
    values (${id}, ${person.id}, 'A report', '', '{}', 'Agriculture', now() - ${ago}::interval, 1, '')`);
  return id;
}

const job = (person: Person, status: string, ago: string) =>
  run(sql`insert into research_jobs (id, user_id, query, research_date, questions, status, queue_id, created_at, updated_at)
    values (${randomUUID()}, ${person.id}, 'Maize rots', '2026-11-01', '[]', ${status}, ${randomUUID()},
      now() - ${ago}::interval, now() - ${ago}::interval)`);

const away = async (person: Person, ago: string) => {
  await run(sql`update users set created_at = now() - ${ago}::interval, last_sign_in_at = now() - ${ago}::interval
    where id = ${person.id}`);
  await run(
    sql`update sessions set created_at = now() - ${ago}::interval, last_seen_at = null where user_id = ${person.id}`,
  );
};

describe('an alert', () => {
  it('is raised once for no first report, and closes itself with the report, for good', async () => {
    const ama = await server.signUp();
    await lookNow();
    expect(await about(ama)).toEqual([]);
    await away(ama, '8 days');
    expect((await lookNow()).raised).toBe(1);
    expect(await lookNow()).toEqual({ raised: 0, closed: 0 });
    expect(await about(ama)).toEqual(['no_first_report']);
    const id = await report(ama);
    expect(await lookNow()).toEqual({ raised: 0, closed: 1 });
    expect(await about(ama)).toEqual([]);
    expect(await about(ama, 'state=closed')).toEqual(['no_first_report']);
    await run(sql`delete from reports where id = ${id}`);
    expect((await lookNow()).raised).toBe(0);
  });

  it('is raised when the credits of the week are used up, and closes when more are given', async () => {
    const ama = await server.signUp();
    for (let i = 0; i < 3; i += 1) await server.startJob(ama);
    await lookNow();
    expect(await about(ama)).toEqual(['credits_exhausted']);
    await run(sql`insert into credit_grants (id, user_id, credit_type, week_start, amount, granted_at)
      select ${randomUUID()}, user_id, credit_type, week_start, 2, now() from credit_weeks where user_id = ${ama.id}`);
    await lookNow();
    expect(await about(ama)).toEqual([]);
  });

  it('is not raised for credits that nobody counts', async () => {
    const ama = await server.signUp();
    for (let i = 0; i < 3; i += 1) await server.startJob(ama);
    expect((await act(server, owner, 'PUT', `users/${ama.id}/exempt`, { exempt: true })).status).toBe(200);
    await lookNow();
    expect(await about(ama)).toEqual([]);
  });

  it('is raised for failures in a row, stays one as they go on, and closes with a report', async () => {
    const ama = await server.signUp();
    await job(ama, 'failed', '5 days');
    await job(ama, 'completed', '4 days');
    await job(ama, 'failed', '3 days');
    await lookNow();
    expect(await about(ama)).toEqual([]);
    await job(ama, 'failed', '2 days');
    await lookNow();
    expect(await about(ama)).toEqual(['failed_in_a_row']);
    await job(ama, 'failed', '1 day');
    expect(await lookNow()).toEqual({ raised: 0, closed: 0 });
    await job(ama, 'completed', '1 hour');
    expect(await lookNow()).toEqual({ raised: 0, closed: 1 });
    expect(await about(ama)).toEqual([]);
  });

  it('is raised for silence of whoever had a report, closes on a return, and may come again', async () => {
    const ama = await server.signUp();
    await report(ama, '60 days');
    await away(ama, '40 days');
    await lookNow();
    const { rows } = await alerts(`search=${ama.email}`);
    expect(rows).toMatchObject([{ rule: 'silent', count: 5 }]);
    await run(sql`update users set last_sign_in_at = now() where id = ${ama.id}`);
    await lookNow();
    expect(await about(ama)).toEqual([]);
    await run(sql`update users set last_sign_in_at = now() - interval '30 days' where id = ${ama.id}`);
    await lookNow();
    expect(await about(ama)).toEqual(['silent']);
  });

  it('is not about who may not come in, and goes with the account', async () => {
    const [ama, kofi] = [await server.signUp(), await server.signUp()];
    await away(ama, '8 days');
    await away(kofi, '8 days');
    await run(sql`update users set banned_until = now() + interval '1 year' where id = ${ama.id}`);
    await lookNow();
    expect(await about(ama)).toEqual([]);
    expect(await about(kofi)).toEqual(['no_first_report']);
    const body = { confirmation: 'DELETE', password: 'a long enough passphrase' };
    expect((await server.call('DELETE', '/api/account', { as: kofi, key: randomUUID(), body })).status).toBe(200);
    const { rows } = await run(sql`select * from alerts where user_id = ${kofi.id}`);
    expect(rows).toEqual([]);
  });

  it('is about whoever may come in again', async () => {
    const ama = await server.signUp();
    await away(ama, '8 days');
    await run(sql`update users set banned_until = now() - interval '1 minute' where id = ${ama.id}`);
    await lookNow();
    expect(await about(ama)).toEqual(['no_first_report']);
  });

  it('is not raised for the silence of whoever visited, or had a report, since they signed in', async () => {
    const [visitor, writer] = [await server.signUp(), await server.signUp()];
    for (const person of [visitor, writer]) {
      await report(person, '60 days');
      await away(person, '40 days');
    }
    await run(sql`update sessions set last_seen_at = now() where user_id = ${visitor.id}`);
    await report(writer, '1 day');
    await lookNow();
    expect([await about(visitor), await about(writer)]).toEqual([[], []]);
  });

  it('of credits is raised from the number that is set, one for each kind, and closes alone', async () => {
    const ama = await server.signUp();
    const explore = () =>
      server.call('POST', '/api/v1/pgen/generate', { as: ama, key: randomUUID(), body: { parameters: {} } });
    for (let i = 0; i < 2; i += 1) {
      await server.startJob(ama);
      await explore();
    }
    await lookNow();
    expect(await about(ama)).toEqual([]);
    const wanted = { threshold: 1, enabled: true, version: 0 };
    await act(server, owner, 'PUT', 'engagement/rules/credits_exhausted', wanted);
    await lookNow();
    const subjects = async () =>
      (await alerts(`search=${ama.email}`)).rows.map(({ subject }: { subject: string }) => subject).sort();
    expect(await subjects()).toEqual(['market_validation', 'problem_generator']);
    await run(sql`insert into credit_grants (id, user_id, credit_type, week_start, amount, granted_at)
      select ${randomUUID()}, user_id, credit_type, week_start, 2, now() from credit_weeks
      where user_id = ${ama.id} and credit_type = 'market_validation'`);
    await lookNow();
    expect(await subjects()).toEqual(['problem_generator']);
  });

  it('stands in one list: new, seen to or closed; by its rule, in the order that is asked for', async () => {
    const [ama, kofi, esi] = [await server.signUp(), await server.signUp(), await server.signUp()];
    await away(ama, '9 days');
    await away(kofi, '8 days');
    await job(esi, 'failed', '2 days');
    await job(esi, 'failed', '1 day');
    await lookNow();
    const people = async (query: string) => (await alerts(query)).rows.map(({ email }: { email: string }) => email);
    const [first, second, third] = [ama.email, kofi.email, esi.email];
    expect(await people('sort=since&order=asc')).toEqual([first, second, third]);
    expect(await people('sort=since&order=desc')).toEqual([third, second, first]);
    expect(await people('rule=failed_in_a_row')).toEqual([third]);
    const { id } = (await alerts(`search=${first}`)).rows[0];
    await act(server, owner, 'POST', `engagement/alerts/${id}/acknowledge`, { note: '' });
    expect(await people('state=new&sort=since&order=asc')).toEqual([second, third]);
    expect(await people('state=acknowledged')).toEqual([first]);
    await report(ama);
    await lookNow();
    expect(await people('state=acknowledged')).toEqual([]);
    expect(await people('state=closed')).toEqual([first]);
  });

  it('is seen to once, with a note, by one of two who are at it', async () => {
    const ama = await server.signUp();
    await away(ama, '8 days');
    await lookNow();
    const { id } = (await alerts(`search=${ama.email}`)).rows[0];
    const support = await administrator(server, 'support_admin');
    const path = `engagement/alerts/${id}/acknowledge`;
    const answers = await Promise.all([
      act(server, owner, 'POST', path, { note: 'I wrote to her' }),
      act(server, support, 'POST', path, { note: 'I called her' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [row] = (await alerts(`state=acknowledged&search=${ama.email}`)).rows;
    expect(row.note).toMatch(/^I /);
    expect(await lookNow()).toEqual({ raised: 0, closed: 0 });
    const { rows } = await run(
      sql`select details::text as details from audit_events where action = 'user.alert_acknowledged'`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('her');
  });

  it('is raised once by two who look at the same time', async () => {
    const ama = await server.signUp();
    await away(ama, '8 days');
    const [one, two] = await Promise.all([lookNow(), lookNow()]);
    expect(one.raised + two.raised).toBe(1);
    expect((await alerts(`search=${ama.email}`)).total).toBe(1);
  });
});

it('alerts are looked for without anybody asking', async () => {
  const ama = await server.signUp();
  await away(ama, '8 days');
  const { database, clock } = server;
  const deps = { database, clock, allowance: { market_validation: 3, problem_generator: 3 } };
  const stop = keepLookingForAlerts(deps, memoryLog().log, 20);
  await expect.poll(() => about(ama)).toEqual(['no_first_report']);
  stop();
});

describe('a rule', () => {
  const rule = async (name: string) =>
    (await look(server, owner, 'engagement/rules')).body.data.rules.find(
      (known: { name: string }) => known.name === name,
    );
  const change = (as: Person, name: string, body: object) => act(server, as, 'PUT', `engagement/rules/${name}`, body);

  it('has its number changed by a super_admin, within its bounds, upon what stands', async () => {
    const ama = await server.signUp();
    await away(ama, '4 days');
    expect(await rule('no_first_report')).toMatchObject({ threshold: 7, enabled: true, version: 0 });
    const body = { threshold: 3, enabled: true, version: 0 };
    expect((await change(owner, 'no_first_report', { ...body, threshold: 0 })).status).toBe(400);
    expect((await change(owner, 'no_first_report', body)).status).toBe(200);
    expect((await change(owner, 'silent', { ...body, threshold: 5 })).status).toBe(200);
    expect(await rule('no_first_report')).toMatchObject({ threshold: 3, version: 1 });
    expect(await change(owner, 'no_first_report', body)).toMatchObject({ status: 409 });
    const support = await administrator(server, 'support_admin');
    expect((await change(support, 'no_first_report', { ...body, version: 1 })).status).toBe(403);
    await lookNow();
    expect(await about(ama)).toEqual(['no_first_report']);
    expect((await rule('no_first_report')).open).toBe(1);
    expect((await change(owner, 'no_first_report', { ...body, threshold: 91, version: 1 })).status).toBe(400);
    expect((await change(owner, 'no_first_report', { ...body, threshold: 90, version: 1 })).status).toBe(200);
  });

  it('that is off raises nothing, and its alerts close', async () => {
    const ama = await server.signUp();
    await away(ama, '8 days');
    await lookNow();
    expect((await rule('no_first_report')).open).toBe(1);
    await change(owner, 'no_first_report', { threshold: 7, enabled: false, version: 0 });
    await lookNow();
    expect(await about(ama)).toEqual([]);
    expect((await rule('no_first_report')).open).toBe(0);
    expect((await change(owner, 'weather', { threshold: 1, enabled: true, version: 0 })).status).toBe(404);
  });
});
