import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayAfter, weekOf } from '../../src/domain/credit-plan.ts';
import { dayOf } from '../../src/lib/day-of.ts';
import { DAY } from '../../src/lib/moments.ts';
import { act, administrator, look } from '../support/admin.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Person;
beforeEach(async () => {
  server = await startTestServer({ workers: 0 });
  owner = await administrator(server, 'super_admin');
});
afterEach(() => server?.stop());

const today = () => dayOf(server.clock.now().getTime());
const thisWeek = () => weekOf(today(), []);
const status = async (as: Person) => (await server.call('GET', '/api/credits/status', { as })).body.data;
const config = async () => (await look(server, owner, 'credit-config')).body.data;
const post = (path: string, body: object, as = owner, key?: string) =>
  act(server, as, 'POST', `credit-config/${path}`, body, key);
const amount = async (weekly: number, from: string, plan = 'free') =>
  post('amounts', { plan, credit_type: 'market_validation', weekly, from, version: (await config()).version });
const spend = async (as: Person, times: number) => {
  for (let i = 0; i < times; i += 1) await server.startJob(as);
};

describe('credits of a plan', () => {
  it('are raised at once, and lowered only from a week to come', async () => {
    const ama = await server.signUp();
    const week = thisWeek();
    expect((await status(ama)).total).toBe(3);
    const lowered = await amount(1, week.start);
    expect(lowered).toMatchObject({ status: 400, body: { fields: [{ field: 'weekly' }] } });
    expect((await amount(5, week.start)).status).toBe(200);
    expect(await status(ama)).toMatchObject({ total: 5, resetDate: `${week.end}T00:00:00.000Z` });
    expect((await amount(1, week.end)).status).toBe(200);
    expect((await status(ama)).total).toBe(5);
    const { plans } = await config();
    expect(plans[0]).toMatchObject({ plan: 'free', now: 5, coming: [{ weekly: 1, from: week.end }] });
  });

  it('are none, not fewer, where more is noted as used than there is', async () => {
    const ama = await server.signUp();
    await spend(ama, 1);
    await server.database.sql.execute(sql`update credit_weeks set used = 9 where user_id = ${ama.id}`);
    expect(await status(ama)).toMatchObject({ used: 9, total: 3, available: 0, canGenerate: false });
  });

  it('count from the first day of a week alone', async () => {
    expect((await amount(5, dayAfter(thisWeek().end, 1))).status).toBe(400);
    expect((await amount(5, dayAfter(thisWeek().start, -7))).status).toBe(400);
  });

  it('are withdrawn while no week has begun with them, once', async () => {
    await amount(1, thisWeek().end);
    const { seq } = (await config()).plans[0].coming[0];
    const change = { kind: 'amount', seq };
    expect((await post('withdraw', { change })).status).toBe(200);
    expect((await post('withdraw', { change })).status).toBe(404);
    expect((await config()).plans[0].coming).toEqual([]);
  });

  it('are not changed by a form that a colleague was quicker than, nor twice by one act', async () => {
    const colleague = await administrator(server, 'super_admin');
    const { version } = await config();
    const body = { plan: 'pro', credit_type: 'market_validation', from: thisWeek().start, version };
    const key = randomUUID();
    const answers = await Promise.all([
      post('amounts', { ...body, weekly: 10 }, owner, key),
      post('amounts', { ...body, weekly: 20 }, colleague),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const won = answers[0]?.status === 200 ? 10 : 20;
    expect((await config()).plans.find((p: { plan: string }) => p.plan === 'pro').now).toBe(won);
    if (won === 10) expect((await post('amounts', { ...body, weekly: 10 }, owner, key)).status).toBe(200);
    const { rows } = await server.database.sql.execute<{ n: number }>(sql`select count(*)::int as n from credit_rules`);
    expect(rows[0]?.n).toBe(1);
  });

  it('tell how many people are on it, nobody deleted among them, and what was changed last', async () => {
    const [ama] = [await server.signUp(), await server.signUp()];
    const onFree = async () =>
      (await config()).plans.find((one: { plan: string }) => one.plan === 'free').people as number;
    expect(await onFree()).toBe(3);
    await server.database.sql.execute(sql`update users set deleted_at = now() where id = ${ama.id}`);
    expect(await onFree()).toBe(2);
    for (const weekly of [4, 6]) await amount(weekly, thisWeek().start);
    const { history } = await config();
    expect(history.map(({ words }: { words: string }) => /after: (\d)/.exec(words)?.[1])).toEqual(['6', '4']);
  });

  it('are taken up to the amount and no further, by any number at once', async () => {
    const ama = await server.signUp();
    await amount(5, thisWeek().start);
    const starts = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.call('POST', '/api/market-validation/jobs', {
          as: ama,
          key: randomUUID(),
          body: { query: 'Maize rots' },
        }),
      ),
    );
    expect(starts.filter(({ status: code }) => code === 200)).toHaveLength(5);
    expect(starts.filter(({ status: code }) => code === 402)).toHaveLength(3);
  });
});

