import { beforeEach, describe, expect, it } from 'vitest';
import { INSTALLATION_HEADER } from '../../src/contract/headers.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { AUTH_STORAGE_KEY, readStored, sessionPlaces } from '../../src/session/stored.ts';
import { supabaseAuth } from '../../src/session/supabase.ts';
import { USER } from '../support/account-db.ts';
import { MemoryStorage } from '../support/memory-storage.ts';
import { token } from '../support/tokens.ts';

const HOUR = 3_600_000;
let storage: MemoryStorage;
let made = 0;
beforeEach(() => {
  storage = new MemoryStorage();
});

const user = {
  id: USER,
  email: 'a@b.co',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: { full_name: 'Amina' },
  created_at: '',
};
function session(expiresIn = HOUR) {
  made += 1;
  const expires = Date.now() + expiresIn;
  return {
    access_token: token(`s${made}`, expires - HOUR, expires),
    refresh_token: `refresh-${made}`,
    token_type: 'bearer',
    expires_in: Math.floor(expiresIn / 1000),
    expires_at: Math.floor(expires / 1000),
    user,
  };
}

/** The real library against an auth service that answers with `reply`. */
function library(reply: (path: string, body: unknown) => Response | Promise<Response>, installation?: string) {
  const calls: string[] = [];
  const named: (string | null)[] = [];
  const client = supabaseAuth({
    url: 'https://baraza.test',
    publicKey: 'key',
    callback: 'https://baraza.test/auth/callback',
    places: sessionPlaces(storage, new MemoryStorage()),
    clock: systemClock,
    installation: installation ?? null,
    fetch: async (input, init) => {
      named.push(new Headers(init?.headers).get(INSTALLATION_HEADER));
      const url = new URL(String(input));
      calls.push(`${url.pathname}${url.search}`);
      return reply(url.pathname, JSON.parse(String(init?.body ?? 'null')));
    },
  });
  return { client, calls, named };
}
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, error_code: string, msg: string) => answer({ code: status, error_code, msg }, status);

describe('the auth library behind its port', () => {
  it('signs in, and leaves it to its caller to keep the session: a code may be needed first', async () => {
    const fresh = session();
    const { client } = library(() => answer(fresh));
    expect(await client.signIn('a@b.co', 'x')).toMatchObject({ kind: 'session', session: { user: { id: USER } } });
    expect(storage.length).toBe(0);
  });

  it('[security 9] says which installation it is, to be known again, where it was told, and nothing otherwise', async () => {
    const { client, named } = library(() => answer(session()), USER);
    await client.signIn('a@b.co', 'x');
    expect(named).toEqual([USER]);
    const elsewhere = library(() => answer(session()));
    await elsewhere.client.signIn('a@b.co', 'x');
    expect(elsewhere.named).toEqual([null]);
  });

  it('a refusal keeps its code and its sentence', async () => {
    const { client } = library(() => refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    expect(await client.signIn('a@b.co', 'x')).toEqual({
      kind: 'refused',
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
      status: 400,
    });
  });

  it('nobody there is told apart from a refusal', async () => {
    const { client } = library(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.signIn('a@b.co', 'x')).toMatchObject({ kind: 'unreachable' });
  });

  it.each([
    ['an expired session', -HOUR],
    ['a session the server no longer likes', HOUR],
  ])('%s is renewed once, not twice', async (_what, expiresIn) => {
    const old = session(expiresIn);
    const fresh = session();
    storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(old));
    const { client, calls } = library(() => answer(fresh));
    expect(await client.refresh(old.refresh_token)).toMatchObject({ kind: 'session' });
    expect(calls).toEqual(['/auth/v1/token?grant_type=refresh_token']);
    expect(readStored(storage)?.refresh_token).toBe(fresh.refresh_token);
  });

  it('[ACC-1] a renewal that is answered after another has signed in leaves that session alone', async () => {
    const old = session();
    storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(old));
    const theirs = JSON.stringify({ ...session(), user: { ...user, id: '22222222-2222-4222-8222-222222222222' } });
    const { client } = library(() => {
      storage.setItem(AUTH_STORAGE_KEY, theirs);
      return answer(session());
    });
    await client.refresh(old.refresh_token);
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBe(theirs);
  });

  it('[ACC-1] a renewal that is answered after signing out brings no session back', async () => {
    const old = session();
    storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(old));
    const { client } = library(() => {
      storage.removeItem(AUTH_STORAGE_KEY);
      return answer(session());
    });
    await client.refresh(old.refresh_token);
    expect(readStored(storage)).toBeNull();
  });

  it('a session that is no more is a refusal', async () => {
    const old = session(-HOUR);
    storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(old));
    const { client } = library(() => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token'));
    expect(await client.refresh(old.refresh_token)).toMatchObject({ kind: 'refused', status: 400 });
  });
});
