import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authDevice, codeIn, letterTo, newEmail } from '../support/auth-device.ts';
import { PASSWORD, type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

/** What the person's app shows at the server's time. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
const nextStep = () => server.clock.advance(30_000);

async function signedUp(): Promise<{ device: SupabaseClient; email: string }> {
  const email = newEmail();
  const device = authDevice(server);
  const { error } = await device.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { device, email };
}

async function enrolled(device: SupabaseClient, friendlyName = 'My phone') {
  const { data, error } = await device.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error !== null) throw error;
  return { factorId: data.id, ...data.totp };
}

async function withFactor() {
  const { device, email } = await signedUp();
  const factor = await enrolled(device);
  const { error } = await device.auth.mfa.challengeAndVerify({
    factorId: factor.factorId,
    code: codeOf(factor.secret),
  });
  expect(error).toBeNull();
  return { device, email, ...factor };
}

async function signIn(email: string) {
  const device = authDevice(server);
  const { data } = await device.auth.signInWithPassword({ email, password: PASSWORD });
  const session = data.session;
  if (session === null) throw new Error('no session');
  const person: Person = {
    id: session.user.id,
    email,
    token: session.access_token,
    refreshToken: session.refresh_token,
  };
  return { device, person };
}

describe('an authenticator app', () => {
  it('is added with a picture, an address and a secret that say the same', async () => {
    const { device, email } = await signedUp();
    const { qr_code, uri, secret } = await enrolled(device);
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(qr_code).not.toContain('#');
    const url = new URL(uri);
    expect(url.searchParams.get('secret')).toBe(secret);
    expect(url.searchParams.get('issuer')).toBe('localhost:4173');
    expect(decodeURIComponent(url.pathname)).toContain(email);
  });

  it('counts once its code was typed: the session is aal2, others of the account end', async () => {
    const { device, email } = await signedUp();
    const other = await signIn(email);
    const { factorId, secret } = await enrolled(device);
    const before = await device.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    await device.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    const after = await device.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(after.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(
      after.data?.currentAuthenticationMethods.map((proof) => (typeof proof === 'string' ? proof : proof.method)),
    ).toEqual(['totp', 'password']);
    expect((await server.call('GET', '/auth/v1/user', { as: other.person })).status).toBe(403);
    expect((await device.auth.refreshSession()).error).toBeNull();
    const kept = await device.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(kept.data?.currentLevel).toBe('aal2');
  });

  it('is asked for by the server itself: without its code nothing of the account is shown', async () => {
    const { email, factorId, secret } = await withFactor();
    const { device, person } = await signIn(email);
    const level = await device.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const refused = await server.call('GET', '/api/reports/history', { as: person });
    expect(refused).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    expect((await server.call('GET', '/rest/v1/profiles', { as: person })).status).toBe(403);
    const password = { password: 'another long passphrase', current_password: PASSWORD };
    expect((await device.auth.updateUser(password)).error?.code).toBe('insufficient_aal');
    expect((await device.auth.updateUser({ data: { full_name: 'Kofi' } })).error?.code).toBe('insufficient_aal');
    expect((await device.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    nextStep();
    const { data } = await device.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    const raised = { ...person, token: data?.access_token ?? '' };
    expect((await server.call('GET', '/api/reports/history', { as: raised })).status).toBe(200);
  });

  it('lets nobody who has the password alone add one of their own', async () => {
    const { email } = await withFactor();
    const { person } = await signIn(email);
    const enrol = { as: person, body: { factor_type: 'totp', friendly_name: 'Theirs' } };
    expect(await server.call('POST', '/auth/v1/factors', enrol)).toMatchObject({
      status: 403,
      body: { error_code: 'insufficient_aal' },
    });
  });

  it('gives no code that is taken twice', async () => {
    const { email, factorId, secret } = await withFactor();
    const { device } = await signIn(email);
    const again = await device.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    nextStep();
    expect((await device.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  });

  it('takes no code older than one that was taken, though its time is not over', async () => {
    const { device, factorId, secret } = await withFactor();
    nextStep();
    const seen = codeOf(secret);
    nextStep();
    expect((await device.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
    const { error } = await device.auth.mfa.challengeAndVerify({ factorId, code: seen });
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  it('is not guessed: five tries, then a wait', async () => {
    const { device } = await signedUp();
    const { factorId, secret } = await enrolled(device);
    const right = codeOf(secret);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1) {
      const { error } = await device.auth.mfa.challengeAndVerify({ factorId, code: wrong });
      expect(error?.code).toBe('mfa_verification_failed');
    }
    expect((await device.auth.mfa.challengeAndVerify({ factorId, code: right })).error?.status).toBe(429);
  });

  it('wants a challenge of its own that is not old', async () => {
    const { device } = await signedUp();
    const { factorId, secret } = await enrolled(device);
    const { data } = await device.auth.mfa.challenge({ factorId });
    const verify = (challengeId: string) => device.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) });
    expect((await verify(randomUUID())).error?.code).toBe('mfa_factor_not_found');
    server.clock.advance(301_000);
    expect((await verify(data?.id ?? '')).error?.code).toBe('mfa_challenge_expired');
  });

  it('of somebody else is not there', async () => {
    const { factorId } = await withFactor();
    const { device } = await signedUp();
    expect((await device.auth.mfa.challenge({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await device.auth.mfa.unenroll({ factorId })).error?.status).toBe(404);
  });

  it('is taken away by a session that showed it; then the account is as before', async () => {
    const { device, email, factorId } = await withFactor();
    expect((await device.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await device.auth.refreshSession()).error).toBeNull();
    const { data } = await device.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect(data?.currentAuthenticationMethods).toMatchObject([{ method: 'password' }]);
    const { person } = await signIn(email);
    expect((await server.call('GET', '/api/reports/history', { as: person })).status).toBe(200);
  });

  it('taken away lowers what was raised by it, though another was begun and never finished', async () => {
    const { device, factorId } = await withFactor();
    await enrolled(device, 'Never finished');
    expect((await device.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await device.auth.refreshSession()).error).toBeNull();
    const { data } = await device.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1' });
  });

  it('takes along those that were begun and never finished once it counts', async () => {
    const { device } = await signedUp();
    await enrolled(device, 'Never finished');
    const { factorId, secret } = await enrolled(device, 'My phone');
    await device.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    const { data } = await device.auth.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([factorId]);
  });

  it('needs no name, and two may be without', async () => {
    const { device } = await signedUp();
    for (let n = 0; n < 2; n += 1) expect((await device.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  it('that is shown again in a session is told once, with its latest time', async () => {
    const { device, factorId, secret } = await withFactor();
    nextStep();
    expect((await device.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
    const { data } = await device.auth.getClaims();
    expect(data?.claims.amr?.map((proof) => (typeof proof === 'string' ? proof : proof.method))).toEqual([
      'totp',
      'password',
    ]);
  });

  it('has a name of its own, ten at most, and no phone and no key is one', async () => {
    const { device } = await signedUp();
    for (let i = 0; i < 10; i += 1) await enrolled(device, `App ${i}`);
    const more = (friendlyName: string) => device.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    expect((await more('App 3')).error?.code).toBe('mfa_factor_name_conflict');
    expect((await more('One more')).error?.code).toBe('too_many_enrolled_mfa_factors');
    const phone = await device.auth.mfa.enroll({ factorType: 'phone', phone: '+233201234567', friendlyName: 'P' });
    expect(phone.error?.code).toBe('mfa_phone_enroll_not_enabled');
    server.clock.advance(301_000);
    expect((await more('Those nobody finished are gone')).error).toBeNull();
  });
});

describe('a code by mail instead of the password', () => {
  it('changes the password once', async () => {
    const { device, email } = await signedUp();
    expect((await device.auth.reauthenticate()).error).toBeNull();
    const nonce = codeIn(await letterTo(server, email));
    const wrong = nonce === '000000' ? '111111' : '000000';
    const change = (password: string, code: string) => device.auth.updateUser({ password, nonce: code });
    expect((await change('another long passphrase', wrong)).error?.code).toBe('reauthentication_not_valid');
    expect((await change('another long passphrase', nonce)).error).toBeNull();
    expect((await change('yet another passphrase', nonce)).error?.code).toBe('reauthentication_not_valid');
  });
});