describe('the day credits come back', () => {
  it('cuts the week that runs by then short, and is kept once people were told', async () => {
    // The third day of a week, whatever today is: the day after is nobody's first one yet.
    server.clock.advance((9 - (Date.parse(today()) - Date.parse(thisWeek().start)) / DAY) * DAY);
    owner = await administrator(server, 'super_admin');
    const ama = await server.signUp();
    const from = dayAfter(today(), 1);
    const { version } = await config();
    expect((await post('reset-days', { from, version })).status).toBe(200);
    expect((await status(ama)).resetDate).toBe(`${from}T00:00:00.000Z`);
    expect((await post('withdraw', { change: { kind: 'reset', from } })).status).toBe(400);
    await spend(ama, 3);
    expect((await status(ama)).canGenerate).toBe(false);
    const check = await server.call('GET', `/api/credit-requests/check/${ama.id}?credit_type=market_validation`, {
      as: ama,
    });
    expect(check.body.data.weekEnds).toBe(`${from}T00:00:00.000Z`);
  });

  it('is a day to come, told once, and withdrawn while nobody was told', async () => {
    const version = async () => (await config()).version;
    expect((await post('reset-days', { from: today(), version: await version() })).status).toBe(400);
    const first = await post('reset-days', { from: thisWeek().end, version: await version() });
    expect(first.body).toMatchObject({ code: 'validation_failed', error: 'A week begins on this day anyway.' });
    const from = dayAfter(thisWeek().end, 9);
    const stale = await version();
    expect((await post('reset-days', { from, version: stale })).status).toBe(200);
    expect((await post('reset-days', { from: dayAfter(from, 3), version: stale })).status).toBe(409);
    expect((await config()).resets).toEqual([{ from, withdrawable: true }]);
    expect((await post('withdraw', { change: { kind: 'reset', from } })).status).toBe(200);
    expect((await config()).resets).toEqual([]);
  });
});

