import { describe, expect, it } from 'vitest';
import { readStored } from '../../src/session/stored.ts';
import { USER } from '../support/account-db.ts';
import { accountAt, answer, FACTOR, refusal } from '../support/auth-service.ts';

const user = (more: object = {}) => ({
  id: USER,
  email: 'amina@example.com',
  user_metadata: { full_name: 'Amina Odhiambo' },
  identities: [{ provider: 'email' }],
  factors: [FACTOR, { ...FACTOR, id: 'f2', status: 'unverified' }],
  ...more,
});

function signedIn(replies: Parameters<typeof accountAt>[0]) {
  const house = accountAt(replies);
  house.session.gate.acceptSession(house.opened());
  return house;
}

describe('what the settings show', () => {
  it('how the account signs in, and the apps that were set up to the end', async () => {
    const { account } = signedIn({ 'GET /auth/v1/user': () => answer(user()) });
    expect(await account.details()).toMatchObject({
      ok: true,
      value: { name: 'Amina Odhiambo', hasPassword: true, factors: [{ id: 'f1', name: 'Phone' }] },
    });
  });

  it('an account of a provider has no password', async () => {
    const { account } = signedIn({
      'GET /auth/v1/user': () => answer(user({ identities: [{ provider: 'google' }], user_metadata: {} })),
    });
    expect(await account.details()).toMatchObject({ value: { name: 'amina', hasPassword: false } });
  });

  it('a way in by address does not mean a password, where the server says so', async () => {
    const { account } = signedIn({ 'GET /auth/v1/user': () => answer(user({ has_password: false })) });
    expect(await account.details()).toMatchObject({ value: { hasPassword: false, providers: ['email'] } });
  });

  it('nothing of anybody who is not signed in', async () => {
    const { account, asked } = accountAt();
    expect(await account.details()).toMatchObject({ ok: false, message: 'User not authenticated' });
    expect(asked).toEqual([]);
  });
});

