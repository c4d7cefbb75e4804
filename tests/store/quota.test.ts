import { describe, expect, it } from 'vitest';
import { applyHistoryPage } from '../../src/store/apply-pull.ts';
import { saveBody } from '../../src/store/bodies.ts';
import { DeviceFullError, isQuotaError, withQuotaEviction } from '../../src/store/quota.ts';
import { id, item, openDb } from '../support/account-db.ts';
import { report } from '../support/report.ts';

const full = () => new DOMException('full', 'QuotaExceededError');

async function tenBodies() {
  const db = await openDb();
  await applyHistoryPage(db, [item(1, { isPinned: true }), item(2)]);
  for (let n = 1; n <= 10; n += 1) await saveBody(db, id(n), report(id(n)), n);
  return db;
}

describe('room on the device', () => {
  it('[STO-1] drops the oldest unpinned bodies until the work fits', async () => {
    const db = await tenBodies();
    let tries = 0;
    const answer = await withQuotaEviction(db, id(3), async () => {
      tries += 1;
      if (tries < 2) throw full();
      return 'saved';
    });
    expect(answer).toBe('saved');
    // 1 is pinned and 3 is to be kept: 2, 4, 5, 6, 7 were the oldest others.
    expect(await db.bodies.toCollection().primaryKeys()).toEqual([1, 3, 8, 9, 10].map(id));
  });

  it('[STO-1] says so when nothing is left to drop, and never touches the outbox', async () => {
    const db = await tenBodies();
    await expect(
      withQuotaEviction(db, null, async () => {
        throw full();
      }),
    ).rejects.toBeInstanceOf(DeviceFullError);
    expect(await db.bodies.toCollection().primaryKeys()).toEqual([id(1)]);
    expect(await db.reports.count()).toBe(2);
  });

  it('[STO-1] leaves every other failure alone', async () => {
    const db = await tenBodies();
    const fault = new Error('disk on fire');
    await expect(withQuotaEviction(db, null, () => Promise.reject(fault))).rejects.toBe(fault);
    expect(await db.bodies.count()).toBe(10);
  });

  it('knows the error inside the library error', () => {
    expect(isQuotaError(Object.assign(new Error('aborted'), { name: 'AbortError', inner: full() }))).toBe(true);
    expect(isQuotaError(new Error('other'))).toBe(false);
    expect(isQuotaError(Object.assign(new Error('aborted'), { inner: new Error('disk on fire') }))).toBe(false);
    const own: Error & { inner?: Error } = new Error('its own cause');
    own.inner = own;
    expect(isQuotaError(own)).toBe(false);
  });
});
