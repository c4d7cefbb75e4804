import * as v from 'valibot';
import { TimeRange } from '../analytics.ts';
import { call, inData } from '../call.ts';
import { Count, Day, Id, requiredText, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged, SearchQuery, SortQuery } from './page.ts';

export const Dimension = v.picklist([
  'day',
  'week',
  'month',
  'country',
  'industry',
  'kind',
  'status',
  'allowance',
  'plan',
  'method',
]);
export type Dimension = v.InferOutput<typeof Dimension>;

export const Measure = v.picklist(['count', 'people', 'share', 'per_person', 'median_minutes']);
export type Measure = v.InferOutput<typeof Measure>;

export const Source = v.picklist([
  'sign_ups',
  'reports',
  'research',
  'explorations',
  'refinements',
  'credit_use',
  'credit_requests',
  'messages',
  'events',
]);
export type Source = v.InferOutput<typeof Source>;

const TIME = ['day', 'week', 'month'] as const;
const COUNTED = ['count', 'people', 'share', 'per_person'] as const;
const TIMED = [...COUNTED, 'median_minutes'] as const;

interface SourceTable {
  readonly dimensions: readonly Dimension[];
  readonly measures: readonly Measure[];
}

/** What each source can be told apart by, and what can be counted of it: the whole of what a report can ask. */
export const SOURCES: Readonly<Record<Source, SourceTable>> = {
  sign_ups: { dimensions: [...TIME, 'status', 'method', 'allowance', 'plan'], measures: ['count', 'share'] },
  reports: { dimensions: [...TIME, 'country', 'industry', 'status', 'allowance', 'plan'], measures: COUNTED },
  research: { dimensions: [...TIME, 'status', 'allowance', 'plan'], measures: TIMED },
  explorations: { dimensions: [...TIME, 'country', 'industry', 'status', 'allowance', 'plan'], measures: TIMED },
  refinements: { dimensions: [...TIME, 'allowance', 'plan'], measures: COUNTED },
  credit_use: { dimensions: ['week', 'month', 'kind', 'plan'], measures: COUNTED },
  credit_requests: { dimensions: [...TIME, 'kind', 'status'], measures: TIMED },
  messages: { dimensions: [...TIME, 'kind', 'status'], measures: TIMED },
  events: { dimensions: [...TIME, 'kind'], measures: COUNTED },
};

const within = <Name extends string>(names: readonly Name[], allowed: readonly Name[]) =>
  names.every((name, index) => allowed.includes(name) && names.indexOf(name) === index);

export const MAX_SPAN_DAYS = 731;

/** Which days a report counts: a span that moves with today, or two days, both counted. */
export const ReportSpan = v.union([
  v.object({ last: TimeRange }),
  v.pipe(
    v.object({ from: Day, to: Day }),
    v.check(({ from, to }) => from <= to, 'The first day is after the last.'),
    v.check(
      ({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_SPAN_DAYS * 86_400_000,
      'A report spans two years at most.',
    ),
  ),
]);
export type ReportSpan = v.InferOutput<typeof ReportSpan>;

/** A month: a year has too many events to tell whose they are while somebody waits. */
const MAX_PEOPLE_DAYS = 31;
const isOfPeople = (measure: Measure): boolean => measure === 'people' || measure === 'per_person';
const LAST_DAYS: Readonly<Record<TimeRange, number>> = { week: 7, month: 30, quarter: 91, year: 364 };
const daysOf = (span: ReportSpan): number =>
  'last' in span ? LAST_DAYS[span.last] : (Date.parse(span.to) - Date.parse(span.from)) / 86_400_000 + 1;

/** A question to the figures. Each word in it is one of a closed list: nothing that is typed becomes a query. */
export const ReportDefinition = v.pipe(
  v.object({
    source: Source,
    dimensions: v.pipe(v.array(Dimension), v.minLength(1), v.maxLength(2)),
    measures: v.pipe(v.array(Measure), v.minLength(1), v.maxLength(3)),
    span: ReportSpan,
  }),
  v.check(
    ({ source, dimensions }) => within(dimensions, SOURCES[source].dimensions),
    'This source cannot be told apart by that.',
  ),
  v.check(
    ({ source, measures }) => within(measures, SOURCES[source].measures),
    'That cannot be counted of this source.',
  ),
  v.check(
    (asked) => asked.source !== 'events' || !asked.measures.some(isOfPeople) || daysOf(asked.span) <= MAX_PEOPLE_DAYS,
    'The people behind events can be counted over a month at most.',
  ),
);
export type ReportDefinition = v.InferOutput<typeof ReportDefinition>;

export const ReportResult = v.object({
  from: Day,
  to: Day,
  /** How many there are in all, however they are told apart; a thing of two countries counts once. */
  total: Count,
  rows: v.array(
    v.object({
      /** One for each dimension; null where a thing has none. */
      keys: v.array(v.nullable(v.string())),
      /** One for each measure; null where there is nothing to measure. */
      values: v.array(v.nullable(v.number())),
    }),
  ),
  /** There are more groups than are shown. */
  cut: v.boolean(),
});
export type ReportResult = v.InferOutput<typeof ReportResult>;

/** A definition in an address, so that a question can be asked before it is kept, and sent to a colleague. */
const DefinitionQuery = { definition: v.pipe(v.string(), v.maxLength(2_000), v.parseJson(), ReportDefinition) };

export const runReport = ofTab(
  'reports',
  call({
    method: 'GET',
    path: '/api/admin/reports/run',
    query: v.object(DefinitionQuery),
    answer: inData(ReportResult),
    timeoutMs: 30_000,
  }),
);

export const exportReport = ofTab(
  'reports',
  call({
    method: 'GET',
    path: '/api/admin/reports/export',
    query: v.object(DefinitionQuery),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);

export const CustomReport = v.object({
  id: Id,
  name: v.string(),
  definition: ReportDefinition,
  /** Whose it is: an address, for whoever sees those of others. */
  owner: v.nullable(v.string()),
  is_own: v.boolean(),
  updated_at: Timestamp,
});
export type CustomReport = v.InferOutput<typeof CustomReport>;

const Filters = { search: SearchQuery, ...SortQuery(['updated_at', 'name'], 'updated_at') };

/** One's own; a super_admin sees those of everybody. */
export const listReports = ofTab(
  'reports',
  call({
    method: 'GET',
    path: '/api/admin/reports',
    query: v.object({ ...PageQuery, ...Filters }),
    answer: inData(paged(CustomReport)),
  }),
);

export const exportReports = ofTab(
  'reports',
  call({
    method: 'GET',
    path: '/api/admin/reports/list/export',
    query: v.object(Filters),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);

const Kept = v.object({ name: requiredText(120), definition: ReportDefinition });
const Saved = inData(v.object({ id: Id }));

export const saveReport = ofTab(
  'reports',
  call({ method: 'POST', path: '/api/admin/reports', body: Kept, answer: Saved }),
);

export const changeReport = ofTab(
  'reports',
  call({ method: 'PUT', path: '/api/admin/reports/:id', body: Kept, answer: Saved }),
);

export const deleteReport = ofTab(
  'reports',
  call({
    method: 'POST',
    path: '/api/admin/reports/:id/delete',
    body: v.object({}),
    answer: inData(v.object({ deleted: v.boolean() })),
  }),
);
