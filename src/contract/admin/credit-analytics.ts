import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { CreditType } from '../credits.ts';
import { Count, Day, Id, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged, SortQuery } from './page.ts';

export const SPANS = ['4', '12', '26'] as const;
const Span = { weeks: v.optional(v.picklist(SPANS), '12') };

/** One week of one kind of credits. */
const CreditWeek = v.object({
  start: Day,
  end: Day,
  credit_type: CreditType,
  used: Count,
  people: Count,
  /** People who used all they had. */
  exhausted: Count,
  /** Credits given beside the allowance. */
  granted: Count,
  /** Work of people who count no credits. */
  exempt: Count,
});
export type CreditWeek = v.InferOutput<typeof CreditWeek>;

const RequestFigures = v.object({
  credit_type: CreditType,
  asked: Count,
  granted: Count,
  refused: Count,
  open: Count,
  /** Of those that were decided, in seconds; null where none was. */
  median_wait: v.nullable(Count),
  longest_wait: v.nullable(Count),
  /** How long the oldest open one waits. */
  open_wait: v.nullable(Count),
});
export type RequestFigures = v.InferOutput<typeof RequestFigures>;

/** On which day of their week people used the last one: the first day is 1. */
const CreditDay = v.object({ day: Count, credit_type: CreditType, people: Count });
export type CreditDay = v.InferOutput<typeof CreditDay>;

export const readCreditAnalytics = ofTab(
  'credit-analytics',
  call({
    method: 'GET',
    path: '/api/admin/credit-analytics',
    query: v.object(Span),
    answer: inData(
      v.object({
        weeks: v.array(CreditWeek),
        requests: v.array(RequestFigures),
        days: v.array(CreditDay),
      }),
    ),
  }),
);

export const exportCreditAnalytics = ofTab(
  'credit-analytics',
  call({
    method: 'GET',
    path: '/api/admin/credit-analytics/export',
    query: v.object(Span),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);

const Exhausted = v.object({
  user_id: Id,
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  credit_type: CreditType,
  week: Day,
  used: Count,
  total: Count,
  /** When the last one went; null where its work is no longer there. */
  at: v.nullable(Timestamp),
});
export type Exhausted = v.InferOutput<typeof Exhausted>;

const ExhaustedFilters = {
  ...Span,
  credit_type: v.optional(CreditType, 'market_validation'),
  ...SortQuery(['at', 'email', 'used'], 'at'),
};

export const listExhausted = ofTab(
  'credit-analytics',
  call({
    method: 'GET',
    path: '/api/admin/credit-analytics/exhausted',
    query: v.object({ ...PageQuery, ...ExhaustedFilters }),
    answer: inData(paged(Exhausted)),
  }),
);

export const exportExhausted = ofTab(
  'credit-analytics',
  call({
    method: 'GET',
    path: '/api/admin/credit-analytics/exhausted/export',
    query: v.object(ExhaustedFilters),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);
