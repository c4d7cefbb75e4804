import type { ChatMessage } from '../contract/chat.ts';
import type { AccountDb } from './account-db.ts';
import type { MessageRow } from './chat-insights-rows.ts';

const messageRow = (reportId: string, message: ChatMessage, askedAt?: number): MessageRow => ({
  id: message.id,
  reportId,
  at: message.timestamp,
  turn: message.role === 'user' ? 0 : 1,
  message,
  ...(askedAt !== undefined && { askedAt }),
});

/** A question that was answered. Call it inside a transaction over messages, chats and reports. */
export async function takeExchange(
  db: AccountDb,
  exchange: {
    readonly reportId: string;
    readonly sessionId: string;
    readonly messages: readonly ChatMessage[];
    readonly askedAt: number;
  },
  now: number,
): Promise<void> {
  const { reportId, sessionId, messages, askedAt } = exchange;
  const known = await db.chats.get(reportId);
  const fresh = messages.filter((m) => m.role === 'assistant').length * 2;
  await db.messages.bulkPut(messages.map((message) => messageRow(reportId, message, askedAt)));
  await db.chats.put({
    reportId,
    sessionId,
    complete: known?.complete ?? false,
    total: (known?.total ?? 0) + fresh,
    at: now,
  });
}

/** A page of the server's history, whatever its order. */
export function saveMessages(
  db: AccountDb,
  reportId: string,
  page: { readonly messages: readonly ChatMessage[]; readonly total: number; readonly complete: boolean },
  now: number,
): Promise<void> {
  return db.transaction('rw', db.messages, db.chats, async () => {
    const known = await db.chats.get(reportId);
    const here = await db.messages.bulkGet(page.messages.map(({ id }) => id));
    await db.messages.bulkPut(page.messages.map((message, n) => messageRow(reportId, message, here[n]?.askedAt)));
    await db.chats.put({
      reportId,
      sessionId: known?.sessionId ?? null,
      complete: (known?.complete ?? false) || page.complete,
      total: page.total,
      at: now,
    });
  });
}

const ofReport = (db: AccountDb, reportId: string) =>
  db.messages.where('[reportId+at+turn]').between([reportId, '', -1], [reportId, '\uffff', 2]);

export const countMessages = (db: AccountDb, reportId: string): Promise<number> => ofReport(db, reportId).count();

/** The newest `limit` messages, oldest first. */
export async function newestMessages(db: AccountDb, reportId: string, limit: number): Promise<MessageRow[]> {
  const newest = await ofReport(db, reportId).reverse().limit(limit).toArray();
  return newest.reverse();
}
