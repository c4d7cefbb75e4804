import type { AccountDb } from './account-db.ts';

/** Which build last looked through the rows for what it cannot read. */
export async function lastIntegrityCheck(db: AccountDb): Promise<string | null> {
  const meta = await db.meta.get('swept');
  return meta?.key === 'swept' ? meta.value : null;
}

export async function noteIntegrityCheck(db: AccountDb, build: string): Promise<void> {
  await db.meta.put({ key: 'swept', value: build });
}

/** Nothing has been kept here yet, so there is nothing to look through. */
export async function isEmpty(db: AccountDb): Promise<boolean> {
  const counts = await Promise.all([db.reports.count(), db.jobs.count(), db.outbox.count(), db.credits.count()]);
  return counts.every((count) => count === 0);
}
