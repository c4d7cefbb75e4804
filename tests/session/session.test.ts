import { beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import type { AuthAnswer, AuthClient } from '../../src/session/auth-client.ts';
import { createSession, type SessionPorts } from '../../src/session/session.ts';
import { CODE_NEEDED } from '../../src/session/sign-in.ts';
import { AUTH_STORAGE_KEY, type StoredSession, sessionPlaces } from '../../src/session/stored.ts';
import { accountRecord } from '../../src/store/account-record.ts';
import { OTHER_USER, USER } from '../support/account-db.ts';
import { MemoryStorage } from '../support/memory-storage.ts';
import { token } from '../support/tokens.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const HOUR = 3_600_000;
let clock: VirtualClock;
let storage: MemoryStorage;
beforeEach(() => {
  clock = new VirtualClock();
  storage = new MemoryStorage();
});

let made = 0;
function stored(expiresIn = HOUR, issuedAgo = 0): StoredSession {
  made += 1;
  return {
    access_token: token(`t${made}`, clock.now() - issuedAgo, clock.now() + expiresIn),
    refresh_token: `r${made}`,
    user: { id: USER, email: 'amina@example.com', user_metadata: { full_name: 'Amina Odhiambo' } },
  };
}
const keep = (session: StoredSession) => storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(session));

/** An auth service that behaves like the library: it stores the account's session that it has renewed. */
function service(answers: Partial<Record<'signIn' | 'signUp' | 'refresh', () => AuthAnswer | Promise<AuthAnswer>>>) {
  const calls: string[] = [];
  const ask = (name: 'signIn' | 'signUp' | 'refresh') => async () => {
    calls.push(name);
    const answer = await (answers[name]?.() ?? { kind: 'unreachable', cause: null });
    if (answer.kind === 'session' && name === 'refresh') keep(answer.session);
    return answer;
  };
  const client: AuthClient = {
    signIn: ask('signIn'),
    signUp: ask('signUp'),
    refresh: ask('refresh'),
    createProfile: async () => {
      calls.push('profile');
      throw new Error('no profiles today');
    },
    ask: () => Promise.reject(new Error('Nobody asks this here')),
  };
  return { client, calls };
}

function open(answers: Parameters<typeof service>[0] = {}, changes: Partial<SessionPorts> = {}) {
  const { client, calls } = service(answers);
  const record = accountRecord(storage, () => {});
  const mirror = vi.fn();
  const onEnded = vi.fn();
  const revoke = vi.fn();
  const session = createSession({
    places: sessionPlaces(storage, new MemoryStorage()),
    record,
    clock,
    log: silentLog,
    auth: async () => client,
    withRefreshLock: (work) => work(),
    mirror,
    onEnded,
    revoke,
    fingerprint: async (text) => `sha256 of ${text}`,
    ...changes,
  });
  return { session, record, mirror, onEnded, revoke, calls };
}
const session =
  (value = stored()): (() => AuthAnswer) =>
  () => ({ kind: 'session', session: value });

