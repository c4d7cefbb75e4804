import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_ACCOUNTS } from '../../server/auth/settings.ts';
import { knownPlaces } from '../../server/db/schema/accounts.ts';
import { authDevice, follow, letterTo, linkIn, newEmail } from '../support/auth-device.ts';
import { PASSWORD, startTestServer, type TestServer } from '../support/server.ts';

const SERVICE_KEY = `service-${randomUUID()}`;

/** A server as another operator sets it up: addresses are confirmed, its own RSA key signs, programs have a key. */
let server: TestServer;
beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  server = await startTestServer({
    accounts: {
      ...DEFAULT_ACCOUNTS,
      confirmEmail: true,
      passwordMin: 12,
      serviceKey: SERVICE_KEY,
      signingKey: { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'own-key' },
    },
  });
});
afterAll(() => server?.stop());

const signIn = (email: string, password = PASSWORD) => authDevice(server).auth.signInWithPassword({ email, password });
const admin = () => authDevice(server, { key: SERVICE_KEY }).auth.admin;

async function signedUp(email = newEmail(), password = PASSWORD) {
  const device = authDevice(server);
  const { data, error } = await device.auth.signUp({ email, password });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  return { email, device };
}

describe('a new account whose address is to be confirmed', () => {
  it('waits for its letter, and is open then', async () => {
    const { email, device } = await signedUp();
    expect((await signIn(email)).error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
    expect((await signIn(email, 'not the passphrase')).error?.code).toBe('invalid_credentials');
    const back = await follow(server, linkIn(await letterTo(server, email)));
    expect(back.pathname).toBe('/auth/callback');
    expect((await device.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')).error).toBeNull();
    expect((await signIn(email)).error).toBeNull();
  });

  it('gets the letter again when asked, and none once it is confirmed', async () => {
    const { email, device } = await signedUp();
    await letterTo(server, email);
    expect((await device.auth.resend({ type: 'signup', email })).error).toBeNull();
    await follow(server, linkIn(await letterTo(server, email, 1)));
    await device.auth.resend({ type: 'signup', email });
    const later = newEmail();
    await signedUp(later);
    await letterTo(server, later);
    expect(server.letters.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it('has the password that was asked for last, and what its letter did not confirm opens nothing', async () => {
    const { email } = await signedUp(newEmail(), 'what a stranger chose');
    await letterTo(server, email);
    await signedUp(email);
    await follow(server, linkIn(await letterTo(server, email, 1)));
    expect((await signIn(email, 'what a stranger chose')).error?.code).toBe('invalid_credentials');
    expect((await signIn(email)).error).toBeNull();
  });

  it('is told truly in the settings, with the length of a password and the key', async () => {
    expect((await server.call('GET', '/auth/v1/settings')).body.mailer_autoconfirm).toBe(false);
    const { error } = await authDevice(server).auth.signUp({ email: newEmail(), password: 'elevenchars' });
    expect(error?.message).toBe('Password should be at least 12 characters.');
    const { body } = await server.call('GET', '/auth/v1/.well-known/jwks.json');
    expect(body.keys).toMatchObject([{ kty: 'RSA', alg: 'RS256', kid: 'own-key', use: 'sig' }]);
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(body.keys[0]).not.toHaveProperty(secret);
  });
});

describe('an administrator’s program', () => {
  const made = async (more: object = {}) => {
    const email = newEmail();
    const { data, error } = await admin().createUser({ email, password: PASSWORD, email_confirm: true, ...more });
    if (error !== null) throw error;
    return { email, id: data.user.id };
  };

  it('makes, finds, lists and changes people', async () => {
    const { id, email } = await made({ app_metadata: { plan: 'team' } });
    expect((await admin().getUserById(id)).data.user?.app_metadata).toEqual({
      plan: 'team',
      provider: 'email',
      providers: ['email'],
    });
    const list = await admin().listUsers({ page: 1, perPage: 5 });
    expect(list.data.users[0]?.email).toBe(email);
    expect((await admin().listUsers()).data.users.map((user) => user.email)).toContain(email);
    expect((await admin().listUsers({ page: -1 })).error?.status).toBe(400);
    const other = newEmail();
    expect((await admin().updateUserById(id, { email: other })).data.user?.email).toBe(other);
    expect((await signIn(other)).error).toBeNull();
    expect((await admin().createUser({ email: other })).error?.code).toBe('email_exists');
    expect((await admin().getUserById(randomUUID())).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('bans for a time, which ends every session', async () => {
    const { id, email } = await made();
    const { data } = await signIn(email);
    await admin().updateUserById(id, { ban_duration: '1h30m' });
    expect((await signIn(email)).error?.code).toBe('user_banned');
    const refresh = { body: { refresh_token: data.session?.refresh_token } };
    expect((await server.call('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400);
    server.clock.advance(91 * 60_000);
    expect((await signIn(email)).error).toBeNull();
    await admin().updateUserById(id, { ban_duration: '24h' });
    await admin().updateUserById(id, { ban_duration: 'none' });
    expect((await signIn(email)).error).toBeNull();
  });

  it('makes somebody who is banned from the first, and lists people page by page', async () => {
    const other = await made();
    const { email } = await made({ ban_duration: '24h' });
    expect((await signIn(email)).error?.code).toBe('user_banned');
    expect((await signIn(other.email)).error).toBeNull();
    await made();
    const headers = { authorization: `Bearer ${SERVICE_KEY}` };
    const page = (n: number) => server.call('GET', `/auth/v1/admin/users?page=${n}&per_page=1`, { headers });
    const first = await page(1);
    const total = Number(first.headers.get('x-total-count'));
    expect(first.headers.get('link')).toBe(
      `</admin/users?page=2&per_page=1>; rel="next", </admin/users?page=${total}&per_page=1>; rel="last"`,
    );
    expect((await page(2)).body.users).toMatchObject([{ email }]);
    expect((await page(total)).headers.get('link')).not.toContain('next');
  });

  it('confirms an address, and takes one it was given as nobody’s proof; a new password forgets every place', async () => {
    const { id, email } = await made({ email_confirm: false });
    expect((await signIn(email)).error?.code).toBe('email_not_confirmed');
    const change = async (more: object) => {
      const { data, error } = await admin().updateUserById(id, more);
      if (error !== null) throw error;
      return data.user.identities?.[0]?.identity_data?.email_verified;
    };
    expect(await change({ email_confirm: true })).toBe(true);
    const { data: signed } = await signIn(email);
    const refresh = async () => {
      const body = { refresh_token: signed.session?.refresh_token };
      return (await server.call('POST', '/auth/v1/token?grant_type=refresh_token', { body })).status;
    };
    expect(await change({ email: newEmail() })).toBe(false);
    expect(await refresh()).toBe(200);
    const places = () => server.database.sql.select().from(knownPlaces).where(eq(knownPlaces.userId, id));
    expect(await places()).not.toHaveLength(0);
    await change({ password: 'another long passphrase' });
    expect(await places()).toHaveLength(0);
    expect(await refresh()).toBe(400);
  });

  it.each([true, false])('deletes (softly: %s): nobody comes in, and the address is free', async (softly) => {
    const { id, email } = await made();
    const other = await made();
    const { data } = await signIn(email);
    expect((await admin().deleteUser(id, softly)).error).toBeNull();
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
    expect((await admin().getUserById(other.id)).data.user?.identities).toHaveLength(1);
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    expect((await server.call('GET', '/auth/v1/user', { headers })).status).toBe(403);
    expect((await admin().getUserById(id)).error?.status).toBe(404);
    expect((await made({ email })).id).not.toBe(id);
  });

  it('hands over links of every kind, and they open what they say', async () => {
    const opened = async (link: string) => (await follow(server, link)).hash;
    const email = newEmail();
    const signup = await admin().generateLink({ type: 'signup', email, password: PASSWORD });
    expect(signup.data.properties?.action_link).toMatch(/\?token=.*type=signup.*redirect_to=/);
    expect(await opened(signup.data.properties?.action_link ?? '')).toContain('access_token');
    for (const type of ['magiclink', 'recovery'] as const) {
      const { data } = await admin().generateLink({ type, email });
      expect(await opened(data.properties?.action_link ?? '')).toContain('access_token');
    }
    const byCode = await admin().generateLink({ type: 'magiclink', email });
    const token = byCode.data.properties?.email_otp ?? '';
    expect((await authDevice(server).auth.verifyOtp({ type: 'magiclink', email, token })).error).toBeNull();
    const none = await admin().generateLink({ type: 'recovery', email: newEmail() });
    expect(none.error).toMatchObject({ status: 404, code: 'user_not_found' });
    const away = await admin().generateLink({
      type: 'recovery',
      email,
      options: { redirectTo: 'https://evil.example' },
    });
    expect(away.data.properties?.redirect_to).toBe('http://localhost:4173/reset-password');
  });

  it('hands over no link that could not be', async () => {
    const { email } = await made();
    const other = await made();
    const linkFor = async (type: string, more: object = {}) => {
      const headers = { authorization: `Bearer ${SERVICE_KEY}` };
      const call = { headers, body: { type, email, ...more } };
      return (await server.call('POST', '/auth/v1/admin/generate_link', call)).body.error_code;
    };
    expect(await linkFor('signup', { email: newEmail() })).toBe('validation_failed');
    expect(await linkFor('signup', { password: PASSWORD })).toBe('email_exists');
    expect(await linkFor('signup', { email: newEmail(), password: 'short' })).toBe('weak_password');
    expect(await linkFor('invite')).toBe('email_exists');
    expect(await linkFor('email_change_new')).toBe('validation_failed');
    expect(await linkFor('email_change_new', { new_email: other.email })).toBe('email_exists');
    expect(await linkFor('email_change_new', { email: newEmail(), new_email: newEmail() })).toBe('user_not_found');
  });

  it('signs up whom it hands a link to sign in and who has no account', async () => {
    const email = newEmail();
    const { data } = await admin().generateLink({ type: 'magiclink', email });
    expect(data.properties?.verification_type).toBe('signup');
    expect((await follow(server, data.properties?.action_link ?? '')).hash).toContain('access_token');
  });

  it('changes an address by two links, one after the other', async () => {
    const { email } = await made();
    const other = await made();
    const [next, third] = [newEmail(), newEmail()];
    const open = async (type: 'email_change_current' | 'email_change_new', wanted: string) => {
      const { data } = await admin().generateLink({ type, email, newEmail: wanted });
      expect(data.properties?.email_otp).toMatch(/^\d{6}$/);
      return (await follow(server, data.properties?.action_link ?? '')).hash;
    };
    expect(await open('email_change_current', third)).not.toContain('access_token');
    // Another wish begins anew: the yes to the one before is none to this.
    expect(await open('email_change_new', next)).not.toContain('access_token');
    expect((await signIn(email)).error).toBeNull();
    expect(await open('email_change_current', next)).toContain('access_token');
    expect((await signIn(next)).error).toBeNull();
    expect((await admin().getUserById(other.id)).data.user?.new_email).toBeUndefined();
  });

  it('invites by mail', async () => {
    const email = newEmail();
    const { data } = await admin().inviteUserByEmail(email);
    expect(data.user?.invited_at).toBeDefined();
    // Who has not come yet may be asked once more.
    const other = await made();
    server.clock.advance(60_000);
    const again = (await admin().inviteUserByEmail(email)).data.user;
    expect(again?.id).toBe(data.user?.id);
    const { user } = (await admin().getUserById(again?.id ?? '')).data;
    expect(Date.parse(user?.invited_at ?? '')).toBeGreaterThanOrEqual(Date.parse(data.user?.invited_at ?? '') + 60_000);
    expect((await admin().getUserById(other.id)).data.user?.invited_at).toBeUndefined();
    expect((await follow(server, linkIn(await letterTo(server, email, 1)))).hash).toContain('type=invite');
    expect((await admin().inviteUserByEmail(email)).error?.code).toBe('email_exists');
  });

  it('sees and takes away second factors', async () => {
    const { id, email } = await made();
    const { data } = await signIn(email);
    const person = { id, email, token: data.session?.access_token ?? '', refreshToken: '' };
    await server.call('POST', '/auth/v1/factors', { as: person, body: { factor_type: 'totp' } });
    const none = await admin().mfa.deleteFactor({ userId: id, id: randomUUID() });
    expect(none.error?.code).toBe('mfa_factor_not_found');
    const [factor] = (await admin().mfa.listFactors({ userId: id })).data?.factors ?? [];
    expect((await admin().mfa.deleteFactor({ userId: id, id: factor?.id ?? '' })).error).toBeNull();
    expect((await admin().mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
  });

  it('needs the key: a person, a guess and nobody are refused', async () => {
    const { email } = await made();
    const { data } = await signIn(email);
    const call = (authorization?: string) =>
      server.call('GET', '/auth/v1/admin/users', authorization === undefined ? {} : { headers: { authorization } });
    expect(await call()).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
    for (const token of [data.session?.access_token, 'guess', `${SERVICE_KEY}x`]) {
      expect(await call(`Bearer ${token}`)).toMatchObject({ status: 403, body: { error_code: 'not_admin' } });
    }
    expect((await server.call('POST', '/auth/v1/invite', { body: { email } })).status).toBe(401);
  });
});
