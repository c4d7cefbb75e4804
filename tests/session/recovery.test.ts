import { describe, expect, it, vi } from 'vitest';
import { readAuthAddress } from '../../src/domain/auth-address.ts';
import { AUTH_STORAGE_KEY } from '../../src/session/stored.ts';
import { OTHER_USER } from '../support/account-db.ts';
import { accountAt, answer, FACTOR, ORIGIN, refusal } from '../support/auth-service.ts';

const at = (search: string, hash = '') => readAuthAddress(search, hash);
const LOGOUT = { 'POST /auth/v1/logout': () => answer(null, 204) };

describe('[spec 1 §2.13] asking for a reset link', () => {
  it('sends the address with the proof of this browser, and the page to come back to', async () => {
    const { account, asked } = accountAt({ 'POST /auth/v1/recover': () => answer({}) });
    expect(await account.requestReset('amina@example.com')).toEqual({ ok: true });
    expect(asked[0]?.query.get('redirect_to')).toBe(`${ORIGIN}/reset-password`);
    expect(asked[0]?.body).toMatchObject({ email: 'amina@example.com', code_challenge_method: 's256' });
    expect(asked[0]?.body?.code_challenge).toMatch(/^[\w-]{43}$/);
    // The public key: nobody's token.
    expect(asked[0]?.token).toBe('key');
  });

  it('tells a refusal in the words of the service, and silence as silence', async () => {
    const { account } = accountAt({
      'POST /auth/v1/recover': () => refusal(429, 'over_email_send_rate_limit', 'Please wait a minute.'),
    });
    expect(await account.requestReset('a@b.co')).toMatchObject({ ok: false, message: 'Please wait a minute.' });
    expect(await accountAt().account.requestReset('a@b.co')).toMatchObject({ ok: false, code: 'unreachable' });
  });

  it('a page of somebody else under a good status is no answer', async () => {
    const { account } = accountAt({ 'POST /auth/v1/recover': () => new Response('<h1>Free WiFi</h1>') });
    expect(await account.requestReset('a@b.co')).toMatchObject({ ok: false, code: 'unreachable' });
  });
});

describe('the code of a recovery letter', () => {
  it('opens the same, without the proof of this browser, in this tab alone', async () => {
    const { account, asked, storage, tab, opened } = accountAt({ 'POST /auth/v1/verify': () => answer(opened()) });
    const given = await account.openRecoveryByCode('amina@example.com', '123 456');
    expect(given).toEqual({ ok: true, value: { needsCode: false } });
    expect(asked[0]?.body).toMatchObject({ type: 'recovery', email: 'amina@example.com', token: '123456' });
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    expect(tab.getItem('baraza-recovery')).toContain('refresh_token');
    // The page that chooses the password finds it there.
    expect(await account.openRecovery(at(''))).toEqual({ ok: true, value: { needsCode: false } });
  });

  it('is refused in the words of the service', async () => {
    const { account, tab } = accountAt({
      'POST /auth/v1/verify': () => refusal(403, 'otp_expired', 'Token has expired or is invalid'),
    });
    const given = await account.openRecoveryByCode('amina@example.com', '000000');
    expect(given).toMatchObject({ ok: false, message: 'Token has expired or is invalid' });
    expect(tab.getItem('baraza-recovery')).toBeNull();
  });
});

describe('[spec 1 §5] what a reset link is worth', () => {
  const NO_TOKEN = 'Invalid password reset token. Please request a new password reset link.';
  const EXPIRED = 'Invalid or expired password reset link. Please request a new one.';
  const UNKNOWN = 'Unable to validate reset session. Please try again.';

  it.each([
    ['nothing at all', '', '', NO_TOKEN],
    ['a token that is too short', '?token=short', '', NO_TOKEN],
    ['an error of the service', '?error=access_denied&error_code=otp_expired', '', EXPIRED],
    ['an error behind the hash', '', '#error=access_denied&error_description=Link+expired', EXPIRED],
    ['a hash that says nothing', '', '#x=1', UNKNOWN],
    ['a service that does not answer', '?token_hash=0123456789abcdef', '', UNKNOWN],
  ])('%s', async (_what, search, hash, message) => {
    expect(await accountAt().account.openRecovery(at(search, hash))).toMatchObject({ ok: false, message });
  });

  it('a good link on a device without room is not called a bad one', async () => {
    const { account, tab, opened } = accountAt({ 'POST /auth/v1/verify': () => answer(opened()) });
    tab.full = true;
    expect(await account.openRecovery(at('?token_hash=0123456789'))).toMatchObject({ ok: false, message: UNKNOWN });
  });

  it('a token the service does not know', async () => {
    const { account } = accountAt({
      'POST /auth/v1/verify': () => refusal(403, 'otp_expired', 'Email link is invalid or has expired'),
    });
    expect(await account.openRecovery(at('?token_hash=0123456789'))).toMatchObject({ ok: false, message: EXPIRED });
  });

  it('a code that this browser never asked for leaves the page as it came', async () => {
    const { account, asked } = accountAt();
    const opened = await account.openRecovery(at('?code=forged'));
    expect(opened).toMatchObject({ ok: false, code: 'flow_state_not_found', message: EXPIRED });
    expect(asked).toEqual([]);
  });

  it('a code is exchanged with the verifier whose challenge was sent, once', async () => {
    let challenge: unknown;
    const { account, asked, opened } = accountAt({
      'POST /auth/v1/recover': ({ body }) => {
        challenge = body?.code_challenge;
        return answer({});
      },
      'POST /auth/v1/token': () => answer(opened()),
    });
    await account.requestReset('a@b.co');
    expect(await account.openRecovery(at('?code=good'))).toEqual({ ok: true, value: { needsCode: false } });
    const sent = asked.at(-1);
    expect(sent?.query.get('grant_type')).toBe('pkce');
    expect(sent?.body?.auth_code).toBe('good');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(sent?.body?.code_verifier)));
    expect(Buffer.from(digest).toString('base64url')).toBe(challenge);
    await expect(account.openRecovery(at('?code=good'))).resolves.toMatchObject({ code: 'flow_state_not_found' });
  });

  it('a code that nobody answered can be tried again', async () => {
    let down = true;
    const { account, opened } = accountAt({
      'POST /auth/v1/recover': () => answer({}),
      'POST /auth/v1/token': () => (down ? answer(null, 503) : answer(opened())),
    });
    await account.requestReset('a@b.co');
    expect(await account.openRecovery(at('?code=good'))).toMatchObject({ ok: false, message: UNKNOWN });
    down = false;
    expect(await account.openRecovery(at('?code=good'))).toMatchObject({ ok: true });
  });

  it('nobody is signed in by it, and another tab hears nothing of it', async () => {
    const { account, record, storage, opened } = accountAt({ 'POST /auth/v1/verify': () => answer(opened()) });
    await account.openRecovery(at('?token_hash=0123456789'));
    expect(record.account.get()).toBeNull();
    expect(storage.length).toBe(0);
  });
});

