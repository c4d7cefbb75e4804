import type { ChatHistoryView, ChatView } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { MessageRow } from '../chat-insights-rows.ts';
import { newestMessages } from '../chats.ts';
import { readEntries } from '../entries.ts';
import type { Entry } from '../entry.ts';
import { validRows } from '../valid-rows.ts';
import { sendingOf } from './outbox.ts';

type Question = Extract<Entry, { type: 'chat' }>;

const asked = (entry: Question): ChatView => ({
  id: entry.opId,
  role: 'user',
  content: entry.payload.content,
  timestamp: new Date(entry.createdAt).toISOString(),
  chunks: [],
  pending: { opId: entry.opId, sending: sendingOf(entry), here: entry.payload.here ?? null },
});

/**
 * VIEW-1 for a conversation: what the server has, and after it the questions that are on their way, in order. One that was
 * refused stands where it was asked: by this device's clock, since the server's may be another.
 */
export function chatView(db: AccountDb, reportId: string, limit: number): Promise<ChatHistoryView> {
  return db.transaction('r', [db.messages, db.chats, db.outbox], async () => {
    const entries = await readEntries(db);
    const unanswered = entries.filter((e): e is Question => e.type === 'chat' && e.payload.reportId === reportId);
    const unsent = new Set(unanswered.map((entry) => entry.opId));
    // One more than is shown tells whether there are older ones.
    const rows = validRows(MessageRow, await newestMessages(db, reportId, limit + 1));
    const chat = await db.chats.get(reportId);
    // A history page may bring a question whose answer to this device was lost: it is on the screen already.
    const kept = rows.slice(-limit).filter((row) => !unsent.has(row.id));
    const waiting = unanswered.filter((entry) => entry.state !== 'dead');
    return {
      messages: [
        ...withRefused(
          kept,
          unanswered.filter((entry) => entry.state === 'dead'),
        ),
        ...waiting.map(asked),
      ],
      sessionId: chat?.sessionId ?? null,
      hasMore: rows.length > limit || (chat !== undefined && !chat.complete),
    };
  });
}

function withRefused(rows: readonly MessageRow[], refused: readonly Question[]): ChatView[] {
  const before = new Map<MessageRow | undefined, Question[]>();
  for (const entry of refused) {
    const later = rows.find(({ askedAt }) => askedAt !== undefined && askedAt > entry.createdAt);
    before.set(later, [...(before.get(later) ?? []), entry]);
  }
  const standing = (row?: MessageRow) => (before.get(row) ?? []).map(asked);
  return [...rows.flatMap((row) => [...standing(row), { ...row.message, pending: null }]), ...standing()];
}
