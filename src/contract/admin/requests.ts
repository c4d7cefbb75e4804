import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { CreditStatus, CreditType } from '../credits.ts';
import { boundedText, Count, Day, Id, requiredText, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged } from './page.ts';

export const RequestState = v.picklist(['open', 'done']);

/** Who asked: somebody with an account, or an address alone, or nobody who can be answered. */
const Asker = { user_id: v.nullable(Id), email: v.nullable(v.string()), name: v.nullable(v.string()) };

export const AdminCreditRequest = v.object({
  id: Id,
  ...Asker,
  credit_type: CreditType,
  credits_requested: Count,
  reason: v.string(),
  /** In the week it was asked for. */
  used: Count,
  week_start: Day,
  /** That week is over: what is granted counts in the one that runs. */
  is_past: v.boolean(),
  /** What the person has this week; null where the request is decided or the account is gone. */
  now: v.nullable(CreditStatus),
  created_at: Timestamp,
  decision: v.nullable(v.picklist(['granted', 'refused'])),
  decided_at: v.nullable(Timestamp),
  reply: v.nullable(v.string()),
});
export type AdminCreditRequest = v.InferOutput<typeof AdminCreditRequest>;

export const MessageKind = v.picklist(['support', 'contact', 'feedback']);
export type MessageKind = v.InferOutput<typeof MessageKind>;

export const AdminMessage = v.object({
  id: Id,
  ...Asker,
  kind: MessageKind,
  /** What was written, field by field, as it was sent. */
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
  rating: v.nullable(Count),
  created_at: Timestamp,
  answered_at: v.nullable(Timestamp),
  reply: v.nullable(v.string()),
});
export type AdminMessage = v.InferOutput<typeof AdminMessage>;

const Query = { ...PageQuery, state: v.optional(RequestState, 'open') };

/** Oldest first while they are open: whoever waits longest comes first. */
export const listCreditRequests = ofTab(
  'users',
  call({
    method: 'GET',
    path: '/api/admin/requests/credits',
    query: v.object({ ...Query, user: v.optional(Id) }),
    answer: inData(
      v.object({
        ...paged(AdminCreditRequest).entries,
        /** Of those that wait, asked in weeks that are over. */ past: Count,
      }),
    ),
  }),
);

export const listMessages = ofTab(
  'users',
  call({
    method: 'GET',
    path: '/api/admin/requests/messages',
    query: v.object({ ...Query, kind: v.optional(MessageKind), user: v.optional(Id) }),
    answer: inData(paged(AdminMessage)),
  }),
);

/** Granted credits are the person's at once; the reply, if there is one, goes to them by mail. */
export const decideCreditRequest = ofTab(
  'users',
  call({
    method: 'POST',
    path: '/api/admin/requests/credits/:id/decision',
    body: v.object({
      decision: v.picklist(['granted', 'refused']),
      credits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
      reply: boundedText(4_000),
    }),
    answer: inData(v.object({ decision: v.picklist(['granted', 'refused']) })),
  }),
);

/** Closes what was asked in weeks that are over, and tells each person so by mail. */
export const closePastRequests = ofTab(
  'users',
  call({
    method: 'POST',
    path: '/api/admin/requests/credits/close-past',
    body: v.object({}),
    answer: inData(v.object({ closed: Count })),
  }),
);

/** `reply` is mailed to whoever can be reached; empty, the message is only put aside. */
export const answerMessage = ofTab(
  'users',
  call({
    method: 'POST',
    path: '/api/admin/requests/messages/:id/answer',
    body: v.object({ reply: boundedText(4_000), to: v.optional(requiredText(254)) }),
    answer: inData(v.object({ mailed: v.boolean() })),
  }),
);
