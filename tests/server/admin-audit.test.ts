import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, checkChain } from '../../server/db/audit.ts';
import { auditEvents } from '../../server/db/schema/back-office.ts';
import { listAudit } from '../../src/contract/admin/audit.ts';
import { listSessions } from '../../src/contract/admin/sessions.ts';
import { dayOf } from '../../src/lib/day-of.ts';
import { DAY } from '../../src/lib/moments.ts';
import { act, administrator, look } from '../support/admin.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ workers: 0 });
  owner = await administrator(server, 'super_admin');
});
afterAll(() => server?.stop());

const lines = async (query = '') => (await look(server, owner, `audit${query}`)).body.data.rows;

describe('sessions', () => {
  it('are found by the person, and end at once', async () => {
    const ama = await server.signUp();
    const found = await look(server, owner, `sessions?search=${encodeURIComponent(ama.email)}`);
    expect(() => v.parse(listSessions.answer, found.body)).not.toThrow();
    const [session] = found.body.data.rows;
    expect(session).toMatchObject({ user_id: ama.id, method: 'password', second_factor: false });
    const end = () => act(server, owner, 'POST', `sessions/${session.id}/revoke`);
    expect((await end()).body.data).toEqual({ revoked: true });
    expect((await end()).body.data).toEqual({ revoked: false });
    const refresh = { body: { refresh_token: ama.refreshToken } };
    expect((await server.call('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400);
    expect((await look(server, owner, `sessions?user=${ama.id}`)).body.data.total).toBe(0);
    const [line] = (await look(server, owner, 'audit?action=session.revoked')).body.data.rows;
    expect(line.subject).toBe(ama.email);
  });

  it('are searched by name and address, and listed a page at a time', async () => {
    const group = `group-${randomUUID().slice(0, 8)}`;
    for (let n = 0; n < 12; n += 1) await server.signUp(`${group}.${String(n).padStart(2, '0')}@example.org`);
    const emails = async (page: number) =>
      (await look(server, owner, `sessions?search=${group}&sort=email&order=asc&page=${page}`)).body.data.rows.map(
        ({ email }: { email: string }) => email,
      );
    expect(await emails(1)).toHaveLength(10);
    expect(await emails(2)).toEqual([`${group}.10@example.org`, `${group}.11@example.org`]);
    const last = await look(server, owner, `sessions?search=${group}&sort=email&order=desc`);
    expect(last.body.data.rows[0].email).toBe(`${group}.11@example.org`);
    expect((await look(server, owner, 'sessions?search=Mensah')).body.data.total).toBeGreaterThanOrEqual(12);
  });

  it('tell when they were last seen', async () => {
    const ama = await server.signUp();
    const seen = async () => (await look(server, owner, `sessions?user=${ama.id}`)).body.data.rows[0].last_seen_at;
    const before = await seen();
    server.clock.advance(60_000);
    await server.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: ama.refreshToken } });
    expect(Date.parse(await seen()) - Date.parse(before)).toBeGreaterThanOrEqual(60_000);
  });
});

describe('the audit log', () => {
  it('tells who did what to whom, and who signed in, or tried', async () => {
    const ama = await server.signUp();
    await server.call('POST', '/auth/v1/token?grant_type=password', { body: { email: ama.email, password: 'wrong' } });
    await act(server, owner, 'PUT', `users/${ama.id}/disabled`, { disabled: true, reason: 'Spam' });
    const about = await look(server, owner, `audit?who=${encodeURIComponent(ama.email)}`);
    expect(() => v.parse(listAudit.answer, about.body)).not.toThrow();
    expect(about.body.data.rows).toMatchObject([
      { action: 'user.disabled', actor: owner.email, subject: ama.email, details: { reason: 'Spam' } },
      { action: 'account.sign_in_failed', subject: ama.email },
      { action: 'account.signed_in', actor: ama.email, details: { method: 'password' } },
      { action: 'account.signed_up', actor: ama.email },
    ]);
    expect(await lines('?action=user.disabled')).toHaveLength(1);
    expect(await lines('?from=2031-01-01')).toEqual([]);
  });

  it('is told by days, the last of them whole', async () => {
    const ama = await server.signUp();
    const of = (from: string, to: string) =>
      lines(`?who=${encodeURIComponent(ama.email)}&action=account.signed_up&from=${from}&to=${to}`);
    const now = server.clock.now().getTime();
    const [before, today, after] = [-DAY, 0, DAY].map((away) => dayOf(now + away)) as [string, string, string];
    expect(await of(today, today)).toHaveLength(1);
    expect(await of(before, before)).toEqual([]);
    expect(await of(after, after)).toEqual([]);
  });

  it('tells of looking once an hour, and of files each time', async () => {
    const viewed = async () =>
      (await look(server, owner, 'audit?action=admin.viewed')).body.data.rows.filter(
        (line: { details: { call: string } }) => line.details.call === '/api/admin/users',
      ).length;
    const signIn = async () => {
      const body = { email: owner.email, password: PASSWORD };
      const fresh = await server.call('POST', '/auth/v1/token?grant_type=password', { body });
      owner = { ...owner, token: fresh.body.access_token };
    };
    await signIn();
    const before = await viewed();
    await look(server, owner, 'users');
    await look(server, owner, 'users?page=2');
    expect(await viewed()).toBe(before + 1);
    server.clock.advance(3_540_000);
    await look(server, owner, 'users');
    expect(await viewed()).toBe(before + 1);
    server.clock.advance(60_000);
    await signIn();
    await look(server, owner, 'users');
    expect(await viewed()).toBe(before + 2);
    await look(server, owner, 'audit/export');
    await look(server, owner, 'audit/export');
    expect(await lines('?action=admin.exported')).toHaveLength(2);
  });

  it('keeps a deleted person’s acts without the person', async () => {
    const ama = await server.signUp();
    await server.call('DELETE', '/api/account', { as: ama, body: { confirmation: 'DELETE', password: PASSWORD } });
    const [left, entered] = await lines();
    expect(left).toMatchObject({ action: 'account.deleted', actor: 'The command line or the system' });
    expect(entered).toMatchObject({ action: 'account.signed_in', actor: 'A deleted account' });
    expect((await checkChain(server.database.sql)).brokenAt).toBeNull();
  });

  it('names a deleted person neither in what was done to them, nor takes a thing for one', async () => {
    const ama = await server.signUp();
    await act(server, owner, 'PUT', `users/${ama.id}/exempt`, { exempt: true });
    const definition = { source: 'events', dimensions: ['day'], measures: ['count'], span: { last: 'month' } };
    const report = await act(server, owner, 'POST', 'reports', { name: 'Mine', definition });
    await server.call('DELETE', '/api/account', { as: ama, body: { confirmation: 'DELETE', password: PASSWORD } });
    const [done] = await lines('?action=user.exempted');
    expect(done).toMatchObject({ actor: owner.email, subject: 'A deleted account' });
    const [saved] = await lines('?action=custom_report.saved');
    expect(saved.subject).toBe(report.body.data.id);
  });

  it('tells of a role that was given or taken, not of one that was held or missing already', async () => {
    const ama = await server.signUp();
    const told = async () =>
      (await lines(`?who=${encodeURIComponent(ama.email)}`))
        .map(({ action }: { action: string }) => action)
        .filter((action: string) => action.startsWith('role.'));
    const role = (held: boolean) =>
      act(server, owner, 'PUT', `users/${ama.id}/roles`, { role: 'business_analyst', held });
    await role(false);
    expect(await told()).toEqual([]);
    for (const held of [true, true, false, false]) expect((await role(held)).status).toBe(200);
    expect(await told()).toEqual(['role.withdrawn', 'role.granted']);
  });

  it('takes turns: of many at once each has its line', async () => {
    const { checked } = await checkChain(server.database.sql);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        server.database.transaction((tx) =>
          audit(tx, server.clock.now(), { actor: null, action: 'admin.viewed', details: { n } }),
        ),
      ),
    );
    expect(await checkChain(server.database.sql)).toEqual({ checked: checked + 20, brokenAt: null });
  });
});

