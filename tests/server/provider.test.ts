import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_ACCOUNTS } from '../../server/auth/settings.ts';
import { profiles, users } from '../../server/db/schema/accounts.ts';
import { authDevice, codeIn, fragmentOf, letterTo, newEmail } from '../support/auth-device.ts';
import { CookieBrowser } from '../support/browser-cookies.ts';
import { type HttpDouble, startHttpDouble } from '../support/http-double.ts';
import { CLIENT, type ProviderPerson, startProvider, type TestProvider } from '../support/oidc-provider.ts';
import { ORIGIN, PASSWORD, startTestServer, type TestServer } from '../support/server.ts';

const CALLBACK = `${ORIGIN}/auth/v1/callback`;

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startProvider(CALLBACK);
  server = await startTestServer({
    accounts: { ...DEFAULT_ACCOUNTS, google: { ...CLIENT, issuer: provider.issuer } },
  });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});

const known = (person: Partial<ProviderPerson> = {}): ProviderPerson => {
  const one = { sub: randomUUID(), email: newEmail(), email_verified: true, name: 'Ama Mensah', ...person };
  provider.people.set(one.sub, one);
  return one;
};

/** A request to our own server, as the person's browser makes it. */
const local = async (address: string): Promise<URL> => {
  const url = new URL(address);
  const answer = await server.app.request(`${url.pathname}${url.search}`);
  return new URL(answer.headers.get('location') ?? `about:${answer.status}`);
};

/** Where our server's address for leaving leads, through the provider's page, until it comes back to us. */
async function choose(leave: string, sub: string): Promise<string> {
  const browser = new CookieBrowser();
  const page = await browser.travel(leave, ORIGIN);
  return browser.travel(page, ORIGIN, { method: 'POST', body: new URLSearchParams({ sub }) });
}

async function signIn(sub: string, device = authDevice(server), redirectTo = `${ORIGIN}/auth/callback`) {
  const { data } = await device.auth.signInWithOAuth({ provider: 'google', options: { redirectTo } });
  const leave = await local(data.url ?? '');
  const back = await local(await choose(leave.href, sub));
  return { device, leave, back, code: back.searchParams.get('code') };
}

async function signedIn(sub: string) {
  const { device, code } = await signIn(sub);
  const { data, error } = await device.auth.exchangeCodeForSession(code ?? '');
  expect(error).toBeNull();
  return { device, user: data.user };
}

/** Somebody who has a password goes to the provider to link what they have there. */
async function link(email: string, sub: string) {
  const device = authDevice(server);
  await device.auth.signInWithPassword({ email, password: PASSWORD });
  const { data } = await device.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
  return { device, back: await local(await choose(data?.url ?? '', sub)) };
}

