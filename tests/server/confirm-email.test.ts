import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_ACCOUNTS } from '../../server/auth/settings.ts';
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

  it.each([true, false])('deletes (softly: %s): nobody comes in, and the address is free', async (softly) => {
    const { id, email } = await made();
    const { data } = await signIn(email);
    expect((await admin().deleteUser(id, softly)).error).toBeNull();
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
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

  it('invites by mail', async () => {
    const email = newEmail();
    const { data } = await admin().inviteUserByEmail(email);
    expect(data.user?.invited_at).toBeDefined();
    expect((await follow(server, linkIn(await letterTo(server, email)))).hash).toContain('type=invite');
    expect((await admin().inviteUserByEmail(email)).error?.code).toBe('email_exists');
  });

  it('sees and takes away second factors', async () => {
    const { id, email } = await made();
    const { data } = await signIn(email);
    const person = { id, email, token: data.session?.access_token ?? '', refreshToken: '' };
    await server.call('POST', '/auth/v1/factors', { as: person, body: { factor_type: 'totp' } });
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
