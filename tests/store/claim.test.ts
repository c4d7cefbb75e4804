import { describe, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { claimNext, isResting, LEASE_MS, LONGEST_WAIT_MS, queueStatus } from '../../src/store/claim.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { id, newDisk, OTHER_USER, openDb, USER } from '../support/account-db.ts';

const view = async (db: AccountDb, op: number, report: number, dependsOn?: number) =>
  enqueue(db, {
    op: { type: 'view', payload: { reportId: id(report) } },
    opId: id(op),
    userId: USER,
    now: 0,
    ...(dependsOn === undefined ? {} : { dependsOn: id(dependsOn) }),
  });
const claim = async (db: AccountDb, now = 0, attemptId = 'a') =>
  (await claimNext(db, { now, attemptId, userId: USER }))?.opId ?? null;

describe('claimNext', () => {
  it('[OUT-4] takes one entry of a lane at a time, in order, and other lanes beside it', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await view(db, 12, 1);
    await view(db, 13, 2);
    expect(await claim(db)).toBe(id(11));
    expect(await claim(db)).toBe(id(13));
    expect(await claim(db)).toBeNull();
    await db.outbox.delete(id(11));
    expect(await claim(db)).toBe(id(12));
  });

  it('[OUT-6] marks the claim with its attempt and a lease of 30 s', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await claim(db, 1000, 'mine');
    expect(await db.outbox.get(id(11))).toMatchObject({
      state: 'inflight',
      attemptId: 'mine',
      attempts: 1,
      leaseUntil: 1000 + LEASE_MS,
    });
  });

  it('[OUT-6] two tabs never claim the same entry', async () => {
    const disk = newDisk();
    const [one, two] = [await openDb(disk), await openDb(disk)];
    for (const n of [11, 12, 13]) await view(one, n, n);
    const claims = await Promise.all([claim(one), claim(two), claim(one), claim(two)]);
    expect(claims.filter((claimed) => claimed !== null).sort()).toEqual([id(11), id(12), id(13)]);
  });

  it('[OUT-2] an expired lease returns the entry, with a new attempt', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await claim(db, 0);
    expect(await claim(db, LEASE_MS - 1)).toBeNull();
    expect(await claim(db, LEASE_MS, 'second')).toBe(id(11));
    expect(await db.outbox.get(id(11))).toMatchObject({ attemptId: 'second', attempts: 2 });
  });

  it('[OUT-2] whoever waits for the outbox does not wait for a claim whose time is over', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await view(db, 12, 2);
    await claim(db, 0);
    // Nothing may go, and what a closed page was sending has not ended: its time may not be over yet.
    await db.outbox.update(id(12), { state: 'parked', parkedFor: 'auth' });
    expect(await isResting(db, USER, LEASE_MS - 1)).toBe(false);
    expect(await isResting(db, USER, LEASE_MS)).toBe(true);
  });

  it('[OUT-9] whoever waits for the outbox does not wait for what is only tried again later', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    expect(await isResting(db, USER, 0)).toBe(false);
    await db.outbox.update(id(11), { nextAt: 500 });
    expect([await isResting(db, USER, 499), await isResting(db, USER, 500)]).toEqual([true, false]);
  });

  it('[OUT-4] a dead letter never blocks its neighbours, only what depends on it', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await view(db, 12, 1);
    await view(db, 13, 2, 11);
    await db.outbox.update(id(11), { state: 'dead' });
    expect(await claim(db)).toBe(id(12));
    expect(await claim(db)).toBeNull();
    await db.outbox.delete(id(11));
    expect(await claim(db)).toBe(id(13));
  });

  it('[OUT-9] nothing goes while a 401 has the queue parked', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await view(db, 12, 2);
    await db.outbox.update(id(11), { state: 'parked', parkedFor: 'auth' });
    expect(await claim(db)).toBeNull();
  });

  it('[OUT-9] an entry parked for credits holds up its own lane alone', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await view(db, 12, 1);
    await view(db, 13, 2);
    await db.outbox.update(id(11), { state: 'parked', parkedFor: 'credits' });
    expect(await claim(db)).toBe(id(13));
    expect(await claim(db)).toBeNull();
  });

  it('[OUT-10] leaves an entry of another account alone', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await db.outbox.update(id(11), { userId: OTHER_USER });
    expect(await claim(db)).toBeNull();
  });

  it('[OUT-9] waits for its time, and does not wait for years when the clock has jumped back', async () => {
    const db = await openDb();
    const now = Date.UTC(2026, 0, 1);
    await view(db, 11, 1);
    await db.outbox.update(id(11), { nextAt: now + 1000 });
    expect(await claim(db, now)).toBeNull();
    await db.outbox.update(id(11), { nextAt: now + LONGEST_WAIT_MS + 1 });
    expect(await claim(db, now)).toBe(id(11));
    await db.outbox.update(id(11), { leaseUntil: now + 10 * LEASE_MS });
    expect(await claim(db, now)).toBe(id(11));
  });

  it('[STO-3] sets an unreadable entry aside and goes on with the rest', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await view(db, 12, 2);
    await db.outbox.update(id(11), { payload: { reportId: 5 } });
    expect(await claim(db)).toBe(id(12));
    expect(await db.outbox.get(id(11))).toBeUndefined();
    expect(await db.quarantine.toArray()).toMatchObject([{ table: 'outbox', record: { opId: id(11) } }]);
  });

  it('[STO-2] leaves an entry of a newer build for that build, in its place', async () => {
    const db = await openDb();
    await view(db, 11, 1);
    await view(db, 12, 1);
    await db.outbox.update(id(11), { payloadVersion: 99 });
    expect(await claim(db)).toBeNull();
    await db.outbox.update(id(11), { payloadVersion: 1, type: 'fly' });
    expect(await claim(db)).toBeNull();
    expect(await db.outbox.get(id(11))).toMatchObject({ state: 'queued', attempts: 0 });
    expect((await queueStatus(db, USER, 0)).due).toBeNull();
    expect(await db.outbox.count()).toBe(2);
  });

  it('[OUT-11] knows how many wait and when the next may go', async () => {
    const db = await openDb();
    expect(await queueStatus(db, USER, 0)).toEqual({ waiting: 0, due: null });
    await view(db, 11, 1);
    await view(db, 12, 1);
    await view(db, 13, 2);
    await db.outbox.update(id(11), { nextAt: 500 });
    await db.outbox.update(id(13), { nextAt: 900 });
    expect(await queueStatus(db, USER, 0)).toEqual({ waiting: 3, due: 500 });
    await claim(db, 900);
    expect((await queueStatus(db, USER, 900)).waiting).toBe(3);
    await db.outbox.update(id(11), { state: 'parked', parkedFor: 'auth' });
    expect(await queueStatus(db, USER, 0)).toEqual({ waiting: 2, due: null });
  });
});