describe('a provider', () => {
  it('is shown in the settings', async () => {
    const { body } = await server.call('GET', '/auth/v1/settings');
    expect(body.external.google).toBe(true);
  });

  it('makes an account with a name, and knows it the next time', async () => {
    const person = known();
    const { device, user } = await signedIn(person.sub);
    expect(user).toMatchObject({ email: person.email, app_metadata: { provider: 'google', providers: ['google'] } });
    expect(user?.identities).toMatchObject([{ provider: 'google', id: person.sub }]);
    const claims = await device.auth.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'oauth' }]);
    const [profile] = await server.database.sql
      .select()
      .from(profiles)
      .where(eq(profiles.id, user?.id ?? ''));
    expect(profile?.displayName).toBe('Ama Mensah');
    expect((await signedIn(person.sub)).user?.id).toBe(user?.id);
  });

  it('is believed about a name that somebody has not chosen themselves; what it says anew is remembered', async () => {
    const person = known();
    const { device, user } = await signedIn(person.sub);
    const where = eq(profiles.id, user?.id ?? '');
    await device.auth.updateUser({ data: { full_name: 'Ama M.' } });
    await server.database.sql.update(profiles).set({ displayName: 'Ama M.' }).where(where);
    provider.people.set(person.sub, { ...person, name: 'Ama Owusu' });
    const again = (await signedIn(person.sub)).user;
    expect(again?.user_metadata.full_name).toBe('Ama M.');
    expect(again?.identities?.[0]?.identity_data?.full_name).toBe('Ama Owusu');
    const [profile] = await server.database.sql.select().from(profiles).where(where);
    expect(profile?.displayName).toBe('Ama M.');
  });

  it('is handed on what the page says of its own page, and nothing of what is ours to say', async () => {
    const { data } = await authDevice(server).auth.signInWithOAuth({
      provider: 'google',
      options: {
        queryParams: { prompt: 'select_account', login_hint: 'ama@example.org', nonce: 'mine', state: 'mine' },
      },
    });
    const words = (await local(data.url ?? '')).searchParams;
    expect([words.get('prompt'), words.get('login_hint')]).toEqual(['select_account', 'ama@example.org']);
    expect([words.getAll('nonce'), words.getAll('state')]).not.toContainEqual(expect.arrayContaining(['mine']));
  });

  it('is asked with a challenge, a state and a nonce, for our own address', async () => {
    const { leave } = await signIn(known().sub);
    expect(leave.origin).toBe(provider.issuer);
    const words = leave.searchParams;
    expect(words.get('redirect_uri')).toBe(CALLBACK);
    expect(words.get('code_challenge_method')).toBe('S256');
    for (const word of ['state', 'nonce', 'code_challenge']) expect(words.get(word)?.length).toBeGreaterThan(42);
  });

  it('that says no is told to the page, and nothing more', async () => {
    const { back } = await signIn('nobody');
    expect(back.origin + back.pathname).toBe(`${ORIGIN}/auth/callback`);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(fragmentOf(back).get('error_description')).toBe('The person said no');
  });

  it('is not believed about an address that it has not verified', async () => {
    const { back } = await signIn(known({ email_verified: false }).sub);
    expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  });

  it('never leads to another site', async () => {
    const { back } = await signIn(known().sub, authDevice(server), 'https://evil.example/take');
    expect(back.origin + back.pathname).toBe(`${ORIGIN}/auth/callback`);
  });

  it('is not gone to without a challenge of the device', async () => {
    const answer = await server.app.request('/auth/v1/authorize?provider=google');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
    expect((await server.app.request('/auth/v1/authorize?provider=github')).status).toBe(400);
  });
});

