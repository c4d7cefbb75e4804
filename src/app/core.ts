import { createAnswerStream, createEventStream } from '../api/events.ts';
import { createExchange, type ExchangePorts } from '../api/exchange.ts';
import { createRead } from '../api/read.ts';
import { createStop } from '../api/stop.ts';
import { withRenewal } from '../api/with-renewal.ts';
import { backgroundSync } from '../platform/background-sync.ts';
import { randomId } from '../platform/ids.ts';
import { keepForOffline } from '../platform/keep-for-offline.ts';
import { browserLocks } from '../platform/locks.ts';
import { registerServiceWorker } from '../platform/service-worker.ts';
import { browserStorage } from '../platform/storage.ts';
import type { SessionPort } from '../session/port.ts';
import type { Session } from '../session/session.ts';
import { deleteAccountData } from '../store/delete-account.ts';
import { DeviceDb } from '../store/device-db.ts';
import { followAccount } from './core/accounts.ts';
import { readClientConfig } from './core/client-config.ts';
import type { PageDevice } from './core/device.ts';
import { engineKit } from './core/engine-kit.ts';
import { once } from './core/once.ts';
import { startSignIn } from './core/sign-in.ts';
import { followVisitor } from './core/visitor.ts';
import type { ApiClients } from './core/workspace-ports.ts';

type Http = Omit<ExchangePorts, 'token'>;

export type Core = ReturnType<typeof createCore>;

/**
 * Everything that is not needed for the first paint: database, HTTP, session, flows. Loaded once, after the shell is on the
 * screen.
 */
export function createCore(device: PageDevice) {
  const { log, clock, connectivity, window } = device;
  const { localStorage, navigator } = window;
  const config = readClientConfig(window);
  const locks = browserLocks(navigator);
  const newId = () => randomId(window.crypto);
  const deviceDb = new DeviceDb();
  const { places, auth, session, ended } = startSignIn({ device, config, deviceDb, locks, newId });

  const http: Http = {
    ...config,
    installation: () => deviceDb.installationId(newId),
    guard: (path) => device.actionWindow.guard(path),
    answered: (reached) => connectivity.answered(reached),
    now: () => clock.now(),
  };
  const workers = navigator.serviceWorker;
  const pushing = {
    device,
    transport: createExchange({ ...http, token: nobody }),
    renew: () => session.renew(),
    locks,
    newId,
    backgroundSync: backgroundSync(workers, log),
  };
  const kit = engineKit(window.caches, localStorage, (urls) => keepForOffline(workers, clock, urls));
  const accounts = followAccount(
    {
      ...pushing,
      apiClientsFor: (accountId) => apiClients(device, http, session, newId, accountId),
      async warm(path) {
        // Without a worker there is no cache to warm, and the bytes would be spent for nothing.
        if (!workers?.controller) return;
        await (await window.fetch(path)).arrayBuffer();
      },
      networkConditions: device.networkConditions,
      storage: browserStorage(navigator),
    },
    localStorage,
  );
  const visitor = followVisitor(pushing, http.installation);

  return {
    session: session as SessionPort,
    /** What is done about the account itself. */
    account: once(async () => {
      const { accountPart } = await import(/* on demand */ './core/account-part.ts');
      return accountPart(device, auth, places, config.origin, session, pushing.transport);
    }),
    /** Ways of signing in beside the password, by the provider's name. */
    async providers() {
      const { readProviders } = await import(/* on demand */ '../session/providers.ts');
      return readProviders({ ...config, storage: localStorage, now: clock.now(), log });
    },
    /** Null while nobody is signed in, or the account's database is being opened. */
    workspace: accounts.workspace,
    /** Null until its own small database is open. */
    visitor,
    /** Why the working copy cannot be opened, in words; null when it can. */
    trouble: accounts.trouble,
    ended,
    update: registerServiceWorker(window, log, device.worker),
    /** What drafts need without the network. */
    kit,
    async signOut({ keepReports }: { keepReports: boolean }) {
      const account = device.account.account.get();
      accounts.close();
      const handle = await session.signOut();
      // The request that ends the session at once may not arrive; this one waits until it does (ACC-1).
      if (handle !== null) {
        const told = visitor.get()?.endSession(handle);
        await told?.catch((cause: unknown) => log.warn('sign-out not noted for the server', { cause }));
      }
      if (!account || keepReports) return;
      device.drafts.forget(account.id);
      await deleteAccountData(localStorage, clock, account.id).catch((cause: unknown) =>
        // Written down as pending: the next start goes on with it.
        log.warn('local data not removed yet', { cause }),
      );
    },
  };
}

const nobody = () => Promise.reject(new Error('Nobody need be signed in for this'));

/** One account's ways to the server, by its own token. */
function apiClients(
  { clock, connectivity, log }: PageDevice,
  http: Http,
  session: Session,
  newId: () => string,
  accountId: string,
): ApiClients {
  const own = { ...http, token: () => session.token(accountId) };
  const exchange = withRenewal(createExchange(own), () => session.renew());
  return {
    transport: exchange,
    read: createRead(exchange, clock, connectivity.hint),
    events: createEventStream({ ...own, clock }),
    answerEvents: createAnswerStream({ ...own, clock }),
    sendStop: createStop({ ...http, tokenAtHand: () => session.tokenAtHand(accountId), newId, log }),
  };
}
