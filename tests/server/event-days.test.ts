import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDays } from '../../server/admin/reports/event-days.ts';
import type { Database } from '../../server/db/database.ts';
import { events } from '../../server/db/schema/back-office.ts';
import { eventDays } from '../../server/db/schema/figures.ts';
import { freshDatabase } from '../support/fresh-database.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const at = (moment: string) => new Date(`2026-03-${moment}Z`);

it('a day’s events are counted an hour after its end, once', async () => {
  const happened = (moment: string) => database.sql.insert(events).values({ name: 'signed_up', at: at(moment) });
  const counted = async () => {
    const rows = await database.sql.select().from(eventDays).orderBy(asc(eventDays.day));
    return rows.map(({ day, count }) => [day, count]);
  };
  for (const moment of ['01T00:00:00', '01T23:59:59', '02T00:00:00']) await happened(moment);
  expect(await closeDays(database.sql, at('03T00:59:59'))).toBe('2026-03-01');
  expect(await counted()).toEqual([['2026-03-01', 2]]);
  await happened('02T23:59:59');
  expect(await closeDays(database.sql, at('03T01:00:00'))).toBe('2026-03-02');
  expect(await counted()).toEqual([
    ['2026-03-01', 2],
    ['2026-03-02', 2],
  ]);
  // A clock that is set back opens no day again.
  expect(await closeDays(database.sql, at('02T12:00:00'))).toBe('2026-03-02');
  expect(await counted()).toHaveLength(2);
});
