import * as v from 'valibot';
import { ChatMessage } from '../contract/chat.ts';
import { InsightContent, InsightsState } from '../contract/insights.ts';
import { Id } from '../contract/primitives.ts';

// Apart from the other rows: only a page that opens a chat or the insights has to load what reads them.

/**
 * One message of the conversation about a report. Question and answer carry the same time: `turn` puts the question (0)
 * before its answer (1).
 */
export const MessageRow = v.object({
  id: Id,
  reportId: Id,
  at: v.string(),
  turn: v.picklist([0, 1]),
  message: ChatMessage,
  /** When it was asked here, by this device's clock; of what was asked elsewhere it is not known. */
  askedAt: v.optional(v.number()),
});
export type MessageRow = v.InferOutput<typeof MessageRow>;

/** What is known of a conversation beside its messages. */
export const ChatRow = v.object({
  reportId: Id,
  sessionId: v.nullable(v.string()),
  /** Every older message is here. */
  complete: v.boolean(),
  /** How many the server holds, as last heard. */
  total: v.number(),
  at: v.number(),
});
export type ChatRow = v.InferOutput<typeof ChatRow>;

/** A report's insights and how their making goes; the content of an earlier run stays until a new one is there. */
export const InsightsRow = v.object({
  reportId: Id,
  state: InsightsState,
  content: v.nullable(InsightContent),
  at: v.number(),
});
export type InsightsRow = v.InferOutput<typeof InsightsRow>;
