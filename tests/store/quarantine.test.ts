import { describe, expect, it } from 'vitest';
import { applyHistoryPage } from '../../src/store/apply-pull.ts';
import { readBody, saveBody, setAsideUnreadableBody } from '../../src/store/bodies.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { discardQuarantined } from '../../src/store/quarantine.ts';
import { sweep } from '../../src/store/sweep.ts';
import { outboxCounts } from '../../src/store/views/outbox.ts';
import { outboxItems } from '../../src/store/views/outbox-items.ts';
import { reportsView } from '../../src/store/views/reports.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';
import { report } from '../support/report.ts';

describe('quarantine', () => {
  it('[STO-3] sets aside what cannot be read, whole, and the rest goes on', async () => {
    const db = await openDb();
    await applyHistoryPage(db, [item(1), item(2)]);
    await db.table('reports').put({ id: id(3), createdAt: 'x', pinned: 0, item: { title: 7 } });
    await db.table('jobs').put({ id: id(4), state: null });
    await enqueue(db, { op: { type: 'research', payload: { query: 'Mine' } }, opId: id(9), userId: USER, now: 0 });
    await db.table('outbox').put({ opId: id(10), seq: 2, lane: 'x', payload: { query: 'My words' } });
    expect(await sweep(db, 5)).toBe(3);
    expect(await sweep(db, 6)).toBe(0);
    expect((await reportsView(db, 20)).total).toBe(2);
    expect(await outboxCounts(db)).toEqual({ waiting: 1, failed: 1 });
    const shown = (await outboxItems(db)).at(-1);
    expect(shown).toMatchObject({ state: 'unreadable', type: 'unknown' });
    expect(shown?.text).toContain('My words');
    expect(await discardQuarantined(db, shown?.opId ?? '')).toBe(true);
    expect(await outboxItems(db)).toMatchObject([{ opId: id(9), text: 'Mine' }]);
    expect(await discardQuarantined(db, id(9))).toBe(false);
  });

  it('[STO-3] lets the page breathe between two handfuls of rows, and ends with the page', async () => {
    const db = await openDb();
    await applyHistoryPage(
      db,
      Array.from({ length: 51 }, (_, n) => item(n + 1)),
    );
    let pauses = 0;
    await sweep(db, 0, async () => {
      pauses += 1;
    });
    expect(pauses).toBe(2);
    await expect(sweep(db, 0, () => Promise.reject(new Error('closed')))).rejects.toThrow('closed');
  });

  it('[STO-3] leaves an entry of a newer build where it is', async () => {
    const db = await openDb();
    await enqueue(db, { op: { type: 'research', payload: { query: 'Mine' } }, opId: id(9), userId: USER, now: 0 });
    await db.outbox.update(id(9), { payloadVersion: 2, payload: 'anything' });
    expect(await sweep(db, 0)).toBe(0);
    expect(await outboxCounts(db)).toEqual({ waiting: 1, failed: 0 });
    expect(await outboxItems(db)).toEqual([]);
  });

  it('[STO-3] counts an entry that cannot be read as failed before it was set aside', async () => {
    const db = await openDb();
    await db.table('outbox').put({ opId: id(10), seq: 2, lane: 'x', payload: { query: 'My words' } });
    expect(await outboxCounts(db)).toEqual({ waiting: 0, failed: 1 });
  });

  it('[STO-3] a body that cannot be read counts as absent and makes room for a fresh one', async () => {
    const db = await openDb();
    await db.table('bodies').put({ id: id(1), savedAt: 1, report: { half: true } });
    expect(await readBody(db, id(1))).toBeNull();
    await setAsideUnreadableBody(db, id(1), 2);
    expect(await db.bodies.count()).toBe(0);
    await saveBody(db, id(1), report(id(1)), 3);
    await setAsideUnreadableBody(db, id(1), 4);
    await setAsideUnreadableBody(db, id(2), 4);
    expect(await readBody(db, id(1))).not.toBeNull();
    expect(await db.quarantine.count()).toBe(1);
  });
});
