import type { SignUp } from './port.ts';
import type { StoredSession } from './stored.ts';

export type AuthAnswer =
  | { readonly kind: 'session'; readonly session: StoredSession }
  /** Accepted, and nothing to sign in with yet: the address has to be confirmed first. */
  | { readonly kind: 'no_session' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly status: number }
  | { readonly kind: 'unreachable'; readonly cause: unknown };

/** What is needed of an auth service. It keeps the session in the device's storage itself. */
export interface AuthClient {
  signIn(email: string, password: string): Promise<AuthAnswer>;
  signUp(fields: SignUp): Promise<AuthAnswer>;
  refresh(refreshToken: string): Promise<AuthAnswer>;
  /** The public profile of a new account. Rejects when it could not be made. */
  createProfile(userId: string, displayName: string): Promise<void>;
}
