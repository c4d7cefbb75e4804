import * as v from 'valibot';
import { TimeRange } from '../analytics.ts';
import { call, inData } from '../call.ts';
import { Count, Day } from '../primitives.ts';
import { ofTab } from './call.ts';
import { AnalyticsSpan, RangeQuery, Steps } from './figures.ts';

/** Each step is a part of the one before, but for visits: those are fetches of pages, and nobody knows whose. */
export const FunnelStep = v.picklist(['visits', 'signed_up', 'started', 'reported', 'came_back']);
export type FunnelStep = v.InferOutput<typeof FunnelStep>;

/** Starter kits are no reports, and counted apart. */
const GrowthTotals = v.object({ sign_ups: Count, active: Count, reports: Count, kits: Count });

export const Growth = v.object({
  span: AnalyticsSpan,
  sign_ups: Steps,
  /** People who did something in each step. */
  active: Steps,
  /** The same steps of as many days before, whole: step by step beside those above. */
  earlier: v.object({ sign_ups: Steps, active: Steps }),
  totals: GrowthTotals,
  /** The same over as many days before. */
  before: GrowthTotals,
});
export type Growth = v.InferOutput<typeof Growth>;

export const readGrowth = ofTab(
  'analytics',
  call({
    method: 'GET',
    path: '/api/admin/analytics/growth',
    query: v.object(RangeQuery),
    answer: inData(Growth),
    timeoutMs: 30_000,
  }),
);

export const Winning = v.object({
  span: AnalyticsSpan,
  /** Who signed up between these days, whose seven days ended within the span, and had a report by then. */
  activation: v.object({ from: Day, to: Day, people: Count, activated: Count }),
  funnel: v.array(v.object({ step: FunnelStep, count: Count })),
});
export type Winning = v.InferOutput<typeof Winning>;

export const readFunnel = ofTab(
  'analytics',
  call({
    method: 'GET',
    path: '/api/admin/analytics/funnel',
    query: v.object(RangeQuery),
    answer: inData(Winning),
    timeoutMs: 30_000,
  }),
);

export const Retention = v.object({
  /** Weeks after the one of signing up. */
  weeks: v.array(Count),
  cohorts: v.array(
    v.object({
      /** A Monday. */
      week: Day,
      people: Count,
      /** How many came back in each of `weeks`; null while that week is not over. */
      returned: v.array(v.nullable(Count)),
    }),
  ),
});
export type Retention = v.InferOutput<typeof Retention>;

export const readRetention = ofTab(
  'analytics',
  call({
    method: 'GET',
    path: '/api/admin/analytics/retention',
    query: v.object(RangeQuery),
    answer: inData(Retention),
    timeoutMs: 30_000,
  }),
);

const Slices = v.object({
  /** The commonest, the first of them first. */
  shown: v.array(v.object({ name: v.string(), count: Count, people: Count })),
  /** How many names there are in all. */
  names: Count,
});
export type Slices = v.InferOutput<typeof Slices>;

/** Whose countries and industries. */
export const TopicsOf = v.picklist(['reports', 'problems']);
export type TopicsOf = v.InferOutput<typeof TopicsOf>;

export const Topics = v.object({ span: AnalyticsSpan, total: Count, countries: Slices, industries: Slices });
export type Topics = v.InferOutput<typeof Topics>;

export const readTopics = ofTab(
  'analytics',
  call({
    method: 'GET',
    path: '/api/admin/analytics/topics',
    query: v.object({ ...RangeQuery, of: v.optional(TopicsOf, 'reports') }),
    answer: inData(Topics),
    timeoutMs: 30_000,
  }),
);

export const AnalyticsList = v.picklist([
  'sign_ups',
  'funnel',
  'retention',
  'report_countries',
  'report_industries',
  'problem_countries',
  'problem_industries',
]);
export type AnalyticsList = v.InferOutput<typeof AnalyticsList>;

export const exportAnalytics = ofTab(
  'analytics',
  call({
    method: 'GET',
    path: '/api/admin/analytics/export',
    query: v.object({ range: v.optional(TimeRange, 'month'), list: AnalyticsList }),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);
