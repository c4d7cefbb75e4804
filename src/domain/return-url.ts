export const HOME_AFTER_SIGN_IN = '/market-validation';

/** What a visitor picked on the landing page before signing in (spec 1 §2.2). */
const OPTION_PATHS: Readonly<Record<string, string>> = {
  'market-validation': '/market-validation',
  'problem-generator': '/problem-generator',
};

/** A same-origin path, or null: '//host', '\\host', 'javascript:' and control characters are not followed (readings: Routes). */
export function safePath(candidate: string | null): string | null {
  if (candidate === null || !candidate.startsWith('/') || candidate.startsWith('//')) return null;
  return [...candidate].some((c) => c === '\\' || c < ' ' || c === '\u007f') ? null : candidate;
}

/** `returnUrl`, else `redirect`, else the stored option, else the validator. */
export function destinationAfterSignIn(search: string, selectedOption: string | null): string {
  const query = new URLSearchParams(search);
  return (
    safePath(query.get('returnUrl')) ??
    safePath(query.get('redirect')) ??
    OPTION_PATHS[selectedOption ?? ''] ??
    HOME_AFTER_SIGN_IN
  );
}

/** The sign-in page, remembering where the visitor wanted to go. */
export const signInPath = (wanted: string): string => `/login?returnUrl=${encodeURIComponent(wanted)}`;

/** What a visitor wanted, of an address's query, as the links between the two ways in carry it. */
function wantedIn(search: string): string {
  const query = new URLSearchParams(search);
  const wanted = new URLSearchParams();
  for (const name of ['returnUrl', 'redirect']) {
    const value = query.get(name);
    if (value !== null) wanted.set(name, value);
  }
  return wanted.size === 0 ? '' : `?${wanted}`;
}

export const signUpLink = (search: string): string => `/signup${wantedIn(search)}`;

/** '/signin' where something is wanted: '/login?redirect=…' may open in sign-up mode (`opensAsSignUp`). */
export function signInLink(search: string): string {
  const wanted = wantedIn(search);
  return wanted === '' ? '/login' : `/signin${wanted}`;
}

/** A pathway chosen in a browser that never had an account leads to making one (readings: Accounts). */
export function opensAsSignUp(search: string, hadAccount: boolean): boolean {
  const query = new URLSearchParams(search);
  return !hadAccount && query.has('redirect') && !query.has('link') && !query.has('code');
}
