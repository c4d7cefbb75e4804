import * as v from 'valibot';
import { call, inData } from './call.ts';
import { CHAT_PAGE_SIZE, MAX_CHAT_LENGTH } from './limits.ts';
import { Count, Id, queryCount, requiredText, Timestamp } from './primitives.ts';

const Chunk = v.object({
  id: v.string(),
  chunk_index: Count,
  content: v.string(),
  /** `heading`: the lead that opens it, in words; absent on what was kept before parts said it. */
  metadata: v.object({ section: v.string(), heading: v.optional(v.string()) }),
});
export type Chunk = v.InferOutput<typeof Chunk>;

/** What is said to a question, by the server or by the device. */
export const ChatReply = v.object({
  content: v.string(),
  /** What the answer rests on; empty when the report does not answer. */
  chunks: v.array(Chunk),
  /** Where the report does not answer: the parts nearest to the question. Absent on what was kept before there were any. */
  nearest: v.optional(v.array(Chunk)),
});
export type ChatReply = v.InferOutput<typeof ChatReply>;

export const ChatMessage = v.object({
  id: v.string(),
  role: v.picklist(['user', 'assistant']),
  timestamp: Timestamp,
  ...ChatReply.entries,
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

const Preparation = v.object({
  status: v.picklist(['unknown', 'preparing', 'processing', 'ready', 'error']),
  ready_for_chat: v.boolean(),
  message: v.optional(v.string()),
  user_message: v.optional(v.string()),
  estimated_completion: v.optional(v.nullable(Timestamp)),
  success: v.boolean(),
});

export const verifyEmbeddings = call({
  method: 'GET',
  path: '/api/chat/verify-embeddings/:reportId',
  answer: inData(v.object({ verified: v.boolean(), chunks: Count })),
});

export const prepareChat = call({
  method: 'POST',
  path: '/api/chat/prepare-chat/:reportId',
  answer: inData(Preparation),
  timeoutMs: 5_000,
});

export const chatStatus = call({
  method: 'GET',
  path: '/api/chat/processing-status/:reportId',
  answer: inData(Preparation),
  timeoutMs: 10_000,
});

export const sendChatMessage = call({
  method: 'POST',
  path: '/api/chat/message',
  body: v.object({
    report_id: Id,
    content: requiredText(MAX_CHAT_LENGTH),
    web_search_enabled: v.optional(v.boolean(), false),
    chat_session_id: v.optional(v.nullable(v.string())),
  }),
  answer: inData(
    v.object({
      success: v.boolean(),
      id: v.string(),
      ...ChatReply.entries,
      chat_session_id: v.string(),
      /** When both were kept: the question has the operation's id, the answer the one above. */
      timestamp: Timestamp,
      error: v.optional(v.nullable(v.string())),
    }),
  ),
  timeoutMs: 30_000,
});

/** Server-sent events `answer`: how far the answer to a question has come, by the id of the operation that asks it. */
export const ANSWER_EVENTS_PATH = '/api/chat/questions/:id/events';
/** Whole sentences, each time all that there are. */
export const AnswerSoFar = v.object({ text: v.string() });
export type AnswerSoFar = v.InferOutput<typeof AnswerSoFar>;

/** The one answer that carries its own `success` beside `data.messages` (spec 2 §7). */
export const chatHistory = call({
  method: 'GET',
  path: '/api/chat/history/:reportId',
  query: v.object({
    page: queryCount(1, 1, 100_000),
    page_size: queryCount(CHAT_PAGE_SIZE, 1, 100),
    sort_order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    role: v.optional(v.picklist(['user', 'assistant'])),
    search: v.optional(requiredText(200)),
  }),
  answer: inData(
    v.object({
      messages: v.array(ChatMessage),
      pagination: v.object({ currentPage: Count, totalPages: Count, totalMessages: Count, hasMore: v.boolean() }),
    }),
  ),
});
