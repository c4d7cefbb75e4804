import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factors, sessions, users } from '../../server/db/schema/accounts.ts';
import { inboxMessages } from '../../server/db/schema/inbox.ts';
import { reports } from '../../server/db/schema/reports.ts';
import { listUsers, readUser } from '../../src/contract/admin/users.ts';
import { INSTALLATION_HEADER } from '../../src/contract/headers.ts';
import { DAY } from '../../src/lib/moments.ts';
import { act, administrator, look } from '../support/admin.ts';
import { letterTo } from '../support/auth-device.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Person;
let support: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await administrator(server, 'super_admin');
  support = await administrator(server, 'support_admin');
});
afterAll(() => server?.stop());

const signIn = (email: string) =>
  server.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password: PASSWORD } });
const emails = (answer: { body: { data: { rows: { email: string }[] } } }) => answer.body.data.rows.map((r) => r.email);

describe('the list of people', () => {
  it('is found by words, state and role, ten a page, and sorted', async () => {
    const group = `group-${randomUUID().slice(0, 8)}`;
    for (let i = 0; i < 12; i++) await server.signUp(`${group}.${String(i).padStart(2, '0')}@example.org`);
    const first = await look(server, support, `users?search=${group}&sort=email&order=asc`);
    expect(() => v.parse(listUsers.answer, first.body)).not.toThrow();
    expect(first.body.data.total).toBe(12);
    expect(emails(first)).toHaveLength(10);
    expect(emails(first)[0]).toBe(`${group}.00@example.org`);
    const second = await look(server, support, `users?search=${group}&sort=email&order=asc&page=2`);
    expect(emails(second)).toEqual([`${group}.10@example.org`, `${group}.11@example.org`]);
    // A wildcard of the database is a letter like any other.
    expect((await look(server, support, 'users?search=%25')).body.data.total).toBe(0);
    expect(emails(await look(server, support, 'users?role=super_admin'))).toEqual([owner.email]);
    expect((await look(server, support, 'users?status=king')).status).toBe(400);
  });

  it('tells who may come in from who may not, and from who has not confirmed yet', async () => {
    const group = `group-${randomUUID().slice(0, 8)}`;
    const [open, disabled, over, unconfirmed] = await Promise.all(
      ['open', 'disabled', 'over', 'unconfirmed'].map((name) => server.signUp(`${group}.${name}@example.org`)),
    );
    const set = (who: Person | undefined, values: Partial<typeof users.$inferInsert>) =>
      server.database.sql
        .update(users)
        .set(values)
        .where(eq(users.id, who?.id ?? ''));
    const at = (ms: number) => new Date(server.clock.now().getTime() + ms);
    await set(disabled, { bannedUntil: at(DAY) });
    await set(over, { bannedUntil: at(-DAY) });
    await set(unconfirmed, { emailConfirmedAt: null });
    const inState = async (status: string) =>
      emails(await look(server, support, `users?search=${group}&sort=email&order=asc&status=${status}`));
    expect(await inState('active')).toEqual([open?.email, over?.email]);
    expect(await inState('disabled')).toEqual([disabled?.email]);
    expect(await inState('unconfirmed')).toEqual([unconfirmed?.email]);
  });

  it('is sorted by reports, of which starter kits and those in the trash are none; who never signed in stands last', async () => {
    const group = `group-${randomUUID().slice(0, 8)}`;
    const people = await Promise.all(
      ['two', 'one', 'none'].map((name) => server.signUp(`${group}.${name}@example.org`)),
    );
    const [two, one, none] = people.map((person) => person.id);
    const row = (userId = '', more: Partial<typeof reports.$inferInsert> = {}) => ({
      ...{ id: randomUUID(), userId, title: 'A report', summary: '', tags: [], category: '', rev: 1, search: '' },
      ...{ createdAt: server.clock.now(), ...more },
    });
    const gone = { deletedAt: server.clock.now() };
    const kit = { kind: 'starter_kit' as const };
    const made = [row(two), row(two), row(one), row(one, kit), row(one, kit), row(one, gone), row(none, gone)];
    await server.database.sql.insert(reports).values(made);
    await server.database.sql
      .update(users)
      .set({ lastSignInAt: null })
      .where(eq(users.id, none ?? ''));
    const found = (sort: string) => look(server, support, `users?search=${group}&sort=${sort}`);
    const byReports = await found('reports&order=desc');
    expect(byReports.body.data.rows.map((user: { reports: number }) => user.reports)).toEqual([2, 1, 0]);
    expect(emails(byReports)).toEqual(people.map(({ email }) => email));
    for (const order of ['asc', 'desc'])
      expect(emails(await found(`last_sign_in_at&order=${order}`)).at(-1)).toBe(people[2]?.email);
  });

  it('is saved as comma-separated values that a spreadsheet runs nothing of', async () => {
    const email = `${randomUUID()}@example.org`;
    await server.call('POST', '/auth/v1/signup', {
      body: { email, password: PASSWORD, data: { full_name: '=HYPERLINK("https://example.org","x"),1' } },
    });
    const { body } = await look(server, support, `users/export?search=${email}`);
    const [heads, row] = body.data.csv.split('\r\n');
    expect(heads).toContain('email');
    expect(row).toContain(`"'=HYPERLINK(""https://example.org"",""x""),1"`);
  });
});