describe('an audit log that somebody touched', () => {
  const db = () => server.database.sql;
  const whole = async () => (await look(server, owner, 'audit/check')).body.data;

  it('cannot be changed or emptied by the product’s own account of the database', async () => {
    await expect(db().execute(sql`update audit_events set action = 'x' where seq = 1`)).rejects.toThrow();
    await expect(db().execute(sql`delete from audit_events where seq = 1`)).rejects.toThrow();
    await expect(db().execute(sql`truncate audit_events`)).rejects.toThrow();
    expect(await whole()).toMatchObject({ whole: true, broken_at: null });
  });

  it.each([
    ['changed', sql`update audit_events set details = '{"n":99}' where seq = 3`, 3],
    ['taken out', sql`delete from audit_events where seq = 4`, 4],
    ['moved in time', sql`update audit_events set at = at - interval '1 day' where seq = 5`, 5],
  ])('by whoever owns the database shows: a line %s', async (_, change, line) => {
    const rows = await db().execute<Record<string, unknown>>(sql`select * from audit_events where seq = ${line}`);
    const [row] = rows.rows;
    await db().execute(sql`alter table audit_events disable trigger all`);
    await db().execute(change);
    expect(await whole()).toMatchObject({ whole: false, broken_at: line });
    await db().execute(sql`delete from audit_events where seq = ${line}`);
    await db().execute(
      sql`insert into audit_events (seq, at, actor, action, subject, details, previous_hash, hash)
        values (${row?.seq}, ${row?.at}, ${row?.actor}, ${row?.action}, ${row?.subject}, ${JSON.stringify(row?.details)}, ${row?.previous_hash}, ${row?.hash})`,
    );
    await db().execute(sql`alter table audit_events enable trigger all`);
    expect(await whole()).toMatchObject({ whole: true });
  });

  it('shows a line that was written anew with a hash that fits it', async () => {
    const [row] = await db().select().from(auditEvents).where(eq(auditEvents.seq, 3));
    if (row === undefined) throw new Error('No such line');
    const forged = { ...row, action: 'user.exempted' };
    const told = [forged.seq, forged.at.toISOString(), forged.actor, forged.action, forged.subject, forged.details];
    const hash = createHash('sha256')
      .update(JSON.stringify([...told, forged.previousHash]))
      .digest('base64url');
    const write = async (line: Partial<typeof row>) => {
      await db().execute(sql`alter table audit_events disable trigger all`);
      await db().update(auditEvents).set(line).where(eq(auditEvents.seq, 3));
      await db().execute(sql`alter table audit_events enable trigger all`);
      return whole();
    };
    expect(await write({ action: forged.action, hash })).toMatchObject({ whole: false, broken_at: 4 });
    expect(await write({ action: row.action, hash: row.hash })).toMatchObject({ whole: true });
  });

  it('shows that its end was cut off', async () => {
    await db().execute(sql`alter table audit_events disable trigger all`);
    await db().execute(sql`delete from audit_events where seq = (select max(seq) from audit_events)`);
    await db().execute(sql`alter table audit_events enable trigger all`);
    expect(await whole()).toMatchObject({ whole: false });
  });
});