describe('signing in', () => {
  it('remembers who it is on the device, and copies the token for the worker', async () => {
    const fresh = stored();
    const { session: port, record, mirror } = open({ signIn: session(fresh) });
    expect(await port.signIn('amina@example.com', 'secret')).toEqual({ ok: true });
    expect(record.account.get()).toEqual({ id: USER, email: 'amina@example.com', name: 'Amina Odhiambo' });
    expect(mirror).toHaveBeenCalledWith({
      accountId: USER,
      accessToken: fresh.access_token,
      expiresAt: clock.now() + HOUR,
    });
    expect(storage.getItem('baraza-account')).not.toContain('ey');
  });

  it.each([
    [
      { kind: 'refused', code: 'invalid_credentials', message: 'Invalid login credentials', status: 400 } as const,
      'Sign in failed: Invalid login credentials',
    ],
    [
      { kind: 'unreachable', cause: null } as const,
      'Sign in failed: Unable to connect to the server. Please check your internet connection.',
    ],
  ])('says why it failed, in the words of the catalogue', async (answer, message) => {
    const { session: port, record } = open({ signIn: () => answer });
    expect(await port.signIn('a@b.co', 'x')).toMatchObject({ ok: false, message });
    expect(record.account.get()).toBeNull();
  });

  it('never hangs: every wait has a limit', async () => {
    const { session: port } = open({ signIn: () => new Promise<never>(() => {}) });
    const outcome = port.signIn('a@b.co', 'x');
    await clock.pass(15_000);
    expect(await outcome).toEqual({
      ok: false,
      code: 'TIMEOUT_ERROR',
      message: 'Sign in failed: Sign in timeout after 15000ms - preventing infinite hang',
    });
  });

  it('a library that cannot be loaded is a network failure', async () => {
    const { session: port } = open({}, { auth: () => Promise.reject(new TypeError('Failed to fetch module')) });
    expect(await port.signIn('a@b.co', 'x')).toMatchObject({ ok: false, code: 'AUTH_ERROR' });
  });

  it('signing up signs in, and a profile that could not be made is only a warning', async () => {
    const { session: port, record, calls } = open({ signUp: session() });
    expect(await port.signUp({ fullName: 'Amina', email: 'a@b.co', password: 'x' })).toEqual({ ok: true });
    expect(record.account.get()?.id).toBe(USER);
    expect(calls).toEqual(['signUp', 'profile']);
  });

  it('signing up with an address to be confirmed signs nobody in', async () => {
    const { session: port, record } = open({ signUp: () => ({ kind: 'no_session' }) });
    expect(await port.signUp({ fullName: 'Amina', email: 'a@b.co', password: 'x' })).toEqual({
      ok: true,
      unconfirmed: true,
    });
    expect(record.account.get()).toBeNull();
  });
});

describe('a session that still needs a code', () => {
  const factors = [{ id: 'f1', factor_type: 'totp', status: 'verified' }];

  it('signs nobody in, says so, and is written down nowhere', async () => {
    const half = stored();
    const { session: port, record } = open({ signIn: session({ ...half, user: { ...half.user, factors } }) });
    expect(await port.signIn('a@b.co', 'x')).toMatchObject({ ok: false, code: CODE_NEEDED });
    expect(record.account.get()).toBeNull();
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    expect((await port.way()).gate.waiting()?.refresh_token).toBe(half.refresh_token);
  });

  it('is not restored', () => {
    const half = stored();
    keep({ ...half, user: { ...half.user, factors } });
    expect(open().record.account.get()).toBeNull();
  });
});

describe('a session on the device', () => {
  it('restores the person at once', () => {
    keep(stored());
    expect(open().record.account.get()?.id).toBe(USER);
  });

  it.each([
    [{ full_name: ' Amina ', name: 'A' }, 'Amina'],
    [{ full_name: ' ', name: 'A' }, 'A'],
    [{}, 'amina'],
  ])('names the person as their account does, or by their address: %j', (user_metadata, name) => {
    const here = stored();
    keep({ ...here, user: { ...here.user, user_metadata } });
    expect(open().record.account.get()?.name).toBe(name);
  });

  it('does not, once they have signed out', () => {
    keep(stored());
    storage.setItem('logged_out', 'true');
    expect(open().record.account.get()).toBeNull();
  });

  it('[spec 1 §4] nobody is restored while a recovery link is open, and they are seen again after it', () => {
    keep(stored());
    let onRecovery = true;
    const record = accountRecord(
      storage,
      () => {},
      () => !onRecovery,
    );
    open({}, { record });
    expect(record.account.get()).toBeNull();
    expect(storage.getItem('baraza-account')).toBeNull();
    onRecovery = false;
    open({}, { record });
    expect(record.account.get()?.id).toBe(USER);
  });

  it('an unreadable one is no session', async () => {
    storage.setItem(AUTH_STORAGE_KEY, '{"access_token":');
    const { session: port, record } = open();
    expect(record.account.get()).toBeNull();
    await expect(port.token(USER)).rejects.toMatchObject({ code: 'TOKEN_UNAVAILABLE' });
  });
});

