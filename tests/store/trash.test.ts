import { beforeEach, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { saveTrash, trashedIds } from '../../src/store/trash.ts';
import { id, item, openDb } from '../support/account-db.ts';

let db: AccountDb;
beforeEach(async () => {
  db = await openDb();
});
const dates = async () => (await db.trash.orderBy('id').toArray()).map((row) => row.deletedAt);

it('a report that lay in the trash keeps the day it was deleted on, however often the trash is read', async () => {
  await saveTrash(db, [item(1)], new Set(), Date.UTC(2026, 0, 1));
  const [first] = await dates();
  await saveTrash(db, [item(1), item(2)], await trashedIds(db), Date.UTC(2026, 0, 9));
  expect(await dates()).toEqual([first, new Date(Date.UTC(2026, 0, 9) - 1).toISOString()]);
  expect([...(await trashedIds(db))].sort()).toEqual([id(1), id(2)].sort());
});
