import type { ReportAnalytics } from '../contract/analytics.ts';

/** Spec 2 §2: shown only where views exceed reports; one decimal. */
export const viewsPerReport = ({ totalReports, totalViews }: ReportAnalytics): string | null =>
  totalViews > totalReports ? (totalViews / totalReports).toFixed(1) : null;

/** A reload, or the way back from another page, is the same visit. */
export const SAME_VISIT_MS = 30 * 60_000;

export const isNewVisit = (lastViewedAt: string | null, now: number): boolean =>
  lastViewedAt === null || now - Date.parse(lastViewedAt) >= SAME_VISIT_MS;