describe('a person’s page', () => {
  it('tells what support has to know, and nothing of what was written', async () => {
    const ama = await server.signUp();
    await server.report(ama, 'Tomatoes rot before they reach Accra');
    const page = await look(server, support, `users/${ama.id}`);
    expect(() => v.parse(readUser.answer, page.body)).not.toThrow();
    expect(page.body.data).toMatchObject({
      user: { email: ama.email, status: 'active', reports: 1, is_exempt: false },
      open_sessions: 1,
      providers: ['email'],
      credits: { market_validation: { used: 1, total: 3 } },
    });
    expect(JSON.stringify(page.body)).not.toMatch(/Tomatoes|argon2/);
    expect((await look(server, support, `users/${randomUUID()}`)).status).toBe(404);
  });

  it('counts what is there and open, and tells the latest sign-in first', async () => {
    const ama = await server.signUp();
    const { sql } = server.database;
    const ago = (ms: number) => new Date(server.clock.now().getTime() - ms);
    const early = { id: randomUUID(), userId: ama.id, createdAt: ago(2 * DAY), amr: [] };
    await sql.insert(sessions).values([
      { ...early, expiresAt: ago(DAY), userAgent: 'An old telephone' },
      { ...early, id: randomUUID(), createdAt: ago(3 * DAY), expiresAt: ago(-DAY), endedAt: ago(DAY) },
    ]);
    const factor = { userId: ama.id, friendlyName: 'Begun', secret: 'A', createdAt: ago(0), updatedAt: ago(0) };
    await sql.insert(factors).values({ ...factor, id: randomUUID(), status: 'unverified' });
    const row = {
      userId: ama.id,
      title: '',
      summary: '',
      tags: [],
      category: '',
      rev: 1,
      search: '',
      createdAt: ago(0),
    };
    const kit = { ...row, kind: 'starter_kit' as const };
    const gone = { deletedAt: ago(0) };
    await sql.insert(reports).values([
      { ...kit, id: randomUUID() },
      { ...kit, ...gone, id: randomUUID() },
      { ...row, ...gone, id: randomUUID() },
    ]);
    await server.call('POST', '/api/account/export', { as: ama, key: randomUUID(), body: {} });
    const { data } = (await look(server, support, `users/${ama.id}`)).body;
    expect(data).toMatchObject({
      open_sessions: 1,
      factors: [],
      starter_kits: 1,
      reports_in_trash: 2,
      explorations: 0,
    });
    expect(data.sign_ins.map(({ device }: { device: string | null }) => device)).toEqual([
      null,
      'An old telephone',
      null,
    ]);
    await sql.delete(sessions).where(eq(sessions.userId, ama.id));
  });

  it('names the browser of a sign-in', async () => {
    const email = `browser.${randomUUID()}@example.org`;
    const { body } = await server.call('POST', '/auth/v1/signup', {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 9) Chrome/120.0' },
    });
    const page = await look(server, support, `users/${body.user.id}`);
    expect(page.body.data.sign_ins).toMatchObject([
      { method: 'password', device: 'Mozilla/5.0 (Linux; Android 9) Chrome/120.0' },
    ]);
  });
});

