import type { ReportAnalytics, TimeRange } from '../contract/analytics.ts';
import type { ReportListItem } from '../contract/report.ts';
import { dayOf } from '../lib/day-of.ts';
import { DAY } from '../lib/moments.ts';
import { isKit } from './report-kind.ts';

/** Whole days that a range looks back over, today among them. */
export const RANGE_DAYS: Readonly<Record<TimeRange, number>> = { week: 7, month: 30, quarter: 91, year: 365 };
const TOP = 10;
const NO_NAME = 'Not named';

type Counted = Pick<
  ReportListItem,
  'id' | 'title' | 'createdAt' | 'viewCount' | 'category' | 'industry' | 'tags' | 'kind'
>;
export interface Slice {
  readonly name: string;
  readonly count: number;
}

/** Commonest first, those of a like count by name, so that the same reports always give the same list. */
export function topOf(names: readonly string[], limit = TOP): Slice[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name || NO_NAME, (counts.get(name || NO_NAME) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, limit);
}

/** Reports made on each of the last `days` days (UTC), none left out, oldest first. */
export function frequencyOf(reports: readonly Pick<Counted, 'createdAt'>[], days: number, now: number) {
  const counts = new Map<string, number>();
  for (const { createdAt } of reports) {
    const day = createdAt.slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from({ length: days }, (_, index) => {
    const date = dayOf(now - (days - 1 - index) * DAY);
    return { date, count: counts.get(date) ?? 0 };
  });
}

/** Days that an average is over: those since the person's first report, a week at least, the range at most. */
function daysCounted(all: readonly Pick<Counted, 'createdAt'>[], days: number, now: number): number {
  const oldest = all.reduce((least, { createdAt }) => Math.min(least, Date.parse(createdAt)), now);
  return Math.min(days, Math.max(RANGE_DAYS.week, Math.ceil((now - oldest) / DAY)));
}

/**
 * The statistics of spec 2 §2 for the reports made within `range`; `all` is every report there is, since an average counts from
 * the first. The same on the device and on the server.
 */
export function analyse(all: readonly Counted[], range: TimeRange, now: number): ReportAnalytics {
  const days = RANGE_DAYS[range];
  const first = dayOf(now - (days - 1) * DAY);
  const within = all.filter(({ createdAt }) => createdAt.slice(0, 10) >= first);
  const reports = within.filter((made) => !isKit(made));
  const viewed = reports.filter(({ viewCount }) => viewCount > 0);
  return {
    totalReports: reports.length,
    totalKits: within.length - reports.length,
    totalViews: reports.reduce((sum, { viewCount }) => sum + viewCount, 0),
    averageReportsPerWeek: (reports.length * 7) / daysCounted(all, days, now),
    creationFrequency: frequencyOf(reports, days, now),
    topCategories: topOf(reports.map(({ category }) => category)),
    topIndustries: topOf(reports.map(({ industry, category }) => industry || category)),
    viewPatterns: viewed
      .sort((a, b) => b.viewCount - a.viewCount || a.id.localeCompare(b.id))
      .slice(0, TOP)
      .map(({ id, title, viewCount }) => ({ id, title, views: viewCount })),
  };
}
