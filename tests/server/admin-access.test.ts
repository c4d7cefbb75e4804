import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandError, runAdminCommand } from '../../server/admin/command.ts';
import { ADMIN_CALLS } from '../../src/contract/admin/calls.ts';
import { ADMIN_TABS, AdminRole } from '../../src/contract/admin/roles.ts';
import { pathOf } from '../../src/contract/call.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const people = new Map<AdminRole | 'user', Person>();

const admin = (...words: string[]) => runAdminCommand(server.database, server.clock.now(), words);

beforeAll(async () => {
  server = await startTestServer({ workers: 0 });
  people.set('user', await server.signUp());
  for (const role of AdminRole.options) {
    const person = await server.signUp();
    await admin('grant', person.email, role);
    people.set(role, person);
  }
});
afterAll(() => server?.stop());

/** Nothing that a call could be about has this id, so whoever is let in meets 404 or a fault in the body, and changes nothing. */
const NOTHING = '00000000-0000-4000-8000-000000000000';

it('whoever has a role learns of the back office with the changes of their account, and nobody else', async () => {
  for (const who of ['user', ...AdminRole.options] as const) {
    const { data } = (await server.call('GET', '/api/changes', { as: people.get(who) as Person })).body;
    expect([who, data.office]).toEqual([who, who === 'user' ? undefined : true]);
  }
});

describe('who may make which call of the back office', () => {
  const cases = ADMIN_CALLS.flatMap((call) =>
    (['none', 'user', ...AdminRole.options] as const).map((who) => ({ call, who })),
  );

  it.each(cases)('$call.method $call.path as $who', async ({ call, who }) => {
    const params = Object.fromEntries([...call.path.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => [name, NOTHING]));
    const as = who === 'none' ? undefined : people.get(who);
    const answer = await server.call(call.method, pathOf(call.path, params), {
      ...(as && { as }),
      ...(call.method === 'GET' ? {} : { key: randomUUID(), body: {} }),
    });
    if (who === 'none') return expect(answer).toMatchObject({ status: 401 });
    if (who === 'user') {
      const error = 'You do not have permission to access the admin dashboard.';
      return expect(answer).toMatchObject({ status: 403, body: { error, code: 'permission_denied' } });
    }
    if (!call.roles.includes(who)) {
      const error = 'You do not have permission to access this area.';
      return expect(answer).toMatchObject({ status: 403, body: { error } });
    }
    expect([200, 400, 404]).toContain(answer.status);
  });

  it('is what the table of the tabs says, or narrower', () => {
    for (const { tab, roles } of ADMIN_CALLS) {
      if (tab === null) continue;
      const allowed: readonly AdminRole[] = ADMIN_TABS[tab].roles;
      expect(roles.every((role) => allowed.includes(role))).toBe(true);
      expect(roles.length).toBeGreaterThan(0);
    }
  });

  it('leaves no route of the back office outside the list', () => {
    const listed = new Set(ADMIN_CALLS.map(({ method, path }) => `${method} ${path}`));
    const routes = server.app.routes.filter(({ path }) => path.startsWith('/api/admin/') && !path.includes('*'));
    expect([...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual([...listed].sort());
  });
});

describe('roles', () => {
  it('count from the moment they are given and taken, whatever the token says', async () => {
    const ama = await server.signUp();
    const me = () => server.call('GET', '/api/admin/auth/me', { as: ama });
    expect((await me()).status).toBe(403);
    await admin('grant', ama.email, 'business_analyst');
    expect(await me()).toMatchObject({
      status: 200,
      body: { data: { email: ama.email, admin_roles: ['business_analyst'], roles: ['business_analyst'] } },
    });
    await admin('withdraw', ama.email, 'business_analyst');
    expect((await me()).status).toBe(403);
  });

  it('are changed by a super_admin, and the last one stays', async () => {
    const owner = people.get('super_admin');
    if (!owner) throw new Error('Nobody owns the product');
    const ama = await server.signUp();
    const change = (as: Person, id: string, role: AdminRole, held: boolean) =>
      server.call('PUT', `/api/admin/users/${id}/roles`, { as, key: randomUUID(), body: { role, held } });
    expect(await change(owner, ama.id, 'support_admin', true)).toMatchObject({
      status: 200,
      body: { data: { user: { roles: ['support_admin'] } } },
    });
    expect((await change(ama, ama.id, 'super_admin', true)).status).toBe(403);
    expect(await change(owner, owner.id, 'super_admin', false)).toMatchObject({ status: 403 });
    await expect(admin('withdraw', owner.email, 'super_admin')).rejects.toThrow('The last super_admin');
    await change(owner, ama.id, 'super_admin', true);
    expect((await change(ama, owner.id, 'super_admin', false)).status).toBe(200);
    await change(ama, owner.id, 'super_admin', true);
    await admin('withdraw', ama.email, 'super_admin');
    expect(await admin('show', ` ${ama.email.toUpperCase()}`)).toContain('is support_admin');
  });

  it('are refused from the command line for nobody, and for no role', async () => {
    await expect(admin('grant', 'nobody@example.org', 'super_admin')).rejects.toThrow(CommandError);
    await expect(admin('grant', people.get('user')?.email ?? '', 'king')).rejects.toThrow('A role is one of');
    await expect(admin('crown')).rejects.toThrow('npm run admin');
    expect(await admin('show', people.get('user')?.email ?? '')).toContain('is no administrator');
  });

  it('are no use once the session has ended', async () => {
    const ama = await server.signUp();
    await admin('grant', ama.email, 'super_admin');
    await server.call('POST', '/auth/v1/logout?scope=local', { as: ama });
    expect((await server.call('GET', '/api/admin/users', { as: ama })).status).toBe(401);
    await admin('withdraw', ama.email, 'super_admin');
  });
});
