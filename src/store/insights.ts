import type { InsightContent, InsightsState } from '../contract/insights.ts';
import type { AccountDb } from './account-db.ts';
import { InsightsRow } from './chat-insights-rows.ts';
import { validRows } from './valid-rows.ts';

/** How the making of a report's insights goes; what an earlier run made stays. */
export function noteInsights(db: AccountDb, reportId: string, state: InsightsState, now: number): Promise<void> {
  return db.transaction('rw', db.insights, async () => {
    const known = await db.insights.get(reportId);
    await db.insights.put({ reportId, state, content: known?.content ?? null, at: now });
  });
}

export async function saveInsights(
  db: AccountDb,
  reportId: string,
  content: InsightContent,
  now: number,
): Promise<void> {
  await db.insights.put({ reportId, state: { status: 'completed', progress: 1 }, content, at: now });
}

/** What is known of a report's insights; null when nothing is, or when it cannot be read and has to be fetched anew. */
export async function readInsights(db: AccountDb, reportId: string): Promise<InsightsRow | null> {
  const [row] = validRows(InsightsRow, [await db.insights.get(reportId)]);
  return row ?? null;
}
