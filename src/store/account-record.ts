import type { Account } from '../domain/working-copy.ts';
import { type Cell, cell } from '../lib/live.ts';

/*
 * Who is signed in on this device, in localStorage: it is read before the first paint, without waiting, and it is
 * what the guards go by, so that nothing of the interface ever waits for an auth service that cannot be reached.
 */

const ACCOUNT_KEY = 'baraza-account';
const LOGGED_OUT_KEY = 'logged_out';
/** Set at the first sign-in for as long as the browser keeps anything: a newcomer is offered an account, the others the way into theirs. */
const HAD_ACCOUNT_KEY = 'baraza-had-account';
/** Where the auth client keeps its session (src/session/stored.ts); only whether there is one is asked here. */
const SESSION_KEY = 'baraza-auth';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The record as it must be, or null. By hand: this runs before the first paint, and the library that parses everything
 * else would be a tenth of what a phone must fetch for it.
 */
function parseAccount(text: string | null): Account | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { id, email, name } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !UUID.test(id) || typeof email !== 'string' || typeof name !== 'string') return null;
  return { id, email, name };
}

export interface AccountRecord {
  /** Null when nobody is signed in, or when the record cannot be read. Follows the other tabs. */
  readonly account: Cell<Account | null>;
  /** True from sign-out until the next sign-in: a stored session must not bring the person back (spec 1 §4). */
  loggedOut(): boolean;
  /** Whether anybody ever signed in with this browser. */
  hadAccount(): boolean;
  /** False while a recovery link's page is open: nobody is restored there (spec 1 §4). */
  restores(): boolean;
  /** Somebody's session is on the device and may yet bring them back: the guards wait for that, for a moment. */
  mayReturn(): boolean;
  /** That page was left: whoever is signed in here is seen again. */
  reread(): void;
  signedIn(account: Account): void;
  /** `loggedOut` is set when a person signed out, not when a session ended by itself. */
  signedOut(byPerson: boolean): void;
}

/** `onOtherTab` calls back when another tab may have changed the record; `restores` is asked before anybody is. */
export function accountRecord(
  storage: Storage,
  onOtherTab: (changed: () => void) => void,
  restores = () => true,
): AccountRecord {
  const read = (): Account | null => (restores() ? parseAccount(storage.getItem(ACCOUNT_KEY)) : null);
  const account = cell(read());
  const reread = () => {
    const now = read();
    // The same person must stay the same object, or every screen would start anew.
    if (JSON.stringify(now) !== JSON.stringify(account.get())) account.set(now);
  };
  onOtherTab(reread);
  return {
    account,
    restores,
    mayReturn: () => restores() && storage.getItem(LOGGED_OUT_KEY) !== 'true' && storage.getItem(SESSION_KEY) !== null,
    reread,
    hadAccount: () =>
      [HAD_ACCOUNT_KEY, ACCOUNT_KEY, LOGGED_OUT_KEY, SESSION_KEY].some((key) => storage.getItem(key) !== null),
    loggedOut: () => storage.getItem(LOGGED_OUT_KEY) === 'true',
    signedIn(next) {
      storage.setItem(ACCOUNT_KEY, JSON.stringify({ id: next.id, email: next.email, name: next.name }));
      storage.setItem(HAD_ACCOUNT_KEY, 'true');
      storage.removeItem(LOGGED_OUT_KEY);
      reread();
    },
    signedOut(byPerson) {
      storage.removeItem(ACCOUNT_KEY);
      if (byPerson) storage.setItem(LOGGED_OUT_KEY, 'true');
      reread();
    },
  };
}
