import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCore } from '../../src/app/core.ts';
import { AUTH_STORAGE_KEY } from '../../src/session/stored.ts';
import { databaseName } from '../../src/store/account-db.ts';
import { OTHER_USER, USER } from '../support/account-db.ts';
import { MemoryStorage } from '../support/memory-storage.ts';
import { SharedDevice } from '../support/page-device.ts';
import { token } from '../support/tokens.ts';
import { settle } from '../support/virtual-clock.ts';

const amina = { id: USER, email: 'amina@example.com', name: 'Amina' };

/** A page whose server nobody reaches. */
function open(pathname = '/prefine') {
  const shared = new SharedDevice();
  const { device } = shared.tab();
  const window = {
    localStorage: shared.storage,
    sessionStorage: new MemoryStorage(),
    navigator: {},
    location: { origin: 'https://baraza.test', pathname },
    document,
    crypto,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  } as unknown as Window;
  const core = createCore({ ...device, window });
  const said = () => device.toasts.get().map(({ message }) => message);
  return { core, device, storage: shared.storage, said };
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(async () => {
  // What has begun comes to its end before the network is back.
  await settle();
  vi.unstubAllGlobals();
});

describe('another tab or device has changed the account', () => {
  it.each([
    ['the same person', '/prefine', { ...amina, name: 'Amina O.' }, ['Your profile has been updated']],
    ['on the page that says so itself', '/settings', { ...amina, name: 'Amina O.' }, []],
    ['somebody else', '/prefine', { ...amina, id: OTHER_USER }, []],
  ])('%s', (_, path, now, toasts) => {
    const { device, said } = open(path);
    device.account.signedIn(amina);
    expect(said()).toEqual([]);
    device.account.signedIn(now);
    expect(said()).toEqual(toasts);
  });
});

describe('[ACC-1] signing out', () => {
  const signedIn = async () => {
    const at = open();
    const now = at.device.clock.now();
    const session = { access_token: token('t', now, now + 3_600_000), refresh_token: 'r1', user: { id: USER } };
    at.storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(session));
    at.device.account.signedIn(amina);
    at.device.typedText.write(USER, 'problem', 'Tomatoes rot');
    await vi.waitFor(() => expect(at.core.workspace.get()).not.toBeNull());
    await vi.waitFor(() => expect(at.core.visitor.get()).not.toBeNull());
    return at;
  };
  const isKept = () => Dexie.exists(databaseName(USER));

  it('takes everything of the account off the device', async () => {
    const { core, device, storage } = await signedIn();
    expect(await isKept()).toBe(true);
    await core.signOut({ keepReports: false });
    expect(core.workspace.get()).toBeNull();
    expect(device.account.account.get()).toBeNull();
    expect(await isKept()).toBe(false);
    expect(device.typedText.read(USER, 'problem')).toBe('');
    expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull();
  });

  it('keeps what is to be kept, typed words too', async () => {
    const { core, device } = await signedIn();
    await core.signOut({ keepReports: true });
    expect(core.workspace.get()).toBeNull();
    expect(device.account.account.get()).toBeNull();
    expect(await isKept()).toBe(true);
    expect(device.typedText.read(USER, 'problem')).toBe('Tomatoes rot');
  });

  it('leaves word for the server, which ends that session when it hears of it', async () => {
    const { core } = await signedIn();
    const outbox = core.visitor.get()?.db.outbox;
    await outbox?.clear();
    await core.signOut({ keepReports: false });
    const handle = expect.stringMatching(/^[\w-]{43}$/);
    expect(await outbox?.toArray()).toMatchObject([{ type: 'end_session', payload: { handle } }]);
  });
});
