import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILD_HEADER } from '../../src/contract/headers.ts';
import { AccountDb, databaseName } from '../../src/store/account-db.ts';
import { DeviceDb } from '../../src/store/device-db.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { deliverOutbox } from '../../sw/delivery/deliver.ts';

const USER = '0b8f2f6e-6a53-4a52-9d6f-6b1a4f3f2a01';
const INSTALLATION = '2c1d5e9a-7b34-4f0e-9a61-3d8e4b7f6c02';
const OP = '5f0c9a2e-1a55-4a0e-8a54-2f3f8d9c7b10';
const LATER = '5f0c9a2e-1a55-4a0e-8a54-2f3f8d9c7b11';
const REPORT = '7d1f3c80-52f1-4f6b-8f0e-0b1e2a3c4d5e';

/** Kept when a page that is sending lets go; null where none is. */
let page: Promise<void> | null = null;
let asked: string[] = [];
const navigator = {
  locks: {
    request: async (name: string, { signal }: LockOptions, work: (lock: unknown) => unknown) => {
      expect([`baraza-flush-${USER}`, `baraza-flush-${INSTALLATION}`]).toContain(name);
      asked.push(name);
      await Promise.race([
        page,
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ]);
      return work({});
    },
  } as unknown as LockManager,
};
const deliver = () => deliverOutbox({ origin: 'https://baraza.example', publicKey: 'the-key', navigator });

/** Each call to the network is noted and answered as told. */
let calls: Request[] = [];
let answer: () => Response | Promise<Response>;
const ours = (status: number, body: object) =>
  Response.json(body, { status, headers: { [BUILD_HEADER]: 'b1', 'retry-after': '60' } });

async function waiting(token: { expiresAt: number } | null = { expiresAt: Date.now() + 60_000 }) {
  const device = new DeviceDb();
  if (token) await device.mirror(USER, 'the-token', token.expiresAt);
  device.close();
  const db = new AccountDb(databaseName(USER));
  await enqueue(db, { op: { type: 'view', payload: { reportId: REPORT } }, opId: OP, userId: USER, now: Date.now() });
  // A delay that was drawn while there was no network.
  await db.outbox.update(OP, { nextAt: Date.now() + 200_000 });
  db.close();
}

async function outbox() {
  const db = new AccountDb(databaseName(USER));
  const rows = await db.outbox.toArray();
  db.close();
  return rows.map(({ opId, state, attempts }) => ({ opId, state, attempts }));
}

beforeEach(() => {
  calls = [];
  page = null;
  asked = [];
  answer = () => ours(410, { error: 'Gone' });
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request);
    return answer();
  });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

describe('the flush with every page closed', () => {
  it('[OUT-8] sends what waits under its own key, with the token the pages left', async () => {
    await waiting();
    expect(await deliver()).toBe('sent');
    expect(await outbox()).toEqual([]);
    const [call] = calls;
    expect(call?.headers.get('authorization')).toBe('Bearer the-token');
    expect(call?.headers.get('idempotency-key')).toBe(OP);
    expect(call?.headers.get('apikey')).toBe('the-key');
    expect(calls).toHaveLength(1);
  });

  it('[OUT-8] says that something waits when the server cannot take it now', async () => {
    await waiting();
    answer = () => ours(503, { error: 'Later' });
    expect(await deliver()).toBe('waiting');
    expect(await outbox()).toEqual([{ opId: OP, state: 'queued', attempts: 1 }]);
  });

  it('[OUT-9] an answer that is not ours leaves it waiting', async () => {
    await waiting();
    answer = () => Response.json({ error: 'Pay for this network' }, { status: 403 });
    expect(await deliver()).toBe('waiting');
    expect(await outbox()).toMatchObject([{ state: 'queued' }]);
  });

  it.each([
    ['has run out', { expiresAt: Date.now() - 1 }],
    ['is missing', null],
  ])('[OUT-8] a token that %s leaves everything as it is, for the next page', async (_what, token) => {
    await waiting(token);
    expect(await deliver()).toBe('page');
    expect(calls).toEqual([]);
    expect(await outbox()).toEqual([{ opId: OP, state: 'queued', attempts: 0 }]);
  });

  it('[OUT-8] a refused token is tried once, and nothing stays parked', async () => {
    await waiting();
    answer = () => ours(401, { error: 'Expired' });
    expect(await deliver()).toBe('page');
    expect(calls).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'queued' }]);
  });

  it('[OUT-7] waits for a page that is sending, and sends what it left when it was closed', async () => {
    await waiting();
    let close = () => {};
    page = new Promise((resolve) => {
      close = resolve;
    });
    const delivering = deliver();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toEqual([]);
    close();
    expect(await delivering).toBe('sent');
    expect(calls).toHaveLength(1);
  });

  it('[OUT-7] leaves a page that does not end its sending alone, and comes back', async () => {
    await waiting();
    page = new Promise(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const delivering = deliver();
    await vi.waitFor(() => expect(asked).toContain(`baraza-flush-${USER}`));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(await Promise.race([delivering, 'still'])).toBe('still');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await delivering).toBe('waiting');
    expect(calls).toEqual([]);
  });

  it('[OUT-10] sends nothing under the token of another person who has signed in meanwhile', async () => {
    await waiting();
    const db = new AccountDb(databaseName(USER));
    const op = { type: 'pin', payload: { reportId: REPORT, pinned: true } } as const;
    await enqueue(db, { op, opId: LATER, userId: USER, now: Date.now() });
    db.close();
    answer = async () => {
      const device = new DeviceDb();
      await device.mirror('somebody-else', 'their-token', Date.now() + 60_000);
      device.close();
      return ours(410, { error: 'Gone' });
    };
    expect(await deliver()).toBe('page');
    expect(calls.map((call) => call.headers.get('authorization'))).toEqual(['Bearer the-token']);
    expect(await outbox()).toMatchObject([{ opId: LATER, state: 'queued' }]);
  });

  it.each([
    ['nothing of the account’s waits', false],
    ['what waits of the account’s goes out', true],
  ])('[OUT-8] comes back for a visitor’s message where %s', async (_, isMineWaiting) => {
    const device = new DeviceDb();
    await device.installationId(() => INSTALLATION);
    device.close();
    await waiting();
    if (!isMineWaiting) await deliver();
    const db = new AccountDb(databaseName(null));
    const payload = { name: 'Ama', email: 'ama@example.org', message: 'How does it work?' };
    await enqueue(db, { op: { type: 'contact', payload }, opId: LATER, userId: INSTALLATION, now: Date.now() });
    db.close();
    answer = () => (calls.at(-1)?.url.includes('/contact') ? ours(503, { error: 'Later' }) : ours(410, {}));
    expect(await deliver()).toBe('waiting');
    expect(await outbox()).toEqual([]);
    answer = () => ours(410, {});
    expect(await deliver()).toBe('sent');
  });

  it('[ACC-1] makes no database that is not there', async () => {
    expect(await deliver()).toBe('page');
    expect(await Dexie.getDatabaseNames()).toEqual([]);
    const device = new DeviceDb();
    await device.mirror(USER, 'the-token', Date.now() + 60_000);
    device.close();
    expect(await deliver()).toBe('page');
    expect(await Dexie.getDatabaseNames()).toEqual(['baraza-device']);
  });
});
