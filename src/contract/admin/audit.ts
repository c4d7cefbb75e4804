import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { Count, Day, Timestamp } from '../primitives.ts';
import { AuditAction } from './audit-actions.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged, SearchQuery } from './page.ts';

export const AuditLine = v.object({
  seq: Count,
  at: Timestamp,
  action: AuditAction,
  /** An address; or that the account is deleted, or that it was the command line. */
  actor: v.string(),
  subject: v.nullable(v.string()),
  details: v.record(v.string(), v.unknown()),
  hash: v.string(),
});
export type AuditLine = v.InferOutput<typeof AuditLine>;

const Filters = {
  action: v.optional(AuditAction),
  /** An address or a part of it: who did it, or whom it was done to. */
  who: SearchQuery,
  from: v.optional(Day),
  to: v.optional(Day),
};

export const listAudit = ofTab(
  'audit',
  call({
    method: 'GET',
    path: '/api/admin/audit',
    query: v.object({ ...PageQuery, ...Filters }),
    answer: inData(paged(AuditLine)),
  }),
);

export const exportAudit = ofTab(
  'audit',
  call({
    method: 'GET',
    path: '/api/admin/audit/export',
    query: v.object(Filters),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);

/** Reads the whole log again: whether a line was changed, taken out or cut off at the end. */
export const checkAudit = ofTab(
  'audit',
  call({
    method: 'GET',
    path: '/api/admin/audit/check',
    answer: inData(v.object({ checked: Count, broken_at: v.nullable(Count), whole: v.boolean() })),
    timeoutMs: 60_000,
  }),
);
