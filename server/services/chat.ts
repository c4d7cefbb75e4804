import { and, asc, count, desc, eq, ilike, max } from 'drizzle-orm';
import { QUESTIONS_BEFORE } from '../../src/contract/limits.ts';
import type { NewId } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import { nextRev } from '../db/revisions.ts';
import { chatMessages } from '../db/schema/conversations.ts';
import { reports } from '../db/schema/reports.ts';
import { AppError } from '../errors.ts';
import type { Advice, ChatAnswer } from '../research/tasks/advice-port.ts';
import type { StoreDeps, Tx } from './deps.ts';
import { loadReport } from './reports.ts';

export interface ChatDeps extends StoreDeps {
  readonly advice: Pick<Advice, 'countParts' | 'answer'>;
  readonly newId: NewId;
}

type Row = typeof chatMessages.$inferSelect;

const READY = { status: 'ready', ready_for_chat: true, success: true, estimated_completion: null } as const;

/** The chat needs nothing prepared: a report's parts are read from it. Throws `not_found`. */
export async function chatStatus({ database }: ChatDeps, userId: string, reportId: string) {
  await loadReport(database.sql, userId, reportId);
  return { ...READY, message: 'Ready', user_message: 'You can ask about this report.' };
}

/** Throws `not_found`. */
export async function verifyChunks({ database, advice }: ChatDeps, userId: string, reportId: string) {
  const { report } = await loadReport(database.sql, userId, reportId);
  const chunks = await advice.countParts(report);
  return { verified: chunks > 0, chunks };
}

interface Asked {
  readonly userId: string;
  readonly reportId: string;
  readonly question: string;
  readonly widen: boolean;
}

/** The answer alone: it may take its time, so it is no part of a transaction. Throws `not_found`, `no_chunks_found`. */
export async function answerQuestion(
  { database, advice }: ChatDeps,
  asked: Asked,
  signal: AbortSignal,
  onText: (soFar: string) => void,
): Promise<ChatAnswer> {
  const { report } = await loadReport(database.sql, asked.userId, asked.reportId);
  if ((await advice.countParts(report)) === 0) throw new AppError('no_chunks_found', 'No relevant content found.');
  const last = await database.sql
    .select({ content: chatMessages.content })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.reportId, asked.reportId),
        eq(chatMessages.userId, asked.userId),
        eq(chatMessages.role, 'user'),
      ),
    )
    .orderBy(desc(chatMessages.place))
    .limit(QUESTIONS_BEFORE);
  const before = last.map(({ content }) => content).reverse();
  const { question, widen } = asked;
  return advice.answer({ report, question, before, widen }, signal, onText);
}

/** Question and answer become part of the conversation, both or neither, and the report's row says that it has one. */
export async function keepExchange(
  tx: Tx,
  { clock, newId }: ChatDeps,
  asked: Asked & { readonly id: string; readonly sessionId: string },
  answer: ChatAnswer,
) {
  const mine = and(eq(reports.id, asked.reportId), eq(reports.userId, asked.userId));
  // Locks the report's row: two questions at once get two places.
  const [report] = await tx.select({ hasChat: reports.hasChat }).from(reports).where(mine).for('update');
  if (report && !report.hasChat)
    await tx
      .update(reports)
      .set({ hasChat: true, rev: await nextRev(tx, asked.userId) })
      .where(mine);
  const [last] = await tx
    .select({ place: max(chatMessages.place) })
    .from(chatMessages)
    .where(eq(chatMessages.reportId, asked.reportId));
  const place = (last?.place ?? 0) + 1;
  const common = {
    reportId: asked.reportId,
    userId: asked.userId,
    sessionId: asked.sessionId,
    createdAt: clock.now(),
  };
  await recordEvent(tx, common.createdAt, 'question_asked', asked.userId);
  const answerId = newId();
  const { content, chunks, nearest = [] } = answer;
  await tx.insert(chatMessages).values([
    { ...common, id: asked.id, place, role: 'user', content: asked.question, chunks: [] },
    { ...common, id: answerId, place: place + 1, role: 'assistant', content, chunks, nearest },
  ]);
  return {
    success: true,
    id: answerId,
    content,
    chunks,
    nearest,
    chat_session_id: asked.sessionId,
    timestamp: common.createdAt.toISOString(),
    error: null,
  };
}

/** Throws `not_found`. */
export async function chatHistory(
  sql: Sql,
  userId: string,
  reportId: string,
  query: {
    readonly page: number;
    readonly page_size: number;
    readonly sort_order: 'asc' | 'desc';
    readonly role?: 'user' | 'assistant' | undefined;
    readonly search?: string | undefined;
  },
) {
  await loadReport(sql, userId, reportId);
  const where = and(
    eq(chatMessages.reportId, reportId),
    eq(chatMessages.userId, userId),
    ...(query.role === undefined ? [] : [eq(chatMessages.role, query.role)]),
    ...(query.search === undefined
      ? []
      : [ilike(chatMessages.content, `%${query.search.replace(/[\\%_]/g, (c) => `\\${c}`)}%`)]),
  );
  const [total] = await sql.select({ n: count() }).from(chatMessages).where(where);
  const totalMessages = total?.n ?? 0;
  const totalPages = Math.ceil(totalMessages / query.page_size);
  const rows = await sql
    .select()
    .from(chatMessages)
    .where(where)
    .orderBy(query.sort_order === 'asc' ? asc(chatMessages.place) : desc(chatMessages.place))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return {
    messages: rows.map(wireMessage),
    pagination: { currentPage: query.page, totalPages, totalMessages, hasMore: query.page < totalPages },
  };
}

const wireMessage = (row: Row) => ({
  id: row.id,
  role: row.role,
  content: row.content,
  timestamp: row.createdAt.toISOString(),
  chunks: [...row.chunks],
  nearest: [...row.nearest],
});
