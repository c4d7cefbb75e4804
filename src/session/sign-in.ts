import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Outcome } from '../domain/working-copy.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { TimeoutError, withTimeLimit } from '../lib/time-limit.ts';
import type { AuthAnswer, AuthClient } from './auth-client.ts';
import type { AccountMemory } from './memory.ts';
import type { SignUp } from './port.ts';
import { needsCode, type Places, removeStored, type StoredSession, sessionAt } from './stored.ts';

export const SIGN_IN_LIMIT_MS = 15_000;

/** The way in for sessions that come from elsewhere than a password: a mail, a provider, an authenticator app. */
export interface SessionGate {
  /** Signs the session's person in; false when a code of theirs is still needed, and the session waits for it. */
  acceptSession(session: StoredSession): boolean;
  /** What waits for its code. In memory alone: a reload must not pass for the code. */
  waiting(): StoredSession | null;
  drop(): void;
  /** The server has another name or address for the account than this device. */
  renamed(accountId: string, now: { readonly name?: string; readonly email?: string }): void;
  /** A password set by a mailed link has ended the account's session here; its data are kept. */
  passwordChanged(accountId: string): void;
}

export interface SignIn {
  readonly gate: SessionGate;
  signIn(email: string, password: string): Promise<Outcome>;
  signUp(fields: SignUp): Promise<Outcome>;
}

/** Answered instead of a sign-in while the authenticator app's code is missing. */
export const CODE_NEEDED = 'mfa_code_needed';

interface SignInPorts {
  readonly places: Places;
  readonly record: AccountMemory;
  readonly clock: Clock;
  readonly log: Log;
  readonly auth: () => Promise<AuthClient>;
  readonly mirror: (copy: null) => void;
  readonly revoke: (accessToken: string, scope: 'local') => void;
  readonly enter: (session: StoredSession) => void;
}

export function createSignIn(ports: SignInPorts): SignIn {
  const { places, record, clock, log, enter } = ports;

  /** A session that waits for its code stays where it arrived. */
  const acceptSession = (session: StoredSession): boolean => {
    const text = JSON.stringify(session);
    if (needsCode(session)) {
      places.write('arriving', text);
      return false;
    }
    places.write('account', text);
    places.write('arriving', null);
    enter(session);
    return true;
  };
  const waiting = () => sessionAt(places, 'arriving');

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

  return {
    async signIn(email, password) {
      const { outcome, session } = await attempt('Sign in', (auth) => auth.signIn(email, password));
      if (!session) return outcome;
      if (!acceptSession(session)) {
        return { ok: false, code: CODE_NEEDED, message: 'Enter the code of your authenticator app.' };
      }
      return outcome;
    },
    async signUp(fields) {
      const { outcome, session, auth } = await attempt('Sign up', (client) => client.signUp(fields));
      if (session && auth) {
        acceptSession(session);
        // Spec 1 §8: a profile that could not be made is only a warning.
        auth
          .createProfile(session.user.id, fields.fullName)
          .catch((cause: unknown) => log.warn('profile not created', { cause }));
      }
      return outcome.ok && !session ? { ok: true, unconfirmed: true } : outcome;
    },
    gate: {
      acceptSession,
      waiting,
      drop() {
        const half = waiting();
        places.write('arriving', null);
        if (half) ports.revoke(half.access_token, 'local');
      },
      renamed(accountId, now) {
        const account = record.account.get();
        if (account?.id === accountId) record.signedIn({ ...account, ...now });
      },
      passwordChanged(accountId) {
        if (sessionAt(places, 'account')?.user.id !== accountId) return;
        removeStored(places.storage);
        ports.mirror(null);
        record.signedOut(false);
      },
    },
  };
}
