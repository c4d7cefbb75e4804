import { beforeEach, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { reportRow } from '../../src/store/take-report.ts';
import { saveTrash, takeDeletion, trashedIds } from '../../src/store/trash.ts';
import { createTrashPull } from '../../src/sync/trash.ts';
import { id, item, openDb } from '../support/account-db.ts';
import { ok, silent, transportOf } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

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

it('a report that is deleted while the trash is being read stays in it, and what was restored elsewhere leaves it', async () => {
  const clock = new VirtualClock();
  await saveTrash(db, [item(1), item(2)], new Set(), clock.now());
  await db.reports.put(reportRow(item(3)));
  const { transport } = transportOf(async () => {
    // The server has looked already.
    await db.transaction('rw', [db.reports, db.tombstones, db.trash, db.bodies, db.drafts], () =>
      takeDeletion(db, { id: id(3), rev: 9, permanent: false }, clock.now()),
    );
    return ok({ reports: [item(1)], current_page: 1, total_pages: 1, total_items: 1, page_size: 100 });
  });
  expect(await createTrashPull({ db, transport, clock }, new AbortController().signal)()).toBe('pulled');
  expect([...(await trashedIds(db))].sort()).toEqual([id(1), id(3)]);
});

it('the trash is read to its last page, and stays as it was where one of them cannot be had', async () => {
  const clock = new VirtualClock();
  const signal = new AbortController().signal;
  const pageOf = (n: number) =>
    ok({ reports: [item(n)], current_page: n, total_pages: 2, total_items: 2, page_size: 100 });
  const both = transportOf(({ query }) => pageOf(Number((query as { page: string }).page)));
  expect(await createTrashPull({ db, transport: both.transport, clock }, signal)()).toBe('pulled');
  expect(both.requests).toHaveLength(2);
  expect([...(await trashedIds(db))].sort()).toEqual([1, 2].map(id));
  const { transport } = transportOf(({ query }) =>
    (query as { page: string }).page === '1' ? ok({ ...pageOf(3), reports: [], total_pages: 2 }) : silent(),
  );
  expect(await createTrashPull({ db, transport, clock }, signal)()).toBe('failed');
  expect([...(await trashedIds(db))].sort()).toEqual([1, 2].map(id));
});
