import { describe, expect, it } from 'vitest';
import { readAuthAddress } from '../../src/domain/auth-address.ts';
import { AUTH_STORAGE_KEY, readStored } from '../../src/session/stored.ts';
import { OTHER_USER, USER } from '../support/account-db.ts';
import { accountAt, answer, FACTOR, ORIGIN, refusal } from '../support/auth-service.ts';

const at = (search: string, hash = '') => readAuthAddress(search, hash);
type House = ReturnType<typeof accountAt>;
const user = { id: USER, email: 'amina@example.com', user_metadata: {}, identities: [], factors: [] };

describe('the confirmation letter once more', () => {
  it('is asked for with the page it leads to, and with no proof of this browser: it may be read in another', async () => {
    const { account, asked } = accountAt({ 'POST /auth/v1/resend': () => answer({}) });
    expect(await account.resendConfirmation('amina@example.com')).toEqual({ ok: true });
    expect(asked[0]?.query.get('redirect_to')).toBe(`${ORIGIN}/auth/callback`);
    expect(asked[0]?.body).toMatchObject({ type: 'signup', email: 'amina@example.com' });
    expect(asked[0]?.body).not.toHaveProperty('code_challenge');
  });

  it('tells a refusal in the words of the service', async () => {
    const { account } = accountAt({
      'POST /auth/v1/resend': () => refusal(429, 'over_email_send_rate_limit', 'Please wait a minute.'),
    });
    expect(await account.resendConfirmation('a@b.co')).toMatchObject({ ok: false, message: 'Please wait a minute.' });
  });
});

describe('[spec 1 §2.12] the way back', () => {
  it('an address without proof is nothing', async () => {
    expect(await accountAt().account.settle(at('?type=signup'))).toMatchObject({ value: { kind: 'nothing' } });
  });

  it('both tokens sign in, once the service has said whose they are', async () => {
    const { account, asked, record, storage, opened } = accountAt({ 'GET /auth/v1/user': () => answer(user) });
    const { access_token } = opened();
    const settled = await account.settle(at('', `#access_token=${access_token}&refresh_token=r&type=signup`));
    expect(settled).toMatchObject({ value: { kind: 'confirmed', email: 'amina@example.com' } });
    expect(asked[0]?.token).toBe(access_token);
    expect(record.account.get()?.id).toBe(USER);
    expect(readStored(storage)?.access_token).toBe(access_token);
  });

  it('a letter’s hash signs in; that of a new password’s letter has a page of its own', async () => {
    const house: House = accountAt({ 'POST /auth/v1/verify': () => answer(house.opened()) });
    const recovery = await house.account.settle(at('?token_hash=0123456789&type=recovery'));
    expect(recovery).toMatchObject({ value: { kind: 'nothing' } });
    expect(house.asked).toEqual([]);
    const settled = await house.account.settle(at('?token_hash=0123456789&type=signup'));
    expect(settled).toMatchObject({ value: { kind: 'confirmed' } });
    expect(house.asked[0]?.body).toMatchObject({ type: 'signup', token_hash: '0123456789' });
  });

  it('whoever has an authenticator app is asked for its code', async () => {
    const house: House = accountAt({ 'POST /auth/v1/verify': () => answer(house.opened({ factors: [FACTOR] })) });
    const settled = await house.account.settle(at('?token_hash=0123456789&type=signup'));
    expect(settled).toMatchObject({ value: { kind: 'code_needed', email: 'amina@example.com' } });
    expect(house.record.account.get()).toBeNull();
  });

  it('forged tokens sign nobody in', async () => {
    const { account, record, storage } = accountAt({
      'GET /auth/v1/user': () => refusal(403, 'bad_jwt', 'invalid JWT: signature is invalid'),
    });
    expect(await account.settle(at('', '#access_token=a.b.c&refresh_token=r'))).toMatchObject({ ok: false });
    expect(record.account.get()).toBeNull();
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
  });

  it('a provider’s code comes back to where the person wanted to go', async () => {
    const { account, record, opened } = accountAt({ 'POST /auth/v1/token': () => answer(opened()) });
    const address = await account.providerAddress('google', '/prefine');
    const url = new URL(address.ok ? address.value : '');
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/auth/v1/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      provider: 'google',
      redirect_to: `${ORIGIN}/auth/callback`,
      code_challenge_method: 's256',
    });
    expect(await account.settle(at('?code=c'))).toMatchObject({ value: { kind: 'signed_in', returnTo: '/prefine' } });
    expect(record.account.get()?.id).toBe(USER);
  });

  it('a refusal is the provider’s where this browser had left for one, and a letter’s the next time', async () => {
    const { account } = accountAt();
    const refused = at('?error=access_denied&error_description=The+person+said+no');
    await account.providerAddress('google', '/prefine');
    expect(await account.refusal(refused)).toMatchObject({
      message: 'Failed to sign in with Google: The person said no',
    });
    const letters = 'Email confirmation was denied or invalid. Please try signing up again.';
    expect(await account.refusal(refused)).toMatchObject({ message: letters });
  });

  it('whoever came back from a provider is away no more', async () => {
    const { account, opened } = accountAt({ 'POST /auth/v1/token': () => answer(opened()) });
    await account.providerAddress('google', '/prefine');
    await account.settle(at('?code=c'));
    expect(await account.refusal(at('?error=access_denied'))).toMatchObject({
      message: expect.stringMatching(/^Email confirmation/),
    });
  });

  it('never to another site', async () => {
    const { account, opened } = accountAt({ 'POST /auth/v1/token': () => answer(opened()) });
    await account.providerAddress('google', '//evil.example/');
    expect(await account.settle(at('?code=c'))).toMatchObject({ value: { returnTo: null } });
  });

  it('somebody else’s code is not exchanged', async () => {
    const { account, asked } = accountAt();
    expect(await account.settle(at('?code=forged'))).toMatchObject({ code: 'flow_state_not_found' });
    expect(asked).toEqual([]);
  });
});

