import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClientFiles } from '../../server/client-files.ts';
import { openPglite } from '../../server/db/pglite.ts';
import type { Env } from '../../server/middleware/env.ts';
import { securityHeaders } from '../../server/middleware/security-headers.ts';
import { PASSWORD, startTestServer, type TestServer } from '../support/server.ts';
import { databaseTemplate } from '../support/server-template.ts';

const SHELL =
  '<!doctype html><title>Baraza</title><script>document.documentElement.dataset.js = 1</script><script src="/assets/app-1.js"></script>';
const SCRIPT = 'console.log("app")';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baraza-surface-'));
  const put = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'faq'));
  put('index.html', SHELL);
  put('index.html.br', brotliCompressSync(SHELL));
  put('faq/index.html', '<!doctype html><title>FAQ</title><script>var faq = 1</script>');
  put('sw.js', 'self');
  put('manifest.webmanifest', '{}');
  put('build.json', '{"id":"b1"}');
  put('assets/app-1.js', SCRIPT);
  put('assets/app-1.js.map', '{}');
  put('assets/app-1.js.br', brotliCompressSync(SCRIPT));
  server = await startTestServer({ client: readClientFiles(folder), workers: 0 });
});
afterAll(() => server?.stop());

const page = { accept: 'text/html,*/*' };
const get = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers });

describe('the client files', () => {
  it.each(['/', '/login', '/market-validation/report/2f0e9a0c-8a1b-4a9e-9a51-0d6f1b1a7f10'])(
    'a page address (%s) gets the shell, to be asked for anew',
    async (path) => {
      const answer = await get(path, page);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(SHELL);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-baraza-build')).toBe('b1');
    },
  );

  it('the switch that withdraws the service worker stands at off until an operator puts it in place', async () => {
    expect(await (await get('/sw-off.json')).json()).toEqual({ off: false });
    writeFileSync(join(folder, 'sw-off.json'), '{"off":true}');
    expect(await (await get('/sw-off.json')).json()).toEqual({ off: true });
    rmSync(join(folder, 'sw-off.json'));
  });

  it('a prerendered page comes before the shell', async () => {
    expect(await (await get('/faq', page)).text()).toContain('FAQ');
  });

  it.each(['/assets/gone.js', '/gone.js', '/favicon.ico', '/assets/', '/assets/app-1.js.map', '/report.html'])(
    'a file that is not there (%s) is a 404, never the shell',
    async (path) => {
      const answer = await get(path, page);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<');
      expect(answer.headers.get('cache-control')).not.toContain('immutable');
    },
  );

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%5c..%5cpackage.json'])(
    'nothing outside the folder is reached by %s',
    async (path) => {
      const answer = await server.app.request(new Request(`http://localhost${path}`));
      expect(await answer.text()).not.toContain('dependencies');
    },
  );

  it('assets are kept for ever, compressed as the client can take them, without marks to ask again by', async () => {
    const plain = await get('/assets/app-1.js');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await plain.text()).toBe(SCRIPT);
    const small = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('vary')).toContain('Accept-Encoding');
    for (const mark of ['etag', 'last-modified']) expect(small.headers.get(mark)).toBeNull();
  });

  it.each(['/sw.js', '/manifest.webmanifest', '/build.json'])('%s is asked for anew', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('[security 20] the headers', () => {
  it('allow our own scripts and the inline ones by their hashes, nothing else', async () => {
    const policy = (await get('/', page)).headers.get('content-security-policy') ?? '';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(
      `script-src 'self' ${hash('document.documentElement.dataset.js = 1')} ${hash('var faq = 1')};`,
    );
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", 'trusted-types baraza']) {
      expect(policy).toContain(rule);
    }
  });

  it('stand on every answer, failures too', async () => {
    for (const path of ['/', '/gone.js', '/api/gone', '/healthz', '/auth/v1/user']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });
});

it.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, null],
])('[security 20] encryption is asked for a year where the product is opened by https: %s', async (https, told) => {
  const app = new Hono<Env>();
  app.use(securityHeaders("default-src 'none'", https));
  app.get('/', (c) => c.text('here'));
  expect((await app.request('/')).headers.get('strict-transport-security')).toBe(told);
});

