import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSupabase } from '../../server/auth/supabase.ts';
import { readClientFiles } from '../../server/client-files.ts';
import { adminRoles } from '../../server/db/schema/back-office.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** A project of somebody else: its key set and its people over HTTP, as the server asks for them. */
let project: Server;
let url: string;
let key: CryptoKey;
let server: TestServer;
let fetched = 0;
/** What the project was asked about people, the oldest first. */
const asked: string[] = [];
/** What the project says of a person beside who they are; a number is the status it answers with instead. */
let said: object | number = {};
let folder: string;

beforeAll(async () => {
  const pair = await generateKeyPair('ES256');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  project = createServer((request, answer) => {
    answer.setHeader('content-type', 'application/json');
    if (request.url?.endsWith('/jwks.json')) {
      fetched += 1;
      answer.end(JSON.stringify({ keys: [jwk] }));
      return;
    }
    asked.push(`${request.method} ${request.url}`);
    const [, claims = ''] = (request.headers.authorization ?? '').split('.');
    const { sub, email } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const user = { id: sub, email, email_confirmed_at: '2026-01-01T00:00:00Z', is_anonymous: false, factors: [] };
    answer.statusCode = typeof said === 'number' ? said : 200;
    answer.end(JSON.stringify({ ...user, ...(typeof said === 'number' ? {} : said) }));
  });
  await new Promise<void>((resolve) => void project.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'baraza-client-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Baraza</title></head><body></body></html>',
  );
  const client = readClientFiles(folder);
  server = await startTestServer({ supabaseUrl: url, publicKey: 'anon"key', client, workers: 0 });
});
afterEach(() => {
  said = {};
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
  project.close();
});

function token(change: (jwt: SignJWT) => SignJWT = (jwt) => jwt, claims: object = {}): Promise<string> {
  const all = { role: 'authenticated', email: 'ama@example.org', session_id: randomUUID(), ...claims };
  const jwt = new SignJWT(all)
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setSubject(randomUUID())
    .setIssuer(`${url}/auth/v1`)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('1h');
  return change(jwt).sign(key);
}

const status = async (bearer: string) => {
  const headers = { authorization: `Bearer ${bearer}`, apikey: 'anon"key' };
  const answer = await server.call('GET', '/api/credits/status', { headers });
  return [answer.status, answer.body.code];
};

