import { AuthError } from './errors.ts';
import type { AccountSettings } from './settings.ts';

/** Where somebody is led who did not say, or said something that is not allowed. */
export const CALLBACK = '/auth/callback';
export const RESET = '/reset-password';

interface Site {
  readonly origin: string;
  readonly accounts: Pick<AccountSettings, 'redirectUrls'>;
}

/**
 * The address to lead back to: of our own origin, or on the operator's list exactly (its query and fragment aside). Anything
 * else counts as not said (security, 14).
 */
export function allowedTarget({ origin, accounts }: Site, wanted: string | undefined, fallback: string): string {
  const home = new URL(fallback, origin).href;
  if (wanted === undefined || !URL.canParse(wanted)) return home;
  const url = new URL(wanted);
  if (url.username !== '' || url.password !== '') return home;
  const bare = `${url.origin}${url.pathname}`;
  const listed = accounts.redirectUrls.some((allowed) => new URL(allowed).href === new URL(bare).href);
  return url.origin === origin || (listed && /^https?:$/.test(url.protocol)) ? url.href : home;
}

/** The same address with a few more words in its query. */
export function withQuery(target: string, words: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value);
  return url.href;
}

/** The same address with words in its fragment, which no server and no log sees. */
export function withFragment(target: string, words: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(words).toString();
  return url.href;
}

const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** A failure told to the page it leads back to, as Supabase Auth tells it: in the fragment, and for PKCE in the query too. */
export function withFailure(target: string, failure: AuthError, pkce: boolean): string {
  const kind = OAUTH_ERRORS[failure.status];
  const words = {
    ...(kind === undefined ? {} : { error: kind }),
    error_code: failure.code,
    error_description: failure.message,
  };
  return withFragment(pkce ? withQuery(target, words) : target, { ...words, sb: '' });
}

/** For what is no failure meant to be told. */
export const unexpected = () => new AuthError(500, 'unexpected_failure', 'Something went wrong. Please try again.');