describe('who comes back', () => {
  it('with a state that is forged, or was used, is not let in', async () => {
    const device = authDevice(server);
    const { data } = await device.auth.signInWithOAuth({ provider: 'google' });
    const back = await choose((await local(data.url ?? '')).href, known().sub);
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect((await local(forged.href)).searchParams.get('error_code')).toBe('bad_oauth_state');
    expect((await local(back)).searchParams.get('code')).not.toBeNull();
    expect((await local(back)).searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('with a code of somebody else, or too late, is not let in', async () => {
    const leave = async () =>
      (await local((await authDevice(server).auth.signInWithOAuth({ provider: 'google' })).data.url ?? '')).href;
    const mine = new URL(await choose(await leave(), known().sub));
    const theirs = new URL(await choose(await leave(), known().sub));
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    expect((await local(mine.href)).searchParams.get('error_code')).toBe('bad_oauth_callback');
    server.clock.advance(901_000);
    expect((await local(theirs.href)).searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('within a quarter of an hour is let in', async () => {
    const { data } = await authDevice(server).auth.signInWithOAuth({ provider: 'google' });
    const back = await choose((await local(data.url ?? '')).href, known().sub);
    server.clock.advance(890_000);
    expect((await local(back)).searchParams.get('code')).not.toBeNull();
  });

  it('while their account is disabled is told so', async () => {
    const person = known();
    const { user } = await signedIn(person.sub);
    const bannedUntil = new Date(server.clock.now().getTime() + 60_000);
    await server.database.sql
      .update(users)
      .set({ bannedUntil })
      .where(eq(users.id, user?.id ?? ''));
    expect((await signIn(person.sub)).back.searchParams.get('error_code')).toBe('user_banned');
  });

  it('is let in only on the device that left', async () => {
    const { code } = await signIn(known().sub);
    const other = authDevice(server);
    await other.auth.signInWithOAuth({ provider: 'google' });
    expect((await other.auth.exchangeCodeForSession(code ?? '')).error?.code).toBe('bad_code_verifier');
  });
});

describe('one person, two ways in', () => {
  it('with the same verified address is one account; a password nobody proved ends', async () => {
    const { email, id } = await server.signUp();
    const [before] = await server.database.sql.select().from(users).where(eq(users.id, id));
    server.clock.advance(60_000);
    const { device, user } = await signedIn(known({ email }).sub);
    expect(user?.id).toBe(id);
    expect(Date.parse(user?.email_confirmed_at ?? '')).toBe(before?.emailConfirmedAt?.getTime());
    expect(user?.identities?.map(({ provider: name }) => name).sort()).toEqual(['email', 'google']);
    const shown = (await device.auth.getUser()).data.user;
    expect(shown, 'a way in by address, and no password to it').toMatchObject({ has_password: false });
    const password = await authDevice(server).auth.signInWithPassword({ email, password: PASSWORD });
    expect(password.error?.code).toBe('invalid_credentials');
  });

  it('a stranger who made the account with an address that is not theirs leaves nothing in it to come back by', async () => {
    const stranger = await server.signUp();
    const theirs = known();
    const device = authDevice(server);
    await device.auth.signInWithPassword({ email: stranger.email, password: PASSWORD });
    const { data } = await device.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
    await local(await choose(data?.url ?? '', theirs.sub));
    await device.auth.updateUser({ email: newEmail() });

    const { user } = await signedIn(known({ email: stranger.email }).sub);
    expect(user?.id).toBe(stranger.id);
    expect(user?.new_email).toBeUndefined();
    expect(user?.identities?.map(({ id }) => id)).not.toContain(theirs.sub);
    expect((await signedIn(theirs.sub)).user?.id).not.toBe(stranger.id);
    expect((await server.call('GET', '/auth/v1/user', { as: stranger })).status).toBe(403);
  });

  it('an account with a second factor is not handed over for its address alone', async () => {
    const person = await server.signUp();
    const device = authDevice(server);
    await device.auth.signInWithPassword({ email: person.email, password: PASSWORD });
    const { data } = await device.auth.mfa.enroll({ factorType: 'totp' });
    const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') });
    const code = totp.generate({ timestamp: server.clock.now().getTime() });
    expect((await device.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })).error).toBeNull();
    const { back } = await signIn(known({ email: person.email }).sub);
    expect(back.searchParams.get('error_code')).toBe('email_exists');
    expect((await device.auth.getUser()).error).toBeNull();
    // Nor is a way into it taken away by the password alone.
    const other = authDevice(server);
    const { data: signed } = await other.auth.signInWithPassword({ email: person.email, password: PASSWORD });
    const [way] = signed.user?.identities ?? [];
    if (way === undefined) throw new Error('A way in');
    expect((await other.auth.unlinkIdentity(way)).error?.code).toBe('insufficient_aal');
  });

  it('a password is added by whoever has just signed in, and then opens the account', async () => {
    const person = known();
    const { device } = await signedIn(person.sub);
    const provided = () => server.call('POST', '/api/account/provider', { body: { email: person.email } });
    expect((await provided()).body.data).toEqual({ provider: 'google' });
    const { data, error } = await device.auth.updateUser({ password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.identities?.map(({ provider: name }) => name)).toEqual(['google', 'email']);
    expect((await provided()).body.data).toEqual({ provider: null });
    const email = person.email ?? '';
    expect((await authDevice(server).auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('a password is not added from a phone that was left open', async () => {
    const { device } = await signedIn(known().sub);
    server.clock.advance(601_000);
    expect((await device.auth.updateUser({ password: PASSWORD })).error?.code).toBe('reauthentication_needed');
  });

  it('a password is added by the code of a letter, from a phone that was signed in long ago', async () => {
    const person = known();
    const email = person.email ?? '';
    const { device } = await signedIn(person.sub);
    const shown = async () => (await device.auth.getUser()).data.user as object;
    expect(await shown()).toMatchObject({ has_password: false });
    server.clock.advance(601_000);
    await device.auth.reauthenticate();
    const nonce = codeIn(await letterTo(server, email));
    const wrong = nonce === '000000' ? '111111' : '000000';
    const refused = await device.auth.updateUser({ password: PASSWORD, nonce: wrong });
    expect(refused.error).toMatchObject({
      code: 'reauthentication_not_valid',
      message: 'This code is not right, or too old. Please ask for a new one.',
    });
    expect((await device.auth.updateUser({ password: PASSWORD, nonce })).error).toBeNull();
    expect(await shown()).toMatchObject({ has_password: true });
    expect((await authDevice(server).auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('[security 9] the code of a letter is guessed twenty times an hour at most', async () => {
    const ama = await server.signUp();
    const guess = async () => {
      const body = { password: 'another long passphrase', nonce: '000000' };
      return (await server.call('PUT', '/auth/v1/user', { as: ama, body })).status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push(await guess());
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });

  it('is linked once, to one account, and unlinked while another way in is left', async () => {
    const person = known();
    const ama = await server.signUp();
    const { device, back } = await link(ama.email, person.sub);
    expect((await device.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')).error).toBeNull();
    const again = await link(ama.email, person.sub);
    expect(again.back.searchParams.get('error_code')).toBe('identity_already_exists');
    const other = await link((await server.signUp()).email, person.sub);
    expect(fragmentOf(other.back).get('error_description')).toBe('Identity is already linked to another user');

    const { data } = await device.auth.getUserIdentities();
    const [email, google] = data?.identities ?? [];
    if (email === undefined || google === undefined) throw new Error('Two ways in');
    const gone = { ...google, identity_id: randomUUID() };
    expect((await device.auth.unlinkIdentity(gone)).error?.code).toBe('identity_not_found');
    expect((await device.auth.unlinkIdentity(google)).error).toBeNull();
    expect((await device.auth.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable');
  });

  it('gives the account its address, and is the way in alone, once the account’s own address is unlinked', async () => {
    const person = known();
    const { email } = await server.signUp();
    const { device, back } = await link(email, person.sub);
    await device.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    const { data } = await device.auth.getUserIdentities();
    const own = data?.identities.find(({ provider: way }) => way === 'email');
    if (own === undefined) throw new Error('No address of their own');
    expect((await device.auth.unlinkIdentity(own)).error).toBeNull();
    expect((await device.auth.getUser()).data.user?.email).toBe(person.email);
    const refused = await authDevice(server).auth.signInWithPassword({ email, password: PASSWORD });
    expect(refused.error?.code).toBe('invalid_credentials');
  });
});

describe('a token from the provider’s own script', () => {
  it('that the provider did not sign is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT({ email: newEmail(), email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setSubject('forged')
      .setIssuer(provider.issuer)
      .setAudience(CLIENT.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    const { error } = await authDevice(server).auth.signInWithIdToken({ provider: 'google', token });
    expect(error).toMatchObject({ status: 400, message: 'Bad ID token' });
  });

  describe('that it signed', () => {
    let house: HttpDouble;
    let other: TestServer;
    let isAway = true;
    let sign: (claims: object) => Promise<string>;
    beforeAll(async () => {
      house = await startHttpDouble();
      const { privateKey, publicKey } = await generateKeyPair('ES256');
      const jwk = { ...(await exportJWK(publicKey)), kid: 'house', alg: 'ES256' };
      const about = { issuer: house.url, jwks_uri: `${house.url}/keys`, authorization_endpoint: house.url };
      house.behave(({ path }, answer) => {
        if (isAway) return answer.writeHead(503).end();
        answer.writeHead(200, { 'content-type': 'application/json' });
        return answer.end(JSON.stringify(path === '/keys' ? { keys: [jwk] } : about));
      });
      other = await startTestServer({ accounts: { ...DEFAULT_ACCOUNTS, google: { ...CLIENT, issuer: house.url } } });
      sign = (claims) =>
        new SignJWT({ email: newEmail(), email_verified: true, ...claims })
          .setProtectedHeader({ alg: 'ES256', kid: 'house' })
          .setSubject(randomUUID())
          .setIssuer(house.url)
          .setAudience(CLIENT.clientId)
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(privateKey);
    });
    afterAll(async () => {
      await other.stop();
      await house.close();
    });
    const signIn = async (claims: object, nonce?: string) => {
      const given = { provider: 'google', token: await sign(claims), ...(nonce !== undefined && { nonce }) };
      return (await authDevice(other).auth.signInWithIdToken(given)).error;
    };

    it('is asked about again once the provider is back', async () => {
      expect(await signIn({})).toMatchObject({ status: 500 });
      isAway = false;
      expect(await signIn({})).toBeNull();
    });

    it('opens the account on the page it was made for alone', async () => {
      const hashed = createHash('sha256').update('mine').digest('hex');
      for (const [claims, nonce] of [
        [{ nonce: 'mine' }, 'mine'],
        [{ nonce: hashed }, 'mine'],
      ] as const)
        expect(await signIn(claims, nonce)).toBeNull();
      for (const [claims, nonce] of [
        [{ nonce: 'mine' }, 'theirs'],
        [{ nonce: 'mine' }, undefined],
        [{}, 'mine'],
      ] as const)
        expect(await signIn(claims, nonce)).toMatchObject({ status: 400, message: 'Nonces mismatch' });
    });

    it('of a provider that is not set up is refused', async () => {
      const body = { provider: 'apple', id_token: await sign({}) };
      const answer = await other.call('POST', '/auth/v1/token?grant_type=id_token', { body });
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'provider_disabled' } });
    });
  });
});
