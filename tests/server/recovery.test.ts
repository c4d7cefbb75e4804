import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedTarget } from '../../server/auth/redirects.ts';
import {
  authFlows,
  factorChallenges,
  factors,
  knownPlaces,
  oneTimeTokens,
  sessions,
  throttles,
  users,
} from '../../server/db/schema/accounts.ts';
import { mails } from '../../server/db/schema/mails.ts';
import { clientOps } from '../../server/db/schema/operations.ts';
import { rateLimits } from '../../server/db/schema/rate-limits.ts';
import { keepSweeping, sweep } from '../../server/jobs/sweep.ts';
import { DAY } from '../../src/lib/moments.ts';
import { authDevice, codeIn, follow, fragmentOf, letterTo, linkIn, newEmail } from '../support/auth-device.ts';
import { memoryLog, ORIGIN, PASSWORD, startTestServer, type TestServer } from '../support/server.ts';

const NEXT = 'another long passphrase';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const signIn = (email: string, password: string) => authDevice(server).auth.signInWithPassword({ email, password });

async function asked(options: { flowType?: 'pkce' | 'implicit'; redirectTo?: string } = {}) {
  const person = await server.signUp();
  const device = authDevice(server, options);
  const { redirectTo } = options;
  const { error } = await device.auth.resetPasswordForEmail(
    person.email,
    redirectTo === undefined ? {} : { redirectTo },
  );
  expect(error).toBeNull();
  const letter = await letterTo(server, person.email);
  return { ...person, device, link: linkIn(letter), code: codeIn(letter) };
}

