/**
 * A failure as Supabase Auth tells it: `{code, error_code, msg}`. The codes are supabase-js's own, so that the client
 * acts on them (it drops a session on some, tries again on others).
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  /** Why a password was found weak: supabase-js hands it on. */
  readonly reasons: readonly string[] | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { readonly retryAfterSeconds?: number; readonly reasons?: readonly string[] } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.reasons = more.reasons;
  }
}

/** One answer for an unknown account and for a wrong password. */
export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
