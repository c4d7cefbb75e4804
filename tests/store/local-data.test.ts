import { beforeEach, describe, expect, it } from 'vitest';
import { sizeInWords } from '../../src/domain/local-data.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { localDataAsJson, localDataParts, removeCopies } from '../../src/store/local-data.ts';
import { id, openDb, USER } from '../support/account-db.ts';

let db: AccountDb;
beforeEach(async () => {
  db = await openDb();
  await db.chats.put({ reportId: id(1) } as never);
  await db.insights.put({ reportId: id(1) } as never);
  await db.messages.bulkPut([{ id: id(2) }, { id: id(3) }] as never[]);
  await db.bodies.put({ id: id(1), savedAt: 1, report: { title: 'Tomatoes' } } as never);
  await db.reports.put({ id: id(1), createdAt: 'x', pinned: 0, item: {} } as never);
  await db.drafts.put({ id: id(4), createdAt: 1, query: 'Roads' } as never);
  await enqueue(db, { op: { type: 'research', payload: { query: 'q' } }, opId: id(5), userId: USER, now: 1 });
});

const of = async (kind: string) => (await localDataParts(db)).find((part) => part.kind === kind);

describe('what an account keeps on a device', () => {
  it('is counted by what it is to the person, a report once', async () => {
    expect(await of('reports')).toMatchObject({ count: 1 });
    expect(await of('conversations')).toMatchObject({ count: 2 });
    expect(await of('drafts')).toMatchObject({ count: 1 });
    expect(await of('waiting')).toMatchObject({ count: 1 });
    expect(await of('problems')).toEqual({ kind: 'problems', count: 0, bytes: 0 });
    expect((await of('reports'))?.bytes).toBeGreaterThan(40);
  });

  it('names every table there is', async () => {
    const file = JSON.parse(await localDataAsJson(db, { id: USER }, '2026-01-05T09:00:00.000Z'));
    expect(Object.keys(file.on_this_device).sort()).toEqual(db.tables.map(({ name }) => name).sort());
    expect(file.on_this_device.bodies[0].report.title).toBe('Tomatoes');
    expect(file.account).toEqual({ id: USER });
  });

  it('what the server has too can go; what is only here stays', async () => {
    await removeCopies(db);
    expect(await db.bodies.count()).toBe(0);
    expect(await of('conversations')).toEqual({ kind: 'conversations', count: 0, bytes: 0 });
    expect([await db.reports.count(), await db.drafts.count(), await db.outbox.count()]).toEqual([1, 1, 1]);
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [9_960_000_000_000, '9960 GB'],
    [12_400, '12 kB'],
    [1_440_000, '1.4 MB'],
    [31_000_000, '31 MB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(sizeInWords(bytes)).toBe(words);
  });
});
