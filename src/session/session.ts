import type { Account } from '../domain/working-copy.ts';
import { tokenExpiry } from '../lib/jwt.ts';
import type { AuthClient } from './auth-client.ts';
import { keepSessionAlive } from './keep-alive.ts';
import type { AccountMemory } from './memory.ts';
import type { SessionPort } from './port.ts';
import type { SignIn } from './sign-in.ts';
import { needsCode, type Places, readStored, removeStored, type StoredSession } from './stored.ts';
import { createTokens, type TokenPorts } from './tokens.ts';

export interface SessionPorts extends Omit<TokenPorts, 'renewed' | 'ended' | 'storage' | 'auth'> {
  readonly auth: () => Promise<AuthClient>;
  readonly places: Places;
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

export interface Session extends SessionPort {
  /** The way in, by password and otherwise; loaded when somebody comes. */
  way(): Promise<SignIn>;
  /** Notes whose session it is. The caller has kept it. */
  enter(session: StoredSession): void;
}

export function createSession(ports: SessionPorts): Session {
  const { record, clock } = ports;
  const { storage } = ports.places;

  const mirror = (session: StoredSession) => {
    const expiresAt = tokenExpiry(session.access_token) ?? clock.now();
    ports.mirror({ accountId: session.user.id, accessToken: session.access_token, expiresAt });
  };

  const tokens = createTokens({
    ...ports,
    storage,
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

  let coming: Promise<SignIn> | null = null;
  const way = () => {
    coming ??= import('./sign-in.ts').then(
      ({ createSignIn }) => createSignIn({ ...ports, enter }),
      (cause: unknown) => {
        coming = null;
        throw cause;
      },
    );
    return coming;
  };

  // Spec 1 §4: a stored session restores the person, unless they signed out.
  const stored = readStored(storage);
  const restores = record.restores() && !record.account.get() && !record.loggedOut();
  if (stored && restores && !needsCode(stored)) enter(stored);
  keepSessionAlive({ clock, stored: () => readStored(storage), renew: tokens.renew });

  return {
    ...tokens,
    way,
    enter,
    signIn: async (email, password) => (await way()).signIn(email, password),
    signUp: async (fields) => (await way()).signUp(fields),
    expire() {
      const stored = readStored(storage);
      removeStored(storage);
      ports.mirror(null);
      record.signedOut(false);
      if (stored) ports.revoke(stored.access_token, 'local');
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
  const { full_name, name: given } = user.user_metadata ?? {};
  const name = full_name?.trim() || given?.trim() || (email.split('@')[0] ?? '');
  return { id: user.id, email, name };
}
