import { and, eq, isNull } from 'drizzle-orm';
import type { CorrectableSlot, FoundNote } from '../../src/contract/found.ts';
import { MAX_FOUND } from '../../src/contract/limits.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { isOfEarlierVersion } from '../../src/domain/report-kind.ts';
import { canonicalText } from '../../src/engine/canonical-text.ts';
import { HOUR } from '../../src/lib/moments.ts';
import { recordEvent } from '../db/events.ts';
import { nextRev } from '../db/revisions.ts';
import { reportBodies, reports } from '../db/schema/reports.ts';
import { AppError, notFound } from '../errors.ts';
import { columnsOf, reportOf, sealed, searchVector } from '../research/job/report-row.ts';
import type { Advice } from '../research/tasks/advice-port.ts';
import type { StoreDeps, Tx } from './deps.ts';
import { LIST_COLUMNS, listItem } from './report-list.ts';
import { loadReport } from './reports.ts';

export interface FoundDeps extends StoreDeps {
  readonly advice: Pick<Advice, 'revise'>;
}

type Found = NonNullable<ReportContent['metadata']['found']>;

const EARLIER =
  'This report was made by an earlier version of Baraza. Start its problem again; then add what you found.';
const FULL = `A report takes ${MAX_FOUND} notes. Start its problem again with what you know now.`;

/** A report that was made anew, and what it was made from. */
export interface Revision {
  /** The hash of the report it was made from. */
  readonly before: string;
  readonly content: ReportContent;
}

/** Throws `report_of_earlier_version`: nothing is known of it that it could be made from. */
function refuseEarlier({ metadata }: ReportContent): void {
  if (isOfEarlierVersion(metadata)) throw new AppError('report_of_earlier_version', EARLIER);
}

const withKept = (made: ReportContent, kept: Partial<ReportContent['metadata']>): ReportContent =>
  sealed({ ...made, metadata: { ...made.metadata, ...kept } }, canonicalText);

/**
 * The report with what its founder found, made before the transaction that keeps it. Throws `not_found`,
 * `report_of_earlier_version`, `too_much_found`.
 */
export async function addToReport(
  { database, clock, advice }: FoundDeps,
  userId: string,
  reportId: string,
  note: FoundNote,
): Promise<Revision> {
  const { report } = await loadReport(database.sql, userId, reportId);
  refuseEarlier(report);
  const { found: known = [], corrections = 0 } = report.metadata;
  if (known.length >= MAX_FOUND) throw new AppError('too_much_found', FULL);
  const now = clock.now().toISOString();
  const found: Found = [...known, { ...note, added_at: now }];
  const change = { found, answers: {} };
  const made = await advice.revise(report, change, now.slice(0, 10));
  return { before: report.metadata.hash, content: withKept(made, { found, corrections, revised_at: now }) };
}

/** Free within the hour after the report was written, and twice; what is open may be said at any time (readings: corrections). */
const MOST_CORRECTIONS = 2;
const CORRECTED_WITHIN_MS = HOUR;
const CLOSED =
  'The reading of a report can be corrected twice within its first hour. Start the problem again, with what it should say.';

/**
 * The report with one slot of its reading corrected. Throws `not_found`, `report_of_earlier_version`, `reading_closed`.
 */
export async function correctReport(
  { database, clock, advice }: FoundDeps,
  userId: string,
  reportId: string,
  { slot, answer }: { readonly slot: CorrectableSlot; readonly answer: string },
): Promise<Revision> {
  const { report, created_at } = await loadReport(database.sql, userId, reportId);
  refuseEarlier(report);
  const { found = [], corrections = 0, open = [] } = report.metadata;
  const now = clock.now();
  const isLate = now.getTime() - Date.parse(created_at) > CORRECTED_WITHIN_MS;
  const isOpen = open.includes(slot);
  if (!isOpen && (isLate || corrections >= MOST_CORRECTIONS)) throw new AppError('reading_closed', CLOSED);
  const change = { found, answers: { [slot]: answer } };
  const made = await advice.revise(report, change, now.toISOString().slice(0, 10));
  const kept = { found, corrections: isOpen ? corrections : corrections + 1, revised_at: now.toISOString() };
  return { before: report.metadata.hash, content: withKept(made, kept) };
}

/**
 * Keeps it, within `tx`. Title, tags and category that the person changed stay theirs. Throws `not_found`, `in_progress` when
 * something else was added in between: the same is then tried again.
 */
export async function keepRevision(tx: Tx, { clock }: FoundDeps, userId: string, reportId: string, made: Revision) {
  const mine = and(eq(reports.id, reportId), eq(reports.userId, userId), isNull(reports.deletedAt));
  const [before] = await tx
    .select({ ...LIST_COLUMNS, content: reportBodies.content })
    .from(reports)
    .innerJoin(reportBodies, eq(reportBodies.reportId, reports.id))
    .where(mine)
    .for('update', { of: reports });
  if (before === undefined) throw notFound();
  if (before.content.metadata.hash !== made.before)
    throw new AppError('in_progress', 'This report was just changed from elsewhere. It is tried again.');
  const now = clock.now();
  const { content } = made;
  const isOwn = <Key extends 'title' | 'category'>(key: Key, was: string) => before[key] !== was;
  const columns = columnsOf(content);
  const row = {
    ...columns,
    ...(isOwn('title', before.content.title) && { title: before.title }),
    ...(isOwn('category', before.content.metadata.industry_name) && { category: before.category }),
    ...(before.tags.join() !== before.content.metadata.tags.join() && { tags: before.tags }),
  };
  await tx.update(reportBodies).set({ content }).where(eq(reportBodies.reportId, reportId));
  const [changed] = await tx
    .update(reports)
    .set({
      ...row,
      isRevised: true,
      revisedAt: new Date(content.metadata.revised_at ?? now),
      rev: await nextRev(tx, userId),
      search: searchVector(row, content),
    })
    .where(mine)
    .returning(LIST_COLUMNS);
  if (changed === undefined) throw notFound();
  await recordEvent(tx, now, 'report_revised', userId);
  return { report: listItem(changed), content: reportOf(changed, content) };
}
