import * as v from 'valibot';
import { TimeRange } from '../analytics.ts';
import { Count, Day } from '../primitives.ts';

/** What a tab of figures looks back over. */
export const RangeQuery = { range: v.optional(TimeRange, 'month') };

/** The days that were counted, both of them among them, and what a step of a chart is. */
export const AnalyticsSpan = v.object({ from: Day, to: Day, grain: v.picklist(['day', 'week']) });
export type AnalyticsSpan = v.InferOutput<typeof AnalyticsSpan>;

/** A count for each day or week of a span, named by its first day. */
export const Steps = v.array(v.object({ date: Day, count: Count }));
