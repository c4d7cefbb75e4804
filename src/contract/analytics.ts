import * as v from 'valibot';
import { call, inData } from './call.ts';
import { Count, Day, Id, queryCount } from './primitives.ts';

export const TimeRange = v.picklist(['week', 'month', 'quarter', 'year']);
export type TimeRange = v.InferOutput<typeof TimeRange>;

const Slice = v.object({ name: v.string(), count: Count });
const Frequency = v.array(v.object({ date: Day, count: Count }));

export const ReportAnalytics = v.object({
  totalReports: Count,
  /** Starter kits are no reports: all the other figures are without them. */
  totalKits: v.optional(Count, 0),
  totalViews: Count,
  averageReportsPerWeek: v.number(),
  creationFrequency: Frequency,
  topCategories: v.array(Slice),
  topIndustries: v.array(Slice),
  viewPatterns: v.array(v.object({ id: Id, title: v.string(), views: Count })),
});
export type ReportAnalytics = v.InferOutput<typeof ReportAnalytics>;

export const reportAnalytics = call({
  method: 'GET',
  path: '/api/reports/analytics',
  query: v.object({ time_range: v.optional(TimeRange, 'month') }),
  answer: inData(ReportAnalytics),
});

export const creationFrequency = call({
  method: 'GET',
  path: '/api/reports/analytics/creation-frequency',
  query: v.object({ days: queryCount(30, 1, 366) }),
  answer: inData(v.object({ frequency_data: Frequency })),
});

export const topTopics = call({
  method: 'GET',
  path: '/api/reports/analytics/topics',
  query: v.object({ limit: queryCount(10, 1, 100) }),
  answer: inData(v.object({ topics: v.array(Slice) })),
});

export const topIndustries = call({
  method: 'GET',
  path: '/api/reports/analytics/industries',
  query: v.object({ limit: queryCount(10, 1, 100) }),
  answer: inData(v.object({ industries: v.array(Slice) })),
});
