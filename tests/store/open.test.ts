import Dexie from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { databaseName } from '../../src/store/account-db.ts';
import { deleteAccountData, pendingDeletions } from '../../src/store/delete-account.ts';
import { DatabaseBlockedError, openAccountDb } from '../../src/store/open.ts';
import { newDisk, OTHER_USER, USER } from '../support/account-db.ts';
import { MemoryStorage } from '../support/memory-storage.ts';
import { settle, VirtualClock } from '../support/virtual-clock.ts';

const clock = new VirtualClock();
const watching = () => ({ outdated: vi.fn(), lost: vi.fn() });
const on = (disk: IDBFactory) => ({ indexedDB: disk, IDBKeyRange });

describe('opening an account’s database', () => {
  it('[ACC-1] each account has its own, and visitors have theirs', () => {
    expect(new Set([databaseName(USER), databaseName(OTHER_USER), databaseName(null)]).size).toBe(3);
    expect(databaseName(null)).toBe('baraza-visitor');
  });

  it('[STO-2] lets go at once when a newer version wants it, and says so', async () => {
    const disk = newDisk();
    const watch = watching();
    const db = await openAccountDb('x', watch, clock, on(disk));
    const newer = new Dexie('x', on(disk));
    newer.version(99).stores({ reports: 'id' });
    await newer.open();
    expect(watch.outdated).toHaveBeenCalledExactlyOnceWith(false);
    expect(db.isOpen()).toBe(false);
    expect(watch.lost).not.toHaveBeenCalled();
    newer.close();
  });

  it('[ACC-1] lets go when it is deleted in another tab', async () => {
    const disk = newDisk();
    const watch = watching();
    await openAccountDb('x', watch, clock, on(disk));
    await new Dexie('x', on(disk)).delete();
    expect(watch.outdated).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('[STO-2] says so when the browser has closed it', async () => {
    const watch = watching();
    const db = await openAccountDb('x', watch, clock, on(newDisk()));
    db.backendDB().onclose?.(new Event('close'));
    expect(watch.lost).toHaveBeenCalledOnce();
    expect(watch.outdated).not.toHaveBeenCalled();
  });

  it('[STO-2] does not wait for ever for an old tab that will not let go', async () => {
    const disk = newDisk();
    await new Promise<void>((resolve) => {
      const request = disk.open('x', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('old');
      request.onsuccess = () => resolve();
    });
    const opening = openAccountDb('x', watching(), clock, on(disk));
    const failed = expect(opening).rejects.toBeInstanceOf(DatabaseBlockedError);
    await settle();
    await clock.pass(5_000);
    await failed;
  });
});

describe('removing an account’s data', () => {
  it('[ACC-1] is written down first, so that a tab killed in the middle only puts it off', async () => {
    const storage = new MemoryStorage();
    storage.setItem('baraza-account', '{}');
    const removal = deleteAccountData(storage, clock, USER);
    expect(pendingDeletions(storage)).toEqual([USER]);
    await removal;
    expect(pendingDeletions(storage)).toEqual([]);
    expect(await Dexie.exists(databaseName(USER))).toBe(false);
  });
});