describe('somebody’s own', () => {
  it('plan holds at once where it brings no less, and from a week to come where it does', async () => {
    const ama = await server.signUp();
    const week = thisWeek();
    await amount(10, week.start, 'pro');
    const plan = (name: string, from: string) =>
      post('people/plan', { email: ama.email.toUpperCase(), plan: name, from });
    expect((await plan('pro', week.start)).status).toBe(200);
    expect((await status(ama)).total).toBe(10);
    expect((await plan('free', week.start)).status).toBe(400);
    const later = await plan('free', week.end);
    const onPro = async () =>
      (await config()).plans.find((one: { plan: string }) => one.plan === 'pro').people as number;
    expect(await onPro()).toBe(1);
    expect(later.body.data.person).toMatchObject({
      plan: 'free',
      plan_from: week.end,
      amounts: { market_validation: 10 },
    });
    expect((await status(ama)).total).toBe(10);
    const found = async (search: string) =>
      (await look(server, owner, `credit-config/people?kind=plan&search=${search}`)).body.data.total;
    expect([await found(''), await found(ama.email), await found('Mensah'), await found('nobody')]).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('amount stands before the plan’s, until it ends', async () => {
    const ama = await server.signUp();
    const week = thisWeek();
    const own = (weekly: number | null, from: string) =>
      post('people/amount', { email: ama.email, credit_type: 'market_validation', weekly, from });
    expect((await own(2, week.start)).status).toBe(400);
    expect((await own(8, week.start)).status).toBe(200);
    expect((await status(ama)).total).toBe(8);
    expect((await own(null, week.start)).status).toBe(400);
    expect((await own(null, week.end)).status).toBe(200);
    expect((await status(ama)).total).toBe(8);
    expect((await look(server, owner, 'credit-config/people?kind=own')).body.data.rows[0].own).toHaveLength(2);
  });

  it('limit is lifted at once and comes back with a week', async () => {
    const ama = await server.signUp();
    const week = thisWeek();
    const set = (exempt: boolean, from: string) => post('people/exemption', { email: ama.email, exempt, from });
    expect((await set(false, week.end)).status).toBe(400);
    expect((await set(true, week.start)).status).toBe(200);
    await spend(ama, 4);
    expect(await status(ama)).toMatchObject({ isExempt: true, canGenerate: true, used: 0 });
    expect((await set(false, week.start)).status).toBe(400);
    expect((await set(false, week.end)).status).toBe(200);
    expect((await status(ama)).isExempt).toBe(true);
    const exempt = async () => (await look(server, owner, 'credit-config/people?kind=exempt')).body.data.total;
    expect(await exempt()).toBe(1);
    await server.database.sql.execute(
      sql`update credit_accounts set exempt_until = ${week.start} where user_id = ${ama.id}`,
    );
    expect((await status(ama)).isExempt).toBe(false);
    expect(await exempt()).toBe(0);
  });

  it('limit is back in the list of people on the very day it was to come back', async () => {
    const ama = await server.signUp();
    await post('people/exemption', { email: ama.email, exempt: true, from: thisWeek().start });
    const isExempt = async () => (await look(server, owner, `users?search=${ama.email}`)).body.data.rows[0].is_exempt;
    const until = (day: string) =>
      server.database.sql.execute(sql`update credit_accounts set exempt_until = ${day} where user_id = ${ama.id}`);
    await until(dayAfter(today(), 1));
    expect(await isExempt()).toBe(true);
    await until(today());
    expect(await isExempt()).toBe(false);
  });

  it('limit that was to come back is lifted for good from their page', async () => {
    const ama = await server.signUp();
    const week = thisWeek();
    await post('people/exemption', { email: ama.email, exempt: true, from: week.start });
    await post('people/exemption', { email: ama.email, exempt: false, from: week.end });
    expect((await act(server, owner, 'PUT', `users/${ama.id}/exempt`, { exempt: true })).status).toBe(200);
    server.clock.advance(8 * DAY);
    const later = await server.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: ama.email, password: PASSWORD },
    });
    expect(await status({ ...ama, token: later.body.access_token })).toMatchObject({ isExempt: true });
  });

  it('is nobody’s where there is no such account', async () => {
    const body = { email: 'nobody@example.org', plan: 'pro', from: thisWeek().start };
    expect(await post('people/plan', body)).toMatchObject({ status: 400, body: { fields: [{ field: 'email' }] } });
  });
});