describe('[readings: Accounts] the code of an authenticator app at sign-in', () => {
  const service = (): House =>
    accountAt({
      'POST /auth/v1/factors/f1/challenge': () => answer({ id: 'c1' }),
      'POST /auth/v1/factors/f1/verify': ({ body }) =>
        body?.code === '123456' && body.challenge_id === 'c1'
          ? answer(house.opened({ aal: 'aal2', factors: [FACTOR] }))
          : refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
    });
  let house: House;

  it('nobody is signed in without it, not even after a reload', async () => {
    house = service();
    const first = house.opened({ factors: [FACTOR] });
    expect(house.session.gate.acceptSession(first)).toBe(false);
    expect(house.record.account.get()).toBeNull();
    expect(house.storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    expect(await house.account.giveCode('000000')).toMatchObject({ ok: false, message: 'Invalid TOTP code entered' });
    expect(house.record.account.get()).toBeNull();
  });

  it('with it the session of the higher level is kept', async () => {
    house = service();
    house.session.gate.acceptSession(house.opened({ factors: [FACTOR] }));
    expect(await house.account.giveCode('123 456')).toEqual({ ok: true });
    expect(house.record.account.get()?.id).toBe(USER);
    expect(house.session.gate.waiting()).toBeNull();
  });

  it('whoever is signed in on this device stays so while another’s code is awaited', async () => {
    house = service();
    house.session.gate.acceptSession(house.opened({ id: OTHER_USER }));
    const mine = house.storage.getItem(AUTH_STORAGE_KEY);
    expect(house.session.gate.acceptSession(house.opened({ factors: [FACTOR] }))).toBe(false);
    expect(house.storage.getItem(AUTH_STORAGE_KEY)).toBe(mine);
    expect(house.record.account.get()?.id).toBe(OTHER_USER);
  });

  it('given up, the half session is ended at the server', async () => {
    house = service();
    const first = house.opened({ factors: [FACTOR] });
    house.session.gate.acceptSession(first);
    house.account.dropSignIn();
    expect(house.revoke).toHaveBeenCalledWith(first.access_token, 'local');
    expect(await house.account.giveCode('123456')).toMatchObject({ ok: false, message: 'Please sign in again.' });
  });
});

describe('[spec 1 §8] linking accounts', () => {
  it('needs somebody who is signed in', async () => {
    expect(await accountAt().account.link('a new password')).toMatchObject({
      message: 'You must be signed in to link accounts',
    });
  });

  it('gives the account a password', async () => {
    const { account, session, asked, opened } = accountAt({ 'PUT /auth/v1/user': () => answer(user) });
    session.gate.acceptSession(opened());
    expect(await account.link('a new password')).toEqual({ ok: true });
    expect(asked[0]?.body).toEqual({ password: 'a new password' });
  });
});
