import type { ReportAnalytics } from '../contract/analytics.ts';

/** Spec 2 §2: shown only where views exceed reports; one decimal. */
export const viewsPerReport = ({ totalReports, totalViews }: ReportAnalytics): string | null =>
  totalReports > 0 && totalViews > totalReports ? (totalViews / totalReports).toFixed(1) : null;
