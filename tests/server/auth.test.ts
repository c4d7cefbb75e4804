import { randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { createClient } from '@supabase/supabase-js';
import { eq } from 'drizzle-orm';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownPlaces, profiles, users } from '../../server/db/schema/accounts.ts';
import { DEFAULT_PUBLIC_KEY, INSTALLATION_HEADER } from '../../src/contract/headers.ts';
import { type Answer, ORIGIN, PASSWORD, startTestServer, type TestServer } from '../support/server.ts';

/** Typed by the hundred to be counted: refused without the work of a hash. Every other wrong password is really compared. */
const { COUNTED } = vi.hoisted(() => ({ COUNTED: 'wrong again' }));
// The real thing, watched.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const verify = vi.fn<typeof real.verify>((...given) =>
    given[1] === COUNTED ? Promise.resolve(false) : real.verify(...given),
  );
  return { ...real, verify };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

/** A device of its own: the real client, its requests answered in this process. */
function device(address = randomUUID()) {
  return createClient(ORIGIN, DEFAULT_PUBLIC_KEY, {
    // Node 20 has no WebSocket; nothing here opens one.
    realtime: { transport: class {} as unknown as typeof WebSocket },
    auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        request.headers.set('x-test-address', address);
        return server.app.fetch(request);
      },
    },
  });
}

const newEmail = () => `${randomUUID()}@example.org`;

async function signedUp(email = newEmail()) {
  const client = device();
  const { data, error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: 'Ama' } },
  });
  if (error !== null || data.session === null) throw new Error('no session');
  return { client, email, session: data.session };
}

const refresh = (token: string) =>
  server.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });

describe('signing up and in, with the real client', () => {
  it('signs up, in, reads the user and checks the claims against the key set', async () => {
    const { client, email } = await signedUp();
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims).toMatchObject({
      email,
      role: 'authenticated',
      aud: 'authenticated',
      iss: `${ORIGIN}/auth/v1`,
      aal: 'aal1',
    });
    expect(claims.data?.header.alg).toBe('ES256');
    const other = device();
    const { data, error } = await other.auth.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ama' });
    expect((await other.auth.getUser()).data.user?.email).toBe(email);
  });

  it('keeps the password as argon2id at the agreed cost, and nowhere else', async () => {
    const { email } = await signedUp();
    const [row] = await server.database.sql.select().from(users).where(eq(users.email, email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(server.logged.join('')).not.toContain(PASSWORD);
  });

  it.each([
    ['an address that is none', { email: 'not-an-address', password: PASSWORD }, 400, 'validation_failed'],
    ['a short password', { email: newEmail(), password: 'short' }, 422, 'weak_password'],
    ['a password as long as a book', { email: newEmail(), password: 'ab cd'.repeat(201) }, 422, 'weak_password'],
    ['a password everybody knows', { email: newEmail(), password: 'Password123' }, 422, 'weak_password'],
  ])('refuses %s with a sentence', async (_, body, status, code) => {
    const { data, error } = await device().auth.signUp(body);
    expect(data.session).toBeNull();
    expect(error).toMatchObject({ status, code });
    expect(error?.message).toMatch(/[a-z ]{10}/);
  });

  it('takes a passphrase of 128 characters', async () => {
    const password = 'long pass '.repeat(13).slice(0, 128);
    const email = newEmail();
    expect((await device().auth.signUp({ email, password })).error).toBeNull();
    expect((await device().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await device().auth.signInWithPassword({ email, password: password.slice(0, 127) })).error).not.toBeNull();
  });

  it('says that an address is taken', async () => {
    const { email } = await signedUp();
    const { error } = await device().auth.signUp({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
  });

  it('answers an unknown account and a wrong password alike', async () => {
    const { email } = await signedUp();
    const wrong = await device().auth.signInWithPassword({ email, password: 'not the passphrase' });
    const unknown = await device().auth.signInWithPassword({ email: newEmail(), password: 'not the passphrase' });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(unknown.error).toEqual(wrong.error);
  });

  it('does the same work for an unknown account as for a wrong password', async () => {
    const { email } = await signedUp();
    // What is compared with, by its algorithm and cost: those decide how long it takes.
    const work = async (address: string) => {
      vi.mocked(verify).mockClear();
      await device().auth.signInWithPassword({ email: address, password: 'not the passphrase' });
      return vi.mocked(verify).mock.calls.map(([encoded]) => String(encoded).split('$').slice(1, 4).join(' '));
    };
    const known = await work(email);
    expect(known).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
    expect(await work(newEmail())).toEqual(known);
  });
});

/** Signing in from an address, by a device that names itself or not. */
const from =
  (address: string, installation?: string) =>
  (email: string, password: string): Promise<Answer> =>
    server.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email, password },
      headers: {
        'x-test-address': address,
        ...(installation === undefined ? {} : { [INSTALLATION_HEADER]: installation }),
      },
    });

