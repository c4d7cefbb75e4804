import { sql } from 'drizzle-orm';
import { visitDays } from '../db/schema/figures.ts';
import type { StoreDeps } from './deps.ts';

/** One more fetch of a page, by its pattern: a day, a path and a count, nothing of whoever asked. */
export async function noteVisit({ database, clock }: StoreDeps, path: string): Promise<void> {
  await database.sql
    .insert(visitDays)
    .values({ day: clock.now().toISOString().slice(0, 10), path, count: 1 })
    .onConflictDoUpdate({ target: [visitDays.day, visitDays.path], set: { count: sql`${visitDays.count} + 1` } });
}
