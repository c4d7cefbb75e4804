import { createAnswerStream, createEventStream } from '../api/events.ts';
import { createExchange } from '../api/exchange.ts';
import { createRead } from '../api/read.ts';
import { createStop } from '../api/stop.ts';
import { withRenewal } from '../api/with-renewal.ts';
import { withToast } from '../domain/toast.ts';
import { cell } from '../lib/live.ts';
import { backgroundSync } from '../platform/background-sync.ts';
import { fingerprint } from '../platform/fingerprint.ts';
import { randomId } from '../platform/ids.ts';
import { keepForOffline } from '../platform/keep-for-offline.ts';
import { browserLocks } from '../platform/locks.ts';
import { registerServiceWorker } from '../platform/service-worker.ts';
import { browserStorage } from '../platform/storage.ts';
import { lazyAuth } from '../session/lazy-auth.ts';
import type { SessionPort } from '../session/port.ts';
import { createSession } from '../session/session.ts';
import { sessionPlaces } from '../session/stored.ts';
import { deleteAccountData } from '../store/delete-account.ts';
import { DeviceDb } from '../store/device-db.ts';
import { followAccount } from './core/accounts.ts';
import { readClientConfig } from './core/client-config.ts';
import type { PageDevice } from './core/device.ts';
import { engineKit } from './core/engine-kit.ts';
import { once } from './core/once.ts';
import { followVisitor } from './core/visitor.ts';

/** Spec 1 §4. */
const SESSION_ENDED = 'Your session has expired. Please sign in again.';
const INSTALLATION_WAIT_MS = 500;
const PROFILE_UPDATED = 'Your profile has been updated';

export type Core = ReturnType<typeof createCore>;

/**
 * Everything that is not needed for the first paint: database, HTTP, session, flows. Loaded once, after the shell is on the
 * screen. The auth library stays out until a token has to be had.
 */
export function createCore(device: PageDevice) {
  const { log, clock, connectivity, networkConditions, window } = device;
  const { localStorage, navigator } = window;
  const place = readClientConfig(window);
  const locks = browserLocks(navigator);
  const newId = () => randomId(window.crypto);
  const ended = cell<string | null>(null);
  const deviceDb = new DeviceDb();

  /** Signing in need not be held up by a store that is broken or slow: then the device is one the account does not know. */
  const knownAs = () =>
    Promise.race([
      deviceDb.installationId(newId),
      new Promise<null>((late) => void clock.after(INSTALLATION_WAIT_MS, () => late(null))),
    ]).catch((cause: unknown) => {
      log.warn('installation not read', { cause });
      return null;
    });

  const places = sessionPlaces(localStorage, window.sessionStorage);
  const auth = lazyAuth(async () => {
    const { supabaseAuth } = await import(/* on demand */ '../session/supabase.ts');
    const { authUrl: url, publicKey, origin } = place;
    const installation = url === origin ? await knownAs() : null;
    return supabaseAuth({ url, publicKey, callback: `${origin}/auth/callback`, places, clock, installation });
  });
  const session = createSession({
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
    onEnded: () => ended.set(SESSION_ENDED),
    revoke(token, scope = 'global') {
      auth()
        .then((client) => client.ask({ at: 'account' }, (library) => library.auth.admin.signOut(token, scope)))
        .catch((cause: unknown) => log.warn('server not told of the sign-out', { cause }));
    },
    fingerprint: (text) => fingerprint(window.crypto, text),
  });
  let known = device.account.account.get();
  device.account.account.subscribe(() => {
    const now = device.account.account.get();
    if (now) ended.set(null);
    // In another tab or on another device: the settings say it themselves.
    if (now && now.id === known?.id && window.location.pathname !== '/settings')
      device.toasts.set(withToast(device.toasts.get(), PROFILE_UPDATED, 'info'));
    known = now;
  });

  const http = {
    ...place,
    installation: () => deviceDb.installationId(newId),
    guard: (path: string) => device.actionWindow.guard(path),
    answered: (reached: boolean) => connectivity.answered(reached),
    now: () => clock.now(),
  };
  const renew = () => session.renew();
  const nobody = () => Promise.reject(new Error('Nobody need be signed in for this'));
  const workers = navigator.serviceWorker;
  const pushing = {
    device,
    transport: createExchange({ ...http, token: nobody }),
    renew,
    locks,
    newId,
    backgroundSync: backgroundSync(workers, log),
  };
  const kit = engineKit(window.caches, localStorage, (urls) => keepForOffline(workers, clock, urls));
  const accounts = followAccount(
    {
      ...pushing,
      apiClientsFor(accountId) {
        const own = { ...http, token: () => session.token(accountId) };
        const exchange = withRenewal(createExchange(own), renew);
        return {
          transport: exchange,
          read: createRead(exchange, clock, device.connectivity.hint),
          events: createEventStream({ ...own, clock }),
          answerEvents: createAnswerStream({ ...own, clock }),
          sendStop: createStop({ ...place, tokenAtHand: () => session.tokenAtHand(accountId), newId, log }),
        };
      },
      async warm(path) {
        // Without a worker there is no cache to warm, and the bytes would be spent for nothing.
        if (!workers?.controller) return;
        await (await window.fetch(path)).arrayBuffer();
      },
      networkConditions,
      storage: browserStorage(navigator),
    },
    localStorage,
  );

  const visitor = followVisitor(pushing, http.installation);
  /** The request that ends the session at once may not arrive; this one waits until it does (ACC-1). */
  const tellServer = async (handle: string | null) => {
    if (handle !== null) await visitor.get()?.endSession(handle);
  };

  const account = once(async () => {
    const { accountPart } = await import(/* on demand */ './core/account-part.ts');
    return accountPart(device, auth, places, place.origin, session, pushing.transport);
  });

  return {
    session: session as SessionPort,
    /** What is done about the account itself; loaded when it is first asked for. */
    account,
    /** Ways of signing in beside the password, by the provider's name. */
    async providers() {
      const { readProviders } = await import(/* on demand */ '../session/providers.ts');
      return readProviders({ ...place, storage: localStorage, now: clock.now(), log });
    },
    /** Null while nobody is signed in, or the account's database is being opened. */
    workspace: accounts.workspace,
    /** Null until its own small database is open. */
    visitor,
    /** Why the working copy cannot be opened, in words; null when it can. */
    trouble: accounts.trouble,
    /** Set for a moment when a session ended by itself: 'Your session has expired. Please sign in again.' */
    ended,
    update: registerServiceWorker(window, log, device.worker),
    /** What drafts need without the network. */
    kit,
    async signOut({ keepReports }: { keepReports: boolean }) {
      const account = device.account.account.get();
      accounts.close();
      const handle = await session.signOut();
      await tellServer(handle).catch((cause: unknown) => log.warn('sign-out not noted for the server', { cause }));
      if (!account || keepReports) return;
      device.typedText.forget(account.id);
      await deleteAccountData(localStorage, clock, account.id).catch((cause: unknown) =>
        // Written down as pending: the next start goes on with it.
        log.warn('local data not removed yet', { cause }),
      );
    },
  };
}
