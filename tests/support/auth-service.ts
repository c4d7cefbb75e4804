import { vi } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import { createAccount } from '../../src/session/account/account.ts';
import { createSession } from '../../src/session/session.ts';
import { createSignIn } from '../../src/session/sign-in.ts';
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
  const ports = {
    storage,
    record,
    clock,
    log: silentLog,
    auth: () => Promise.reject<never>(new Error('The library is not needed here')),
    withRefreshLock: <T>(work: () => Promise<T>) => work(),
    mirror: vi.fn(),
    onEnded: vi.fn(),
    revoke,
    fingerprint: async () => null,
  };
  const plain = createSession(ports);
  const { door } = createSignIn({ ...ports, enter: plain.enter });
  const session = { ...plain, door };
  const account = createAccount({
    place: {
      origin: ORIGIN,
      authUrl: ORIGIN,
      publicKey: 'key',
      async fetch(input, init) {
        const url = new URL(String(input));
        const call = `${init?.method} ${url.pathname}`;
        const headers = new Headers(init?.headers);
        const one: Asked = {
          call,
          query: url.searchParams,
          body: init?.body === undefined ? null : JSON.parse(String(init.body)),
          token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
        };
        asked.push(one);
        const reply = replies[call];
        if (!reply) throw new TypeError(`Failed to fetch ${call}`);
        return reply(one);
      },
    },
    storage,
    tab,
    crypto,
    clock,
    log: silentLog,
    session,
    door,
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
