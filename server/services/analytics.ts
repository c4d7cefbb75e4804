import { and, eq, gte, isNull } from 'drizzle-orm';
import type { ReportAnalytics, TimeRange } from '../../src/contract/analytics.ts';
import type { ReportListItem } from '../../src/contract/report.ts';
import { analyse, frequencyOf, topOf } from '../../src/domain/analytics.ts';
import { isKit } from '../../src/domain/report-kind.ts';
import { DAY, type WallClock } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { reports } from '../db/schema/reports.ts';
import { LIST_COLUMNS, listItem } from './report-list.ts';

/** An account's reports and starter kits of the last `days` days, or all; what lies in the trash does not count. */
async function madeWithin(sql: Sql, userId: string, days: number | null, clock: WallClock): Promise<ReportListItem[]> {
  const since = days === null ? undefined : gte(reports.createdAt, new Date(clock.now().getTime() - days * DAY));
  const rows = await sql
    .select(LIST_COLUMNS)
    .from(reports)
    .where(and(eq(reports.userId, userId), isNull(reports.deletedAt), since));
  return rows.map(listItem);
}

/** Starter kits are no reports. */
const reportsWithin = async (...asked: Parameters<typeof madeWithin>) =>
  (await madeWithin(...asked)).filter((made) => !isKit(made));

export async function overview(sql: Sql, userId: string, range: TimeRange, clock: WallClock): Promise<ReportAnalytics> {
  const made = await madeWithin(sql, userId, null, clock);
  return analyse(made, range, clock.now().getTime());
}

export async function frequency(sql: Sql, userId: string, days: number, clock: WallClock) {
  return frequencyOf(await reportsWithin(sql, userId, days, clock), days, clock.now().getTime());
}

export async function topics(sql: Sql, userId: string, limit: number, clock: WallClock) {
  const made = await reportsWithin(sql, userId, null, clock);
  return topOf(
    made.flatMap(({ tags }) => tags),
    limit,
  );
}

export async function industries(sql: Sql, userId: string, limit: number, clock: WallClock) {
  const made = await reportsWithin(sql, userId, null, clock);
  return topOf(
    made.map(({ industry, category }) => industry || category),
    limit,
  );
}
