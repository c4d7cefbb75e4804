import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accountTables from '../../server/db/schema/accounts.ts';
import * as backOfficeTables from '../../server/db/schema/back-office.ts';
import * as conversationTables from '../../server/db/schema/conversations.ts';
import * as creditTables from '../../server/db/schema/credits.ts';
import * as engagementTables from '../../server/db/schema/engagement.ts';
import * as figureTables from '../../server/db/schema/figures.ts';
import * as inboxTables from '../../server/db/schema/inbox.ts';
import { inboxMessages } from '../../server/db/schema/inbox.ts';
import { mails } from '../../server/db/schema/mails.ts';
import * as operationTables from '../../server/db/schema/operations.ts';
import * as reportTables from '../../server/db/schema/reports.ts';
import * as researchTables from '../../server/db/schema/research.ts';
import * as taskTables from '../../server/db/schema/tasks.ts';
import { exportParts, tasks } from '../../server/db/schema/tasks.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { exportWork } from '../../server/services/account-export.ts';
import { ACCOUNT_TABLES } from '../../server/services/account-rows.ts';
import { Interrupted, runWork } from '../../server/work/run.ts';
import { accountCopy } from '../support/account-copy.ts';
import { authDevice, codeIn, follow, letterTo, linkIn, newEmail } from '../support/auth-device.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../support/server.ts';
import { taskDeps } from '../support/work.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const remove = (as: Person, body: object) => server.call('DELETE', '/api/account', { as, body });
const confirmed = { confirmation: 'DELETE', password: PASSWORD };

/** Every row of every table that names the person anywhere. */
async function traces(...words: string[]): Promise<string[]> {
  const { rows } = await server.database.sql.execute<{ table_name: string }>(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { table_name } of rows) {
    const { rows: all } = await server.database.sql.execute<Record<string, unknown>>(
      sql.raw(`select * from "${table_name}"`),
    );
    const text = JSON.stringify(all);
    if (words.some((word) => text.includes(word))) found.push(table_name);
  }
  return found;
}

