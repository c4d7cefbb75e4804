import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClientFiles } from '../../server/client-files.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DATA = '<script type="application/ld+json">{"url":"{{origin}}/"}</script>';
const html = (name: string) =>
  `<!doctype html><head><title>${name}</title><link rel="canonical" href="{{origin}}/${name}" />${DATA}<style>p { color: red }</style><script>theme()</script></head>`;
const SHELL = '<!doctype html><head><title>Shell</title><script>theme()</script></head>';

let server: TestServer;
let behind: TestServer;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-pages-'));
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, 'assets'));
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put('index.html', SHELL);
  put('build.json', '{"id":"b1"}');
  put('robots.txt', 'Sitemap: {{origin}}/sitemap.xml');
  put('sitemap.xml', '<loc>{{origin}}/faq</loc>');
  put('pages/index.html', html('landing'));
  put('pages/faq.html', html('faq'));
  put('pages/404.html', html('nothing here'));
  put(
    'pages/list.json',
    JSON.stringify({
      files: { '/': 'pages/index.html', '/faq': 'pages/faq.html', '*': 'pages/404.html' },
      addresses: ['/', '/faq', '/login', '/market-validation/report/:sessionId'],
    }),
  );
  const client = readClientFiles(folder);
  server = await startTestServer({ client, workers: 0 });
  behind = await startTestServer({
    client,
    workers: 0,
    origin: 'https://founders.example',
    publicKey: 'a-key-of-its-own',
  });
});
afterAll(() => Promise.all([server.stop(), behind.stop()]));

const page = { accept: 'text/html,*/*' };
const get = (path: string, headers: Record<string, string> = page, from = server) =>
  from.app.request(path, { headers });

describe('the pages that the build wrote', () => {
  it.each([
    ['/', 'landing'],
    ['/faq', 'faq'],
    ['/faq/', 'faq'],
    ['/faq?from=mail', 'faq'],
    ['/pages/index.html', 'landing'],
  ])('%s is %s, with the origin filled in, to be asked for anew', async (path, name) => {
    const answer = await get(path);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(text).toContain(`<title>${name}</title>`);
    expect(text).toContain('href="http://localhost:4173/');
    expect(text).not.toContain('{{');
  });

  it("carry the operator's origin and settings", async () => {
    const text = await (await get('/', page, behind)).text();
    expect(text).toContain('href="https://founders.example/landing"');
    expect(text).toContain('<meta name="baraza-public-key" content="a-key-of-its-own" />');
    const shell = await (await get('/login', page, behind)).text();
    expect(shell).toContain('<title>Shell</title>');
    expect(shell).toContain('baraza-public-key');
  });

  it('travel compressed, as the client can take them, and are revalidated by their tag', async () => {
    const plain = await (await get('/')).text();
    const small = await get('/', { ...page, 'accept-encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('vary')).toContain('Accept-Encoding');
    expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(plain);
    const older = await get('/', { ...page, 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await older.arrayBuffer())).toString()).toBe(plain);
    const tag = small.headers.get('etag') ?? '';
    const again = await get('/', { ...page, 'accept-encoding': 'gzip, br', 'if-none-match': tag });
    expect(again.status).toBe(304);
  });

  it.each(['/login', '/market-validation/report/2f0e9a0c-8a1b-4a9e-9a51-0d6f1b1a7f10'])(
    'the shell for a screen (%s) that the build does not write',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>Shell</title>');
    },
  );

  it.each(['/nowhere', '/faq/more', '/market-validation/report', '/*', '/market-validation/report/a/b'])(
    '%s leads nowhere, and says so',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('nothing here');
    },
  );

  it('a script that asks is given no page', async () => {
    expect((await get('/faq', { accept: '*/*' })).status).toBe(404);
    expect((await get('/pages/list.json', page)).status).toBe(404);
  });

  it('the site map and robots name the origin', async () => {
    expect(await (await get('/robots.txt', {}, behind)).text()).toBe('Sitemap: https://founders.example/sitemap.xml');
    const map = await get('/sitemap.xml', {}, behind);
    expect(map.headers.get('content-type')).toBe('application/xml');
    expect(await map.text()).toBe('<loc>https://founders.example/faq</loc>');
  });

  it('[security 20] data for search engines needs no hash in the policy', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy.match(/script-src[^;]*/)?.[0].match(/sha256-/g)).toHaveLength(1);
  });

  it('[security 20] the looks within a page are allowed by their hash, and no others', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('p { color: red }').digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  });
});
