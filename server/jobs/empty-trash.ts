import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import { DAY, type WallClock } from '../../src/lib/moments.ts';
import type { Database } from '../db/database.ts';
import { settingOf } from '../db/product-settings.ts';
import { productSettings } from '../db/schema/product-settings.ts';
import { reports } from '../db/schema/reports.ts';
import { purgeReport } from '../services/reports.ts';

/** In one sweep; the next one is an hour away. */
const MOST = 500;

/**
 * Deletes for good what has lain in the trash for as long as an administrator has set. The days count from the setting at
 * the earliest: nobody's trash is emptied by surprise on the day it is set.
 */
export async function emptyTrash(database: Database, clock: WallClock): Promise<number> {
  const [row] = await database.sql.select().from(productSettings).where(eq(productSettings.name, 'trash_days'));
  const days = row === undefined ? null : settingOf('trash_days', row.value);
  if (row === undefined || days === null) return 0;
  const now = clock.now();
  const before = new Date(now.getTime() - days * DAY);
  if (row.changedAt > before) return 0;
  const old = await database.sql
    .select({ id: reports.id, userId: reports.userId })
    .from(reports)
    .where(and(isNotNull(reports.deletedAt), lt(reports.deletedAt, before)))
    .orderBy(asc(reports.deletedAt))
    .limit(MOST);
  let gone = 0;
  for (const { id, userId } of old) {
    await database.transaction(async (tx) => {
      // Restored meanwhile, perhaps.
      const still = and(eq(reports.id, id), lt(reports.deletedAt, before));
      const [row] = await tx.select({ id: reports.id }).from(reports).where(still).for('update');
      if (row === undefined) return;
      await purgeReport(tx, userId, id, now);
      gone += 1;
    });
  }
  return gone;
}
