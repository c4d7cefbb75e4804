import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { boundedText, Count, Id, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged, SearchQuery, SortQuery } from './page.ts';

export const AlertRuleName = v.picklist(['no_first_report', 'credits_exhausted', 'failed_in_a_row', 'silent']);
export type AlertRuleName = v.InferOutput<typeof AlertRuleName>;

/** What the number of a rule may be, and is until somebody changes it. */
export const ALERT_RULES = {
  /** Days after the sign-up. */
  no_first_report: { usual: 7, min: 1, max: 90 },
  /** Credits left, at most. */
  credits_exhausted: { usual: 0, min: 0, max: 5 },
  /** Failures since the last report. */
  failed_in_a_row: { usual: 2, min: 1, max: 10 },
  /** Weeks without a sign. */
  silent: { usual: 4, min: 1, max: 52 },
} as const satisfies Record<AlertRuleName, { usual: number; min: number; max: number }>;

const AlertRule = v.object({
  name: AlertRuleName,
  threshold: Count,
  enabled: v.boolean(),
  version: Count,
  changed_at: v.nullable(Timestamp),
  /** Alerts of it that are open now. */
  open: Count,
});
export type AlertRule = v.InferOutput<typeof AlertRule>;

export const AlertState = v.picklist(['new', 'acknowledged', 'closed']);
export type AlertState = v.InferOutput<typeof AlertState>;

export const Alert = v.object({
  id: Id,
  rule: AlertRuleName,
  user_id: Id,
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  /** A kind of credits, or nothing. */
  subject: v.string(),
  /** The figure the reason is told with. */
  count: v.nullable(Count),
  since: Timestamp,
  raised_at: Timestamp,
  acknowledged_at: v.nullable(Timestamp),
  note: v.nullable(v.string()),
  closed_at: v.nullable(Timestamp),
});
export type Alert = v.InferOutput<typeof Alert>;

const Filters = {
  state: v.optional(AlertState, 'new'),
  rule: v.optional(AlertRuleName),
  search: SearchQuery,
  ...SortQuery(['since', 'raised_at', 'email'], 'since'),
};

export const listAlerts = ofTab(
  'engagement',
  call({
    method: 'GET',
    path: '/api/admin/engagement/alerts',
    query: v.object({ ...PageQuery, ...Filters }),
    answer: inData(paged(Alert)),
  }),
);

export const exportAlerts = ofTab(
  'engagement',
  call({
    method: 'GET',
    path: '/api/admin/engagement/alerts/export',
    query: v.object(Filters),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);

export const listAlertRules = ofTab(
  'engagement',
  call({ method: 'GET', path: '/api/admin/engagement/rules', answer: inData(v.object({ rules: v.array(AlertRule) })) }),
);

const support = ['super_admin', 'support_admin'] as const;

export const acknowledgeAlert = ofTab(
  'engagement',
  call({
    method: 'POST',
    path: '/api/admin/engagement/alerts/:id/acknowledge',
    body: v.object({ note: boundedText(1_000) }),
    answer: inData(v.object({ acknowledged: v.boolean() })),
  }),
  support,
);

/** Looks now, instead of waiting for the worker. */
export const lookForAlerts = ofTab(
  'engagement',
  call({
    method: 'POST',
    path: '/api/admin/engagement/look',
    body: v.object({}),
    answer: inData(v.object({ raised: Count, closed: Count })),
    timeoutMs: 60_000,
  }),
  support,
);

export const changeAlertRule = ofTab(
  'engagement',
  call({
    method: 'PUT',
    path: '/api/admin/engagement/rules/:name',
    body: v.object({ threshold: Count, enabled: v.boolean(), version: Count }),
    answer: inData(v.object({ rule: AlertRule })),
  }),
  ['super_admin'],
);
