import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { accountRecord } from '../../src/store/account-record.ts';
import { DeviceDb } from '../../src/store/device-db.ts';
import { localTypedText, PROBLEM, takeProblem, VISITOR } from '../../src/store/typed-text.ts';
import { id, ids, OTHER_USER, USER } from '../support/account-db.ts';
import { MemoryStorage } from '../support/memory-storage.ts';

const amina = { id: USER, email: 'a@b.co', name: 'Amina' };

describe('who is signed in', () => {
  it('is there at once after a reload, with no token in it', () => {
    const storage = new MemoryStorage();
    accountRecord(storage, () => {}).signedIn({ ...amina, token: 'a.b.c' } as typeof amina);
    expect(accountRecord(storage, () => {}).account.get()).toEqual(amina);
    expect(storage.getItem('baraza-account')).not.toContain('a.b.c');
  });

  it('follows the other tabs, and stays the same object while nothing changes', () => {
    const storage = new MemoryStorage();
    let changed = () => {};
    const mine = accountRecord(storage, (listener) => {
      changed = listener;
    });
    let told = 0;
    mine.account.subscribe(() => {
      told += 1;
    });
    const theirs = accountRecord(storage, () => {});
    theirs.signedIn(amina);
    changed();
    const first = mine.account.get();
    changed();
    expect(mine.account.get()).toBe(first);
    expect(told).toBe(1);
    theirs.signedOut(true);
    changed();
    expect(mine.account.get()).toBeNull();
    expect(mine.loggedOut()).toBe(true);
    theirs.signedIn(amina);
    expect(mine.loggedOut()).toBe(false);
  });

  it('remembers that the browser had an account when its session has ended by itself', () => {
    const record = accountRecord(new MemoryStorage(), () => {});
    expect(record.hadAccount()).toBe(false);
    record.signedIn(amina);
    record.signedOut(false);
    expect(record.hadAccount()).toBe(true);
  });

  it('is seen on this page as soon as somebody signs in or out', () => {
    const record = accountRecord(new MemoryStorage(), () => {});
    record.signedIn(amina);
    expect(record.account.get()).toEqual(amina);
    record.signedOut(true);
    expect(record.account.get()).toBeNull();
  });

  it('is nobody while a recovery link’s page is open, and somebody again when it is left', () => {
    const storage = new MemoryStorage();
    accountRecord(storage, () => {}).signedIn(amina);
    storage.setItem('baraza-auth', '{}');
    let isOpen = true;
    const record = accountRecord(
      storage,
      () => {},
      () => !isOpen,
    );
    expect([record.account.get(), record.mayReturn()]).toEqual([null, false]);
    isOpen = false;
    record.reread();
    expect(record.account.get()).toEqual(amina);
  });

  it('may return where a session lies here and nobody signed out', () => {
    const storage = new MemoryStorage();
    const record = accountRecord(storage, () => {});
    expect(record.mayReturn()).toBe(false);
    storage.setItem('baraza-auth', '{}');
    expect(record.mayReturn()).toBe(true);
    record.signedOut(true);
    expect(record.mayReturn()).toBe(false);
  });

  it.each([
    '',
    '{',
    '{"id":"7"}',
    '{"id":"../x","email":"","name":""}',
    `{"id":"${USER}","email":"a@b.co"}`,
    `{"id":"${USER}","name":"Amina"}`,
    'null',
  ])('%j is nobody', (text) => {
    const storage = new MemoryStorage();
    storage.setItem('baraza-account', text);
    expect(accountRecord(storage, () => {}).account.get()).toBeNull();
  });
});

describe('typed text', () => {
  it('of a problem goes over to the account that signs in next, and never over words of its own', () => {
    const drafts = localTypedText(new MemoryStorage());
    drafts.write(VISITOR, PROBLEM, 'Fish rots');
    drafts.write(OTHER_USER, PROBLEM, 'Crates crush');
    takeProblem(drafts, OTHER_USER);
    expect(drafts.read(OTHER_USER, PROBLEM)).toBe('Crates crush');
    takeProblem(drafts, USER);
    expect([drafts.read(USER, PROBLEM), drafts.read(VISITOR, PROBLEM)]).toEqual(['Fish rots', '']);
    takeProblem(drafts, OTHER_USER);
    expect(drafts.read(OTHER_USER, PROBLEM)).toBe('Crates crush');
  });

  it('survives the page, each account on its own, and goes with the account', () => {
    const storage = new MemoryStorage();
    localTypedText(storage).write(USER, 'problem', 'Tomatoes rot');
    localTypedText(storage).write(OTHER_USER, 'problem', 'Roads flood');
    const drafts = localTypedText(storage);
    expect(drafts.read(USER, 'problem')).toBe('Tomatoes rot');
    drafts.forget(USER);
    expect(drafts.read(USER, 'problem')).toBe('');
    expect(drafts.read(OTHER_USER, 'problem')).toBe('Roads flood');
    drafts.write(OTHER_USER, 'problem', '');
    expect(storage.length).toBe(0);
  });

  it('says so when the device is full, and does not throw', () => {
    const storage = new MemoryStorage();
    storage.full = true;
    expect(localTypedText(storage).write(USER, 'problem', 'Tomatoes rot')).toBe(false);
  });
});

describe("the worker's copy", () => {
  it('[OUT-8] is the account and its access token, and goes when the session goes', async () => {
    const disk = new IDBFactory();
    const open = () => new DeviceDb({ indexedDB: disk, IDBKeyRange });
    await open().mirror(USER, 'a.b.c', 5);
    expect(await open().mirrored()).toEqual({ key: 'session', accountId: USER, accessToken: 'a.b.c', expiresAt: 5 });
    await open().forgetSession();
    expect(await open().mirrored()).toBeNull();
  });

  it('[SRV-2] the installation has one id for good', async () => {
    const disk = new IDBFactory();
    const newId = ids();
    const open = () => new DeviceDb({ indexedDB: disk, IDBKeyRange });
    expect(await Promise.all([open().installationId(newId), open().installationId(newId)])).toEqual([id(1), id(1)]);
  });
});
