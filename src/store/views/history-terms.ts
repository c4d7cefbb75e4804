import type { ReportListItem } from '../../contract/report.ts';
import type { HistoryTerms } from '../../domain/history-query.ts';
import { type Suggestion, suggestedFor } from '../../domain/suggested.ts';
import type { AccountDb } from '../account-db.ts';
import { reportsView } from './reports.ts';

/** Fewer reports than this need no help in choosing one. */
const ENOUGH_TO_CHOOSE = 3;
/** Chosen among the pinned and the newest: the history opens as fast with a thousand reports as with these. */
const CHOSEN_AMONG = 40;

export async function suggestions(db: AccountDb, now: number, besides?: string): Promise<readonly Suggestion[]> {
  const { reports } = await reportsView(db, CHOSEN_AMONG);
  return reports.length < ENOUGH_TO_CHOOSE ? [] : suggestedFor(reports, now, besides);
}

/** Reads every report on this device. */
export async function historyTerms(db: AccountDb): Promise<HistoryTerms> {
  const { reports } = await reportsView(db, Number.POSITIVE_INFINITY, { filters: {} });
  return {
    categories: distinct(reports, ({ category }) => [category]),
    tags: distinct(reports, ({ tags }) => tags),
  };
}

function distinct(reports: readonly ReportListItem[], of: (report: ReportListItem) => readonly string[]): string[] {
  const names = new Set(reports.flatMap(of).filter((name) => name !== ''));
  return [...names].sort((a, b) => a.localeCompare(b));
}
