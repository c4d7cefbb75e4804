import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { ExplorerParameters, ExplorerResult, ExplorerSession } from '../../src/contract/explorer.ts';
import type { NewId } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import { explorerResults, type TaskStatus, tasks } from '../db/schema/tasks.ts';
import { notFound } from '../errors.ts';
import type { Queue } from '../queue/queue.ts';
import type { TaskRow } from '../research/tasks/task-work.ts';
import { endWork } from '../work/end.ts';
import { TASKS } from '../work/tables.ts';
import { type CreditDeps, takeCredit } from './credits.ts';
import type { Tx } from './deps.ts';
import { type NewTask, queueTask } from './queue-task.ts';
import { type PauseDeps, refuseWhilePaused } from './research-pause.ts';

export interface ExplorerDeps extends CreditDeps, PauseDeps {
  readonly queue: Pick<Queue, 'send'>;
  readonly newId: NewId;
  /** A language model writes: it takes minutes. */
  readonly slow: boolean;
}

type ResultRow = typeof explorerResults.$inferSelect;
type Marks = Pick<ExplorerResult, 'selected' | 'viewed' | 'bookmarked' | 'liked'>;

const own = (userId: string, id: string) =>
  and(eq(tasks.id, id), eq(tasks.userId, userId), eq(tasks.kind, 'explorer'), isNull(tasks.deletedAt));

/** Task row, credit and queue entry within `tx` (SRV-3). Throws `unavailable`, `credits_exhausted`, `idempotency_mismatch`. */
export async function startExploring(
  tx: Tx,
  deps: ExplorerDeps,
  task: Pick<NewTask, 'id' | 'userId' | 'requestId'> & { readonly parameters: ExplorerParameters },
): Promise<void> {
  await refuseWhilePaused(deps, tx);
  const creditWeek = await takeCredit(tx, deps, task.userId, 'problem_generator');
  const { parameters: input, ...ordered } = task;
  await queueTask(tx, deps, { ...ordered, kind: 'explorer', input, creditWeek });
  await recordEvent(tx, deps.clock.now(), 'exploration_started', task.userId);
}

const STAGES: Readonly<Record<TaskStatus, string>> = {
  pending: 'Waiting for its turn',
  running: 'Comparing problems with the records',
  completed: 'Done',
  failed: 'Stopped',
  cancelled: 'Cancelled',
};

/** The task as its owner sees it now. Throws `not_found`. */
export async function exploringStatus({ database: { sql }, slow }: ExplorerDeps, userId: string, id: string) {
  const [row] = await sql.select().from(tasks).where(own(userId, id));
  if (row === undefined) throw notFound();
  const results = row.status === 'completed' ? await resultsOf(sql, [row.id]) : [];
  return {
    job_id: row.id,
    status: row.status,
    progress: row.status === 'completed' ? 100 : row.finishedSteps > 0 ? 50 : 0,
    stage: STAGES[row.status],
    message: row.message,
    results: results.map(wireResult),
    results_available: results.length > 0,
    results_count: results.length,
    error: row.error,
    slow,
  };
}

/**
 * Cancels what has not ended; its credit goes back. Answers false when it had ended before.
 *
 * A start may be under way still, slower than the wish to cancel it: its place is taken by an ended row that nobody sees, so
 * that it is refused when it arrives, and costs nothing. Somebody else's id is answered as one that nobody has: nobody
 * learns from it that there is such a job, and nothing happens to it.
 */
export async function cancelExploring(deps: ExplorerDeps, userId: string, id: string): Promise<boolean> {
  const { database, clock, newId } = deps;
  const [row] = await database.sql.select({ id: tasks.id }).from(tasks).where(own(userId, id));
  if (row !== undefined) return database.transaction((tx) => endWork(tx, clock, TASKS, { id, userId }, 'cancelled'));
  const now = clock.now();
  await database.sql
    .insert(tasks)
    .values({
      id,
      kind: 'explorer',
      userId,
      input: {},
      forDate: now.toISOString().slice(0, 10),
      status: 'cancelled',
      queueId: newId(),
      createdAt: now,
      updatedAt: now,
      deletedAt: now,
    })
    .onConflictDoNothing();
  return true;
}