describe('slowing down', () => {
  it('refuses the eleventh try at an account from one address, with the right password too, until the window is over', async () => {
    const { email } = await signedUp();
    const stranger = from(randomUUID());
    for (let i = 0; i < 10; i += 1) expect((await stranger(email, COUNTED)).status).toBe(400);
    const { status, headers, body } = await stranger(email, PASSWORD);
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(200);
    server.clock.advance(301_000);
    expect((await stranger(email, PASSWORD)).status).toBe(200);
  });

  it('[security 9] lets the person in after ten wrong passwords from ten addresses, from wherever they come', async () => {
    const { email } = await signedUp();
    for (let i = 0; i < 10; i += 1) expect((await from(randomUUID())(email, COUNTED)).status).toBe(400);
    expect((await from(randomUUID())(email, PASSWORD)).status).toBe(200);
  });

  it('[security 9] leaves a guesser with many addresses a hundred tries an hour, and shuts nobody out of where they were before', async () => {
    const [phone, home] = [randomUUID(), randomUUID()];
    const { email } = await signedUp();
    expect((await from(home)(email, PASSWORD)).status).toBe(200);
    expect((await from(randomUUID(), phone)(email, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 100; i += 1) expect((await from(randomUUID())(email, COUNTED)).status).toBe(400);

    const stranger = await from(randomUUID())(email, PASSWORD);
    expect(stranger.status).toBe(429);
    expect(stranger.body.msg).toContain('where you have signed in before');
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await from(randomUUID(), randomUUID())(email, PASSWORD)).status).toBe(429);

    expect((await from(home)(email, PASSWORD)).status).toBe(200);
    expect((await from(randomUUID(), phone)(email, PASSWORD)).status).toBe(200);
    // Right passwords from known places give strangers nothing back.
    expect((await from(randomUUID())(email, COUNTED)).status).toBe(429);
    server.clock.advance(3_601_000);
    expect((await from(randomUUID())(email, PASSWORD)).status).toBe(200);
  });

  it('[security 9] counts a known device alone, and gives nothing for an installation that is made up', async () => {
    const [phone, network] = [randomUUID(), randomUUID()];
    const { email } = await signedUp();
    expect((await from(network, phone)(email, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await from(network, randomUUID())(email, COUNTED)).status).toBe(400);
    expect((await from(network, randomUUID())(email, PASSWORD)).status).toBe(429);
    for (let i = 0; i < 10; i += 1) expect((await from(network, phone)(email, COUNTED)).status).toBe(400);
    expect((await from(network, phone)(email, PASSWORD)).status).toBe(429);
    server.clock.advance(301_000);
    expect((await from(network, phone)(email, PASSWORD)).status).toBe(200);
  });

  it('[security 9] knows a place no more once the password was changed elsewhere', async () => {
    const thief = randomUUID();
    const { client, email } = await signedUp();
    expect((await from(randomUUID(), thief)(email, PASSWORD)).status).toBe(200);
    const change = { password: 'another long passphrase', current_password: PASSWORD };
    expect((await client.auth.updateUser(change)).error).toBeNull();
    for (let i = 0; i < 100; i += 1) expect((await from(randomUUID())(email, COUNTED)).status).toBe(400);
    expect((await from(randomUUID(), thief)(email, PASSWORD)).status).toBe(429);
  });

  it('[security 9] knows the device on which the password was changed, whoever guesses meanwhile', async () => {
    const [phone, password] = [randomUUID(), 'another long passphrase'];
    const ama = await server.signUp();
    const change = await server.call('PUT', '/auth/v1/user', {
      as: ama,
      headers: { [INSTALLATION_HEADER]: phone },
      body: { password, current_password: PASSWORD },
    });
    expect(change.status).toBe(200);
    for (let i = 0; i < 100; i += 1) expect((await from(randomUUID())(ama.email, COUNTED)).status).toBe(400);
    expect((await from(randomUUID())(ama.email, password)).status).toBe(429);
    expect((await from(randomUUID(), phone)(ama.email, password)).status).toBe(200);
  });

  it('counts a burst of parallel tries', async () => {
    const { email } = await signedUp();
    const client = device();
    const tries = Array.from({ length: 30 }, () =>
      client.auth.signInWithPassword({ email, password: 'wrong, once more' }),
    );
    const codes = (await Promise.all(tries)).map(({ error }) => error?.code);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
  });

  it('slows an address that tries many accounts', async () => {
    const client = device();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 61; i += 1) {
      codes.push((await client.auth.signInWithPassword({ email: newEmail(), password: COUNTED })).error?.code);
    }
    expect(codes.at(59)).toBe('invalid_credentials');
    expect(codes.at(60)).toBe('over_request_rate_limit');
  });
});