describe('[security 26] other sites', () => {
  it.each([
    ['another origin', 'https://evil.example', 403],
    ['no origin to speak of', 'null', 403],
    ['our own', 'http://localhost:4173', 401],
  ])('%s is answered %s', async (_, origin, status) => {
    const answer = await server.call('GET', '/api/credits/status', { headers: { origin } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['127.0.0.1 at our port', 'http://127.0.0.1:4173', 401],
    ['IPv6’s name of this machine', 'http://[::1]:4173', 401],
    ['another of its numbers', 'http://127.0.0.2:4173', 401],
    ['another port of this machine', 'http://127.0.0.1:4174', 403],
    ['this machine by TLS', 'https://localhost:4173', 403],
    ['a foreign name that was made to lead here', 'http://evil.example:4173', 403],
    ['a name that looks like ours', 'http://localhost.evil.example:4173', 403],
    ['a neighbour in the network', 'http://192.168.1.5:4173', 403],
  ])('a page opened as %s (%s) is answered %s, though it calls its host the same', async (_, origin, status) => {
    const answer = await server.call('GET', '/api/credits/status', {
      headers: { origin, host: new URL(origin).host },
    });
    expect(answer.status).toBe(status);
  });

  it('tells whoever opened a foreign name what is missing, and the operator once', async () => {
    const other = await startTestServer({ origin: 'https://baraza.example' });
    const opened = (origin: string) =>
      other.call('GET', '/api/credits/status', { headers: { origin, host: new URL(origin).host } });
    const refused = await opened('http://192.168.1.5:4173');
    expect(refused.body.error).toContain('can name the address in BARAZA_ORIGIN');
    // Once there is a public origin, this machine's own names are foreign too.
    expect((await opened('http://localhost:4173')).status).toBe(403);
    expect((await opened('https://baraza.example')).status).toBe(401);
    const lines = other.logged.filter((line) => line.includes('not BARAZA_ORIGIN'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('http://192.168.1.5:4173');
    await other.stop();
  });

  it('get no preflight through', async () => {
    const answer = await server.app.request('/api/market-validation/jobs', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('calls that lead nowhere', () => {
  it('without the public key are refused in the envelope', async () => {
    const answer = await get('/api/credits/status');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ success: false, code: 'api_key_missing' });
  });

  it('under /api are 404 in the envelope, never a page', async () => {
    const ama = await server.signUp();
    const answer = await server.call('GET', '/api/nowhere', { as: ama, headers: page });
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
  });

  it('under /rest/v1 are answered as by PostgREST', async () => {
    const ama = await server.signUp();
    const answer = await server.call('GET', '/rest/v1/users', { as: ama });
    expect(answer).toMatchObject({ status: 404, body: { code: 'PGRST205' } });
  });

  it('when the database is gone are told so without its words', async () => {
    const database = await openPglite({ template: await databaseTemplate() });
    const broken = await startTestServer({ workers: 0, database });
    const ama = await broken.signUp();
    await database.close();
    const answer = await broken.call('GET', '/api/reports/history', { as: ama });
    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'internal_error', error: 'Server is temporarily unavailable. Please try again later.' },
    });
    expect((await broken.app.request('/readyz')).status).toBe(503);
    expect((await broken.app.request('/healthz')).status).toBe(200);
    expect(broken.logged.join('')).toContain('"failure"');
    await broken.stop().catch(() => {});
  });
});

describe('health', () => {
  it('names each part', async () => {
    const answer = await get('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true, checks: { database: true, queue: true, client: true } });
  });
});

describe('[security 23] the log', () => {
  it('holds no password, token, text of a founder or address of theirs', async () => {
    const ama = await server.signUp('canary-person@example.org');
    await server.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: ama.email, password: 'canary-password' },
    });
    await server.call('POST', '/auth/v1/token?grant_type=password', { body: '{"password": canary-broken' });
    await server.call('GET', '/api/reports/search?q=canary-search', { as: ama });
    await server.startJob(ama, 'canary-problem');
    const log = server.logged.join('');
    expect(log).toContain('"request"');
    expect(log).not.toContain('canary');
    for (const secret of [PASSWORD, ama.token, ama.refreshToken]) expect(log).not.toContain(secret);
  });
});