describe('a forgotten password', () => {
  it('is set anew on the device that asked, without the old one, and every other session ends', async () => {
    const { email, device, link, refreshToken } = await asked();
    const back = await follow(server, link);
    expect(back.origin + back.pathname).toBe(`${ORIGIN}/reset-password`);
    expect(back.hash).toBe('');
    const { error } = await device.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect((await device.auth.updateUser({ password: NEXT })).error).toBeNull();
    expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await signIn(email, NEXT)).error).toBeNull();
    const old = await server.call('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
    });
    expect(old.status).toBe(400);
  });

  it('by a link for any device comes back with the session in the fragment', async () => {
    const { device, link } = await asked({ flowType: 'implicit' });
    const words = fragmentOf(await follow(server, link));
    expect(words.get('type')).toBe('recovery');
    const session = {
      access_token: words.get('access_token') ?? '',
      refresh_token: words.get('refresh_token') ?? '',
    };
    expect((await device.auth.setSession(session)).error).toBeNull();
    expect((await device.auth.updateUser({ password: NEXT })).error).toBeNull();
  });

  it('by the code of its letter on another device, also after the link was opened where it is worth nothing', async () => {
    const { email, link, code } = await asked();
    const phone = authDevice(server);
    const back = await follow(server, link);
    const given = await phone.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(given.data.session).toBeNull();
    expect((await phone.auth.verifyOtp({ type: 'recovery', email, token: code })).error).toBeNull();
    expect((await phone.auth.updateUser({ password: NEXT })).error).toBeNull();
    expect((await signIn(email, NEXT)).error).toBeNull();
    const again = await authDevice(server).auth.verifyOtp({ type: 'recovery', email, token: code });
    expect(again.error?.code).toBe('otp_expired');
  });

  it('not by the code any more once the link has done it', async () => {
    const { email, device, link, code } = await asked();
    await device.auth.exchangeCodeForSession((await follow(server, link)).searchParams.get('code') ?? '');
    const late = await authDevice(server).auth.verifyOtp({ type: 'recovery', email, token: code });
    expect(late.error?.code).toBe('otp_expired');
  });

  it('by its token alone, sent by the page', async () => {
    const { device, link } = await asked({ flowType: 'implicit' });
    const token_hash = new URL(link).searchParams.get('token') ?? '';
    expect((await device.auth.verifyOtp({ type: 'magiclink', token_hash })).error?.code).toBe('otp_expired');
    expect((await device.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
    expect((await device.auth.updateUser({ password: NEXT })).error).toBeNull();
  });

  it('waits for the code of the authenticator app, if there is one', async () => {
    const person = await server.signUp();
    const owner = authDevice(server);
    await owner.auth.signInWithPassword({ email: person.email, password: PASSWORD });
    const { data } = await owner.auth.mfa.enroll({ factorType: 'totp' });
    const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') });
    const code = () => totp.generate({ timestamp: server.clock.now().getTime() });
    await owner.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: code() });
    const device = authDevice(server);
    await device.auth.resetPasswordForEmail(person.email);
    const back = await follow(server, linkIn(await letterTo(server, person.email)));
    await device.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect((await device.auth.updateUser({ password: NEXT })).error?.code).toBe('insufficient_aal');
    server.clock.advance(30_000);
    await device.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: code() });
    expect((await device.auth.updateUser({ password: NEXT })).error).toBeNull();
  });

  it('needs the old one again once the recovery is an hour past', async () => {
    const { device, link } = await asked();
    await device.auth.exchangeCodeForSession((await follow(server, link)).searchParams.get('code') ?? '');
    server.clock.advance(3_601_000);
    await device.auth.refreshSession();
    expect((await device.auth.updateUser({ password: NEXT })).error?.code).toBe('current_password_required');
  });

  it('answers alike for an address nobody has, and writes nobody', async () => {
    const { email } = await server.signUp();
    const nobody = newEmail();
    const answers = await Promise.all(
      [email, nobody].map((address) => server.call('POST', '/auth/v1/recover', { body: { email: address } })),
    );
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: {} });
    await letterTo(server, email);
    expect(server.letters.some(({ to }) => to === nobody)).toBe(false);
  });

  it('is no way in for somebody who is shut out: no letter leaves, and one that had left opens nothing', async () => {
    const { email, link } = await asked();
    const bannedUntil = new Date(server.clock.now().getTime() + DAY);
    await server.database.sql.update(users).set({ bannedUntil }).where(eq(users.email, email));
    const before = server.letters.length;
    expect((await server.call('POST', '/auth/v1/recover', { body: { email } })).status).toBe(200);
    await expect.poll(async () => (await server.database.sql.select().from(mails)).length).toBe(0);
    expect(server.letters.slice(before).filter(({ to }) => to === email)).toEqual([]);
    expect(fragmentOf(await follow(server, link)).get('error_code')).toBe('user_banned');
  });

  it('is asked for six times an hour, whether or not there is such an account', async () => {
    for (const email of [(await server.signUp()).email, newEmail()]) {
      const statuses: number[] = [];
      for (let i = 0; i < 7; i += 1) {
        const headers = { 'x-test-address': randomUUID() };
        statuses.push((await server.call('POST', '/auth/v1/recover', { body: { email }, headers })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    }
  });
});

describe('a link', () => {
  const failed = (url: URL) => fragmentOf(url).get('error_code');

  it('opens once', async () => {
    const { link } = await asked();
    expect((await follow(server, link)).searchParams.get('code')).not.toBeNull();
    const again = await follow(server, link);
    expect(again.origin + again.pathname).toBe(`${ORIGIN}/reset-password`);
    expect(failed(again)).toBe('otp_expired');
    expect(again.searchParams.get('error')).toBe('access_denied');
    expect(again.searchParams.get('error_description')).toContain('expired');
  });

  it('opens for an hour, as does the code of its letter', async () => {
    const { link } = await asked();
    const { email, code } = await asked();
    server.clock.advance(3_601_000);
    expect(failed(await follow(server, link))).toBe('otp_expired');
    const late = await authDevice(server).auth.verifyOtp({ type: 'recovery', email, token: code });
    expect(late.error?.code).toBe('otp_expired');
  });

  it('of an older letter opens nothing', async () => {
    const { email, device, link } = await asked();
    await device.auth.resetPasswordForEmail(email);
    const newer = linkIn(await letterTo(server, email, 1));
    expect(failed(await follow(server, link))).toBe('otp_expired');
    expect((await follow(server, newer)).searchParams.get('code')).not.toBeNull();
  });

  it('that is forged, or of another kind, opens nothing', async () => {
    const { link } = await asked();
    for (const change of [
      (l: string) => l.replace(/token=.{20}/, `token=${'A'.repeat(20)}`),
      (l: string) => l.replace('type=recovery', 'type=invite'),
    ]) {
      expect(failed(await follow(server, change(link)))).toBe('otp_expired');
    }
    const odd = await follow(server, link.replace('type=recovery', 'type=nonsense'));
    expect(failed(odd)).toBe('validation_failed');
  });

  it.each([
    ['another site', 'https://evil.example/reset-password'],
    ['another site in disguise', `${ORIGIN}@evil.example/`],
    ['a path that is a host', '//evil.example'],
    ['backslashes', '\\\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['our name as a part of theirs', `${ORIGIN}.evil.example/`],
    ['a stranger on our host', 'http://ama:secret@localhost:4173/'],
  ])('never leads to %s', async (_, redirectTo) => {
    const { link } = await asked({ redirectTo });
    const inLetter = await follow(server, link);
    expect(inLetter.origin).toBe(ORIGIN);
    const url = new URL(link);
    url.searchParams.set('redirect_to', redirectTo);
    const changed = await follow(server, url.href);
    expect(changed.origin).toBe(ORIGIN);
    expect(changed.username).toBe('');
  });

  it('that says too little is refused', async () => {
    const verify = (query: string) => server.call('GET', `/auth/v1/verify?${query}`);
    for (const query of ['token=x', 'type=recovery', 'type=&token=x', 'type=recovery&token='])
      expect(await verify(query), query).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    const email = newEmail();
    for (const body of [
      { type: 'recovery', email },
      { type: 'recovery', token: '123456' },
      { type: 'recovery', email, token: '123456', token_hash: 'x' },
    ]) {
      const answer = await server.call('POST', '/auth/v1/verify', { body });
      expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
  });

  it('leads to an address on the list, exactly', () => {
    const site = { origin: ORIGIN, accounts: { redirectUrls: ['https://app.example/back'] } };
    const lead = (wanted: string) => new URL(allowedTarget(site, wanted, '/auth/callback')).origin;
    expect(lead('https://app.example/back?x=1')).toBe('https://app.example');
    expect(lead('https://app.example/back/further')).toBe(ORIGIN);
    expect(lead('http://app.example/back')).toBe(ORIGIN);
    expect(lead('https://ama@app.example/back')).toBe(ORIGIN);
    // Another host, though its address begins with ours.
    const ours = { ...site, origin: 'https://app.example' };
    expect(allowedTarget(ours, 'https://app.example.evil.test/', '/auth/callback')).toBe(
      'https://app.example/auth/callback',
    );
  });
});

describe('the code of a device', () => {
  const codeFor = async () => {
    const one = await asked();
    return { ...one, code: (await follow(server, one.link)).searchParams.get('code') ?? '' };
  };

  it('is worth nothing to another device, and then to nobody', async () => {
    const { code, device } = await codeFor();
    const stolen = await server.call('POST', '/auth/v1/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'a'.repeat(56) },
    });
    expect(stolen).toMatchObject({ status: 400, body: { error_code: 'bad_code_verifier' } });
    expect((await device.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  it('is exchanged once, and within five minutes', async () => {
    const { code, device } = await codeFor();
    const { code: late, device: slow } = await codeFor();
    expect((await device.auth.exchangeCodeForSession(code)).error).toBeNull();
    server.clock.advance(301_000);
    expect((await slow.auth.exchangeCodeForSession(late)).error?.code).toBe('flow_state_expired');
  });
});

describe('a link to sign in', () => {
  it('opens a new account by its code, and a known one by its link', async () => {
    const email = newEmail();
    const device = authDevice(server);
    expect((await device.auth.signInWithOtp({ email, options: { data: { full_name: 'Kofi' } } })).error).toBeNull();
    const token = codeIn(await letterTo(server, email));
    const { data, error } = await device.auth.verifyOtp({ type: 'email', email, token });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Kofi' });
    expect((await device.auth.verifyOtp({ type: 'email', email, token })).error?.code).toBe('otp_expired');
    await device.auth.signInWithOtp({ email });
    const letter = await letterTo(server, email, 1);
    const back = await follow(server, linkIn(letter));
    expect(back.pathname).toBe('/auth/callback');
    expect((await device.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')).error).toBeNull();
    // The code of that letter went with its link.
    const late = await device.auth.verifyOtp({ type: 'email', email, token: codeIn(letter) });
    expect(late.error?.code).toBe('otp_expired');
  });

  it('opens by the right code after four that were mistyped', async () => {
    const email = newEmail();
    const device = authDevice(server);
    await device.auth.signInWithOtp({ email });
    const token = codeIn(await letterTo(server, email));
    const wrong = token === '000000' ? '111111' : '000000';
    for (let i = 0; i < 4; i += 1) await device.auth.verifyOtp({ type: 'email', email, token: wrong });
    expect((await device.auth.verifyOtp({ type: 'email', email, token })).error).toBeNull();
  });

  it('by a guessed code: five wrong ones, and the right one is worth nothing either', async () => {
    const email = newEmail();
    const device = authDevice(server);
    await device.auth.signInWithOtp({ email });
    const token = codeIn(await letterTo(server, email));
    const wrong = token === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1) await device.auth.verifyOtp({ type: 'email', email, token: wrong });
    expect((await device.auth.verifyOtp({ type: 'email', email, token })).error?.code).toBe('otp_expired');
  });

  it('asked without making an account tells that there is none, at a strict rate', async () => {
    const device = authDevice(server);
    const probe = () => device.auth.signInWithOtp({ email: newEmail(), options: { shouldCreateUser: false } });
    const { error } = await probe();
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
    expect(error?.message).toContain('not found');
    for (let i = 0; i < 9; i += 1) await probe();
    expect((await probe()).error?.status).toBe(429);
  });

  it('takes an account from whoever made it with an address that is not theirs', async () => {
    const stranger = await server.signUp();
    const owner = authDevice(server);
    await owner.auth.signInWithOtp({ email: stranger.email, options: { shouldCreateUser: false } });
    const token = codeIn(await letterTo(server, stranger.email));
    expect((await owner.auth.verifyOtp({ type: 'email', email: stranger.email, token })).error).toBeNull();
    expect((await signIn(stranger.email, PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await server.call('GET', '/auth/v1/user', { as: stranger })).status).toBe(403);
  });
});

describe('at rest', () => {
  it('what opens nothing any more is swept away after a day, and what does is not', async () => {
    const { id, link } = await asked();
    await follow(server, link);
    const { email } = await asked();
    await authDevice(server).auth.signInWithOtp({ email });
    await letterTo(server, email, 1);
    const left = async () => ({
      tokens: (await server.database.sql.select().from(oneTimeTokens)).length,
      flows: (await server.database.sql.select().from(authFlows).where(eq(authFlows.userId, id))).length,
    });
    const before = await left();
    await sweep(server.database, server.clock);
    expect(await left()).toEqual(before);
    expect(before.flows).toBe(1);
    server.clock.advance(DAY + 3_600_001);
    await sweep(server.database, server.clock);
    expect(await left()).toEqual({ tokens: 0, flows: 0 });
  });

  it('what was counted by address is swept away after a week, the longest that anything is counted', async () => {
    const at = (days: number) => new Date(server.clock.now().getTime() - days * DAY);
    const row = (key: string, days: number) => ({ key, windowStart: at(days), count: 1 });
    await server.database.sql.insert(throttles).values([row('old', 7.1), row('young', 6.9)]);
    // By itself, again and again.
    const stop = keepSweeping(server.database, server.clock, memoryLog().log, 20);
    const left = async () => (await server.database.sql.select().from(throttles)).map(({ key }) => key);
    await expect.poll(left).not.toContain('old');
    stop();
    expect(await left()).toContain('young');
  });

  it('answers to operations and places that were known are swept away after ninety days, what is over at once', async () => {
    const ama = await server.signUp();
    const { sql } = server.database;
    const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY);
    const factor = { id: randomUUID(), userId: ama.id, friendlyName: null, status: 'verified', secret: 'A' } as const;
    await sql.insert(factors).values({ ...factor, createdAt: ago(0), updatedAt: ago(0) });
    for (const [name, days, since] of [
      ['old', 90.1, 1.1],
      ['young', 89.9, 0.9],
    ] as const) {
      const operation = { scope: ama.id, opId: randomUUID(), route: name, bodySha256: '' };
      await sql.insert(clientOps).values({ ...operation, createdAt: ago(days) });
      await sql.insert(knownPlaces).values({ place: name, userId: ama.id, seenAt: ago(days) });
      await sql.insert(rateLimits).values({ key: name, points: 1, expire: ago(name === 'old' ? 0.001 : -0.01) });
      await sql.insert(factorChallenges).values({ id: randomUUID(), factorId: factor.id, expiresAt: ago(since) });
    }
    await sweep(server.database, server.clock);
    const routes = await sql.select({ of: clientOps.route }).from(clientOps).where(eq(clientOps.scope, ama.id));
    const places = await sql.select({ of: knownPlaces.place }).from(knownPlaces);
    const limits = await sql.select({ of: rateLimits.key }).from(rateLimits);
    for (const rows of [routes, places, limits]) {
      expect(rows.map(({ of }) => of)).toContain('young');
      expect(rows.map(({ of }) => of)).not.toContain('old');
    }
    expect(await sql.select().from(factorChallenges)).toHaveLength(1);
  });

  it('a session is swept away a week after it ended, or ran out', async () => {
    const [ama, kofi] = [await server.signUp(), await server.signUp()];
    await server.call('POST', '/auth/v1/logout?scope=local', { as: ama });
    const left = async () => {
      await sweep(server.database, server.clock);
      const rows = await server.database.sql.select({ userId: sessions.userId }).from(sessions);
      return [ama, kofi].map(({ id }) => rows.filter(({ userId }) => userId === id).length);
    };
    server.clock.advance(6 * DAY);
    expect(await left()).toEqual([1, 1]);
    server.clock.advance(2 * DAY);
    expect(await left()).toEqual([0, 1]);
    server.clock.advance(28 * DAY);
    expect(await left()).toEqual([0, 1]);
    server.clock.advance(2 * DAY);
    expect(await left()).toEqual([0, 0]);
  });

  it('neither a link, nor six digits, nor a code is kept as it is', async () => {
    const { email, id, link } = await asked();
    await authDevice(server).auth.signInWithOtp({ email });
    const letter = await letterTo(server, email, 1);
    const code = (await follow(server, link)).searchParams.get('code') ?? '';
    const kept = JSON.stringify([
      await server.database.sql.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, id)),
      await server.database.sql.select().from(authFlows).where(eq(authFlows.userId, id)),
    ]);
    const token = new URL(linkIn(letter)).searchParams.get('token') ?? '';
    for (const secret of [token, codeIn(letter), code]) {
      expect(secret.length).toBeGreaterThan(5);
      expect(kept).not.toContain(secret);
    }
    for (const secret of [token, code, email]) expect(server.logged.join('')).not.toContain(secret);
  });
});
