import type { ReportListItem } from '../contract/report.ts';
import { DAY } from '../lib/moments.ts';

/** Something worth doing next, from the person's own reports (spec 2 §3). `action` is where a tap leads. */
export interface Suggestion {
  readonly title: string;
  readonly description: string;
  readonly action: string;
}

const LONG_AGO_MS = 14 * DAY;

type Known = Pick<ReportListItem, 'id' | 'title' | 'createdAt' | 'viewCount' | 'hasChat' | 'isPinned' | 'lastViewedAt'>;

const newestFirst = (a: Known, b: Known): number => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);

/**
 * What was never read, what was read and never asked anything, what was pinned and not looked at for two weeks: the newest of
 * each. `besides`: the report on the screen, which needs no suggestion.
 */
export function suggestedFor(reports: readonly Known[], now: number, besides?: string): readonly Suggestion[] {
  const others = reports.filter(({ id }) => id !== besides).sort(newestFirst);
  const taken = new Set<string>();
  const pick = (description: string, query: string, fits: (report: Known) => boolean): Suggestion[] => {
    const found = others.find((report) => !taken.has(report.id) && fits(report));
    if (!found) return [];
    taken.add(found.id);
    return [{ title: found.title, description, action: `/market-validation/report/${found.id}${query}` }];
  };
  return [
    ...pick('Not read yet', '', ({ viewCount }) => viewCount === 0),
    ...pick('Ask it what you still doubt', '?chat=open', ({ viewCount, hasChat }) => viewCount > 0 && !hasChat),
    ...pick('Pinned, and not opened for a while', '', ({ isPinned, lastViewedAt }) =>
      Boolean(isPinned && lastViewedAt && now - Date.parse(lastViewedAt) > LONG_AGO_MS),
    ),
  ];
}
