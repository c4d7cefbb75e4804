import type { DraftResearch } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { draftById, draftsView } from '../draft-reports.ts';
import type { DraftRow } from '../rows.ts';
import { jobView } from './jobs.ts';

/** A draft, and what has become of its research. */
export type DraftView = DraftRow & { readonly research: DraftResearch };

const NOT_SENT: DraftResearch = { state: 'none' };

/** What has become of a draft's research: told by what waits, by the job, and by the list of reports. */
export async function draftResearch(
  db: AccountDb,
  { researchedAs }: Pick<DraftRow, 'researchedAs'>,
): Promise<DraftResearch> {
  if (researchedAs === null) return NOT_SENT;
  if (await db.reports.get(researchedAs)) return { state: 'reported', reportId: researchedAs };
  const job = await jobView(db, researchedAs);
  // Taken back before the server had it, or ended so long ago that nothing is left to tell.
  if (!job || job.status === 'cancelled') return NOT_SENT;
  if (job.status === 'completed') return { state: 'reported', reportId: job.report_id ?? researchedAs };
  if (job.status === 'failed') {
    const refusal = job.error_code === 'research_refused' ? job.error : null;
    return { state: 'failed', refusal, refunded: job.refunded };
  }
  if (job.waits === 'start' && job.local === 'failed' && job.opId)
    return { state: 'refused', opId: job.opId, reason: job.lastError };
  return { state: 'open' };
}

const viewed = async (db: AccountDb, draft: DraftRow): Promise<DraftView> => ({
  ...draft,
  research: await draftResearch(db, draft),
});

export async function draftView(db: AccountDb, id: string): Promise<DraftView | null> {
  const draft = await draftById(db, id);
  return draft && viewed(db, draft);
}

/** Newest first. */
export async function draftViews(db: AccountDb): Promise<readonly DraftView[]> {
  return Promise.all((await draftsView(db)).map((draft) => viewed(db, draft)));
}
