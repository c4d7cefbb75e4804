import { type AuthError, createClient, isAuthRetryableFetchError, type Session } from '@supabase/supabase-js';
import { INSTALLATION_HEADER } from '../contract/headers.ts';
import type { AuthAnswer, AuthClient } from './auth-client.ts';
import { AUTH_STORAGE_KEY, readStored } from './stored.ts';

/*
 * The library is used for what it does well, sign-in and rotation of tokens, and for nothing the interface waits for: with
 * an expired token and no network its `getSession` takes half a minute. It is loaded only when one of these calls is made.
 */

export interface SupabasePlace {
  readonly url: string;
  readonly publicKey: string;
  /** Where the link of a confirmation leads in the end. */
  readonly callback: string;
  readonly storage: Storage;
  /** This installation's id, by which the embedded sign-in knows the device again. A Supabase project wants no such header. */
  readonly installation?: string | null;
  readonly fetch?: typeof globalThis.fetch;
}

export function supabaseAuth({ url, publicKey, callback, storage, installation, fetch }: SupabasePlace): AuthClient {
  const guarded = guardRenewals(storage);
  const client = createClient(url, publicKey, {
    auth: {
      storageKey: AUTH_STORAGE_KEY,
      storage: guarded.storage,
      persistSession: true,
      // Tokens are renewed when one is needed, not on a timer of the library's own.
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: {
      ...(installation ? { headers: { [INSTALLATION_HEADER]: installation } } : {}),
      ...(fetch ? { fetch } : {}),
    },
  });

  return {
    async signIn(email, password) {
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      return answer(data.session, error);
    },
    async signUp({ fullName, email, password }) {
      const options = { data: { full_name: fullName }, emailRedirectTo: callback };
      const { data, error } = await client.auth.signUp({ email, password, options });
      return answer(data.session, error);
    },
    refresh: (refreshToken) =>
      guarded.renewal(async () => {
        // The library renews an expired session as soon as it looks at it; asking once more would rotate the token twice.
        const looked = await client.auth.getSession();
        const { session } = looked.data;
        if (looked.error || (session && session.refresh_token !== refreshToken)) return answer(session, looked.error);
        const { data, error } = await client.auth.refreshSession({ refresh_token: refreshToken });
        return answer(data.session, error);
      }),
    async createProfile(userId, displayName) {
      const { error } = await client.from('profiles').upsert({ id: userId, display_name: displayName });
      if (error) throw new Error(`Profile not created: ${error.code}`);
    },
  };
}

function answer(session: Session | null, error: AuthError | null): AuthAnswer {
  if (!error) return session ? { kind: 'session', session: plain(session) } : { kind: 'no_session' };
  // The library's own word for 'nobody answered', and for 5xx.
  if (isAuthRetryableFetchError(error)) return { kind: 'unreachable', cause: error };
  return { kind: 'refused', code: error.code ?? 'AUTH_ERROR', message: error.message, status: error.status ?? 0 };
}

const plain = ({ access_token, refresh_token, user }: Session) => {
  const fullName: unknown = user.user_metadata.full_name;
  const factors = user.factors?.map(({ id, factor_type, status }) => ({ id, factor_type, status }));
  return {
    access_token,
    refresh_token,
    user: {
      id: user.id,
      ...(user.email === undefined ? {} : { email: user.email }),
      ...(typeof fullName === 'string' ? { user_metadata: { full_name: fullName } } : {}),
      ...(factors ? { factors } : {}),
    },
  };
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A renewal may be answered late: after its person has signed out here, or another has signed in. What it would write or remove
 * then is no longer its own, and is left alone.
 */
function guardRenewals(storage: Storage): { storage: Store; renewal: <T>(work: () => Promise<T>) => Promise<T> } {
  let renewing: string | null = null;
  const current = () => readStored(storage)?.user.id ?? null;
  const isLate = () => renewing !== null && current() !== renewing;
  return {
    storage: {
      getItem: (key) => storage.getItem(key),
      setItem(key, value) {
        if (isLate() && key === AUTH_STORAGE_KEY && value.includes(`"id":"${renewing}"`)) return;
        storage.setItem(key, value);
      },
      removeItem(key) {
        if (!isLate()) storage.removeItem(key);
      },
    },
    async renewal(work) {
      renewing = current();
      try {
        return await work();
      } finally {
        renewing = null;
      }
    },
  };
}
