import { describe, expect, it } from 'vitest';
import { enqueue } from '../../src/store/enqueue.ts';
import { readEntries } from '../../src/store/entries.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { reportRow } from '../../src/store/take-report.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';

const pin = (n: number, pinned: boolean): Op => ({ type: 'pin', payload: { reportId: id(n), pinned } });
const view = (n: number): Op => ({ type: 'view', payload: { reportId: id(n) } });

describe('enqueue', () => {
  it('[OUT-1] keeps the intention under its own id, in its lane, with no token and no header', async () => {
    const db = await openDb();
    await enqueue(db, {
      op: { type: 'research', payload: { query: 'Tomatoes rot' } },
      opId: id(9),
      userId: USER,
      now: 5,
    });
    const [entry] = await db.outbox.toArray();
    expect(entry).toMatchObject({
      opId: id(9),
      userId: USER,
      lane: `job:${id(9)}`,
      seq: 1,
      state: 'queued',
      attempts: 0,
    });
    expect(JSON.stringify(entry)).not.toMatch(/token|authorization|bearer/i);
  });

  it('[OUT-1] counts up, whatever the clock says', async () => {
    const db = await openDb();
    await enqueue(db, { op: view(1), opId: id(11), userId: USER, now: 1000 });
    await enqueue(db, { op: view(1), opId: id(12), userId: USER, now: -1000 });
    await Promise.all([13, 14, 15].map((n) => enqueue(db, { op: view(n), opId: id(n), userId: USER, now: 0 })));
    const seqs = (await db.outbox.orderBy('seq').toArray()).map((entry) => entry.seq);
    expect(seqs).toEqual([1, 2, 3, 4, 5]);
    expect((await db.outbox.get(id(12)))?.seq).toBe(2);
  });

  it('[OUT-3] leaves the server row untouched', async () => {
    const db = await openDb();
    const row = reportRow(item(1));
    await db.reports.put(row);
    await enqueue(db, { op: pin(1, true), opId: id(9), userId: USER, now: 0 });
    expect(await db.reports.get(id(1))).toEqual(row);
  });

  it('[OUT-3] keeps nothing of an intention whose transaction fails', async () => {
    const db = await openDb();
    await enqueue(db, { op: view(1), opId: id(9), userId: USER, now: 0 });
    // The same key again breaks the transaction after the counter has moved.
    await expect(enqueue(db, { op: view(1), opId: id(9), userId: USER, now: 0 })).rejects.toThrow();
    await enqueue(db, { op: view(1), opId: id(10), userId: USER, now: 0 });
    expect((await readEntries(db)).map((entry) => entry.seq)).toEqual([1, 2]);
  });

  it('[OUT-5] a pin replaces a pin that was never sent, under its key', async () => {
    const db = await openDb();
    expect(await enqueue(db, { op: pin(1, true), opId: id(9), userId: USER, now: 0 })).toBe(id(9));
    expect(await enqueue(db, { op: pin(1, false), opId: id(10), userId: USER, now: 0 })).toBe(id(9));
    const entries = await readEntries(db);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.payload).toEqual({ reportId: id(1), pinned: false });
  });

  it.each([
    ['was sent once', { attempts: 1 }],
    ['is under way', { attempts: 1, state: 'inflight' as const }],
    ['was refused', { state: 'dead' as const }],
    ['is parked', { state: 'parked' as const, parkedFor: 'auth' as const }],
  ])('[OUT-5] a pin never touches one that %s', async (_what, changes) => {
    const db = await openDb();
    await enqueue(db, { op: pin(1, true), opId: id(9), userId: USER, now: 0 });
    await db.outbox.update(id(9), changes);
    await enqueue(db, { op: pin(1, false), opId: id(10), userId: USER, now: 0 });
    const entries = await readEntries(db);
    expect(entries.map((entry) => entry.payload)).toEqual([
      { reportId: id(1), pinned: true },
      { reportId: id(1), pinned: false },
    ]);
  });

  it('[OUT-5] a pin never touches one of a newer build', async () => {
    const db = await openDb();
    await enqueue(db, { op: pin(1, true), opId: id(9), userId: USER, now: 0 });
    await db.outbox.update(id(9), { payloadVersion: 99 });
    await enqueue(db, { op: pin(1, false), opId: id(10), userId: USER, now: 0 });
    expect((await db.outbox.get(id(9)))?.payload).toEqual({ reportId: id(1), pinned: true });
    expect(await db.outbox.count()).toBe(2);
  });

  it('[OUT-5] pins of two reports stay two, and views are never merged', async () => {
    const db = await openDb();
    await enqueue(db, { op: pin(1, true), opId: id(9), userId: USER, now: 0 });
    await enqueue(db, { op: pin(2, true), opId: id(10), userId: USER, now: 0 });
    await enqueue(db, { op: view(1), opId: id(11), userId: USER, now: 0 });
    await enqueue(db, { op: view(1), opId: id(12), userId: USER, now: 0 });
    expect(await db.outbox.count()).toBe(4);
  });
});
