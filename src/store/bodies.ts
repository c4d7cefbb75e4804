import * as v from 'valibot';
import type { Report } from '../contract/report.ts';
import type { AccountDb } from './account-db.ts';
import { forgetResearched } from './draft-reports.ts';
import { setAside } from './quarantine.ts';
import { withQuotaEviction } from './quota.ts';
import { BodyRow } from './rows.ts';

/** A whole report, kept for reading without the network, in place of the draft it came of. Makes room for it if need be (STO-1). */
export function saveBody(db: AccountDb, id: string, report: Report, now: number): Promise<void> {
  return withQuotaEviction(db, id, () =>
    db.transaction('rw', db.bodies, db.drafts, async () => {
      await forgetResearched(db, id);
      await db.bodies.put({ id, savedAt: now, report });
    }),
  );
}

/** Whether the kept body is older than the report: it was made anew from another device. */
export async function isStaleBody(db: AccountDb, id: string, report: Report): Promise<boolean> {
  const row = await db.reports.get(id);
  const revisedAt = row?.item.revised_at ?? null;
  return revisedAt !== null && revisedAt > (report.report.metadata.revised_at ?? '');
}

/** The kept report, or null. A body this build cannot read counts as absent: it can be fetched anew. */
export async function readBody(db: AccountDb, id: string): Promise<Report | null> {
  const parsed = v.safeParse(BodyRow, await db.bodies.get(id));
  return parsed.success ? parsed.output.report : null;
}

/** Puts a body that cannot be read out of the way, so that the fresh one is not taken for it. */
export function setAsideUnreadableBody(db: AccountDb, id: string, now: number): Promise<void> {
  return db.transaction('rw', db.bodies, db.quarantine, async () => {
    const record = await db.bodies.get(id);
    if (!record) return;
    const parsed = v.safeParse(BodyRow, record);
    if (!parsed.success) await setAside(db, 'bodies', id, v.summarize(parsed.issues), now);
  });
}

/** Of the newest `count` reports, the ids whose bodies are not here yet (PULL-3). */
export async function missingBodies(db: AccountDb, count: number): Promise<string[]> {
  const newest = await db.reports.orderBy('createdAt').reverse().limit(count).primaryKeys();
  const here = new Set(await db.bodies.where('id').anyOf(newest).primaryKeys());
  return newest.filter((id) => !here.has(id));
}