describe('credit analytics', () => {
  it('count what was used, who used all, what was granted, and how long people waited', async () => {
    const [ama, kofi, esi] = [await server.signUp(), await server.signUp(), await server.signUp()];
    const week = thisWeek();
    await spend(ama, 3);
    await spend(kofi, 2);
    await post('people/exemption', { email: esi.email, exempt: true, from: week.start });
    await spend(esi, 4);
    for (const [person, hours] of [
      [ama, 2],
      [kofi, 6],
    ] as const) {
      await server.database.sql.execute(sql`
        insert into credit_requests (id, user_id, credit_type, week_start, credits_requested, reason, created_at, decision, decided_at)
        values (${randomUUID()}, ${person.id}, 'market_validation', ${week.start}, 2, 'More', now(), 'granted',
          now() + make_interval(hours => ${hours}))`);
    }
    await server.database.sql.execute(sql`
      insert into credit_grants (id, user_id, credit_type, week_start, amount, granted_at)
      values (${randomUUID()}, ${kofi.id}, 'market_validation', ${week.start}, 2, now())`);
    const { weeks, requests, days } = (await look(server, owner, 'credit-analytics?weeks=4')).body.data;
    expect(weeks).toHaveLength(8);
    expect(weeks.at(-2)).toEqual({
      ...week,
      credit_type: 'market_validation',
      used: 5,
      people: 2,
      exhausted: 1,
      granted: 2,
      exempt: 4,
    });
    expect(requests[0]).toMatchObject({ asked: 2, granted: 2, refused: 0, open: 0, longest_wait: 21_600 });
    expect(requests[0].median_wait).toBe(14_400);
    expect(days.reduce((sum: number, day: { people: number }) => sum + day.people, 0)).toBe(1);
    const list = (await look(server, owner, 'credit-analytics/exhausted?weeks=4')).body.data;
    expect(list).toMatchObject({ total: 1, rows: [{ email: ama.email, used: 3, total: 3, week: week.start }] });
    const { csv } = (await look(server, owner, 'credit-analytics/exhausted/export?weeks=4')).body.data;
    expect(csv).toContain(ama.email);
    expect(csv).not.toContain(kofi.email);
  });

  it('count of exempt people what costs others a credit, and nothing that failed or was taken back', async () => {
    const esi = await server.signUp();
    const run = (query: ReturnType<typeof sql>) => server.database.sql.execute(query);
    await post('people/exemption', { email: esi.email, exempt: true, from: thisWeek().start });
    await spend(esi, 2);
    const [failed, taken, kept] = [randomUUID(), randomUUID(), randomUUID()];
    for (const key of [failed, taken, kept])
      await server.call('POST', '/api/v1/pgen/generate', { as: esi, key, body: { parameters: {} } });
    await run(sql`update tasks set status = 'failed' where id = ${failed}`);
    await run(sql`update tasks set status = 'cancelled' where id = ${taken}`);
    await run(sql`update research_jobs set status = 'failed'
      where id = (select id from research_jobs where user_id = ${esi.id} limit 1)`);
    await server.call('POST', '/api/account/export', { as: esi, key: randomUUID(), body: {} });
    const { weeks } = (await look(server, owner, 'credit-analytics?weeks=4')).body.data;
    expect(weeks.slice(-2).map(({ exempt }: { exempt: number }) => exempt)).toEqual([1, 1]);
  });

  it('put the last credit on the day of the work that it paid for, not of work that gave it back', async () => {
    const ama = await server.signUp();
    await spend(ama, 3);
    const later = new Date(Date.parse(today()) + 40 * DAY).toISOString();
    await server.database.sql.execute(sql`
      insert into research_jobs (id, user_id, query, research_date, questions, status, queue_id, created_at, updated_at, credit_week, refunded)
      select ${randomUUID()}, user_id, query, research_date, '[]', 'failed', ${randomUUID()}, ${later}, ${later}, credit_week, true
      from research_jobs where user_id = ${ama.id} limit 1`);
    const { days } = (await look(server, owner, 'credit-analytics?weeks=4')).body.data;
    const day = 1 + (Date.parse(today()) - Date.parse(thisWeek().start)) / DAY;
    expect(days).toEqual([{ day, credit_type: 'market_validation', people: 1 }]);
  });

  it.each(['asc', 'desc'])(
    'list people behind whom no work stands last, by when they used the last one %s',
    async (order) => {
      const [ama, kofi] = [await server.signUp(), await server.signUp()];
      await spend(ama, 3);
      await server.database.sql.execute(sql`insert into credit_weeks (user_id, credit_type, week_start, used)
      values (${kofi.id}, 'market_validation', ${thisWeek().start}, 3)`);
      const { rows } = (await look(server, owner, `credit-analytics/exhausted?sort=at&order=${order}`)).body.data;
      expect(rows.map(({ email }: { email: string }) => email)).toEqual([ama.email, kofi.email]);
    },
  );

  it('reckon who used all by the amount that held in that week', async () => {
    const ama = await server.signUp();
    await spend(ama, 3);
    const all = async () => (await look(server, owner, 'credit-analytics/exhausted')).body.data.total;
    expect(await all()).toBe(1);
    await amount(4, thisWeek().start);
    expect(await all()).toBe(0);
  });

  it('[back office A13b] counts everybody who waits now, however long ago they asked', async () => {
    const yaa = await server.signUp();
    await server.database.sql.execute(sql`insert into credit_requests
      (id, user_id, credit_type, week_start, credits_requested, reason, created_at)
      values (${randomUUID()}, ${yaa.id}, 'market_validation', '2025-10-06', 2, 'More', '2025-10-08T00:00:00Z')`);
    const { requests } = (await look(server, owner, 'credit-analytics?weeks=4')).body.data;
    expect(requests[0].open).toBeGreaterThanOrEqual(1);
    expect(requests[0].open_wait).toBeGreaterThan(30 * 86_400);
  });
});
