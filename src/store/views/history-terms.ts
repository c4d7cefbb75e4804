import type { ReportListItem } from '../../contract/report.ts';
import { type HistoryTerms, suggestedFor } from '../../domain/suggested.ts';
import type { AccountDb } from '../account-db.ts';
import { reportsView } from './reports.ts';

/** Fewer reports than this need no help in choosing one. */
const ENOUGH_TO_CHOOSE = 3;

export async function historyTerms(db: AccountDb, now: number, besides?: string): Promise<HistoryTerms> {
  const { reports } = await reportsView(db, Number.POSITIVE_INFINITY, { filters: {} });
  return {
    categories: distinct(reports, ({ category }) => [category]),
    tags: distinct(reports, ({ tags }) => tags),
    suggested: reports.length < ENOUGH_TO_CHOOSE ? [] : suggestedFor(reports, now, besides),
  };
}

function distinct(reports: readonly ReportListItem[], of: (report: ReportListItem) => readonly string[]): string[] {
  const names = new Set(reports.flatMap(of).filter((name) => name !== ''));
  return [...names].sort((a, b) => a.localeCompare(b));
}
