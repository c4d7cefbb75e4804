import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { CreditStatus, CreditType } from '../credits.ts';
import { Count, Id, requiredText, Timestamp } from '../primitives.ts';
import { AuditLine } from './audit.ts';
import { ofTab } from './call.ts';
import { Alert } from './engagement.ts';
import { WorkKindName } from './monitoring.ts';
import { PageQuery, paged, SearchQuery, SortQuery } from './page.ts';
import { MessageKind } from './requests.ts';
import { AdminRole } from './roles.ts';

export const UserStatus = v.picklist(['active', 'unconfirmed', 'disabled']);
export type UserStatus = v.InferOutput<typeof UserStatus>;

export const AdminUser = v.object({
  id: Id,
  email: v.string(),
  name: v.nullable(v.string()),
  status: UserStatus,
  roles: v.array(AdminRole),
  reports: Count,
  is_exempt: v.boolean(),
  created_at: Timestamp,
  last_sign_in_at: v.nullable(Timestamp),
});
export type AdminUser = v.InferOutput<typeof AdminUser>;

const Filters = {
  search: SearchQuery,
  status: v.optional(UserStatus),
  role: v.optional(AdminRole),
  ...SortQuery(['created_at', 'last_sign_in_at', 'email', 'reports'], 'created_at'),
};

export const listUsers = ofTab(
  'users',
  call({
    method: 'GET',
    path: '/api/admin/users',
    query: v.object({ ...PageQuery, ...Filters }),
    answer: inData(paged(AdminUser)),
  }),
);

/** The list as it is filtered, as comma-separated values. */
export const exportUsers = ofTab(
  'users',
  call({
    method: 'GET',
    path: '/api/admin/users/export',
    query: v.object(Filters),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);

export const AdminUserPage = v.object({
  user: AdminUser,
  providers: v.array(v.string()),
  factors: v.array(v.object({ id: Id, name: v.nullable(v.string()), created_at: Timestamp })),
  open_sessions: Count,
  /** Not in the trash; `user.reports` leaves them out. */
  starter_kits: Count,
  reports_in_trash: Count,
  refinements: Count,
  explorations: Count,
  credits: v.object({ market_validation: CreditStatus, problem_generator: CreditStatus }),
  sign_ins: v.array(v.object({ id: Id, created_at: Timestamp, method: v.string(), device: v.nullable(v.string()) })),
});
export type AdminUserPage = v.InferOutput<typeof AdminUserPage>;

export const readUser = ofTab(
  'users',
  call({ method: 'GET', path: '/api/admin/users/:id', answer: inData(AdminUserPage) }),
);

const listOf = <S extends v.GenericSchema>(row: S) => v.object({ rows: v.array(row), total: Count });

const RecordedWork = v.object({
  id: Id,
  kind: WorkKindName,
  question: v.nullable(v.string()),
  status: v.string(),
  created_at: Timestamp,
  /** When it was last tried again from here. */
  retried_at: v.nullable(Timestamp),
  /** What came of research: the kind of its report, where that is not deleted for good. */
  made: v.nullable(v.string()),
});
export type RecordedWork = v.InferOutput<typeof RecordedWork>;

/** What one person has with us, the latest of each kind: what support looks up before it answers. */
export const AdminUserRecords = v.object({
  reports: listOf(
    v.object({
      id: Id,
      title: v.string(),
      kind: v.string(),
      created_at: Timestamp,
      in_trash: v.boolean(),
      /** Whether the research it came of, which has its id, is still known. */
      has_work: v.boolean(),
    }),
  ),
  work: listOf(RecordedWork),
  /** What of it waits for another try. */
  failed: listOf(RecordedWork),
  ideas: listOf(v.object({ id: Id, title: v.string(), created_at: Timestamp })),
  credit_requests: listOf(
    v.object({
      id: Id,
      credit_type: CreditType,
      credits_requested: Count,
      created_at: Timestamp,
      decision: v.nullable(v.picklist(['granted', 'refused'])),
    }),
  ),
  messages: listOf(
    v.object({
      id: Id,
      kind: MessageKind,
      text: v.string(),
      created_at: Timestamp,
      answered_at: v.nullable(Timestamp),
    }),
  ),
  alerts: listOf(Alert),
  audit: listOf(AuditLine),
});
export type AdminUserRecords = v.InferOutput<typeof AdminUserRecords>;

export const readUserRecords = ofTab(
  'users',
  call({ method: 'GET', path: '/api/admin/users/:id/records', answer: inData(AdminUserRecords) }),
);

/** Kept in the audit log: without it nobody could say later why it was done. */
const Reason = requiredText(500);
const Changed = inData(v.object({ user: AdminUser }));

export const disableUser = ofTab(
  'users',
  call({
    method: 'PUT',
    path: '/api/admin/users/:id/disabled',
    body: v.object({ disabled: v.boolean(), reason: Reason }),
    answer: Changed,
  }),
);

export const signUserOut = ofTab(
  'users',
  call({
    method: 'POST',
    path: '/api/admin/users/:id/sign-out',
    body: v.object({}),
    answer: inData(v.object({ ended: Count })),
  }),
);

export const sendResetLink = ofTab(
  'users',
  call({
    method: 'POST',
    path: '/api/admin/users/:id/reset-link',
    body: v.object({}),
    answer: inData(v.object({ sent: v.boolean() })),
  }),
);

export const exemptUser = ofTab(
  'users',
  call({
    method: 'PUT',
    path: '/api/admin/users/:id/exempt',
    body: v.object({ exempt: v.boolean() }),
    answer: Changed,
  }),
  ['super_admin'],
);

export const changeRole = ofTab(
  'users',
  call({
    method: 'PUT',
    path: '/api/admin/users/:id/roles',
    body: v.object({ role: AdminRole, held: v.boolean() }),
    answer: Changed,
  }),
  ['super_admin'],
);
