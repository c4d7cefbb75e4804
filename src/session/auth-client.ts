import type { SupabaseClient } from '@supabase/supabase-js';
import type { SignUp } from './port.ts';
import type { Place, StoredSession } from './stored.ts';

export type AuthAnswer =
  | { readonly kind: 'session'; readonly session: StoredSession }
  /** Accepted, and nothing to sign in with yet: the address has to be confirmed first. */
  | { readonly kind: 'no_session' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly status: number }
  | { readonly kind: 'unreachable'; readonly cause: unknown };

/** How one call of the library is made. */
export interface AuthCall {
  /** Whose session the library sees, and where it keeps the one it is answered with. */
  readonly at: Place;
  /** The call begins or ends a flow that only this browser may end (PKCE). */
  readonly proof?: true;
}

/** What the library answers with. */
export interface Answered {
  readonly data: unknown;
  readonly error: unknown;
  /** Of the data service alone; 0: nobody answered. */
  readonly status?: number;
}

/** The auth library, one client for the page (supabase.ts). Loaded when the first call is made. */
export interface AuthClient {
  signIn(email: string, password: string): Promise<AuthAnswer>;
  signUp(fields: SignUp): Promise<AuthAnswer>;
  /** The account's session, renewed where it lies. */
  refresh(refreshToken: string): Promise<AuthAnswer>;
  /** The public profile of a new account. Rejects when it could not be made. */
  createProfile(userId: string, displayName: string): Promise<void>;
  /**
   * Any other call, one after the other. Rejects with `RefusedError` where the service said no, and with 'unreachable' where
   * nobody or somebody else answered.
   */
  ask(call: AuthCall, work: (library: SupabaseClient) => Promise<Answered>): Promise<unknown>;
}
