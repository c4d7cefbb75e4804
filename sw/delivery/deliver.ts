import { createExchange } from '../../src/api/exchange.ts';
import { linkedAbort } from '../../src/lib/abort.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { randomId } from '../../src/platform/ids.ts';
import { browserLocks } from '../../src/platform/locks.ts';
import { consoleLog } from '../../src/platform/log.ts';
import { type AccountDb, databaseName } from '../../src/store/account-db.ts';
import { queueStatus } from '../../src/store/claim.ts';
import { DeviceDb, type Mirror } from '../../src/store/device-db.ts';
import { forgetDelays, unparkAuth } from '../../src/store/entries.ts';
import { openAccountDb } from '../../src/store/open.ts';
import { flushLockName, startFlush } from '../../src/sync/flush.ts';
import { onlyIfThere } from './existing.ts';

export interface Place {
  readonly origin: string;
  readonly publicKey: string;
  readonly navigator: { readonly locks?: LockManager };
}

/** 'page': nothing is left to the worker; the next opening of a page goes on. 'waiting': worth another try. */
export type Outcome = 'sent' | 'waiting' | 'page';

/** How long a page's own sending is waited for; well under what a browser gives a sync. */
const PAGE_SENDS_MS = 20_000;

const log = consoleLog(console);
const now = () => systemClock.now();
const newId = () => randomId(crypto);

/**
 * OUT-8: the pages' own flush, with nobody there: the account's outbox and the visitor's. The token is the pages' copy and
 * is never renewed here: once it has run out, everything of the account stays queued.
 */
export async function deliverOutbox(place: Place): Promise<Outcome> {
  const there = onlyIfThere();
  const device = new DeviceDb(there.options);
  try {
    const session = await mirrored(device);
    const installation = await device.installationId(newId);
    const visitors = await deliverFor({ userId: installation, database: databaseName(null) }, device, place);
    if (!session) return visitors;
    const mine = await deliverFor(
      { userId: session.accountId, database: databaseName(session.accountId) },
      device,
      place,
    );
    return visitors === 'waiting' ? 'waiting' : mine;
  } catch (cause) {
    if (there.missing()) return 'page';
    throw cause;
  } finally {
    device.close();
  }
}

/** Whose outbox, and the database it is in. */
interface Owner {
  readonly userId: string;
  readonly database: string;
}

/** The copy of the token, while it holds. */
async function mirrored(device: DeviceDb): Promise<Mirror | null> {
  const session = await device.mirrored();
  return session && session.expiresAt > now() ? session : null;
}

async function deliverFor({ userId, database }: Owner, device: DeviceDb, place: Place): Promise<Outcome> {
  const there = onlyIfThere();
  const gone = new AbortController();
  const letGo = () => gone.abort(new Error('The database is wanted elsewhere'));
  let db: AccountDb | null = null;
  try {
    db = await openAccountDb(database, { outdated: letGo, lost: letGo }, systemClock, there.options);
    return await flushOnce(db, userId, device, place, gone.signal);
  } catch (cause) {
    if (there.missing() || gone.signal.aborted) return 'page';
    throw cause;
  } finally {
    db?.close();
  }
}

async function flushOnce(
  db: AccountDb,
  userId: string,
  device: DeviceDb,
  { origin, publicKey, navigator }: Place,
  signal: AbortSignal,
): Promise<Outcome> {
  const locks = browserLocks(navigator);
  let refused = false;
  const transport = createExchange({
    origin,
    publicKey,
    // Read for each entry: a page may have renewed it meanwhile, or another person may have signed in (OUT-10).
    async token() {
      const session = await mirrored(device);
      if (session?.accountId !== userId) throw new Error('There is no token for this account');
      return session.accessToken;
    },
    installation: () => device.installationId(newId),
    guard() {},
    answered() {},
    now,
  });
  const flush = async () => {
    // The network is back: a delay drawn while it was away has lost its reason.
    await forgetDelays(db);
    const ports = {
      db,
      userId,
      transport,
      renew: async () => 'unreachable' as const,
      now,
      random: Math.random,
      newId,
      log,
      settled(_: unknown, decision: { readonly kind: string; readonly reason?: string }) {
        if (decision.kind === 'park' && decision.reason === 'auth') refused = true;
      },
    };
    await startFlush(ports, signal, locks.exclusive).done;
    // Not one entry is held up by a token that only a page can renew.
    if (refused) await unparkAuth(db);
  };
  // A page that is sending, or is being closed while it does, is waited for: the browser asks again only minutes later.
  const { controller: patience, unlink } = linkedAbort(signal);
  const stopWaiting = systemClock.after(PAGE_SENDS_MS, () => patience.abort());
  try {
    await locks.hold(flushLockName(userId), { ifFree: false, signal: patience.signal }, () => {
      stopWaiting();
      return flush();
    });
  } catch (cause) {
    if (signal.aborted || !patience.signal.aborted) throw cause;
  } finally {
    stopWaiting();
    unlink();
  }
  if (refused) return 'page';
  // What no time brings, an entry of a newer build for one, is no reason to come back.
  return (await queueStatus(db, userId, now())).due === null ? 'sent' : 'waiting';
}
