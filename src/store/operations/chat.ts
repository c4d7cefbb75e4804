import * as v from 'valibot';
import { ChatReply, sendChatMessage } from '../../contract/chat.ts';
import { Id } from '../../contract/primitives.ts';
import { defineOperation, request } from './define.ts';

/** A question to a report. It waits for the questions before it, and never for a pin of the same report. */
export const chat = defineOperation({
  type: 'chat',
  label: 'Question to a report',
  payload: v.object({
    reportId: Id,
    content: v.string(),
    webSearch: v.boolean(),
    sessionId: v.nullable(v.string()),
    /** What this device answered from the report. It is never sent, and one that cannot be read is made anew. */
    here: v.fallback(v.optional(ChatReply), undefined),
  }),
  lane: ({ reportId }) => `chat:${reportId}`,
  send({ opId, createdAt, payload: { reportId, content, webSearch, sessionId } }) {
    const body = { report_id: reportId, content, web_search_enabled: webSearch, chat_session_id: sessionId };
    return request({ call: sendChatMessage, body, opId }, ({ data }) => ({
      kind: 'exchange',
      askedAt: createdAt,
      reportId,
      sessionId: data.chat_session_id,
      messages: [
        // The question keeps the operation's id, so that a history read later finds it here already (SRV-2).
        { id: opId, role: 'user', content, timestamp: data.timestamp, chunks: [] },
        {
          id: data.id,
          role: 'assistant',
          content: data.content,
          timestamp: data.timestamp,
          chunks: data.chunks,
          ...(data.nearest && { nearest: data.nearest }),
        },
      ],
    }));
  },
  words: ({ content }) => content,
  edit: ({ reportId, content }) => ({
    to: `/market-validation/report/${reportId}?chat=open`,
    draft: `chat-${reportId}`,
    text: content,
  }),
});
