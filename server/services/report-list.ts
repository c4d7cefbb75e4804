import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReportListItem } from '../../src/contract/report.ts';
import type { HistoryFilters, ReportPage } from '../../src/contract/reports.ts';
import { DAY } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { reports } from '../db/schema/reports.ts';

export type ReportRow = Omit<typeof reports.$inferSelect, 'search' | 'countries'>;

/** Every column a list row is made of; the search vector stays in the database. */
export const LIST_COLUMNS = {
  id: reports.id,
  userId: reports.userId,
  title: reports.title,
  summary: reports.summary,
  tags: reports.tags,
  category: reports.category,
  industry: reports.industry,
  kind: reports.kind,
  isPinned: reports.isPinned,
  hasChat: reports.hasChat,
  isRevised: reports.isRevised,
  revisedAt: reports.revisedAt,
  isArchived: reports.isArchived,
  viewCount: reports.viewCount,
  lastViewedAt: reports.lastViewedAt,
  createdAt: reports.createdAt,
  deletedAt: reports.deletedAt,
  rev: reports.rev,
};

export function listItem(row: ReportRow): ReportListItem {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    user_id: row.userId,
    isPinned: row.isPinned,
    hasChat: row.hasChat,
    lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
    isRevised: row.isRevised,
    revised_at: row.revisedAt?.toISOString() ?? null,
    viewCount: row.viewCount,
    summary: row.summary,
    tags: row.tags,
    category: row.category,
    industry: row.industry,
    kind: row.kind,
    is_archived: row.isArchived,
    rev: row.rev,
  };
}

/** Days are whole ones, UTC, both ends counted. */
function filterConditions(filters: HistoryFilters | undefined): (SQL | undefined)[] {
  const { dateRange, categories = [], tags = [], onlyPinned } = filters ?? {};
  return [
    dateRange?.from === undefined ? undefined : gte(reports.createdAt, new Date(dateRange.from)),
    dateRange?.to === undefined ? undefined : lt(reports.createdAt, new Date(Date.parse(dateRange.to) + DAY)),
    categories.length === 0 ? undefined : inArray(reports.category, categories),
    tags.length === 0 ? undefined : arrayOverlaps(reports.tags, tags),
    onlyPinned === true ? eq(reports.isPinned, true) : undefined,
  ];
}

const SORT_COLUMNS: Record<string, PgColumn> = {
  created_at: reports.createdAt,
  title: reports.title,
  view_count: reports.viewCount,
  last_viewed_at: reports.lastViewedAt,
};

interface Page {
  readonly page: number;
  readonly page_size: number;
  readonly sort_by?: string;
  readonly sort_order?: 'asc' | 'desc';
  readonly filters?: HistoryFilters | undefined;
}

async function page(
  sql_: Sql,
  where: SQL | undefined,
  order: SQL[],
  { page: number, page_size }: Page,
): Promise<ReportPage> {
  const [total] = await sql_.select({ items: count() }).from(reports).where(where);
  const rows = await sql_
    .select(LIST_COLUMNS)
    .from(reports)
    .where(where)
    .orderBy(...order)
    .limit(page_size)
    .offset((number - 1) * page_size);
  const items = total?.items ?? 0;
  return {
    reports: rows.map(listItem),
    current_page: number,
    total_pages: Math.ceil(items / page_size),
    total_items: items,
    page_size,
  };
}

/** The last column makes the order total: no row is on two pages. */
function ordered(sortBy: string | undefined, sortOrder: 'asc' | 'desc' | undefined): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const column = SORT_COLUMNS[sortBy ?? ''] ?? reports.createdAt;
  return [sql`${direction(column)} nulls last`, direction(reports.id)];
}

export function history(sql_: Sql, userId: string, query: Page): Promise<ReportPage> {
  const where = and(eq(reports.userId, userId), isNull(reports.deletedAt), ...filterConditions(query.filters));
  return page(sql_, where, ordered(query.sort_by, query.sort_order), query);
}

export function trash(sql_: Sql, userId: string, query: Page): Promise<ReportPage> {
  const where = and(eq(reports.userId, userId), isNotNull(reports.deletedAt));
  return page(sql_, where, [desc(reports.deletedAt), desc(reports.id)], query);
}

/** Every word must be there, the beginning of one counting as the word: people see results while they type. */
function tsQuery(q: string): SQL | null {
  const words = (q.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);
  return words.length === 0
    ? null
    : sql`(${sql.join(
        words.map((word) => sql`to_tsquery('english', ${`${word}:*`})`),
        sql` && `,
      )})`;
}

/** PostgreSQL's full text search over the account's own reports (spec 2 §7). */
export async function search(sql_: Sql, userId: string, query: Page & { readonly q: string }): Promise<ReportPage> {
  const text = tsQuery(query.q);
  const wanted = text === null ? sql`false` : sql`${reports.search} @@ ${text}`;
  const where = and(eq(reports.userId, userId), isNull(reports.deletedAt), wanted, ...filterConditions(query.filters));
  const byRelevance = query.sort_by === 'relevance' && text !== null;
  const order = byRelevance
    ? [sql`ts_rank(${reports.search}, ${text}) desc`, desc(reports.createdAt), desc(reports.id)]
    : ordered(query.sort_by, query.sort_order);
  return page(sql_, where, order, query);
}

interface Suggestion {
  title: string;
  description: string;
  action: string;
}

/** Reports whose words begin like what is being typed; `action` is where a tap leads. */
export async function suggestions(sql_: Sql, userId: string, q: string, limit: number): Promise<Suggestion[]> {
  const found = await search(sql_, userId, { q, page: 1, page_size: limit, sort_by: 'relevance' });
  return found.reports.map((report) => ({
    title: report.title,
    description: report.category,
    action: `/market-validation/report/${report.id}`,
  }));
}
