import { questionSetOf } from '../contract/question-set.ts';
import type { AccountDb } from './account-db.ts';
import { DraftRow } from './rows.ts';
import { validRows } from './valid-rows.ts';

/*
 * Reports the engine wrote on this device (SRV-3): never sent, kept whole until the person has them researched or throws
 * them away.
 */

export async function beginDraft(db: AccountDb, draft: { id: string; query: string }, now: number): Promise<void> {
  await db.drafts.put({
    ...draft,
    answers: {},
    createdAt: now,
    outcome: { kind: 'working' },
    researchedAs: null,
  });
}

/** What came of the work; a draft that was thrown away meanwhile stays so. */
export function finishDraft(db: AccountDb, id: string, outcome: DraftRow['outcome']): Promise<number> {
  return db.drafts.update(id, { outcome });
}

/**
 * Answers to the set it asks, by the question's number; what was left out is skipped. Null where it asks nothing, or no
 * longer this set: the answers of a second tab change nothing.
 */
export function answerDraft(
  db: AccountDb,
  id: string,
  set: string,
  given: Readonly<Record<string, string>>,
): Promise<DraftRow | null> {
  return db.transaction('rw', db.drafts, async () => {
    const row = await draftById(db, id);
    if (row?.outcome.kind !== 'questions' || questionSetOf(row.outcome.questions) !== set) return null;
    const answers = Object.fromEntries(
      row.outcome.questions.map((asked) => [asked.slot ?? asked.id, given[asked.id] ?? '']),
    );
    const answered: DraftRow = { ...row, answers: { ...row.answers, ...answers }, outcome: { kind: 'working' } };
    await db.drafts.put(answered);
    return answered;
  });
}

export async function draftById(db: AccountDb, id: string): Promise<DraftRow | null> {
  const [row] = validRows(DraftRow, [await db.drafts.get(id)]);
  return row ?? null;
}

/** Newest first, without those whose report stands in the list of reports: one thing stands there once. */
export async function draftsView(db: AccountDb): Promise<readonly DraftRow[]> {
  const rows = validRows(DraftRow, await db.drafts.orderBy('createdAt').reverse().toArray());
  const reports = await db.reports.bulkGet(rows.flatMap(({ researchedAs }) => researchedAs ?? []));
  const listed = new Set(reports.map((report) => report?.id));
  return rows.filter(({ researchedAs }) => researchedAs === null || !listed.has(researchedAs));
}

export async function discardDraft(db: AccountDb, id: string): Promise<void> {
  await db.drafts.delete(id);
}

/** What a draft was researched as is here to be read, or was deleted: nothing is left that the draft alone holds. */
export function forgetResearched(db: AccountDb, reportId: string): Promise<number> {
  return db.drafts.filter(({ researchedAs }) => researchedAs === reportId).delete();
}

/** The draft's problem is on its way to the server, as this job. */
export function noteDraftResearched(db: AccountDb, id: string, jobId: string): Promise<number> {
  return db.drafts.update(id, { researchedAs: jobId });
}
