/**
 * What an address carries that a mail or a provider led to, in its query or behind its hash. Nothing of it is believed here:
 * the service is asked.
 */
export interface AuthAddress {
  readonly error: string | null;
  readonly errorCode: string | null;
  readonly errorDescription: string | null;
  readonly code: string | null;
  readonly tokenHash: string | null;
  readonly token: string | null;
  readonly type: string | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** Something was done, and something else has to be: one of the two letters about a new address. */
  readonly message: string | null;
  readonly hasHash: boolean;
}

export function readAuthAddress(search: string, hash: string): AuthAddress {
  const query = new URLSearchParams(search);
  const behind = new URLSearchParams(hash.replace(/^#/, ''));
  const given = (name: string) => behind.get(name) || query.get(name) || null;
  return {
    error: given('error'),
    errorCode: given('error_code'),
    errorDescription: given('error_description'),
    code: given('code'),
    tokenHash: given('token_hash'),
    token: given('token'),
    type: given('type'),
    accessToken: given('access_token'),
    refreshToken: given('refresh_token'),
    message: given('message'),
    hasHash: hash.length > 1,
  };
}

export const hasError = ({ error, errorCode, errorDescription }: AuthAddress): boolean =>
  error !== null || errorCode !== null || errorDescription !== null;

/** Spec 1 §2.13: when the screen asks for a new password and not for an address. */
export function isReset(pathname: string, search: string, hash: string): boolean {
  const { token, accessToken, type } = readAuthAddress(search, hash);
  return pathname.startsWith('/reset-password') || token !== null || accessToken !== null || type === 'recovery';
}

/**
 * Spec 1 §2.12: what the callback says of an error. The sentences about a mailed link are not for somebody who comes back from a
 * provider, which has its own reason.
 */
export function callbackError({ error, errorCode, errorDescription }: AuthAddress, fromProvider: boolean): string {
  const description = errorDescription ?? '';
  if (fromProvider) {
    const reason = description || error || errorCode || '';
    return reason === 'access_denied' ? 'Failed to sign in with Google' : `Failed to sign in with Google: ${reason}`;
  }
  if (/expired/i.test(errorCode ?? '') || /expired/i.test(description)) {
    return 'The email confirmation link has expired. Please request a new one.';
  }
  if (error === 'access_denied') {
    return 'Email confirmation was denied or invalid. Please try signing up again.';
  }
  return `Authentication failed: ${description || error || errorCode || ''}`;
}
