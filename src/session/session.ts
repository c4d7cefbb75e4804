import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Account, Outcome } from '../domain/working-copy.ts';
import { tokenExpiry } from '../lib/jwt.ts';
import { TimeoutError, withTimeLimit } from '../lib/time-limit.ts';
import type { AuthAnswer, AuthClient } from './auth-client.ts';
import type { SessionPort } from './port.ts';
import { readStored, removeStored, type StoredSession } from './stored.ts';
import { createTokens, type TokenPorts } from './tokens.ts';

export const SIGN_IN_LIMIT_MS = 15_000;

/** Who is signed in, as the device remembers it (store/account-record.ts). */
export interface AccountMemory {
  readonly account: { get(): Account | null };
  loggedOut(): boolean;
  signedIn(account: Account): void;
  signedOut(byPerson: boolean): void;
}

export interface SessionPorts extends Omit<TokenPorts, 'renewed' | 'ended'> {
  readonly record: AccountMemory;
  /** A copy of the token for the service worker; null takes it away. */
  readonly mirror: (copy: { accountId: string; accessToken: string; expiresAt: number } | null) => void;
  /** Told when a session ended by itself; the account is signed out by then, its data are kept. */
  readonly onEnded: () => void;
  /** Asks the server to end every session of the account; best effort. */
  readonly revoke: (accessToken: string) => void;
  /** SHA-256, base64url; null where it cannot be had. */
  readonly fingerprint: (text: string) => Promise<string | null>;
}

export function createSession(ports: SessionPorts): SessionPort {
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
  if (stored && !record.account.get() && !record.loggedOut()) enter(stored);

  return {
    ...tokens,
    async signIn(email, password) {
      const { outcome, session } = await attempt('Sign in', (auth) => auth.signIn(email, password));
      if (session) enter(session);
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
      return outcome;
    },
    async signOut() {
      const stored = readStored(storage);
      removeStored(storage);
      record.signedOut(true);
      ports.mirror(null);
      if (stored) ports.revoke(stored.access_token);
      return stored ? ports.fingerprint(stored.refresh_token) : null;
    },
  };
}

function accountOf({ user }: StoredSession): Account {
  const email = user.email ?? '';
  const name = user.user_metadata?.full_name?.trim() || (email.split('@')[0] ?? '');
  return { id: user.id, email, name };
}
