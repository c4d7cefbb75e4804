import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDelta, applyHistoryPage, finishFullPull, keepCursor, pullCursor } from '../../src/store/apply-pull.ts';
import { saveBody } from '../../src/store/bodies.ts';
import { reportView } from '../../src/store/views/reports.ts';
import { id, item, openDb, rowWithout } from '../support/account-db.ts';
import { report } from '../support/report.ts';

const tombstone = (n: number, rev: number, permanent = false) => ({
  id: id(n),
  rev,
  deleted_at: '2026-01-05T09:00:00.000Z',
  permanent,
});
const revs = async (db: Awaited<ReturnType<typeof openDb>>) =>
  Object.fromEntries((await db.reports.toArray()).map((row) => [row.id, row.item.rev]));

describe('pull', () => {
  it('[PULL-1] saves rows and cursor together', async () => {
    const db = await openDb();
    await keepCursor(db, 'a');
    await applyDelta(db, { reports: [item(1)], tombstones: [], cursor: 'b' }, 'a');
    expect(await pullCursor(db)).toBe('b');
    expect(await revs(db)).toEqual({ [id(1)]: 1 });
  });

  it('[PULL-1] a slow page never moves a cursor that another tab has moved on', async () => {
    const db = await openDb();
    await keepCursor(db, 'c');
    await applyDelta(db, { reports: [item(1)], tombstones: [], cursor: 'b' }, 'a');
    expect(await pullCursor(db)).toBe('c');
    expect(await revs(db)).toEqual({ [id(1)]: 1 });
  });

  it('[PULL-2] what was deleted is not brought back by anything older', async () => {
    const db = await openDb();
    await keepCursor(db, 'a');
    await applyHistoryPage(db, [item(1, { rev: 3 })]);
    await applyDelta(db, { reports: [], tombstones: [tombstone(1, 5)], cursor: 'b' }, 'a');
    await applyHistoryPage(db, [item(1, { rev: 4 })]);
    // The very revision that was deleted is no newer one.
    await applyHistoryPage(db, [item(1, { rev: 5 })]);
    expect(await db.reports.count()).toBe(0);
  });

  it('[PULL-3] what was read outlives the trash, and goes with what is deleted for good', async () => {
    const db = await openDb();
    await keepCursor(db, 'a');
    await applyHistoryPage(db, [item(1), item(2)]);
    await saveBody(db, id(1), report(id(1)), 0);
    await saveBody(db, id(2), report(id(2)), 0);
    const tombstones = [tombstone(1, 5), tombstone(2, 6)];
    await applyDelta(db, { reports: [], tombstones, cursor: 'a' }, 'a');
    await applyDelta(db, { reports: [item(1, { rev: 7 })], tombstones: [tombstone(2, 8, true)], cursor: 'a' }, 'a');
    expect(await reportView(db, id(1))).toMatchObject({ bodyHere: true });
    expect(await db.bodies.toCollection().primaryKeys()).toEqual([id(1)]);
  });

  it('[PULL-2] a restored report comes back with its newer revision', async () => {
    const db = await openDb();
    await keepCursor(db, 'a');
    await applyDelta(db, { reports: [], tombstones: [tombstone(1, 5)], cursor: 'b' }, 'a');
    await applyHistoryPage(db, [item(1, { rev: 6 })]);
    expect(await revs(db)).toEqual({ [id(1)]: 6 });
    expect(await db.tombstones.count()).toBe(0);
  });

  it('[PULL-2] a stale tombstone does not delete a restored report', async () => {
    const db = await openDb();
    await keepCursor(db, 'a');
    await applyHistoryPage(db, [item(1, { rev: 6 })]);
    await applyDelta(db, { reports: [], tombstones: [tombstone(1, 5)], cursor: 'b' }, 'a');
    expect(await revs(db)).toEqual({ [id(1)]: 6 });
  });

  it('[PULL-2] a tombstone of the row’s own revision does not delete it', async () => {
    const db = await openDb();
    await keepCursor(db, 'a');
    await applyDelta(db, { reports: [item(1, { rev: 6 })], tombstones: [tombstone(1, 6)], cursor: 'b' }, 'a');
    expect(await revs(db)).toEqual({ [id(1)]: 6 });
  });

  it('[PULL-2] what was restored or deleted for good elsewhere leaves the trash', async () => {
    const db = await openDb();
    await keepCursor(db, 'a');
    await applyDelta(db, { reports: [], tombstones: [tombstone(1, 5), tombstone(2, 5)], cursor: 'a' }, 'a');
    await db.trash.bulkPut([1, 2].map((n) => ({ id: id(n), deletedAt: '2026-01-05', item: item(n) })));
    const tombstones = [tombstone(2, 7, true)];
    await applyDelta(db, { reports: [item(1, { rev: 6 })], tombstones, cursor: 'a' }, 'a');
    expect(await db.trash.count()).toBe(0);
  });

  it('[PULL-2] a full pull removes what the server no longer has, and leaves newcomers and the outbox alone', async () => {
    const db = await openDb();
    await applyHistoryPage(db, [item(1), item(2), item(3)]);
    await finishFullPull(db, { before: new Set([id(1), id(2)]), seen: new Set([id(1)]), cursor: 'z' });
    expect(await revs(db)).toEqual({ [id(1)]: 1, [id(3)]: 3 });
    expect(await pullCursor(db)).toBe('z');
  });

  it('[PULL-5] the same revision is taken where it has a field that an older build did not store', async () => {
    const db = await openDb();
    await db.reports.put(rowWithout('industry', item(1)));
    await applyHistoryPage(db, [item(1, { industry: 'retail' })]);
    expect((await db.reports.get(id(1)))?.item.industry).toBe('retail');
  });

  it('[PULL-5] an older build takes no field away, and an older revision brings none', async () => {
    const db = await openDb();
    await applyHistoryPage(db, [item(1, { industry: 'retail' })]);
    await applyHistoryPage(db, [rowWithout('industry', item(1)).item]);
    expect((await db.reports.get(id(1)))?.item.industry).toBe('retail');
    await db.reports.put(rowWithout('industry', item(2, { rev: 5 })));
    await applyHistoryPage(db, [item(2, { rev: 4, industry: 'retail' })]);
    expect((await revs(db))[id(2)]).toBe(5);
  });

  it('[PULL-5] the cursor of a build that did not know one of our fields is none, that of a newer build is one', async () => {
    const db = await openDb();
    await keepCursor(db, 'a');
    const kept = await db.meta.get('cursor');
    const fields = kept?.key === 'cursor' ? (kept.fields ?? []) : [];
    await db.meta.put({ key: 'cursor', value: 'a', fields: fields.filter((field) => field !== 'industry') });
    expect(await pullCursor(db)).toBeNull();
    await db.meta.put({ key: 'cursor', value: 'a' });
    expect(await pullCursor(db)).toBeNull();
    await db.meta.put({ key: 'cursor', value: 'a', fields: [...fields, 'of a newer build'] });
    expect(await pullCursor(db)).toBe('a');
  });

  it('[PULL-5] until it is pulled again, a row of an older build is shown with the default of what it lacks', async () => {
    const db = await openDb();
    await db.reports.put(rowWithout('industry', item(1)));
    expect(await reportView(db, id(1))).toMatchObject({ title: 'Report 1', industry: '' });
  });

  it('[PULL-2] whatever the order in which tellings arrive, the newest one stands', async () => {
    const telling = fc.record({ rev: fc.integer({ min: 1, max: 30 }), deleted: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(telling, { selector: (told) => told.rev, minLength: 1 }), async (tellings) => {
        const db = await openDb();
        await keepCursor(db, 'a');
        for (const { rev, deleted } of tellings) {
          const delta = deleted
            ? { reports: [], tombstones: [tombstone(1, rev)], cursor: 'a' }
            : { reports: [item(1, { rev })], tombstones: [], cursor: 'a' };
          await applyDelta(db, delta, 'a');
        }
        const newest = tellings.reduce((a, b) => (a.rev > b.rev ? a : b));
        expect(await revs(db)).toEqual(newest.deleted ? {} : { [id(1)]: newest.rev });
        db.close();
      }),
      { numRuns: 60 },
    );
  });
});