describe('the token', () => {
  it('a good one costs no call and no library', async () => {
    const here = stored(31_000);
    keep(here);
    const auth = vi.fn();
    const { session: port } = open({}, { auth });
    expect(await port.token(USER)).toBe(here.access_token);
    expect(auth).not.toHaveBeenCalled();
  });

  it('is renewed 30 s before its end, once for everybody who asks', async () => {
    keep(stored(30_000));
    const fresh = stored();
    const { session: port, calls, mirror } = open({ refresh: session(fresh) });
    expect(await Promise.all([port.token(USER), port.token(USER), port.token(USER)])).toEqual(
      Array(3).fill(fresh.access_token),
    );
    expect(calls).toEqual(['refresh']);
    // The worker sends with it too.
    expect(mirror).toHaveBeenLastCalledWith({
      accountId: USER,
      accessToken: fresh.access_token,
      expiresAt: clock.now() + HOUR,
    });
  });

  it('malformed, it is renewed once, then refused', async () => {
    keep({ ...stored(), access_token: 'not a token' });
    const { session: port, calls } = open({ refresh: session({ ...stored(), access_token: 'two.parts' }) });
    await expect(port.token(USER)).rejects.toMatchObject({
      code: 'invalid_token_format',
      message: 'Invalid authentication token format',
    });
    expect(calls).toEqual(['refresh']);
  });

  it('cannot be had without the network: nothing is lost, nobody is signed out', async () => {
    keep(stored(-1));
    const { session: port, record, onEnded } = open({ refresh: () => ({ kind: 'unreachable', cause: null }) });
    await expect(port.token(USER)).rejects.toMatchObject({ code: 'unreachable' });
    expect(record.account.get()?.id).toBe(USER);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('a renewal that hangs is given up after ten seconds', async () => {
    keep(stored(-1));
    const { session: port } = open({ refresh: () => new Promise<never>(() => {}) });
    const renewal = port.renew();
    await clock.pass(10_000);
    expect(await renewal).toBe('unreachable');
  });

  it('on a phone whose clock is years ahead, one renewal is enough', async () => {
    keep(stored(-1));
    const skewed = stored(-5 * 365 * 24 * HOUR, 5 * 365 * 24 * HOUR + HOUR);
    const { session: port, calls } = open({ refresh: session(skewed) });
    expect(await port.token(USER)).toBe(skewed.access_token);
    expect(await port.token(USER)).toBe(skewed.access_token);
    expect(calls).toEqual(['refresh']);
    await clock.pass(HOUR);
    await port.token(USER);
    expect(calls).toEqual(['refresh', 'refresh']);
  });

  it('[OUT-10] is never that of another account, which another tab has signed in meanwhile', async () => {
    keep(stored(-1));
    const theirs = { ...stored(), user: { id: OTHER_USER, email: 'abena@example.com' } };
    const { session: port, calls } = open({ refresh: session(theirs) });
    await expect(port.token(USER)).rejects.toMatchObject({ code: 'other_account' });
    await expect(port.token(USER)).rejects.toMatchObject({ code: 'other_account' });
    expect(port.tokenAtHand(USER)).toBeNull();
    expect(await port.token(OTHER_USER)).toBe(theirs.access_token);
    expect(calls).toEqual(['refresh']);
  });

  it('another tab may have been faster: its token is taken, and no second renewal is made', async () => {
    keep(stored(-1));
    const theirs = stored();
    const { session: port, calls } = open(
      {},
      {
        withRefreshLock: async (work) => {
          keep(theirs);
          return work();
        },
      },
    );
    expect(await port.renew()).toBe('renewed');
    expect(await port.token(USER)).toBe(theirs.access_token);
    expect(calls).toEqual([]);
  });
});

describe('a 401 that no renewal helps against', () => {
  it('does not renew on and on: a token that was just renewed is not renewed again', async () => {
    keep(stored());
    const { session: port, calls } = open({ refresh: () => ({ kind: 'session', session: stored() }) });
    for (let refusals = 0; refusals < 10; refusals += 1) expect(await port.renew()).toBe('renewed');
    expect(calls).toEqual(['refresh']);
    await clock.pass(60_000);
    await port.renew();
    expect(calls).toEqual(['refresh', 'refresh']);
  });

  it('[spec 3 §4] ends the session here when a screen cannot go on without another: nothing else is removed', async () => {
    const here = stored();
    keep(here);
    storage.setItem('baraza-draft:x', 'typed');
    const { session: port, record, onEnded, mirror, revoke } = open();
    port.expire();
    expect(record.account.get()).toBeNull();
    expect(record.loggedOut()).toBe(false);
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    expect(storage.getItem('baraza-draft:x')).toBe('typed');
    expect(mirror).toHaveBeenLastCalledWith(null);
    expect(revoke).toHaveBeenCalledExactlyOnceWith(here.access_token, 'local');
    // The screen itself leads to the sign-in, and back to where the person was.
    expect(onEnded).not.toHaveBeenCalled();
  });
});

describe('the end of a session', () => {
  const dead = () => ({ kind: 'refused', code: 'refresh_token_not_found', message: 'Gone', status: 400 }) as const;

  it('that ended by itself signs out, says so, and removes nothing else', async () => {
    keep(stored(-1));
    storage.setItem('baraza-draft:x', 'typed');
    const { session: port, record, onEnded, mirror } = open({ refresh: dead });
    expect(await port.renew()).toBe('ended');
    expect(record.account.get()).toBeNull();
    expect(record.loggedOut()).toBe(false);
    expect(onEnded).toHaveBeenCalledOnce();
    expect(mirror).toHaveBeenLastCalledWith(null);
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
    expect(storage.getItem('baraza-draft:x')).toBe('typed');
  });

  it('a renewal that is answered after the person has signed out brings nobody back', async () => {
    keep(stored(-1));
    const { client } = service({});
    const refresh = async () => {
      storage.removeItem(AUTH_STORAGE_KEY);
      return { kind: 'session', session: stored() } as const;
    };
    const { session: port, mirror } = open({}, { auth: async () => ({ ...client, refresh }) });
    const before = mirror.mock.calls.length;
    expect(await port.renew()).toBe('ended');
    expect(mirror.mock.calls).toHaveLength(before);
  });

  it.each([429, 500, 503])('too many renewals at once, or a server in trouble, are no end (%s)', async (status) => {
    keep(stored(-1));
    const { session: port, onEnded } = open({
      refresh: () => ({ kind: 'refused', code: 'over_request_rate_limit', message: 'Slow', status }),
    });
    expect(await port.renew()).toBe('unreachable');
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('signing out works without the network and leaves no token behind', async () => {
    const here = stored();
    keep(here);
    storage.setItem(`${AUTH_STORAGE_KEY}-code-verifier`, 'x');
    const { session: port, record, revoke, mirror } = open();
    expect([port.tokenAtHand(USER), port.tokenAtHand(OTHER_USER)]).toEqual([here.access_token, null]);
    // [ACC-1] By this handle the server can be told later.
    expect(await port.signOut()).toBe(`sha256 of ${here.refresh_token}`);
    expect(await port.signOut()).toBeNull();
    expect(record.account.get()).toBeNull();
    expect(record.loggedOut()).toBe(true);
    expect(revoke).toHaveBeenCalledWith(here.access_token);
    expect(mirror).toHaveBeenLastCalledWith(null);
    const left = Array.from({ length: storage.length }, (_, n) => storage.getItem(storage.key(n) ?? ''));
    expect(left.join()).not.toContain(here.refresh_token);
    expect(left.join()).not.toContain(here.access_token);
    // What an unfinished sign-in left goes as well.
    expect(storage.getItem(`${AUTH_STORAGE_KEY}-code-verifier`)).toBeNull();
    expect(port.tokenAtHand(USER)).toBeNull();
  });

  it('signed out in another tab, nothing is said of an expired session', async () => {
    keep(stored(-1));
    const { session: port, record, onEnded } = open({ refresh: dead });
    storage.removeItem(AUTH_STORAGE_KEY);
    record.signedOut(true);
    expect(await port.renew()).toBe('ended');
    expect(onEnded).not.toHaveBeenCalled();
  });
});
