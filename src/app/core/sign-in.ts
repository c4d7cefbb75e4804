import { withToast } from '../../domain/toast.ts';
import { cell } from '../../lib/live.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import type { Locks } from '../../platform/locks.ts';
import { lazyAuth } from '../../session/lazy-auth.ts';
import { createSession } from '../../session/session.ts';
import { type Places, sessionPlaces } from '../../session/stored.ts';
import type { DeviceDb } from '../../store/device-db.ts';
import type { ClientConfig } from './client-config.ts';
import type { PageDevice } from './device.ts';

/** Spec 1 §4. */
const SESSION_ENDED = 'Your session has expired. Please sign in again.';
const INSTALLATION_WAIT_MS = 500;
const PROFILE_UPDATED = 'Your profile has been updated';

interface SignInPorts {
  readonly device: PageDevice;
  readonly config: ClientConfig;
  readonly deviceDb: DeviceDb;
  readonly locks: Locks;
  readonly newId: () => string;
}

/** Who is signed in on this page. The auth library stays out until a token has to be had. */
export function startSignIn(ports: SignInPorts) {
  const { localStorage, sessionStorage } = ports.device.window;
  const places = sessionPlaces(localStorage, sessionStorage);
  const auth = authOf(ports, places);
  /** Set for a moment when a session ended by itself: 'Your session has expired. Please sign in again.' */
  const ended = cell<string | null>(null);
  const session = sessionOf(ports, places, auth, () => ended.set(SESSION_ENDED));
  followSignedIn(ports.device, () => ended.set(null));
  return { places, auth, session, ended };
}

function authOf({ device, config, deviceDb, newId }: SignInPorts, places: Places) {
  const { clock, log } = device;
  /** Signing in need not be held up by a store that is broken or slow: then the device is one the account does not know. */
  const knownAs = () =>
    Promise.race([
      deviceDb.installationId(newId),
      new Promise<null>((late) => void clock.after(INSTALLATION_WAIT_MS, () => late(null))),
    ]).catch((cause: unknown) => {
      log.warn('installation not read', { cause });
      return null;
    });
  return lazyAuth(async () => {
    const { supabaseAuth } = await import(/* on demand */ '../../session/supabase.ts');
    const { authUrl: url, publicKey, origin } = config;
    const installation = url === origin ? await knownAs() : null;
    return supabaseAuth({ url, publicKey, callback: `${origin}/auth/callback`, places, clock, installation });
  });
}

function sessionOf(
  { device, deviceDb, locks }: SignInPorts,
  places: Places,
  auth: ReturnType<typeof lazyAuth>,
  onEnded: () => void,
) {
  const { clock, log, window } = device;
  return createSession({
    places,
    record: device.account,
    clock,
    log,
    auth,
    withRefreshLock: async (work) => {
      const outcome = await locks.hold('baraza-refresh', { ifFree: false }, work);
      if (outcome === 'busy') throw new Error('A lock that is waited for was refused');
      return outcome;
    },
    mirror(copy) {
      const writing = copy
        ? deviceDb.mirror(copy.accountId, copy.accessToken, copy.expiresAt)
        : deviceDb.forgetSession();
      writing.catch((cause: unknown) => log.warn('token not mirrored', { cause }));
    },
    onEnded,
    revoke(token, scope = 'global') {
      auth()
        .then((client) => client.ask({ at: 'account' }, (library) => library.auth.admin.signOut(token, scope)))
        .catch((cause: unknown) => log.warn('server not told of the sign-out', { cause }));
    },
    fingerprint: (text) => fingerprint(window.crypto, text),
  });
}

/** Tells of a profile that was changed in another tab or on another device; the settings say it themselves. */
function followSignedIn({ account, toasts, window }: PageDevice, signedIn: () => void) {
  let known = account.account.get();
  account.account.subscribe(() => {
    const now = account.account.get();
    if (now) signedIn();
    if (now && now.id === known?.id && window.location.pathname !== '/settings')
      toasts.set(withToast(toasts.get(), PROFILE_UPDATED, 'info'));
    known = now;
  });
}
