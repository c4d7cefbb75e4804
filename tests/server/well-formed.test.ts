import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ama: Person;
beforeAll(async () => {
  server = await startTestServer();
  ama = await server.signUp();
});
afterAll(() => server?.stop());

const NOT_WELL_FORMED = ['\0', '\ud800', '\udfff', '\udc00\ud800'];
const profile = () => server.call('GET', `/rest/v1/profiles?id=eq.${ama.id}&select=*`, { as: ama });

/** Wherever somebody's own text goes in: the call, and its body around the text. */
const BODIES: [string, string, (text: string) => unknown][] = [
  [
    'POST',
    '/auth/v1/signup',
    (text) => ({ email: `${randomUUID()}@example.org`, password: 'a long passphrase', data: { a: text } }),
  ],
  [
    'POST',
    '/auth/v1/signup',
    (text) => ({ email: `${randomUUID()}@example.org`, password: 'a long passphrase', data: { [text]: 1 } }),
  ],
  ['POST', '/auth/v1/token?grant_type=password', (text) => ({ email: 'a@example.org', password: text })],
  ['POST', '/auth/v1/otp', (text) => ({ email: `${randomUUID()}@example.org`, data: { a: [text] } })],
  ['PUT', '/auth/v1/user', (text) => ({ data: { deep: [{ a: text }] } })],
  ['POST', '/rest/v1/profiles', (text) => ({ id: ama.id, preferences: { a: { b: text } } })],
  ['POST', '/rest/v1/profiles', (text) => ({ id: ama.id, preferences: { [text]: 1 } })],
  ['POST', '/api/market-validation/jobs', (text) => ({ query: `Tomatoes ${text}` })],
  ['POST', '/api/feedback', (text) => ({ message: text })],
  ['POST', '/api/newsletter/subscribe', (text) => ({ email: text })],
];

describe('text that cannot be kept', () => {
  it.each(BODIES)('in the body of %s %s is answered 400 with a code', async (method, path, body) => {
    for (const text of NOT_WELL_FORMED) {
      const headers = { 'x-test-address': randomUUID(), 'x-baraza-installation': randomUUID() };
      const answer = await server.call(method, path, { as: ama, key: randomUUID(), headers, body: body(text) });
      expect(answer.status, JSON.stringify(text)).toBe(400);
      expect(answer.body.code ?? answer.body.error_code).toBeTruthy();
    }
  });

  it.each([
    ['history', `/api/reports/history?filters=${encodeURIComponent('{"categories":["\\u0000"]}')}`],
    ['history', `/api/reports/history?filters=${encodeURIComponent('{"categories":["\\ud800"]}')}`],
    ['history, searched', '/api/reports/history?search=%00'],
    ['history, with a name that is none', '/api/reports/history?%00=1'],
    ['a report', '/api/reports/a%00b'],
    ['a profile', '/rest/v1/profiles?id=eq.%00'],
    ['a link', '/auth/v1/verify?type=signup&token=%00'],
    ['a sign-in elsewhere', '/auth/v1/authorize?provider=google&redirect_to=%00'],
    ['a newsletter’s link', '/api/newsletter/confirm?ticket=%00'],
  ])('in the address of %s is answered 400 with a code', async (_, path) => {
    const answer = await server.call('GET', path, { as: ama });
    expect(answer.status).toBe(400);
    expect(answer.body.code ?? answer.body.error_code).toBeTruthy();
  });

  it('is never a fault of ours, wherever it stands; all other text comes back as it was sent', async () => {
    // Lone halves of pairs among whole characters, in names and values.
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    const value = fc.oneof(text, fc.array(text, { maxLength: 3 }));
    const half = fc.constantFrom('', '', '', ...NOT_WELL_FORMED);
    // A letter in front: 'constructor' and the like are dropped from any record.
    const named = fc.dictionary(
      fc.tuple(text, half).map((parts) => `k${parts.join('')}`),
      value,
      { maxKeys: 4 },
    );
    const isKeepable = (one: string) => !one.includes('\0') && Buffer.from(one).toString() === one;
    await fc.assert(
      fc.asyncProperty(named, half, async (record, tail) => {
        const preferences = { ...record, tail };
        const body = { id: ama.id, preferences };
        const answer = await server.call('POST', '/rest/v1/profiles', { as: ama, body });
        const isWhole = Object.entries(preferences).flat(2).every(isKeepable);
        expect(answer.status).toBe(isWhole ? 201 : 400);
        if (isWhole) expect((await profile()).body[0].preferences).toEqual(preferences);
      }),
      { numRuns: 200 },
    );
  });

  it('is not mistaken for a backslash that somebody typed', async () => {
    const preferences = { a: '\\u0000 and \\ud800' };
    expect(
      (await server.call('POST', '/rest/v1/profiles', { as: ama, body: { id: ama.id, preferences } })).status,
    ).toBeLessThan(300);
    expect((await profile()).body[0].preferences).toEqual(preferences);
  });

  it('is not made of bytes that are no UTF-8: they are refused, not replaced', async () => {
    const answer = await server.app.request('/api/feedback', {
      method: 'POST',
      headers: {
        apikey: 'baraza-public-client',
        authorization: `Bearer ${ama.token}`,
        'idempotency-key': randomUUID(),
      },
      body: new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'malformed_json' });
  });

  it('is found however deep it lies', async () => {
    const deep = `${'['.repeat(25_000)}"\\u0000"${']'.repeat(25_000)}`;
    const answer = await server.call('POST', '/rest/v1/profiles', { as: ama, body: deep });
    expect(answer.status).toBe(400);
  });
});
