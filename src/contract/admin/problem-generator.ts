import * as v from 'valibot';
import { TimeRange } from '../analytics.ts';
import { call, inData } from '../call.ts';
import { Count, Day, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';
import { AnalyticsSpan, RangeQuery } from './figures.ts';

export const Ending = v.picklist(['completed', 'failed', 'cancelled', 'open']);
export type Ending = v.InferOutput<typeof Ending>;

const Endings = { completed: Count, failed: Count, cancelled: Count, open: Count };

export const Generations = v.object({
  span: AnalyticsSpan,
  /** By when they were started. */
  steps: v.array(v.object({ date: Day, ...Endings })),
  totals: v.object(Endings),
  people: Count,
  /** From the start to the end of those that completed; null where none did. */
  duration: v.object({ median_ms: v.nullable(Count), p90_ms: v.nullable(Count) }),
  /** Problems researched word for word as they were handed over, by where they came from. */
  handed_over: v.object({ explorer: Count, refiner: Count }),
  failures: v.array(v.object({ reason: v.string(), count: Count, last: Timestamp })),
});
export type Generations = v.InferOutput<typeof Generations>;

export const readGenerations = ofTab(
  'problem-generator',
  call({
    method: 'GET',
    path: '/api/admin/problem-generator/generations',
    query: v.object(RangeQuery),
    answer: inData(Generations),
    timeoutMs: 30_000,
  }),
);

export const ParameterGroup = v.picklist([
  'industry',
  'geography',
  'background',
  'product_type',
  'target_customer',
  'impact_focus',
]);
export type ParameterGroup = v.InferOutput<typeof ParameterGroup>;

export const Choices = v.object({
  span: AnalyticsSpan,
  generations: Count,
  groups: v.array(
    v.object({
      group: ParameterGroup,
      /** Generations that chose something in this group; the others left it at 'All'. */
      chosen: Count,
      choices: v.array(v.object({ name: v.string(), count: Count })),
    }),
  ),
});
export type Choices = v.InferOutput<typeof Choices>;

export const readChoices = ofTab(
  'problem-generator',
  call({
    method: 'GET',
    path: '/api/admin/problem-generator/choices',
    query: v.object(RangeQuery),
    answer: inData(Choices),
    timeoutMs: 30_000,
  }),
);

export const Problems = v.object({
  span: AnalyticsSpan,
  /** Problems by their quality score, in tens: `from` to `from` + 9, the last with 100. */
  quality: v.array(v.object({ from: Count, count: Count })),
  marks: v.object({ problems: Count, viewed: Count, selected: Count, bookmarked: Count, liked: Count }),
});
export type Problems = v.InferOutput<typeof Problems>;

export const readProblems = ofTab(
  'problem-generator',
  call({
    method: 'GET',
    path: '/api/admin/problem-generator/problems',
    query: v.object(RangeQuery),
    answer: inData(Problems),
    timeoutMs: 30_000,
  }),
);

export const GeneratorList = v.picklist(['generations', 'failures', 'choices', 'quality']);
export type GeneratorList = v.InferOutput<typeof GeneratorList>;

export const exportGenerator = ofTab(
  'problem-generator',
  call({
    method: 'GET',
    path: '/api/admin/problem-generator/export',
    query: v.object({ range: v.optional(TimeRange, 'month'), list: GeneratorList }),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);