describe('refreshing', () => {
  it('rotates, and gives the same child again within ten seconds', async () => {
    const { session } = await signedUp();
    const first = await refresh(session.refresh_token);
    expect(first.status).toBe(200);
    expect(first.body.refresh_token).not.toBe(session.refresh_token);
    const again = await refresh(session.refresh_token);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
    expect((await refresh(first.body.refresh_token)).status).toBe(200);
  });

  it('gives two tabs at once the same child', async () => {
    const { session } = await signedUp();
    const both = await Promise.all([refresh(session.refresh_token), refresh(session.refresh_token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.refresh_token).toBe(both[1]?.body.refresh_token);
  });

  it('ends the family when a token comes back late', async () => {
    const { session } = await signedUp();
    const first = await refresh(session.refresh_token);
    server.clock.advance(11_000);
    const late = await refresh(session.refresh_token);
    expect(late).toMatchObject({ status: 400, body: { error_code: 'refresh_token_already_used' } });
    expect((await refresh(first.body.refresh_token)).body.error_code).toBe('refresh_token_not_found');
  });

  it('ends after 30 days of silence, not before', async () => {
    const { session } = await signedUp();
    server.clock.advance(29 * 86_400_000);
    const renewed = await refresh(session.refresh_token);
    expect(renewed.status).toBe(200);
    server.clock.advance(31 * 86_400_000);
    expect((await refresh(renewed.body.refresh_token)).body.error_code).toBe('session_expired');
  });

  it('does not know a made-up token', async () => {
    expect((await refresh('made-up')).body).toMatchObject({ code: 400, error_code: 'refresh_token_not_found' });
  });
});

describe('ending sessions', () => {
  it('refuses writes and the refresh token after signing out; the other device stays', async () => {
    const ama = await server.signUp();
    const other = await server.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: ama.email, password: PASSWORD },
    });
    expect((await server.call('POST', '/auth/v1/logout?scope=local', { as: ama })).status).toBe(204);
    const write = await server.call('POST', '/api/market-validation/jobs', {
      as: ama,
      key: randomUUID(),
      body: { query: 'Anything' },
    });
    expect(write).toMatchObject({ status: 401, body: { code: 'authentication_failed' } });
    expect((await refresh(ama.refreshToken)).status).toBe(400);
    expect((await refresh(other.body.refresh_token)).status).toBe(200);
  });

  it('ends every session with scope global', async () => {
    const { client, session } = await signedUp();
    expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
    expect((await refresh(session.refresh_token)).status).toBe(400);
  });

  it('lets an expired token end its own session, and nothing more', async () => {
    const ama = await server.signUp();
    server.clock.advance(2 * 3_600_000);
    expect((await server.call('POST', '/auth/v1/logout', { as: ama })).status).toBe(401);
    expect((await server.call('POST', '/auth/v1/logout?scope=local', { as: ama })).status).toBe(204);
    expect((await refresh(ama.refreshToken)).status).toBe(400);
  });

  it('[ACC-1] takes a token for that until thirty days after its end', async () => {
    const ama = await server.signUp();
    const out = async () => (await server.call('POST', '/auth/v1/logout?scope=local', { as: ama })).status;
    server.clock.advance(3_600_000 + 30 * 86_400_000 - 60_000);
    expect(await out()).toBe(204);
    server.clock.advance(120_000);
    expect(await out()).toBe(401);
  });
});