describe('what they change', () => {
  it('the password, with the current one', async () => {
    const { account, asked } = signedIn({ 'PUT /auth/v1/user': () => answer(user()) });
    expect(await account.changePassword('the new one', { kind: 'password', text: 'the old one' })).toEqual({
      ok: true,
    });
    expect(asked[0]?.body).toEqual({ password: 'the new one', current_password: 'the old one' });
  });

  it('the password, with the code of a letter that was asked for', async () => {
    const { account, asked } = signedIn({
      'GET /auth/v1/reauthenticate': () => answer({}),
      'PUT /auth/v1/user': () => answer(user()),
    });
    expect(await account.sendCode()).toEqual({ ok: true });
    expect(await account.changePassword('the new one', { kind: 'code', text: '123456' })).toEqual({ ok: true });
    expect(asked.map(({ call }) => call)).toEqual(['GET /auth/v1/reauthenticate', 'PUT /auth/v1/user']);
    expect(asked[1]?.body).toEqual({ password: 'the new one', nonce: '123456' });
  });

  it('not with a wrong one', async () => {
    const { account } = signedIn({
      'PUT /auth/v1/user': () => refusal(400, 'current_password_invalid', 'The current password is not right.'),
    });
    expect(await account.changePassword('the new one', { kind: 'password', text: 'wrong' })).toMatchObject({
      ok: false,
      message: 'The current password is not right.',
    });
  });

  it('the address, which is another one here too once the server says so', async () => {
    let email = 'amina@example.com';
    const { account, asked, record } = signedIn({
      'PUT /auth/v1/user': () => answer(user({ new_email: 'new@example.com' })),
      'GET /auth/v1/user': () =>
        answer(user(email === 'amina@example.com' ? { new_email: 'new@example.com' } : { email })),
    });
    expect(await account.changeEmail('new@example.com')).toEqual({ ok: true });
    expect(asked[0]?.body).toEqual({ email: 'new@example.com' });
    expect(asked[0]?.query.get('redirect_to')).toBe('https://baraza.test/auth/callback');
    expect(await account.details()).toMatchObject({ value: { email, wantedEmail: 'new@example.com' } });
    expect(record.account.get()?.email).toBe('amina@example.com');
    email = 'new@example.com';
    expect(await account.details()).toMatchObject({ value: { email, wantedEmail: null } });
    expect(record.account.get()).toMatchObject({ email, name: 'Amina Odhiambo' });
  });

  it('the name: in the account, in its profile, and on this device', async () => {
    const { account, asked, record } = signedIn({
      'PUT /auth/v1/user': () => answer(user()),
      'POST /rest/v1/profiles': () => answer([{ id: USER }], 201),
    });
    expect(await account.rename('Amina O.')).toEqual({ ok: true });
    expect(asked.map(({ body }) => body)).toMatchObject([
      { data: { full_name: 'Amina O.' } },
      { id: USER, display_name: 'Amina O.' },
    ]);
    expect(record.account.get()?.name).toBe('Amina O.');
  });

  it.each(['PUT /auth/v1/user', 'POST /rest/v1/profiles'])(
    'the name, nowhere on this device where %s was refused',
    async (refusing) => {
      const { account, record } = signedIn({
        'PUT /auth/v1/user': () => answer(user()),
        'POST /rest/v1/profiles': () => answer([{ id: USER }], 201),
        [refusing]: () => refusal(422, 'validation_failed', 'Too long'),
      });
      expect(await account.rename('Amina O.')).toMatchObject({ ok: false });
      expect(record.account.get()?.name).toBe('Amina Odhiambo');
    },
  );

  it.each([
    [[{ preferences: { share_unmatched: false } }], false],
    [[{ preferences: { share_unmatched: true } }], true],
    [[{ preferences: null }], true],
    [[], true],
  ])('that texts may be read by those who write playbooks, unless somebody said no: %j', async (rows, shares) => {
    const { account } = signedIn({ 'GET /rest/v1/profiles': () => answer(rows) });
    expect(await account.sharesUnmatched()).toEqual({ ok: true, value: shares });
  });

  it('that they may not', async () => {
    const { account, asked } = signedIn({
      'GET /auth/v1/user': () => answer(user()),
      'POST /rest/v1/profiles': () => answer([{ id: USER }], 201),
    });
    expect(await account.shareUnmatched(false)).toEqual({ ok: true });
    expect(asked.at(-1)?.body).toEqual({ id: USER, preferences: { share_unmatched: false } });
  });

  it('which apps there are, and this session then says so', async () => {
    const house: ReturnType<typeof accountAt> = signedIn({
      'DELETE /auth/v1/factors/f1': () => answer({ id: 'f1' }),
      'POST /auth/v1/token': () => answer(house.opened()),
    });
    expect(await house.account.removeFactor('f1')).toEqual({ ok: true });
    expect(house.asked.map(({ call }) => call)).toEqual(['DELETE /auth/v1/factors/f1', 'POST /auth/v1/token']);
  });

  it('every session ends at the server before this device is left', async () => {
    const { account, asked, record } = signedIn({ 'POST /auth/v1/logout': () => answer(null, 204) });
    expect(await account.endEverySession()).toEqual({ ok: true });
    expect(asked[0]?.query.get('scope')).toBe('global');
    expect(record.account.get()).not.toBeNull();
  });

  it('another’s page under 200 ends nothing', async () => {
    const { account } = signedIn({ 'POST /auth/v1/logout': () => new Response('<h1>Free WiFi</h1>') });
    expect(await account.endEverySession()).toMatchObject({ ok: false, code: 'unreachable' });
  });

  it('an authenticator app, whose first code raises this session', async () => {
    const house: ReturnType<typeof accountAt> = signedIn({
      'POST /auth/v1/factors': () =>
        answer({ id: 'f1', type: 'totp', totp: { qr_code: '<svg/>', secret: 'ABC', uri: 'otpauth://x' } }),
      'POST /auth/v1/factors/f1/challenge': () => answer({ id: 'c1' }),
      'POST /auth/v1/factors/f1/verify': () => answer(house.opened({ aal: 'aal2', factors: [FACTOR] })),
    });
    const before = readStored(house.storage)?.access_token;
    expect(await house.account.enrol('Phone')).toEqual({
      ok: true,
      value: { id: 'f1', secret: 'ABC', picture: 'data:image/svg+xml;utf-8,%3Csvg%2F%3E' },
    });
    expect(await house.account.confirmEnrolment('f1', '123456')).toEqual({ ok: true });
    expect(readStored(house.storage)?.access_token).not.toBe(before);
    expect(house.record.account.get()?.id).toBe(USER);
  });

  it('a session that the server no longer knows is over on this device', async () => {
    const { account, record, storage } = signedIn({
      'GET /auth/v1/user': () => refusal(403, 'session_not_found', 'Session from session_id claim does not exist'),
      'POST /auth/v1/token': () => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token'),
    });
    await Promise.all([account.details(), account.sendCode()]);
    expect(record.account.get()).toBeNull();
    expect(readStored(storage)).toBeNull();
  });

  it('with an old token, which is renewed once for it', async () => {
    let old = true;
    const house: ReturnType<typeof accountAt> = signedIn({
      'GET /auth/v1/user': () => (old ? refusal(401, 'no_authorization', 'Expired') : answer(user())),
      'POST /auth/v1/token': () => {
        old = false;
        return answer(house.opened());
      },
    });
    expect(await house.account.details()).toMatchObject({ ok: true });
  });

  it('a missing code is told, and no new token asked for', async () => {
    const { account, asked } = signedIn({
      'PUT /auth/v1/user': () => refusal(401, 'insufficient_aal', 'AAL2 session is required'),
    });
    expect(await account.changePassword('new', { kind: 'password', text: 'old' })).toMatchObject({
      ok: false,
      message: 'AAL2 session is required',
    });
    expect(asked).toHaveLength(1);
  });

  it('no call hangs', async () => {
    const { account, clock } = signedIn({ 'GET /auth/v1/user': () => new Promise<never>(() => {}) });
    const asking = account.details();
    await clock.pass(15_000);
    expect(await asking).toMatchObject({
      code: 'TIMEOUT_ERROR',
      message: 'Account timeout after 15000ms - preventing infinite hang',
    });
  });
});
