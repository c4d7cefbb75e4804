import type { Page } from 'playwright';

/** A word that stands in one report of a hundred, for the search. */
export const RARE = 'cassava';
const MESSAGES_EACH = 10;

/** What a report is made of, as the server sends it. */
interface Content {
  readonly title: string;
  readonly summary: string;
}

/** The list's line of a report that was read and talked about, without what differs from one to the next. */
const lineOf = ({ title, summary }: Content, userId: string) => ({
  title,
  user_id: userId,
  isPinned: false,
  hasChat: true,
  lastViewedAt: null,
  isRevised: false,
  viewCount: 1,
  summary,
  tags: ['traders', 'crates'],
  category: 'Agriculture',
  industry: 'agriculture',
  is_archived: false,
});

/**
 * Fills the signed-in account's own database, as if this device had brought everything down long ago. Answers with the
 * newest report's id.
 */
export async function fill(page: Page, userId: string, reports: number, content: Content): Promise<string> {
  const given = { line: lineOf(content, userId), content, userId, reports, messagesEach: MESSAGES_EACH, rare: RARE };
  return page.evaluate(async ({ line, content: text, messagesEach, rare, userId: owner, reports: count }) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(`baraza-${owner}`);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const put = (n: number) =>
      new Promise<void>((resolve, reject) => {
        const id = `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
        const createdAt = new Date(Date.UTC(2026, 9, 1) - n * 3_600_000).toISOString();
        const title = `${line.title} ${n % 100 === 7 ? rare : ''} ${n}`;
        const tx = db.transaction(['reports', 'bodies', 'messages', 'chats'], 'readwrite');
        tx.objectStore('reports').put({
          id,
          createdAt,
          pinned: 0,
          item: { ...line, id, createdAt, title, rev: n + 1 },
        });
        const report = { job_id: id, report_id: id, created_at: createdAt, title, summary: '', report: text };
        tx.objectStore('bodies').put({ id, savedAt: n, report });
        tx.objectStore('chats').put({ reportId: id, sessionId: null, complete: true, total: messagesEach, at: n });
        for (let m = 0; m < messagesEach; m += 1) {
          const message = {
            id: `00000000-0000-4000-9${m.toString().padStart(3, '0')}-${n.toString(16).padStart(12, '0')}`,
            role: m % 2 === 0 ? 'user' : 'assistant',
            content: m % 2 === 0 ? 'Who pays for the crates?' : text.summary,
            timestamp: createdAt,
            chunks: [],
          };
          tx.objectStore('messages').put({ id: message.id, reportId: id, at: createdAt, turn: m % 2, message });
        }
        tx.oncomplete = () => resolve();
        tx.onerror = () => reject(tx.error);
      });
    for (let n = 0; n < count; n += 1) await put(n);
    db.close();
    return '00000000-0000-4000-8000-000000000000';
  }, given);
}
