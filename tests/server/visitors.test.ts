import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscribers } from '../../server/db/schema/inbox.ts';
import { subscribe } from '../../src/contract/newsletter.ts';
import { contactUs, requestSupport } from '../../src/contract/support.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ workers: 0 });
});
afterAll(() => server?.stop());

const HERE = randomUUID();
const visit = (
  path: string,
  body: object,
  { key = randomUUID(), from = HERE, address = randomUUID(), attempt = 1 } = {},
) =>
  server.call('POST', path, {
    key,
    body,
    headers: { 'x-baraza-installation': from, 'x-test-address': address, 'x-baraza-attempt': String(attempt) },
  });
const join = (email: string, options = {}) => visit('/api/newsletter/subscribe', { email }, options);

describe('[SRV-2] what somebody sends who is not signed in', () => {
  it('a newsletter address goes on the list once, trimmed and lower-cased', async () => {
    const key = randomUUID();
    const first = await join(' Ama@Example.org ', { key });
    expect(() => v.parse(subscribe.answer, first.body)).not.toThrow();
    expect((await join(' Ama@Example.org ', { key })).body).toEqual(first.body);
    // Not confirmed yet, so nobody is on the list: the letter goes once more.
    expect(await join('ama@example.org')).toMatchObject({ status: 200, body: { letter: 'sent_again' } });
    expect(await join('ama@example')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('requests for help and messages are received once', async () => {
    const key = randomUUID();
    const help = { fullName: 'Ama Mensah', possibleEmail: 'ama@example.org' };
    const first = await visit('/api/support/account-recovery', help, { key });
    expect(() => v.parse(requestSupport.answer, first.body)).not.toThrow();
    expect((await visit('/api/support/account-recovery', help, { key })).body).toEqual(first.body);
    const message = { name: 'Ama', email: 'ama@example.org', message: 'How much for forty seats?' };
    const sent = await visit('/api/contact', message);
    expect(() => v.parse(contactUs.answer, sent.body)).not.toThrow();
    expect((await visit('/api/contact', { ...message, email: 'ama' })).body.code).toBe('validation_failed');
  });

  it('needs the operation and the installation', async () => {
    expect((await join('kofi@example.org', { key: 'no-uuid' })).body.code).toBe('idempotency_key_missing');
    expect((await join('kofi@example.org', { from: 'nowhere' })).body.code).toBe('validation_failed');
  });

  it('another installation with the same key is another operation', async () => {
    const key = randomUUID();
    expect((await join('one@example.org', { key })).status).toBe(200);
    expect((await join('one@example.org', { key, from: randomUUID() })).body.letter).toBe('sent_again');
  });

  it('[SRV-1] a try that comes after a later one was refused does not happen', async () => {
    const email = 'twice@example.org';
    await join(email);
    const left = (unsubscribedAt: Date | null) =>
      server.database.sql
        .update(newsletterSubscribers)
        .set({ confirmedAt: server.clock.now(), unsubscribedAt })
        .where(eq(newsletterSubscribers.email, email));
    await left(null);
    const key = randomUUID();
    expect((await join(email, { key, attempt: 2 })).body.code).toBe('already_subscribed');
    // Now it would be taken.
    await left(server.clock.now());
    expect((await join(email, { key, attempt: 1 })).body.code).toBe('in_progress');
    expect((await join(email, { key, attempt: 3 })).status).toBe(200);
  });

  it('too much from one address has to wait, and is told how long', async () => {
    const address = randomUUID();
    for (let n = 0; n < 30; n += 1) expect((await join(`${n}@example.org`, { address })).status).toBe(200);
    const refused = await join('31@example.org', { address });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limit_exceeded' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('[ACC-1] the handle of a session that was left', () => {
  const handleOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  const refresh = (refresh_token: string) =>
    server.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });

  it('ends that session and no other, and opens nothing', async () => {
    const ama = await server.signUp();
    const { body: second } = await server.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: ama.email, password: 'a long enough passphrase' },
    });
    const handle = handleOf(ama.refreshToken);
    expect((await refresh(handle)).status).toBe(400);
    expect(await visit('/api/session/end', { handle })).toMatchObject({ status: 200, body: { success: true } });
    expect((await refresh(ama.refreshToken)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('says nothing of whether there was a session, and takes nothing else for a handle', async () => {
    const unknown = await visit('/api/session/end', { handle: handleOf('nobody') });
    expect(unknown).toMatchObject({ status: 200, body: { success: true } });
    expect((await visit('/api/session/end', { handle: 'short' })).body.code).toBe('validation_failed');
  });
});
