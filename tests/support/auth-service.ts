import { onTestFinished, vi } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import { createAccount } from '../../src/session/account/account.ts';
import { lazyAuth } from '../../src/session/lazy-auth.ts';
import { createSession } from '../../src/session/session.ts';
import { createSignIn } from '../../src/session/sign-in.ts';
import { sessionPlaces } from '../../src/session/stored.ts';
import { supabaseAuth } from '../../src/session/supabase.ts';
import { accountRecord } from '../../src/store/account-record.ts';
import { USER } from './account-db.ts';
import { MemoryStorage } from './memory-storage.ts';
import { token } from './tokens.ts';
import { VirtualClock } from './virtual-clock.ts';

export const ORIGIN = 'https://baraza.test';
export const FACTOR = { id: 'f1', factor_type: 'totp', status: 'verified', friendly_name: 'Phone' };

interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown> | null;
  readonly token: string | null;
}
type Reply = (asked: Asked) => Response | Promise<Response>;

export const answer = (body: unknown, status = 200): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), { status });
export const refusal = (status: number, error_code: string, msg: string): Response =>
  answer({ code: status, error_code, msg }, status);

/** The account's part of the session over an auth service that answers as the test says, call by call. */
export function accountAt(replies: Record<string, Reply> = {}) {
  const clock = new VirtualClock();
  const storage = new MemoryStorage();
  const tab = new MemoryStorage();
  const asked: Asked[] = [];
  const record = accountRecord(storage, () => {});
  const revoke = vi.fn();
  const places = sessionPlaces(storage, tab);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    const call = `${init?.method} ${url.pathname}`;
    const headers = new Headers(init?.headers);
    const one: Asked = {
      call,
      query: url.searchParams,
      body: init?.body == null ? null : JSON.parse(String(init.body)),
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
    };
    asked.push(one);
    const reply = replies[call];
    if (!reply) throw new TypeError(`Failed to fetch ${call}`);
    return reply(one);
  };
  // The library asks the system for the time.
  const now = vi.spyOn(Date, 'now').mockImplementation(() => clock.now());
  onTestFinished(() => now.mockRestore());
  const place = { url: ORIGIN, publicKey: 'key', callback: `${ORIGIN}/auth/callback` };
  const auth = lazyAuth(async () => supabaseAuth({ ...place, places, clock, fetch }));
  const ports = {
    places,
    record,
    clock,
    log: silentLog,
    auth,
    withRefreshLock: <T>(work: () => Promise<T>) => work(),
    mirror: vi.fn(),
    onEnded: vi.fn(),
    revoke,
    fingerprint: async () => null,
  };
  const plain = createSession(ports);
  const { gate } = createSignIn({ ...ports, enter: plain.enter });
  const session = { ...plain, gate };
  const account = createAccount({
    auth,
    places,
    origin: ORIGIN,
    clock,
    log: silentLog,
    session,
    gate,
    providerOf: async () => null,
    accountId: () => record.account.get()?.id ?? null,
  });

  let made = 0;
  /** A session as the service answers with it. */
  const opened = (more: { aal?: string; factors?: (typeof FACTOR)[]; id?: string } = {}) => {
    made += 1;
    const now = clock.now();
    const { aal = 'aal1', factors = [], id = USER } = more;
    return {
      access_token: token(`t${made}`, now, now + 3_600_000, { aal }),
      refresh_token: `r${made}`,
      token_type: 'bearer',
      expires_in: 3_600,
      expires_at: Math.floor(now / 1_000) + 3_600,
      user: {
        id,
        email: 'amina@example.com',
        user_metadata: { full_name: 'Amina Odhiambo' },
        identities: [{ provider: 'email' }],
        factors,
      },
    };
  };
  return { account, session, record, storage, tab, clock, asked, revoke, opened };
}