describe('with a Supabase project', () => {
  it('its tokens are taken, its key set fetched once', async () => {
    expect(await status(await token())).toEqual([200, undefined]);
    expect(await status(await token())).toEqual([200, undefined]);
    expect(fetched).toBe(1);
  });

  it.each<[string, (jwt: SignJWT) => SignJWT]>([
    ['for another audience', (jwt) => jwt.setAudience('anon')],
    ['of another issuer', (jwt) => jwt.setIssuer('https://evil.example/auth/v1')],
    ['without an end', (jwt) => jwt.setExpirationTime(0)],
    ['of nobody', (jwt) => jwt.setSubject('not-a-uuid')],
  ])('a token %s is refused', async (_, change) => {
    expect((await status(await token(change)))[0]).toBe(401);
  });

  it.each([
    ['that ended there', 403, [401, 'authentication_failed']],
    ['of nobody in particular', { is_anonymous: true }, [403, 'permission_denied']],
    ['whose address nobody confirmed', { email_confirmed_at: null }, [403, 'permission_denied']],
    ['that owes the second factor', { factors: [{ status: 'verified' }] }, [403, 'permission_denied']],
    ['of somebody else', { id: randomUUID() }, [401, 'authentication_failed']],
  ])('a session %s is refused', async (_, answer, refusal) => {
    said = answer;
    expect(await status(await token())).toEqual(refusal);
  });

  it.each([
    ['a telephone that was confirmed', { email_confirmed_at: null, phone_confirmed_at: '2026-01-01T00:00:00Z' }],
    ['a second factor that was begun and owes nothing', { factors: [{ status: 'unverified' }] }],
  ])('a session is open with %s', async (_, answer) => {
    said = answer;
    expect(await status(await token())).toEqual([200, undefined]);
  });

  it('a second factor that was shown is enough', async () => {
    said = { factors: [{ status: 'verified' }] };
    const bearer = await token((jwt) => jwt, { aal: 'aal2' });
    expect(await status(bearer)).toEqual([200, undefined]);
  });

  it('it is asked once for reads close together, and before each write', async () => {
    const headers = { authorization: `Bearer ${await token()}`, apikey: 'anon"key' };
    const before = asked.length;
    for (let n = 0; n < 2; n += 1) await server.call('GET', '/api/credits/status', { headers });
    expect(asked.length).toBe(before + 1);
    for (let n = 0; n < 2; n += 1) {
      const body = { query: 'Maize rots in the store' };
      await server.call('POST', '/api/market-validation/jobs', { headers, key: randomUUID(), body });
    }
    expect(asked.length).toBe(before + 3);
  });

  it("a project that does not answer is nobody's fault: 503, and the same token is taken again afterwards", async () => {
    const bearer = await token();
    said = 502;
    const headers = { authorization: `Bearer ${bearer}`, apikey: 'anon"key' };
    const answer = await server.call('GET', '/api/credits/status', { headers });
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    said = {};
    expect(await status(bearer)).toEqual([200, undefined]);
  });

  it('a project that asks to slow down is passed on as that, with the time to wait', async () => {
    said = 429;
    const headers = { authorization: `Bearer ${await token()}`, apikey: 'anon"key' };
    const answer = await server.call('GET', '/api/credits/status', { headers });
    const told = [answer.status, answer.body.code, answer.headers.get('retry-after')];
    expect(told).toEqual([429, 'rate_limit_exceeded', '5']);
  });

  it('without its service key an account is emptied here and stays there, and that is said', async () => {
    const now = Math.floor(server.clock.now().getTime() / 1_000);
    said = { identities: [{ provider: 'google' }] };
    const remove = async (seconds: number) => {
      const bearer = await token((jwt) => jwt, { amr: [{ method: 'oauth', timestamp: now - seconds }] });
      const headers = { authorization: `Bearer ${bearer}`, apikey: 'anon"key' };
      return server.call('DELETE', '/api/account', { headers, body: { confirmation: 'DELETE' } });
    };
    expect(await remove(605)).toMatchObject({ status: 400, body: { fields: [{ field: 'nonce' }] } });
    expect((await remove(590)).body.data).toEqual({ deleted: true, sign_in_kept: true });
  });

  it('with its service key a person is deleted there, once or again; what it refuses, or says unreadably, is told as its fault', async () => {
    const project = createSupabase({ url, anonKey: await token(), serviceKey: await token() });
    const id = randomUUID();
    expect(await project.deleteUser(id)).toBe(true);
    expect(asked.at(-1)).toBe(`DELETE /auth/v1/admin/users/${id}`);
    said = 404;
    expect(await project.deleteUser(id)).toBe(true);
    said = 403;
    await expect(project.deleteUser(id)).rejects.toMatchObject({ code: 'unavailable' });
    said = { id: 7 };
    await expect(project.userOf(await token())).rejects.toMatchObject({ code: 'unavailable' });
    const nowhere = createSupabase({ url: 'http://127.0.0.1:9', anonKey: 'a', serviceKey: 'b' });
    await expect(nowhere.userOf('c')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('a password is asked of it, and the session that opens is ended', async () => {
    const project = createSupabase({ url, anonKey: await token(), serviceKey: null });
    const user = { id: randomUUID(), email: 'ama@example.org', is_anonymous: false };
    const opens = async (id: string) => {
      said = { access_token: await token(), user: { ...user, id } };
      return project.isPassword(user, 'a long enough passphrase');
    };
    expect(await opens(user.id)).toBe(true);
    expect(asked.slice(-2)).toEqual(['POST /auth/v1/token?grant_type=password', 'POST /auth/v1/logout?scope=local']);
    expect(await opens(randomUUID())).toBe(false);
    said = 400;
    expect(await project.isPassword(user, 'wrong')).toBe(false);
  });

  it('the back office says that the accounts are elsewhere', async () => {
    const id = randomUUID();
    await server.database.sql.insert(adminRoles).values({ userId: id, role: 'support_admin', grantedAt: new Date() });
    const bearer = await token((jwt) => jwt.setSubject(id));
    const { body } = await server.call('GET', '/api/admin/auth/me', {
      headers: { authorization: `Bearer ${bearer}`, apikey: 'anon"key' },
    });
    expect(body.data).toMatchObject({ admin_roles: ['support_admin'], accounts_elsewhere: true });
  });

  it.each(['/api/admin/auth/me', '/api/account/export/00000000-0000-4000-8000-000000000000/file'])(
    'a session that ended there reads nothing more of what is most private, however lately it was open: %s',
    async (path) => {
      const id = randomUUID();
      await server.database.sql.insert(adminRoles).values({ userId: id, role: 'super_admin', grantedAt: new Date() });
      const headers = { authorization: `Bearer ${await token((jwt) => jwt.setSubject(id))}`, apikey: 'anon"key' };
      expect([200, 404]).toContain((await server.call('GET', path, { headers })).status);
      said = 403;
      expect((await server.call('GET', path, { headers })).status).toBe(401);
    },
  );

  it('the embedded sign-in is off, and the page may speak to the project', async () => {
    const signUp = await server.call('POST', '/auth/v1/signup', {
      body: { email: 'a@example.org', password: 'x' },
      headers: { apikey: 'anon"key' },
    });
    expect(signUp.status).toBe(404);
    const policy = (await server.app.request('/')).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${url};`);
  });

  it.each(['/', '/market-validation/report/1', '/index.html'])(
    'the page at %s knows where to sign in',
    async (path) => {
      const answer = await server.app.request(path, { headers: { accept: 'text/html' } });
      const html = await answer.text();
      expect(html).toContain(`<meta name="baraza-auth-url" content="${url}" />`);
      expect(html).toContain('<meta name="baraza-public-key" content="anon&quot;key" />');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );
});
