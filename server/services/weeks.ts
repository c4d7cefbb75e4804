import { asc } from 'drizzle-orm';
import { type Week, weekOf } from '../../src/domain/credit-plan.ts';
import { dayOf } from '../../src/lib/day-of.ts';
import type { Sql } from '../db/database.ts';
import { creditResetDays } from '../db/schema/credits.ts';

/** The days on which another weekday took over, or will. */
export async function resetDays(db: Sql): Promise<string[]> {
  const rows = await db
    .select({ day: creditResetDays.fromDay })
    .from(creditResetDays)
    .orderBy(asc(creditResetDays.fromDay));
  return rows.map(({ day }) => day);
}

/** The week of credits that holds `now`. */
export const weekAt = async (db: Sql, now: Date): Promise<Week> => weekOf(dayOf(now.getTime()), await resetDays(db));

/** When a day begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