describe('an account', () => {
  it.each([
    [{ full_name: 'Ama', display_name: 'A.', name: 'B.' }, 'Ama'],
    [{ display_name: 'A.', name: 'B.' }, 'A.'],
    [{ name: ` ${'x'.repeat(250)}` }, 'x'.repeat(200)],
    [{ full_name: ' ' }, null],
  ])('has the name it came with: %j', async (data, name) => {
    const { body } = await server.call('POST', '/auth/v1/signup', {
      body: { email: newEmail(), password: PASSWORD, data },
    });
    const [profile] = await server.database.sql.select().from(profiles).where(eq(profiles.id, body.user.id));
    expect(profile?.displayName).toBe(name);
  });

  it('keeps its address where it is given once more', async () => {
    const { client, email } = await signedUp();
    const { data, error } = await client.auth.updateUser({ email, data: { city: 'Accra' } });
    expect([error, data.user?.new_email, data.user?.user_metadata.city]).toEqual([null, undefined, 'Accra']);
  });

  it('knows when its person signed in last, and when a place was last seen', async () => {
    const { email, session } = await signedUp();
    const body = { email, password: PASSWORD };
    const signsIn = () => server.call('POST', '/auth/v1/token?grant_type=password', { body });
    const known = async () => {
      const [user] = await server.database.sql.select().from(users).where(eq(users.id, session.user.id));
      const places = await server.database.sql
        .select()
        .from(knownPlaces)
        .where(eq(knownPlaces.userId, session.user.id));
      return [user?.lastSignInAt, ...places.map(({ seenAt }) => seenAt)].map((at) => Number(at));
    };
    await signsIn();
    const before = Math.max(...(await known()));
    server.clock.advance(60_000);
    await signsIn();
    expect((await known()).filter((at) => at >= before + 60_000)).toHaveLength(2);
  });
});

describe('changing the password', () => {
  it('needs the current one, and ends the other sessions', async () => {
    const { client, email, session } = await signedUp();
    const other = await server.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email, password: PASSWORD },
    });
    const next = 'another long passphrase';
    expect((await client.auth.updateUser({ password: next })).error).toMatchObject({ status: 400 });
    expect((await client.auth.updateUser({ password: next, current_password: 'guessed it' })).error).toMatchObject({
      status: 400,
      message: 'The current password is not right.',
    });
    expect((await client.auth.updateUser({ password: next, current_password: PASSWORD })).error).toBeNull();
    expect((await refresh(other.body.refresh_token)).status).toBe(400);
    expect((await refresh(session.refresh_token)).status).toBe(200);
    expect((await device().auth.signInWithPassword({ email, password: next })).error).toBeNull();
  });

  it('wants another one than there is, and none that is guessed at once', async () => {
    const { client } = await signedUp();
    const weak = await client.auth.updateUser({ password: 'short', current_password: PASSWORD });
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' });
    const { error } = await client.auth.updateUser({ password: PASSWORD, current_password: PASSWORD });
    expect(error).toMatchObject({ status: 422, code: 'same_password' });
  });

  it('merges what a person says of themselves', async () => {
    const { client } = await signedUp();
    const { data } = await client.auth.updateUser({ data: { city: 'Accra', role: 'super_admin', isExempt: true } });
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ama', city: 'Accra' });
    expect(data.user?.role).toBe('authenticated');
    const less = await client.auth.updateUser({ data: { city: null } });
    expect(less.data.user?.user_metadata).not.toHaveProperty('city');
    const one = await client.auth.updateUser({ data: { a: 'x'.repeat(1_200) } });
    const two = await client.auth.updateUser({ data: { b: 'x'.repeat(1_200) } });
    expect([one.error, two.error?.status]).toEqual([null, 400]);
  });
});