export async function explorerHistory(
  sql: Sql,
  userId: string,
  query: { readonly page: number; readonly page_size: number; readonly status?: TaskStatus | undefined },
) {
  const where = and(
    eq(tasks.userId, userId),
    eq(tasks.kind, 'explorer'),
    isNull(tasks.deletedAt),
    ...(query.status === undefined ? [] : [eq(tasks.status, query.status)]),
  );
  const rows = await sql
    .select()
    .from(tasks)
    .where(where)
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(query.page_size + 1)
    .offset((query.page - 1) * query.page_size);
  const shown = rows.slice(0, query.page_size);
  const counts = await countsOf(
    sql,
    shown.map((r) => r.id),
  );
  return {
    sessions: shown.map((row) => session(row, counts.get(row.id) ?? 0)),
    has_more: rows.length > query.page_size,
  };
}

/** Throws `not_found`. */
export async function explorerSession(
  sql: Sql,
  userId: string,
  id: string,
  withResults: boolean,
): Promise<ExplorerSession> {
  const [row] = await sql.select().from(tasks).where(own(userId, id));
  if (row === undefined) throw notFound();
  const results = await resultsOf(sql, [id]);
  return { ...session(row, results.length), ...(withResults && { results: results.map(wireResult) }) };
}

/** The row stays for the books; nobody sees it any more. What still ran is cancelled first. Throws `not_found`. */
export async function deleteExplorerSession(tx: Tx, deps: ExplorerDeps, userId: string, id: string): Promise<void> {
  const [row] = await tx.select().from(tasks).where(own(userId, id));
  if (row === undefined) throw notFound();
  await endWork(tx, deps.clock, TASKS, { id, userId }, 'cancelled');
  await tx.update(tasks).set({ deletedAt: deps.clock.now() }).where(own(userId, id));
}

/** A founder's marks on one result. Throws `not_found`. */
export async function markResult(
  tx: Tx,
  userId: string,
  id: string,
  marks: { readonly [K in keyof Marks]?: boolean | undefined },
): Promise<Marks & { result_id: string }> {
  const mine = and(eq(explorerResults.id, id), eq(explorerResults.userId, userId));
  const given = Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));
  const [row] =
    Object.keys(given).length > 0
      ? await tx.update(explorerResults).set(given).where(mine).returning()
      : await tx.select().from(explorerResults).where(mine);
  if (row === undefined) throw notFound();
  const { selected, viewed, bookmarked, liked } = row;
  return { result_id: row.id, selected, viewed, bookmarked, liked };
}

const resultsOf = (sql: Sql, ids: readonly string[]): Promise<ResultRow[]> =>
  sql
    .select()
    .from(explorerResults)
    .where(inArray(explorerResults.taskId, [...ids]))
    .orderBy(asc(explorerResults.rank));

async function countsOf(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await sql
    .select({ id: explorerResults.taskId, n: count() })
    .from(explorerResults)
    .where(inArray(explorerResults.taskId, [...ids]))
    .groupBy(explorerResults.taskId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

const session = (row: TaskRow, generated: number): ExplorerSession => ({
  session_id: row.id,
  created_at: row.createdAt.toISOString(),
  status: row.status,
  problems_generated: generated,
  parameters: row.input as ExplorerSession['parameters'],
  message: row.message,
  error: row.error,
});

const wireResult = (row: ResultRow): ExplorerResult => ({
  rank: row.rank,
  selected: row.selected,
  viewed: row.viewed,
  bookmarked: row.bookmarked,
  liked: row.liked,
  quality_score: row.statement.quality_score,
  problem_statements: {
    ...row.statement,
    id: row.id,
    generation_model: row.model,
    created_at: row.createdAt.toISOString(),
  },
});
