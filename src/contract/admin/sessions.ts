import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { Id, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged, SearchQuery, SortQuery } from './page.ts';

export const AdminSession = v.object({
  id: Id,
  user_id: Id,
  email: v.string(),
  name: v.nullable(v.string()),
  /** The browser, as it called itself. */
  device: v.nullable(v.string()),
  method: v.string(),
  second_factor: v.boolean(),
  created_at: Timestamp,
  last_seen_at: v.nullable(Timestamp),
  expires_at: Timestamp,
});
export type AdminSession = v.InferOutput<typeof AdminSession>;

export const listSessions = ofTab(
  'sessions',
  call({
    method: 'GET',
    path: '/api/admin/sessions',
    query: v.object({
      ...PageQuery,
      search: SearchQuery,
      user: v.optional(Id),
      ...SortQuery(['last_seen_at', 'created_at', 'email'], 'last_seen_at'),
    }),
    answer: inData(paged(AdminSession)),
  }),
);

export const revokeSession = ofTab(
  'sessions',
  call({
    method: 'POST',
    path: '/api/admin/sessions/:id/revoke',
    body: v.object({}),
    answer: inData(v.object({ revoked: v.boolean() })),
  }),
);