describe('leaving for good', () => {
  it('takes every row of the account, ends its sessions and frees its address; others keep theirs', async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    const report = await server.report(ama);
    await server.report(kofi);
    await server.call('POST', '/api/feedback', {
      as: ama,
      key: randomUUID(),
      body: { about: 'report', subject_id: report, text: 'Good' },
    });
    await server.call('POST', '/auth/v1/recover', { body: { email: ama.email } });
    await letterTo(server, ama.email);
    expect((await traces(ama.id, ama.email, report)).length).toBeGreaterThan(5);
    const his = await traces(kofi.id);

    expect(await remove(ama, confirmed)).toMatchObject({ status: 200, body: { data: { deleted: true } } });
    expect(await traces(ama.id, ama.email, report)).toEqual([]);
    expect(await traces(kofi.id)).toEqual(his);
    expect((await server.call('GET', '/auth/v1/user', { as: ama })).status).toBe(403);
    const refresh = { body: { refresh_token: ama.refreshToken } };
    expect((await server.call('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400);
    expect((await server.call('GET', '/api/reports/history', { as: kofi })).body.data.reports).toHaveLength(1);
    expect((await server.signUp(ama.email)).id).not.toBe(ama.id);
  }, 90_000);

  it('takes letters along that have not left yet', async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    const waits = ({ email }: Person) => ({
      id: randomUUID(),
      kind: 'reply',
      email,
      details: {},
      createdAt: new Date(),
    });
    await server.database.sql.insert(mails).values([waits(ama), waits(kofi)]);
    await remove(ama, confirmed);
    const left = (await server.database.sql.select().from(mails)).map(({ email }) => email);
    expect(left).not.toContain(ama.email);
    expect(left).toContain(kofi.email);
  });

  it('while research is under way stops it, and nothing comes back', async () => {
    const ama = await server.signUp();
    await server.startJob(ama);
    expect((await remove(ama, confirmed)).status).toBe(200);
    const kofi = await server.signUp();
    await server.report(kofi);
    expect(await traces(ama.id)).toEqual([]);
  });

  it('needs the typed word and the password, each told beside its field', async () => {
    const ama = await server.signUp();
    expect((await remove(ama, { ...confirmed, confirmation: 'delete' })).status).toBe(400);
    const faults = async (password?: string) =>
      (await remove(ama, { confirmation: 'DELETE', password })).body.fields?.[0];
    expect(await faults()).toEqual({ field: 'password', message: 'Please give your current password.' });
    expect(await faults('guessed it')).toEqual({ field: 'password', message: 'The current password is not right.' });
    expect((await server.call('DELETE', '/api/account', { body: confirmed })).status).toBe(401);
    expect((await server.call('GET', '/auth/v1/user', { as: ama })).status).toBe(200);
  });

  it('lets nobody guess the password', async () => {
    const ama = await server.signUp();
    for (let i = 0; i < 10; i += 1) await remove(ama, { ...confirmed, password: 'guessed it' });
    expect(await remove(ama, confirmed)).toMatchObject({ status: 429, body: { code: 'rate_limit_exceeded' } });
  });

  it('without a password needs a sign-in of just now, or a code by mail', async () => {
    const email = newEmail();
    const device = authDevice(server);
    await device.auth.signInWithOtp({ email });
    const token = codeIn(await letterTo(server, email));
    const { data } = await device.auth.verifyOtp({ type: 'email', email, token });
    const person = { id: data.user?.id ?? '', email, token: data.session?.access_token ?? '', refreshToken: '' };
    server.clock.advance(601_000);
    const late = await remove(person, { confirmation: 'DELETE' });
    expect(late).toMatchObject({ status: 400, body: { code: 'validation_failed', fields: [{ field: 'nonce' }] } });
    await device.auth.reauthenticate();
    const nonce = codeIn(await letterTo(server, email, 1));
    expect((await remove(person, { confirmation: 'DELETE', nonce })).status).toBe(200);
  });

  it('knows every table with somebody’s rows', () => {
    const ours = [
      accountTables,
      backOfficeTables,
      conversationTables,
      creditTables,
      figureTables,
      engagementTables,
      inboxTables,
      operationTables,
      reportTables,
      researchTables,
      taskTables,
    ].flatMap((file) =>
      Object.values(file as Record<string, unknown>).filter((item): item is PgTable => is(item, PgTable)),
    );
    const owned = ours.filter((table) => 'userId' in getTableColumns(table)).map(getTableName);
    // These go with the row of `users`, by their foreign key.
    // Forgotten row by row: what happened is still counted.
    const emptied = ['events'];
    const cascading = ['sessions', 'known_places', 'identities', 'one_time_tokens', 'auth_flows', 'factors'];
    expect(owned.filter((name) => ![...cascading, ...emptied].includes(name) && !(name in ACCOUNT_TABLES))).toEqual([]);
  });
});

describe('taking a copy', () => {
  it('gives everything of one’s own and nothing of others, without secrets', async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    const report = await server.report(ama, 'Tomatoes rot before they reach Accra');
    const theirs = await server.report(kofi);
    const data = await accountCopy(server, ama);
    expect(data.account).toMatchObject({ id: ama.id, email: ama.email });
    expect(data.tables.reports).toMatchObject([{ id: report }]);
    expect(data.tables.report_bodies).toHaveLength(1);
    expect(data.tables.research_jobs?.[0]).toMatchObject({ query: 'Tomatoes rot before they reach Accra' });
    const text = JSON.stringify(data);
    for (const secret of ['argon2', kofi.id, theirs, 'password']) expect(text).not.toContain(secret);
    for (const path of ['', '/file']) {
      const address = `/api/account/export/${data.id}${path}`;
      expect((await server.call('GET', address)).status).toBe(401);
      expect((await server.call('GET', address, { as: kofi })).status).toBe(404);
    }
  });

  it('leaves out nothing but the machinery’s own notes', () => {
    const untold = Object.entries(ACCOUNT_TABLES).flatMap(([name, { told }]) => (told ? [] : [name]));
    expect(untold.sort()).toEqual(['audit_aliases', 'client_ops', 'tombstones', 'user_sync']);
  });

  it('of a thousand rows is whole, each of them once', async () => {
    const ama = await server.signUp();
    const ids = Array.from({ length: 1_000 }, () => randomUUID());
    const at = new Date();
    await server.database.sql.insert(inboxMessages).values(
      ids.map((id) => ({
        id,
        userId: ama.id,
        kind: 'feedback' as const,
        content: { text: 'é'.repeat(900) },
        createdAt: at,
      })),
    );
    const { tables } = await accountCopy(server, ama);
    expect(tables.inbox_messages?.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it('is given up half-way by a worker that has to go, at no cost, and finished by the next without a part of its own', async () => {
    const idle = await startTestServer({ workers: 0 });
    const ama = await idle.signUp();
    const key = randomUUID();
    await idle.call('POST', '/api/account/export', { as: ama, key, body: {} });
    const [task] = await idle.database.sql.select().from(tasks).where(eq(tasks.id, key));
    const going = new AbortController();
    // Asked for once the work has begun.
    const leaving = {
      now() {
        going.abort();
        return new Date();
      },
    };
    const run = (clock: typeof leaving, signal: AbortSignal) => {
      const work = exportWork({ database: idle.database, clock });
      return runWork(taskDeps(idle, work), key, task?.queueId ?? '', signal);
    };
    await expect(run(leaving, going.signal)).rejects.toThrow(Interrupted);
    // That try had found more.
    await idle.database.sql.insert(exportParts).values([1, 2].map((place) => ({ taskId: key, place, text: ',' })));
    const kofi = await idle.signUp();
    const his = randomUUID();
    await idle.call('POST', '/api/account/export', { as: kofi, key: his, body: {} });
    await idle.database.sql.insert(exportParts).values({ taskId: his, place: 2, text: 'of another copy' });
    await run(idle.clock, new AbortController().signal);
    expect(await idle.database.sql.select().from(exportParts).where(eq(exportParts.taskId, his))).toHaveLength(1);
    const parts = await idle.database.sql.select().from(exportParts).where(eq(exportParts.taskId, key));
    expect(parts.map(({ place }) => place)).toEqual([0]);
    const [row] = await idle.database.sql.select().from(tasks).where(eq(tasks.id, key));
    expect(row).toMatchObject({ status: 'completed', failures: 0 });
    await idle.stop();
  });

  it('is no file before it is whole, nor once it was given up', async () => {
    const idle = await startTestServer({ workers: 0 });
    const ama = await idle.signUp();
    const key = randomUUID();
    await idle.call('POST', '/api/account/export', { as: ama, key, body: {} });
    const look = (path = '') => idle.call('GET', `/api/account/export/${key}${path}`, { as: ama });
    // A part that its writer has not finished with.
    await idle.database.sql.insert(exportParts).values({ taskId: key, place: 0, text: '{' });
    expect((await look()).body.data).toEqual({ status: 'pending' });
    expect((await look('/file')).status).toBe(404);
    await idle.database.sql.update(tasks).set({ status: 'cancelled' }).where(eq(tasks.id, key));
    expect((await look()).status).toBe(404);
    await idle.stop();
  });

  it('comes compressed to whoever takes it so, and is forgotten after a day', async () => {
    const ama = await server.signUp();
    const { id } = await accountCopy(server, ama);
    const path = `/api/account/export/${id}/file`;
    const headers = {
      authorization: `Bearer ${ama.token}`,
      apikey: 'baraza-public-client',
      'accept-encoding': 'br, gzip',
    };
    const answer = await server.app.request(path, { headers });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(JSON.parse(text).account.id).toBe(ama.id);
    await sweep(server.database, { now: () => new Date(Date.now() + 23 * 3_600_000) });
    expect((await server.call('GET', path, { as: ama })).status).toBe(200);
    await sweep(server.database, { now: () => new Date(Date.now() + 25 * 3_600_000) });
    expect((await server.call('GET', path, { as: ama })).status).toBe(404);
  });
});

describe('the provider of an account', () => {
  it('is told of nobody with a password, known or not, and at a strict rate', async () => {
    const address = randomUUID();
    const { email } = await server.signUp();
    const ask = (one: string) =>
      server.call('POST', '/api/account/provider', { body: { email: one }, headers: { 'x-test-address': address } });
    expect((await ask(email)).body).toEqual({ success: true, data: { provider: null } });
    expect((await ask(newEmail())).body).toEqual({ success: true, data: { provider: null } });
    for (let i = 0; i < 8; i += 1) await ask(newEmail());
    expect((await ask(newEmail())).status).toBe(429);
  });
});

describe('a new address', () => {
  async function wished() {
    const old = newEmail();
    const device = authDevice(server);
    await device.auth.signUp({ email: old, password: PASSWORD });
    const wanted = newEmail();
    const { data, error } = await device.auth.updateUser({ email: wanted });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: old, new_email: wanted });
    const links = {
      old: linkIn(await letterTo(server, old)),
      new: linkIn(await letterTo(server, wanted)),
    };
    return { device, old, wanted, links };
  }
  const signIn = (email: string) => authDevice(server).auth.signInWithPassword({ email, password: PASSWORD });

  it('counts once both mailboxes have said yes', async () => {
    const { device, old, wanted, links } = await wished();
    const half = await follow(server, links.new);
    expect(half.searchParams.get('message')).toContain('other email');
    expect((await signIn(old)).error).toBeNull();
    const whole = await follow(server, links.old);
    expect((await device.auth.exchangeCodeForSession(whole.searchParams.get('code') ?? '')).error).toBeNull();
    const { data, error } = await signIn(wanted);
    expect(error).toBeNull();
    // The way in by address goes by the new one.
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted, email_verified: true });
    expect((await signIn(old)).error?.code).toBe('invalid_credentials');
  });

  it('is not confirmed by one mailbox twice', async () => {
    const { device, old, wanted, links } = await wished();
    await follow(server, links.new);
    await device.auth.resend({ type: 'email_change', email: old });
    await letterTo(server, old, 1);
    expect(server.letters.filter(({ to }) => to === wanted)).toHaveLength(1);
    expect((await signIn(old)).error).toBeNull();
  });

  it('that somebody has is refused, and so is one that was taken meanwhile', async () => {
    const { device, wanted, links } = await wished();
    const { email } = await server.signUp();
    expect((await device.auth.updateUser({ email })).error?.code).toBe('email_exists');
    await server.signUp(wanted);
    await follow(server, links.new);
    const late = await follow(server, links.old);
    expect(late.searchParams.get('error_code')).toBe('email_exists');
  });
});
