import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { Count, Id, Timestamp } from '../primitives.ts';
import { ofAnyTab, ofTab } from './call.ts';
import { MessageKind } from './requests.ts';

const Waits = v.nullable(Count);

/** What waits for somebody of the team; null where the asker's roles do not see the queue. */
export const Waiting = v.object({
  credit_requests: Waits,
  messages: Waits,
  /** Work that failed in the last seven days and was not tried again. */
  failures: Waits,
  alerts: Waits,
});
export type Waiting = v.InferOutput<typeof Waiting>;

export const readWaiting = ofAnyTab(
  call({ method: 'GET', path: '/api/admin/waiting', query: v.object({}), answer: inData(Waiting) }),
);

/** Words to look for: two characters at least. */
const Words = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200));

const Whose = { user_id: v.nullable(Id), email: v.nullable(v.string()), name: v.nullable(v.string()) };

/** The first few of each kind, the latest first. */
export const Found = v.object({
  people: v.array(v.object({ id: Id, email: v.string(), name: v.nullable(v.string()) })),
  reports: v.array(v.object({ id: Id, title: v.string(), created_at: Timestamp, ...Whose })),
  research: v.array(v.object({ id: Id, question: v.string(), status: v.string(), created_at: Timestamp, ...Whose })),
  credit_requests: v.array(
    v.object({ id: Id, reason: v.string(), is_open: v.boolean(), created_at: Timestamp, ...Whose }),
  ),
  messages: v.array(
    v.object({ id: Id, kind: MessageKind, text: v.string(), is_open: v.boolean(), created_at: Timestamp, ...Whose }),
  ),
});
export type Found = v.InferOutput<typeof Found>;

/** One search over people, reports, research, requests and messages: by name, address, words or id. */
export const searchOffice = ofTab(
  'users',
  call({ method: 'GET', path: '/api/admin/search', query: v.object({ words: Words }), answer: inData(Found) }),
);