describe('tokens that are not ours', () => {
  const forged = async (change: (jwt: SignJWT) => SignJWT, alg = 'ES256') => {
    const { privateKey } = await generateKeyPair(alg);
    const now = Math.floor(Date.now() / 1_000);
    const jwt = new SignJWT({ role: 'authenticated', session_id: randomUUID() })
      .setProtectedHeader({ alg })
      .setSubject(randomUUID())
      .setIssuer(`${ORIGIN}/auth/v1`)
      .setAudience('authenticated')
      .setIssuedAt(now)
      .setExpirationTime(now + 600);
    return change(jwt).sign(privateKey);
  };
  const none = () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part({ sub: randomUUID(), role: 'authenticated' })}.`;
  };

  it.each([
    ['signed with another key', () => forged((jwt) => jwt), 'authentication_failed'],
    ['of another algorithm', () => forged((jwt) => jwt, 'RS256'), 'authentication_failed'],
    ['unsigned', async () => none(), 'authentication_failed'],
    ['no token at all', async () => 'nonsense', 'invalid_token_format'],
    ['three times nothing', async () => 'a.b.c', 'invalid_token_format'],
  ])('refuses one that is %s', async (_, make, code) => {
    const headers = { authorization: `Bearer ${await make()}` };
    const { status, body } = await server.call('GET', '/api/credits/status', { headers });
    expect(status).toBe(401);
    expect(['authentication_failed', 'invalid_token_format']).toContain(body.code);
    expect(body.code).toBe(code);
  });

  it('refuses an expired one and says so', async () => {
    const ama = await server.signUp();
    server.clock.advance(3_601_000);
    const { status, body } = await server.call('GET', '/api/credits/status', { as: ama });
    expect(status).toBe(401);
    expect(body.code).toBe('token_expired');
  });
});

describe('what is not there', () => {
  const phone = { phone: '+233201234567' };
  it.each([
    ['an address nobody serves', 'nowhere', {}, 404, 'not_found'],
    ['SSO', 'sso', { domain: 'example.org' }, 404, 'saml_provider_disabled'],
    ['a wallet', 'token?grant_type=web3', { chain: 'solana' }, 422, 'web3_provider_disabled'],
    ['a phone to sign up', 'signup', { ...phone, password: PASSWORD }, 400, 'phone_provider_disabled'],
    [
      'a phone to sign in',
      'token?grant_type=password',
      { ...phone, password: PASSWORD },
      400,
      'phone_provider_disabled',
    ],
    ['a phone for a code', 'otp', phone, 400, 'phone_provider_disabled'],
    ['a code for a phone', 'verify', { ...phone, type: 'sms', token: '123456' }, 403, 'otp_expired'],
    ['nobody at all', 'signup', { data: {} }, 422, 'anonymous_provider_disabled'],
    ['a provider', 'token?grant_type=id_token', { provider: 'google', id_token: 'x' }, 400, 'provider_disabled'],
    ['an unknown grant', 'token?grant_type=none', {}, 400, 'validation_failed'],
  ])('answers %s with its own code, in the shape of auth', async (_, path, body, status, code) => {
    const answer = await server.call('POST', `/auth/v1/${path}`, { body });
    expect(answer).toMatchObject({ status, body: { code: status, error_code: code } });
    expect(answer.body.msg).toMatch(/[a-z ]{10}/);
  });

  it.each([
    ['signup', { email: newEmail() }],
    ['token?grant_type=password', { email: newEmail() }],
    ['otp', {}],
  ])('[spec 1 §5] %s says what is missing', async (path, body) => {
    const { status, body: said } = await server.call('POST', `/auth/v1/${path}`, { body });
    const msg = 'You must provide either an email or phone number and a password';
    expect({ status, said }).toMatchObject({ status: 400, said: { error_code: 'validation_failed', msg } });
  });

  it.each([
    ['token?grant_type=refresh_token', {}, 'refresh_token is missing'],
    ['token?grant_type=refresh_token', { refresh_token: 5 }, 'refresh_token is not valid'],
  ])('%s tells what else is wrong in words of its own', async (path, body, msg) => {
    expect((await server.call('POST', `/auth/v1/${path}`, { body })).body.msg).toBe(msg);
  });

  it('is not promised in the settings', async () => {
    const { body } = await server.call('GET', '/auth/v1/settings');
    expect(body).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      mailer_autoconfirm: true,
      saml_enabled: false,
      passkeys_enabled: false,
    });
  });

  it('refuses a call without the public key, but not the key set', async () => {
    const bare = await server.app.request('/auth/v1/token?grant_type=password', { method: 'POST', body: '{}' });
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ error_code: 'no_authorization' });
    const keys = (await (await server.app.request('/auth/v1/.well-known/jwks.json')).json()) as { keys: object[] };
    expect(keys.keys[0]).toMatchObject({ alg: 'ES256', crv: 'P-256' });
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });
});

describe('profiles', () => {
  it('are read, made and changed by their owner', async () => {
    const { client, session } = await signedUp();
    const id = session.user.id;
    const { data } = await client.from('profiles').select('*').eq('id', id).single();
    expect(data).toMatchObject({ id, display_name: 'Ama' });
    const saved = await client
      .from('profiles')
      .upsert({ id, display_name: 'Ama M.', updated_at: new Date().toISOString() })
      .select()
      .single();
    expect(saved.data).toMatchObject({ display_name: 'Ama M.', preferences: {} });
    const changed = await client
      .from('profiles')
      .upsert({ id, preferences: { theme: 'dark' } })
      .select();
    expect(changed.data).toMatchObject([{ display_name: 'Ama M.', preferences: { theme: 'dark' } }]);
  });

  it('of others are not there', async () => {
    const { client } = await signedUp();
    const { session } = await signedUp();
    const read = await client.from('profiles').select('*').eq('id', session.user.id).single();
    expect(read.error).toMatchObject({ code: 'PGRST116' });
    expect(read.status).toBe(406);
    const write = await client.from('profiles').upsert({ id: session.user.id, display_name: 'Mallory' });
    expect(write.error).toMatchObject({ code: '42501' });
  });

  it('[spec 1 §7] answer as PostgREST does: the columns that are asked for, rows only to whoever wants them, and its codes', async () => {
    const { session } = await signedUp();
    const token = session.access_token;
    const call = async (method: string, query: string, body?: unknown, prefer = '') => {
      const answer = await server.app.request(`/rest/v1/profiles${query}`, {
        method,
        headers: { apikey: DEFAULT_PUBLIC_KEY, authorization: `Bearer ${token}`, prefer },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
    };
    const id = session.user.id;
    expect((await call('GET', '?select=display_name, id')).body).toEqual([{ id, display_name: 'Ama' }]);
    expect((await call('GET', `?id=eq.${id.toUpperCase()}`)).body).toHaveLength(1);
    expect(await call('GET', '?select=password')).toMatchObject({ status: 400, body: { code: '42703' } });
    expect(await call('POST', '', [{ id, display_name: 'Ama K.' }])).toEqual({ status: 201, body: null });
    expect((await call('POST', '', { id, avatar_url: null }, 'return=representation')).body).toMatchObject([
      { display_name: 'Ama K.', avatar_url: null },
    ]);
    const other = (await signedUp()).session.user.id;
    expect(await call('POST', '', { id: other })).toMatchObject({ status: 403, body: { code: '42501' } });
    expect(await call('POST', '', [{ id }, { id: other }])).toMatchObject({ status: 400, body: { code: 'PGRST102' } });
    expect(await call('POST', '', { id, display_name: 7 })).toMatchObject({ status: 400, body: { code: '22P02' } });
    for (const [within, beyond] of [
      [{ display_name: 'x'.repeat(200) }, { display_name: 'x'.repeat(201) }],
      [{ avatar_url: 'x'.repeat(2_000) }, { avatar_url: 'x'.repeat(2_001) }],
      [{ preferences: { long: 'x'.repeat(7_989) } }, { preferences: { long: 'x'.repeat(7_990) } }],
    ]) {
      expect((await call('POST', '', { id, ...within })).status).toBe(201);
      expect(await call('POST', '', { id, ...beyond })).toMatchObject({ status: 400, body: { code: '22P02' } });
    }
  });

  it('refuse a column there is not, and people who are not signed in', async () => {
    const { client, session } = await signedUp();
    const { error, status } = await client.from('profiles').upsert({ id: session.user.id, is_exempt: true });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'PGRST204' });
    expect((await device().from('profiles').select('*')).status).toBe(401);
  });
});
