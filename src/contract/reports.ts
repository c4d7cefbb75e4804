import * as v from 'valibot';
import { call, inData } from './call.ts';
import { CorrectableSlot, Outcome } from './found.ts';
import { HISTORY_PAGE_SIZE, MAX_ANSWER_LENGTH, MAX_FOUND_LENGTH } from './limits.ts';
import { boundedText, Count, Day, Id, queryCount, requiredText } from './primitives.ts';
import { ArrivingReport, ReportListItem } from './report.ts';

const Pagination = v.object({
  current_page: Count,
  total_pages: Count,
  total_items: Count,
  page_size: Count,
});

const ReportPage = v.object({ reports: v.array(ReportListItem), ...Pagination.entries });
export type ReportPage = v.InferOutput<typeof ReportPage>;

/** Sent as JSON text in the query's `filters`. */
export const HistoryFilters = v.object({
  dateRange: v.optional(v.object({ from: v.optional(Day), to: v.optional(Day) })),
  categories: v.optional(v.pipe(v.array(boundedText(80)), v.maxLength(20))),
  tags: v.optional(v.pipe(v.array(boundedText(80)), v.maxLength(20))),
  onlyPinned: v.optional(v.boolean()),
});
export type HistoryFilters = v.InferOutput<typeof HistoryFilters>;

const page = {
  page: queryCount(1, 1, 100_000),
  page_size: queryCount(HISTORY_PAGE_SIZE, 1, 100),
};
const filters = v.optional(v.pipe(v.string(), v.maxLength(4_000), v.parseJson(), HistoryFilters));
const sort_order = v.optional(v.picklist(['asc', 'desc']), 'desc');

export const reportHistory = call({
  method: 'GET',
  path: '/api/reports/history',
  query: v.object({
    ...page,
    sort_by: v.optional(v.picklist(['created_at', 'title', 'view_count', 'last_viewed_at']), 'created_at'),
    sort_order,
    filters,
  }),
  answer: inData(ReportPage),
});

export const searchReports = call({
  method: 'GET',
  path: '/api/reports/search',
  query: v.object({
    ...page,
    q: requiredText(200),
    sort_by: v.optional(v.picklist(['relevance', 'created_at', 'title']), 'relevance'),
    sort_order,
    filters,
  }),
  answer: inData(ReportPage),
});

export const searchSuggestions = call({
  method: 'GET',
  path: '/api/reports/search/suggestions',
  query: v.object({ q: requiredText(200), limit: queryCount(10, 1, 50) }),
  answer: inData(
    v.object({
      suggestions: v.array(v.object({ title: v.string(), description: v.string(), action: v.string() })),
    }),
  ),
});

/** A change of a list row is answered with the row as the server now has it. */
const ChangedRow = inData(v.object({ report: ReportListItem }));

export const pinReport = call({
  method: 'PUT',
  path: '/api/reports/:id/pin',
  body: v.object({ is_pinned: v.boolean() }),
  answer: ChangedRow,
});

/**
 * 'Add what you found': talks held, counts, prices. The report is made anew with it, at no credit (readings: coming back). The
 * report comes back with its row.
 */
export const addFound = call({
  method: 'POST',
  path: '/api/reports/:id/found',
  body: v.object({ text: requiredText(MAX_FOUND_LENGTH), outcome: v.optional(Outcome) }),
  answer: inData(v.object({ report: ReportListItem, content: ArrivingReport })),
});

/** 'You read me wrong': one slot of the reading, free within the hour (readings: corrections). */
export const correctReading = call({
  method: 'POST',
  path: '/api/reports/:id/reading',
  body: v.object({ slot: CorrectableSlot, answer: requiredText(MAX_ANSWER_LENGTH) }),
  answer: inData(v.object({ report: ReportListItem, content: ArrivingReport })),
});

export const viewReport = call({ method: 'POST', path: '/api/reports/:id/view', answer: ChangedRow });

export const deleteReport = call({
  method: 'DELETE',
  path: '/api/reports/:id',
  body: v.object({ permanent: v.optional(v.boolean(), false) }),
  answer: inData(v.object({ id: Id, permanent: v.boolean(), rev: Count })),
});

export const restoreReport = call({ method: 'POST', path: '/api/reports/:id/restore', answer: ChangedRow });

export const reportTrash = call({
  method: 'GET',
  path: '/api/reports/trash',
  query: v.object(page),
  answer: inData(ReportPage),
});

export const editReportMetadata = call({
  method: 'PUT',
  path: '/api/reports/:id/metadata',
  body: v.object({
    title: v.optional(requiredText(200)),
    summary: v.optional(boundedText(2_000)),
    tags: v.optional(v.pipe(v.array(requiredText(40)), v.maxLength(20))),
    category: v.optional(boundedText(80)),
    is_archived: v.optional(v.boolean()),
  }),
  answer: ChangedRow,
});

export const loadReport = call({ method: 'GET', path: '/api/reports/:id', answer: inData(ArrivingReport) });