describe('what support may do', () => {
  it('disables an account at once, and enables it again', async () => {
    const ama = await server.signUp();
    const set = (disabled: boolean) =>
      act(server, support, 'PUT', `users/${ama.id}/disabled`, { disabled, reason: 'Spam' });
    expect((await set(true)).body.data.user.status).toBe('disabled');
    expect((await signIn(ama.email)).body).toMatchObject({ error_code: 'user_banned' });
    const write = await server.call('POST', '/api/feedback', {
      as: ama,
      key: randomUUID(),
      body: { about: 'report', text: 'Hello' },
    });
    expect(write.status).toBe(401);
    expect((await set(false)).body.data.user.status).toBe('active');
    expect((await signIn(ama.email)).status).toBe(200);
  });

  it('neither locks itself out nor touches an administrator', async () => {
    const words = { disabled: true, reason: 'Spam' };
    expect((await act(server, support, 'PUT', `users/${support.id}/disabled`, words)).status).toBe(403);
    expect((await act(server, support, 'PUT', `users/${owner.id}/disabled`, words)).status).toBe(403);
    const colleague = await administrator(server, 'support_admin');
    expect((await act(server, support, 'PUT', `users/${colleague.id}/disabled`, words)).status).toBe(403);
    expect((await act(server, owner, 'PUT', `users/${colleague.id}/disabled`, words)).status).toBe(200);
    expect((await signIn(owner.email)).status).toBe(200);
  });

  it('signs out everywhere, and sends a link to set a new password', async () => {
    const ama = await server.signUp();
    await signIn(ama.email);
    expect((await act(server, support, 'POST', `users/${ama.id}/sign-out`)).body.data).toEqual({ ended: 2 });
    const refresh = { body: { refresh_token: ama.refreshToken } };
    expect((await server.call('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400);
    expect((await act(server, support, 'POST', `users/${ama.id}/reset-link`)).body.data).toEqual({ sent: true });
    expect((await letterTo(server, ama.email)).subject).toBe('Reset your Baraza password');
  });

  it('lifts the limit only as super_admin', async () => {
    const ama = await server.signUp();
    expect((await act(server, support, 'PUT', `users/${ama.id}/exempt`, { exempt: true })).status).toBe(403);
    expect((await act(server, owner, 'PUT', `users/${ama.id}/exempt`, { exempt: true })).status).toBe(200);
    const status = await server.call('GET', '/api/credits/status', { as: ama });
    expect(status.body.data).toMatchObject({ isExempt: true, canGenerate: true });
  });
});

describe('requests', () => {
  const ask = async (person: Person) => {
    const id = randomUUID();
    const answer = await server.call('POST', '/api/credit-requests', {
      as: person,
      key: id,
      body: { credits_requested: 2, reason: 'More research', credit_type: 'market_validation' },
    });
    expect(answer.status).toBe(200);
    return id;
  };
  const decide = (id: string, body: object, key = randomUUID()) =>
    act(server, support, 'POST', `requests/credits/${id}/decision`, body, key);
  const total = async (person: Person) =>
    (await server.call('GET', '/api/credits/status', { as: person })).body.data.total;

  it('for credits wait in the order they came', async () => {
    const [first, second] = [await ask(await server.signUp()), await ask(await server.signUp())];
    const { rows } = (await look(server, support, 'requests/credits')).body.data;
    const ids = rows.map(({ id }: { id: string }) => id);
    expect(ids.filter((id: string) => id === first || id === second)).toEqual([first, second]);
  });

  it('for credits of one person are counted without anybody else’s', async () => {
    const [ama, kofi] = [await server.signUp(), await server.signUp()];
    const id = await ask(ama);
    await ask(kofi);
    const { data } = (await look(server, support, `requests/credits?user=${ama.id}`)).body;
    expect(data).toMatchObject({ rows: [{ id }], total: 1 });
  });

  it('for credits are granted once, count at once, and are told by mail', async () => {
    const ama = await server.signUp();
    const id = await ask(ama);
    const open = await look(server, support, 'requests/credits');
    expect(open.body.data.rows).toContainEqual(
      expect.objectContaining({ id, email: ama.email, credits_requested: 2, decision: null }),
    );
    const key = randomUUID();
    const grant = { decision: 'granted', credits: 4, reply: 'Good luck' };
    expect((await decide(id, grant, key)).status).toBe(200);
    expect((await decide(id, grant, key)).status).toBe(200);
    expect(await total(ama)).toBe(7);
    expect((await decide(id, grant)).body).toMatchObject({ code: 'already_requested' });
    expect(await total(ama)).toBe(7);
    // Nobody else's, and none of the other kind.
    expect(await total(await server.signUp())).toBe(3);
    const other = await server.call('GET', '/api/credits/problem-generator/status', { as: ama });
    expect(other.body.data.total).toBe(3);
    const letter = await letterTo(server, ama.email);
    expect(letter.text).toContain('4 research credits are yours until the end of this week.');
    expect(letter.text).toContain('Good luck');
    const done = await look(server, support, 'requests/credits?state=done');
    expect(done.body.data.rows).toContainEqual(expect.objectContaining({ id, decision: 'granted' }));
  });

  it('that were granted can be used, and are gone with the week', async () => {
    const kofi = await server.signUp();
    await decide(await ask(kofi), { decision: 'granted', credits: 1, reply: '' });
    expect((await letterTo(server, kofi.email)).text).toContain('1 research credit is yours until');
    for (let i = 0; i < 4; i++) await server.startJob(kofi);
    const over = await server.call('POST', '/api/market-validation/jobs', {
      as: kofi,
      key: randomUUID(),
      body: { query: 'One more' },
    });
    expect(over.body.code).toBe('credits_exhausted');
    const yaw = await server.signUp();
    const late = await ask(yaw);
    server.clock.advance(7 * DAY);
    const fresh = await signIn(kofi.email);
    expect(await total({ ...kofi, token: fresh.body.access_token })).toBe(3);
    support = { ...support, token: (await signIn(support.email)).body.access_token };
    owner = { ...owner, token: (await signIn(owner.email)).body.access_token };
    // Granted when the week that it was asked in is over, it counts in the one that runs.
    await decide(late, { decision: 'granted', credits: 1, reply: '' });
    expect(await total({ ...yaw, token: (await signIn(yaw.email)).body.access_token })).toBe(4);
  });

  it('are granted as they were asked for where no number is said; of those decided the latest stands first', async () => {
    const [esi, abla] = [await server.signUp(), await server.signUp()];
    const [first, second] = [await ask(esi), await ask(abla)];
    await decide(second, { decision: 'granted', reply: '' });
    await decide(first, { decision: 'refused', reply: '' });
    expect(await total(abla)).toBe(5);
    const { rows } = (await look(server, support, 'requests/credits?state=done')).body.data;
    expect(rows.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([first, second]);
  });

  it('that are refused give nothing, and say so', async () => {
    const esi = await server.signUp();
    await decide(await ask(esi), { decision: 'refused', reply: '' });
    expect(await total(esi)).toBe(3);
    expect((await letterTo(server, esi.email)).text).toContain('We cannot give you more this week');
  });

  it('of visitors are answered where they can be reached, once', async () => {
    const id = randomUUID();
    await server.call('POST', '/api/contact', {
      key: id,
      headers: { [INSTALLATION_HEADER]: randomUUID() },
      body: { name: 'Kwame', email: 'kwame@example.org', message: 'Do you have a partner programme?' },
    });
    const { body } = await look(server, support, 'requests/messages?kind=contact');
    expect(body.data.rows).toContainEqual(expect.objectContaining({ id, name: 'Kwame', email: 'kwame@example.org' }));
    const reply = { reply: 'Yes.\n\nWe will write next week.' };
    expect((await act(server, support, 'POST', `requests/messages/${id}/answer`, reply)).body.data).toEqual({
      mailed: true,
    });
    expect((await letterTo(server, 'kwame@example.org')).text).toContain('We will write next week.');
    expect((await act(server, support, 'POST', `requests/messages/${id}/answer`, reply)).status).toBe(409);
  });

  it('of somebody with an account are answered there, under the name they go by; the latest answered stands first', async () => {
    const ama = await server.signUp();
    const row = (content: object, userId: string | null) => ({
      ...{ id: randomUUID(), kind: 'support' as const, userId, content: { ...content }, createdAt: server.clock.now() },
    });
    const hers = row({ email: 'elsewhere@example.org', name: 'A.' }, ama.id);
    const lost = row({ possibleEmail: ' Yaa@Example.org ', fullName: 'Yaa' }, null);
    await server.database.sql.insert(inboxMessages).values([hers, lost]);
    const { rows } = (await look(server, support, 'requests/messages?kind=support')).body.data;
    expect(rows).toContainEqual(expect.objectContaining({ id: hers.id, email: ama.email, name: 'Ama Mensah' }));
    expect(rows).toContainEqual(expect.objectContaining({ id: lost.id, email: 'yaa@example.org', name: 'Yaa' }));
    for (const { id } of [lost, hers])
      await act(server, support, 'POST', `requests/messages/${id}/answer`, { reply: '' });
    const done = (await look(server, support, 'requests/messages?kind=support&state=done')).body.data.rows;
    expect(done.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([hers.id, lost.id]);
  });

  it('by message are counted kind by kind, those that wait and those that are done', async () => {
    const totals = () =>
      Promise.all(
        ['kind=support', 'kind=contact', 'kind=support&state=done'].map(
          async (query) => (await look(server, support, `requests/messages?${query}`)).body.data.total as number,
        ),
      );
    const [open = 0, others = 0, done = 0] = await totals();
    const id = randomUUID();
    await server.call('POST', '/api/support/account-recovery', {
      key: id,
      headers: { [INSTALLATION_HEADER]: randomUUID() },
      body: { fullName: 'Yaa', possibleEmail: 'yaa@example.org' },
    });
    expect(await totals()).toEqual([open + 1, others, done]);
    await act(server, support, 'POST', `requests/messages/${id}/answer`, { reply: '' });
    expect(await totals()).toEqual([open, others, done + 1]);
  });

  it('without an address are put aside, not answered into nothing', async () => {
    const id = randomUUID();
    await server.call('POST', '/api/support/account-recovery', {
      key: id,
      headers: { [INSTALLATION_HEADER]: randomUUID() },
      body: { fullName: 'Yaa', possibleEmail: 'one of two' },
    });
    const answer = (body: object) => act(server, support, 'POST', `requests/messages/${id}/answer`, body);
    expect((await answer({ reply: 'Hello' })).body).toMatchObject({
      code: 'validation_failed',
      fields: [{ field: 'to' }],
    });
    expect((await answer({ reply: '' })).body.data).toEqual({ mailed: false });
  });
});