describe('[spec 1 §8] setting the new password', () => {
  it('without a link that was opened there is no session', async () => {
    expect(await accountAt().account.reset('a new password', '')).toMatchObject({
      message: 'No active session. Please click the reset link again.',
    });
  });

  it('sets it, ends the session of the link, and the old one on this device', async () => {
    const { account, record, session, storage, tab, asked, opened } = accountAt({
      'POST /auth/v1/verify': () => answer(opened()),
      'PUT /auth/v1/user': () => answer({ id: 'x' }),
      ...LOGOUT,
    });
    session.gate.acceptSession(opened());
    await account.openRecovery(at('?token_hash=0123456789'));
    expect(await account.reset('a new password', '')).toEqual({ ok: true });
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.map(({ call }) => call)).toEqual([
      'POST /auth/v1/verify',
      'PUT /auth/v1/user',
      'POST /auth/v1/logout',
    ]);
    expect(asked[1]?.body).toEqual({ password: 'a new password' });
    expect(asked[2]?.query.get('scope')).toBe('local');
    expect(record.account.get()).toBeNull();
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    expect(tab.length).toBe(0);
  });

  it('leaves somebody else who is signed in on this device alone', async () => {
    const { account, record, session, opened } = accountAt({
      'POST /auth/v1/verify': () => answer(opened()),
      'PUT /auth/v1/user': () => answer({}),
      ...LOGOUT,
    });
    session.gate.acceptSession(opened({ id: OTHER_USER }));
    await account.openRecovery(at('?token_hash=0123456789'));
    await account.reset('a new password', '');
    expect(record.account.get()?.id).toBe(OTHER_USER);
  });

  it.each([
    [
      refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
      'Invalid session. Please click the reset link again.',
    ],
    [refusal(422, 'x', 'Token has expired'), 'Your password reset link has expired. Please request a new one.'],
    [refusal(422, 'x', 'Invalid token'), 'Invalid reset token. Please request a new password reset link.'],
    [
      refusal(422, 'same_password', 'New password should be different from the old password.'),
      'New password should be different from the old password.',
    ],
    [refusal(422, 'x', ''), 'An error occurred. Please try again.'],
  ])('%#: a refusal in the sentences of the specification', async (refused, message) => {
    const { account, opened } = accountAt({
      'POST /auth/v1/verify': () => answer(opened()),
      'PUT /auth/v1/user': () => refused,
    });
    await account.openRecovery(at('?token_hash=0123456789'));
    expect(await account.reset('a new password', '')).toMatchObject({ ok: false, message });
  });

  it('is given up after five seconds', async () => {
    const { account, clock, opened } = accountAt({
      'POST /auth/v1/verify': () => answer(opened()),
      'PUT /auth/v1/user': () => new Promise<never>(() => {}),
    });
    await account.openRecovery(at('?token_hash=0123456789'));
    const saving = account.reset('a new password', '');
    await clock.pass(5_000);
    expect(await saving).toMatchObject({ message: 'Password update timeout - please try again' });
  });

  it('an account with an authenticator app is asked for its code first', async () => {
    const { account, asked, opened } = accountAt({
      'POST /auth/v1/verify': () => answer(opened({ factors: [FACTOR] })),
      'POST /auth/v1/factors/f1/challenge': () => answer({ id: 'c1' }),
      'POST /auth/v1/factors/f1/verify': ({ body }) =>
        body?.code === '123456'
          ? answer(opened({ aal: 'aal2', factors: [FACTOR] }))
          : refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
      'PUT /auth/v1/user': () => answer({}),
      ...LOGOUT,
    });
    expect(await account.openRecovery(at('?token_hash=0123456789'))).toEqual({ ok: true, value: { needsCode: true } });
    expect(await account.reset('a new password', '000000')).toMatchObject({ message: 'Invalid TOTP code entered' });
    expect(asked.map(({ call }) => call)).not.toContain('PUT /auth/v1/user');
    expect(await account.reset('a new password', '123 456')).toEqual({ ok: true });
  });

  it('a tab that was reloaded goes on; one that was left does not', async () => {
    const { account, opened } = accountAt({ 'POST /auth/v1/verify': () => answer(opened()) });
    await account.openRecovery(at('?token_hash=0123456789'));
    expect(await account.openRecovery(at(''))).toMatchObject({ ok: true });
    account.endRecovery();
    expect(await account.openRecovery(at(''))).toMatchObject({ ok: false });
  });
});
