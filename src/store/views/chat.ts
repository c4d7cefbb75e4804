import type { ChatHistoryView, ChatView } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { MessageRow } from '../advice-rows.ts';
import { newestMessages } from '../chats.ts';
import { readEntries } from '../entries.ts';
import type { Entry } from '../entry.ts';
import { readable } from '../readable.ts';
import { sendingOf } from './outbox.ts';

type Question = Extract<Entry, { type: 'chat' }>;

const asked = (entry: Question): ChatView => ({
  id: entry.opId,
  role: 'user',
  content: entry.payload.content,
  timestamp: new Date(entry.createdAt).toISOString(),
  chunks: [],
  pending: { opId: entry.opId, sending: sendingOf(entry) },
});

/** VIEW-1 for a conversation: what the server has, and after it the questions that are on their way, in order. */
export function chatView(db: AccountDb, reportId: string, limit: number): Promise<ChatHistoryView> {
  return db.transaction('r', [db.messages, db.chats, db.outbox], async () => {
    const entries = await readEntries(db);
    const waiting = entries.filter((e): e is Question => e.type === 'chat' && e.payload.reportId === reportId);
    const unsent = new Set(waiting.map((entry) => entry.opId));
    // One more than is shown tells whether there are older ones.
    const rows = readable(MessageRow, await newestMessages(db, reportId, limit + 1));
    const chat = await db.chats.get(reportId);
    const kept = rows
      .slice(-limit)
      // A history page may bring a question whose answer to this device was lost: it is on the screen already.
      .filter((row) => !unsent.has(row.id))
      .map((row): ChatView => ({ ...row.message, pending: null }));
    return {
      messages: [...kept, ...waiting.map(asked)],
      sessionId: chat?.sessionId ?? null,
      hasMore: rows.length > limit || (chat !== undefined && !chat.complete),
    };
  });
}
