import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { INSTALLATION_HEADER } from '../contract/headers.ts';
import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Clock } from '../lib/clock.ts';
import type { AuthAnswer, AuthCall, AuthClient } from './auth-client.ts';
import { OTHER_BROWSER, RefusedError, SessionError } from './port.ts';
import { AUTH_STORAGE_KEY, type Places, StoredSession, sessionAt } from './stored.ts';
import { guardedFetch } from './supabase-fetch.ts';

/*
 * The page's one auth client. It is loaded only when a call is made, and nothing the interface waits for is asked of it: with an
 * expired token and no network its `getSession` takes half a minute.
 */

export interface SupabasePorts {
  readonly url: string;
  readonly publicKey: string;
  /** Where the link of a confirmation leads in the end. */
  readonly callback: string;
  readonly places: Places;
  readonly clock: Clock;
  /** This installation's id, by which the embedded sign-in knows the device again. A Supabase project wants no such header. */
  readonly installation?: string | null;
  readonly fetch?: typeof globalThis.fetch;
}

/** After this long a call counts as unanswered, and the next one's turn comes. Whoever waits has a limit of their own. */
const TURN_LIMIT_MS = 15_000;
const VERIFIER = `${AUTH_STORAGE_KEY}-code-verifier`;

/** What the library sees while one call runs: a session's place, and whether this browser's proof is kept and sent. */
interface Turn extends AuthCall {
  /** Whose session lies in the account's place as the call begins. */
  readonly owner: string | null;
}

const Opened = v.looseObject({ session: v.nullable(StoredSession) });

export function supabaseAuth(ports: SupabasePorts): AuthClient {
  const { places, callback } = ports;
  const ownerNow = () => sessionAt(places, 'account')?.user.id ?? null;
  const turnAt = (call: AuthCall): Turn => ({ ...call, owner: ownerNow() });
  /** Over once a call was not answered in time: nothing of it may go on under another's turn. A new client is made then. */
  const life = new AbortController();
  let turn = turnAt({ at: 'account' });

  const fetch = guardedFetch(ports.fetch ?? globalThis.fetch.bind(globalThis), () => ({
    proof: turn.proof === true,
    signal: life.signal,
  }));
  const library = createClient(ports.url, ports.publicKey, {
    auth: {
      storageKey: AUTH_STORAGE_KEY,
      storage: storageOf(places, () => turn, ownerNow),
      persistSession: true,
      // Tokens are renewed when one is needed, not on a timer of the library's own.
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: 'pkce',
    },
    global: { ...(ports.installation ? { headers: { [INSTALLATION_HEADER]: ports.installation } } : {}), fetch },
  });

  let before: Promise<unknown> = library.auth.initialize();
  const ask: AuthClient['ask'] = (call, work) => {
    const run = async () => {
      if (life.signal.aborted) throw unreachable(life.signal.reason);
      turn = turnAt(call);
      const verifier = places.storage.getItem(verifierAt(call));
      const stop = ports.clock.after(TURN_LIMIT_MS, () => life.abort());
      try {
        const { data, error, status } = await orAborted(work(library), life.signal);
        if (error) throw failureOf(error, status);
        return data;
      } catch (cause) {
        const failure = life.signal.aborted ? unreachable(cause) : cause;
        // Nobody answered: the same code can still be tried.
        if (verifier !== null && failure instanceof SessionError && failure.code === 'unreachable')
          places.storage.setItem(verifierAt(call), verifier);
        throw failure;
      } finally {
        stop();
      }
    };
    const running = before.then(run, run);
    before = running;
    return running;
  };

  const answered = async (asking: Promise<unknown>): Promise<AuthAnswer> => {
    try {
      const { session } = v.parse(Opened, await asking);
      return session === null ? { kind: 'no_session' } : { kind: 'session', session };
    } catch (cause) {
      if (!(cause instanceof RefusedError)) return { kind: 'unreachable', cause };
      return { kind: 'refused', code: cause.code, message: cause.message, status: cause.status };
    }
  };

  return {
    ask,
    signIn: (email, password) =>
      answered(ask({ at: 'arriving' }, ({ auth }) => auth.signInWithPassword({ email, password }))),
    signUp: ({ fullName, email, password }) =>
      answered(
        ask({ at: 'arriving' }, ({ auth }) =>
          auth.signUp({ email, password, options: { data: { full_name: fullName }, emailRedirectTo: callback } }),
        ),
      ),
    refresh: (refreshToken) =>
      answered(
        ask({ at: 'account' }, async ({ auth }) => {
          // The library renews an expired session as soon as it looks at it; asking once more would rotate the token twice.
          const looked = await auth.getSession();
          const { session } = looked.data;
          if (looked.error || (session && session.refresh_token !== refreshToken)) return looked;
          return auth.refreshSession({ refresh_token: refreshToken });
        }),
      ),
    async createProfile(id, displayName) {
      await ask({ at: 'account' }, async (client) =>
        client.from('profiles').upsert({ id, display_name: displayName }).select('id'),
      );
    },
  };
}

const verifierAt = ({ at }: AuthCall) => `${VERIFIER}-${at}`;

/** The library's storage: each turn's own session under the one name it knows, and the proofs that are wanted. */
function storageOf(places: Places, turn: () => Turn, ownerNow: () => string | null) {
  // A call may be answered late: after its person has signed out here, or another has signed in. What it would write then is no
  // longer its own.
  const isLate = ({ at, owner }: Turn) => at === 'account' && ownerNow() !== owner;
  return {
    getItem(key: string) {
      if (key === AUTH_STORAGE_KEY) return places.read(turn().at);
      return key === VERIFIER && turn().proof ? places.storage.getItem(verifierAt(turn())) : null;
    },
    setItem(key: string, value: string) {
      if (key === VERIFIER && turn().proof) places.storage.setItem(verifierAt(turn()), value);
      if (key === AUTH_STORAGE_KEY && !isLate(turn())) places.write(turn().at, value);
    },
    removeItem(key: string) {
      if (key === VERIFIER && turn().proof) places.storage.removeItem(verifierAt(turn()));
      // Whether the account's session is over is decided in one place, by a renewal (tokens.ts).
      if (key === AUTH_STORAGE_KEY && turn().at !== 'account') places.write(turn().at, null);
    },
  };
}

const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

const unreachable = (cause: unknown) => new SessionError('unreachable', DEFAULT_MESSAGES.network, { cause });

const LibraryError = v.looseObject({
  name: v.optional(v.string()),
  message: v.string(),
  code: v.optional(v.string()),
  status: v.optional(v.number()),
});
/** The library's words for 'nobody answered' and 5xx, for what is no JSON, and for JSON that is no session. */
const SILENCE = ['AuthRetryableFetchError', 'AuthUnknownError', 'AuthInvalidTokenResponseError'];

function failureOf(error: unknown, dataStatus?: number): SessionError {
  const { name = '', message, code, status = dataStatus ?? 0 } = v.parse(LibraryError, error);
  if (SILENCE.includes(name) || dataStatus === 0) return unreachable(error);
  if (name === 'AuthPKCECodeVerifierMissingError')
    return new RefusedError(400, OTHER_BROWSER, 'This link was asked for in another browser.');
  if (name === 'AuthSessionMissingError') return new RefusedError(status, 'session_not_found', message);
  return new RefusedError(status, code ?? 'AUTH_ERROR', message);
}
