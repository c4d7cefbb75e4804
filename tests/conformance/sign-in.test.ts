import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_ACCOUNTS } from '../../server/auth/settings.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { inboxMessages } from '../../server/db/schema/inbox.ts';
import { freePort } from '../support/free-port.ts';
import { PASSWORD, startTestServer, type TestServer } from '../support/server.ts';
import { databaseTemplate } from '../support/server-template.ts';

const SERVICE_KEY = 'a-service-key-of-thirty-two-characters-or-more';
const accounts = { ...DEFAULT_ACCOUNTS, serviceKey: SERVICE_KEY };

interface Mode {
  /** The product that is on trial. */
  readonly product: TestServer;
  /** Who keeps the people: the product itself, or a second instance in a Supabase project's place. */
  readonly signIn: TestServer;
  stop(): Promise<void>;
}

async function embedded(): Promise<Mode> {
  const product = await startTestServer({ accounts });
  return { product, signIn: product, stop: () => product.stop() };
}

async function withProject(): Promise<Mode> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const signIn = await startTestServer({ accounts, origin, workers: 0 });
  const listening = createAdaptorServer({ fetch: signIn.app.fetch }) as Server;
  await new Promise<void>((resolve) => void listening.listen(port, '127.0.0.1', resolve));
  expect((listening.address() as AddressInfo).port).toBe(port);
  const database = await openPglite({ template: await databaseTemplate() });
  const product = await startTestServer({ accounts, supabaseUrl: origin, database });
  return {
    product,
    signIn,
    async stop() {
      await product.stop();
      listening.close();
      await signIn.stop();
    },
  };
}

describe.each([
  ['the embedded sign-in', embedded],
  ['a Supabase project', withProject],
])('with %s', (_, start) => {
  let mode: Mode;
  beforeAll(async () => {
    mode = await start();
  });
  afterAll(() => mode.stop());

  const service = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  async function signedIn(email: string): Promise<string> {
    const body = { email, password: PASSWORD };
    const headers = { 'x-test-address': randomUUID() };
    return (await mode.signIn.call('POST', '/auth/v1/token?grant_type=password', { body, headers })).body.access_token;
  }
  async function person() {
    const email = `${randomUUID()}@example.org`;
    const body = { email, password: PASSWORD, email_confirm: true };
    const { id } = (await mode.signIn.call('POST', '/auth/v1/admin/users', { body, headers: service })).body;
    return { id: id as string, email, token: await signedIn(email) };
  }

  const read = async (token: string) =>
    (await mode.product.call('GET', '/api/reports/history', { headers: bearer(token) })).status;
  const take = async (token: string) =>
    (await mode.product.call('POST', '/api/account/export', { headers: bearer(token), key: randomUUID(), body: {} }))
      .status;
  const write = async (token: string) =>
    (
      await mode.product.call('POST', '/api/feedback', {
        headers: bearer(token),
        key: randomUUID(),
        body: { about: 'report', text: 'Good' },
      })
    ).status;
  const everything = async (token: string) => [await write(token), await take(token), await read(token)];

  it('an open session reads and writes', async () => {
    const { token } = await person();
    expect(await everything(token)).toEqual([200, 200, 200]);
  });

  it('[security 12] after signing out everywhere no device reads or writes any more', async () => {
    const { email, token } = await person();
    const other = await signedIn(email);
    expect(await everything(other)).toEqual([200, 200, 200]);
    const out = await mode.signIn.call('POST', '/auth/v1/logout?scope=global', { headers: bearer(token) });
    expect(out.status).toBe(204);
    expect(await everything(token)).toEqual([401, 401, 401]);
    expect(await everything(other)).toEqual([401, 401, 401]);
  });

  it('[security 12] a new password ends the other sessions for reads and writes', async () => {
    const { email, token } = await person();
    const stolen = await signedIn(email);
    expect(await everything(stolen)).toEqual([200, 200, 200]);
    const body = { password: 'another long passphrase', current_password: PASSWORD };
    expect((await mode.signIn.call('PUT', '/auth/v1/user', { headers: bearer(token), body })).status).toBe(200);
    expect(await everything(stolen)).toEqual([401, 401, 401]);
    expect(await everything(token)).toEqual([200, 200, 200]);
  });

  it('a session that owes the second factor is let in nowhere until it has shown it', async () => {
    const { email, token } = await person();
    const factor = await mode.signIn.call('POST', '/auth/v1/factors', {
      headers: bearer(token),
      body: { factor_type: 'totp', friendly_name: 'App' },
    });
    const { id, totp } = factor.body;
    const challenge = await mode.signIn.call('POST', `/auth/v1/factors/${id}/challenge`, { headers: bearer(token) });
    const verified = await mode.signIn.call('POST', `/auth/v1/factors/${id}/verify`, {
      headers: bearer(token),
      body: { challenge_id: challenge.body.id, code: new TOTP({ secret: totp.secret }).generate() },
    });
    expect(await everything(verified.body.access_token)).toEqual([200, 200, 200]);
    expect(await everything(await signedIn(email))).toEqual([403, 403, 403]);
  });

  it('deleting the account needs the password, and takes the person and every row away', async () => {
    const { id, email, token } = await person();
    expect(await write(token)).toBe(200);
    const remove = (password: string) =>
      mode.product.call('DELETE', '/api/account', {
        headers: bearer(token),
        body: { confirmation: 'DELETE', password },
      });
    expect(await remove('not the password')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await remove(PASSWORD)).toMatchObject({
      status: 200,
      body: { data: { deleted: true, sign_in_kept: false } },
    });
    const kept = await mode.product.database.sql.select().from(inboxMessages).where(eq(inboxMessages.userId, id));
    expect(kept).toEqual([]);
    expect((await mode.signIn.call('GET', `/auth/v1/admin/users/${id}`, { headers: service })).status).toBe(404);
    expect(await everything(token)).toEqual([401, 401, 401]);
    expect(await signedIn(email)).toBeUndefined();
  });
});
