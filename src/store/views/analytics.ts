import type { ReportAnalytics, TimeRange } from '../../contract/analytics.ts';
import { analyse } from '../../domain/analytics.ts';
import type { AccountDb } from '../account-db.ts';
import { reportsView } from './reports.ts';

/** The statistics of the reports as they are listed here, with what waits folded in: they need no network. */
export async function analyticsView(db: AccountDb, range: TimeRange, now: number): Promise<ReportAnalytics> {
  const { reports } = await reportsView(db, Number.POSITIVE_INFINITY, { filters: {} });
  return analyse(reports, range, now);
}
