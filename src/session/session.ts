import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Account, Outcome } from '../domain/working-copy.ts';
import { tokenExpiry } from '../lib/jwt.ts';
import { TimeoutError, withTimeLimit } from '../lib/time-limit.ts';
import type { AuthAnswer, AuthClient } from './auth-client.ts';
import type { SessionPort } from './port.ts';
import { AUTH_STORAGE_KEY, needsCode, readStored, removeStored, type StoredSession } from './stored.ts';
import { createTokens, type TokenPorts } from './tokens.ts';

export const SIGN_IN_LIMIT_MS = 15_000;

/** Who is signed in, as the device remembers it (store/account-record.ts). */
export interface AccountMemory {
  readonly account: { get(): Account | null };
  loggedOut(): boolean;
  /** False while a recovery link's page is open: nobody is restored there (spec 1 §4). */
  restores(): boolean;
  signedIn(account: Account): void;
  signedOut(byPerson: boolean): void;
}

export interface SessionPorts extends Omit<TokenPorts, 'renewed' | 'ended'> {
  readonly record: AccountMemory;
  /** A copy of the token for the service worker; null takes it away. */
  readonly mirror: (copy: { accountId: string; accessToken: string; expiresAt: number } | null) => void;
  /** Told when a session ended by itself; the account is signed out by then, its data are kept. */
  readonly onEnded: () => void;
  /** Asks the server to end sessions of the account, every one unless it is said otherwise; best effort. */
  readonly revoke: (accessToken: string, scope?: 'global' | 'local') => void;
  /** SHA-256, base64url; null where it cannot be had. */
  readonly fingerprint: (text: string) => Promise<string | null>;
}

/** The way in for sessions that come from elsewhere than a password: a mail, a provider, an authenticator app. */
export interface Door {
  /** Signs the session's person in; false when a code of theirs is still needed, and the session waits for it. */
  admit(session: StoredSession): boolean;
  /** What waits for its code. In memory alone: a reload must not pass for the code. */
  waiting(): StoredSession | null;
  drop(): void;
  renamed(accountId: string, name: string): void;
  /** A password set by a mailed link has ended the account's session here; its data are kept. */
  passwordChanged(accountId: string): void;
}

/** Answered instead of a sign-in while the authenticator app's code is missing. */
export const CODE_NEEDED = 'mfa_code_needed';

export function createSession(ports: SessionPorts): SessionPort & { readonly door: Door } {
  const { storage, record, clock, log } = ports;

  const mirror = (session: StoredSession) => {
    const expiresAt = tokenExpiry(session.access_token) ?? clock.now();
    ports.mirror({ accountId: session.user.id, accessToken: session.access_token, expiresAt });
  };

  const tokens = createTokens({
    ...ports,
    renewed: mirror,
    ended() {
      removeStored(storage);
      ports.mirror(null);
      // Signed out in another tab meanwhile: then it did not end by itself.
      if (!record.account.get()) return;
      record.signedOut(false);
      ports.onEnded();
    },
  });

  const enter = (session: StoredSession) => {
    record.signedIn(accountOf(session));
    mirror(session);
  };

  let waiting: StoredSession | null = null;
  const admit = (session: StoredSession): boolean => {
    if (needsCode(session)) {
      // The library has written it down already.
      removeStored(storage);
      waiting = session;
      return false;
    }
    waiting = null;
    storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(session));
    enter(session);
    return true;
  };

  const attempt = async (
    label: string,
    ask: (auth: AuthClient) => Promise<AuthAnswer>,
  ): Promise<{ outcome: Outcome; session: StoredSession | null; auth: AuthClient | null }> => {
    const failed = (code: string, message: string) => ({
      outcome: { ok: false, code, message: `${label} failed: ${message}` } as const,
      session: null,
      auth: null,
    });
    try {
      const auth = await withTimeLimit(clock, label, SIGN_IN_LIMIT_MS, ports.auth());
      const answer = await withTimeLimit(clock, label, SIGN_IN_LIMIT_MS, ask(auth));
      if (answer.kind === 'refused') return failed(answer.code, answer.message);
      if (answer.kind === 'unreachable') {
        log.warn('auth service not reached', { label, cause: answer.cause });
        return failed('AUTH_ERROR', DEFAULT_MESSAGES.network);
      }
      const session = answer.kind === 'session' ? answer.session : null;
      return { outcome: { ok: true }, session, auth };
    } catch (cause) {
      log.warn('auth attempt failed', { label, cause });
      if (cause instanceof TimeoutError) return failed(cause.code, cause.message);
      return failed('AUTH_ERROR', DEFAULT_MESSAGES.network);
    }
  };

  // Spec 1 §4: a stored session restores the person, unless they signed out.
  const stored = readStored(storage);
  const restores = record.restores() && !record.account.get() && !record.loggedOut();
  if (stored && restores && !needsCode(stored)) enter(stored);

  return {
    ...tokens,
    async signIn(email, password) {
      const { outcome, session } = await attempt('Sign in', (auth) => auth.signIn(email, password));
      if (!session) return outcome;
      if (!needsCode(session)) enter(session);
      else {
        admit(session);
        return { ok: false, code: CODE_NEEDED, message: 'Enter the code of your authenticator app.' };
      }
      return outcome;
    },
    async signUp(fields) {
      const { outcome, session, auth } = await attempt('Sign up', (client) => client.signUp(fields));
      if (session && auth) {
        enter(session);
        // Spec 1 §8: a profile that could not be made is only a warning.
        auth
          .createProfile(session.user.id, fields.fullName)
          .catch((cause: unknown) => log.warn('profile not created', { cause }));
      }
      return outcome.ok && !session ? { ok: true, unconfirmed: true } : outcome;
    },
    async signOut() {
      const stored = readStored(storage);
      removeStored(storage);
      record.signedOut(true);
      ports.mirror(null);
      if (stored) ports.revoke(stored.access_token);
      return stored ? ports.fingerprint(stored.refresh_token) : null;
    },
    door: {
      admit,
      waiting: () => waiting,
      drop() {
        if (waiting) ports.revoke(waiting.access_token, 'local');
        waiting = null;
      },
      renamed(accountId, name) {
        const account = record.account.get();
        if (account?.id === accountId) record.signedIn({ ...account, name });
      },
      passwordChanged(accountId) {
        if (readStored(storage)?.user.id !== accountId) return;
        removeStored(storage);
        ports.mirror(null);
        record.signedOut(false);
      },
    },
  };
}

function accountOf({ user }: StoredSession): Account {
  const email = user.email ?? '';
  const { full_name, name: given } = user.user_metadata ?? {};
  const name = full_name?.trim() || given?.trim() || (email.split('@')[0] ?? '');
  return { id: user.id, email, name };
}
