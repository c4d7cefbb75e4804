import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { RefinerResult, RefinerSession } from '../../src/contract/refiner.ts';
import type { Refined } from '../../src/engine/refiner/refine.ts';
import type { NewId } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import { refinerResults, refinerSessions } from '../db/schema/conversations.ts';
import { AppError, notFound } from '../errors.ts';
import type { Advice } from '../research/tasks/advice-port.ts';
import type { StoreDeps, Tx } from './deps.ts';
import { mismatch } from './idempotency.ts';

export interface RefinerDeps extends StoreDeps {
  readonly advice: Pick<Advice, 'refine' | 'reword'>;
  readonly newId: NewId;
  /** Milliseconds that never go back, for durations. */
  elapsed(): number;
}

type SessionRow = typeof refinerSessions.$inferSelect;
type ResultRow = typeof refinerResults.$inferSelect;

const own = (userId: string, id: string) =>
  and(eq(refinerSessions.id, id), eq(refinerSessions.userId, userId), isNull(refinerSessions.deletedAt));

type Refinement = Exclude<Refined, { readonly kind: 'refused' }> & { readonly ms: number };

/** The problems behind an idea. It takes a moment, so it is no part of a transaction. Throws `research_refused`. */
export async function refineIdea({ advice, elapsed }: RefinerDeps, idea: string, basic: boolean): Promise<Refinement> {
  const started = elapsed();
  const refined = await advice.refine(idea, basic);
  if (refined.kind === 'refused') throw new AppError('research_refused', refined.reason);
  return { ...refined, ms: Math.max(0, Math.round(elapsed() - started)) };
}

/** Keeps them as a session under the operation's id. Throws `idempotency_mismatch` when the id is another session's. */
export async function keepRefinement(
  tx: Tx,
  { clock, newId }: RefinerDeps,
  ask: { readonly id: string; readonly userId: string; readonly idea: string },
  refined: Refinement,
) {
  const createdAt = clock.now();
  const row = {
    id: ask.id,
    userId: ask.userId,
    title: refined.title,
    originalIdea: ask.idea,
    generationMs: refined.ms,
    createdAt,
  };
  const made = await tx.insert(refinerSessions).values(row).onConflictDoNothing().returning();
  if (made.length === 0) throw mismatch();
  const results = refined.results.map((result, index) => ({
    id: newId(),
    sessionId: ask.id,
    userId: ask.userId,
    rank: index + 1,
    statement: result.statement,
    stakeholder: result.stakeholder,
    assumptions: result.assumptions,
    overallScore: result.overall_score,
    scoreReasons: result.score_reasons,
    researched: false,
    createdAt,
  }));
  if (results.length > 0) await tx.insert(refinerResults).values(results);
  await recordEvent(tx, createdAt, 'idea_refined', ask.userId);
  return { session_id: ask.id, session_title: refined.title, results: results.map(wireResult) };
}

/** Rewordings with another scope. Throws `research_refused`. */
export async function rewordProblem({ advice }: RefinerDeps, problem: string) {
  const reworded = await advice.reword(problem);
  if (reworded.kind === 'refused') throw new AppError('research_refused', reworded.reason);
  return { variants: reworded.variants.map((v) => ({ ...v })) };
}

export async function refinerHistory(
  sql: Sql,
  userId: string,
  query: { readonly limit: number; readonly offset: number; readonly status_filter?: string | undefined },
) {
  const where = and(eq(refinerSessions.userId, userId), isNull(refinerSessions.deletedAt));
  // Every session that is kept was completed: what is refused leaves nothing behind.
  if (query.status_filter !== undefined && query.status_filter !== 'completed')
    return { sessions: [], offset: query.offset, limit: query.limit, total_count: 0 };
  const [total] = await sql.select({ n: count() }).from(refinerSessions).where(where);
  const rows = await sql
    .select()
    .from(refinerSessions)
    .where(where)
    .orderBy(desc(refinerSessions.createdAt), desc(refinerSessions.id))
    .limit(query.limit)
    .offset(query.offset);
  const ids = rows.map((r) => r.id);
  const results = ids.length > 0 ? await resultsOf(sql, ids) : [];
  return {
    sessions: rows.map((row) => session(row, results.filter((r) => r.sessionId === row.id).length)),
    offset: query.offset,
    limit: query.limit,
    total_count: total?.n ?? 0,
  };
}

/** Throws `not_found`. */
export async function refinerSession(
  sql: Sql,
  userId: string,
  id: string,
  withResults: boolean,
): Promise<RefinerSession> {
  const [row] = await sql.select().from(refinerSessions).where(own(userId, id));
  if (row === undefined) throw notFound();
  const results = await resultsOf(sql, [id]);
  return { ...session(row, results.length), ...(withResults && { results: results.map(wireResult) }) };
}

/** Throws `not_found`. */
export async function deleteRefinerSession(tx: Tx, userId: string, id: string, now: Date): Promise<void> {
  const gone = await tx
    .update(refinerSessions)
    .set({ deletedAt: now })
    .where(own(userId, id))
    .returning({ id: refinerSessions.id });
  if (gone.length === 0) throw notFound();
}

/** Throws `not_found`. */
export async function markResearched(tx: Tx, userId: string, id: string): Promise<void> {
  const marked = await tx
    .update(refinerResults)
    .set({ researched: true })
    .where(and(eq(refinerResults.id, id), eq(refinerResults.userId, userId)))
    .returning({ id: refinerResults.id });
  if (marked.length === 0) throw notFound();
}

const resultsOf = (sql: Sql, ids: readonly string[]): Promise<ResultRow[]> =>
  sql
    .select()
    .from(refinerResults)
    .where(inArray(refinerResults.sessionId, [...ids]))
    .orderBy(asc(refinerResults.rank));

const session = (row: SessionRow, results: number): RefinerSession => ({
  session_id: row.id,
  session_title: row.title,
  original_idea: row.originalIdea,
  status: 'completed',
  created_at: row.createdAt.toISOString(),
  completed_at: row.createdAt.toISOString(),
  problems_generated: results,
  generation_success: results > 0,
  generation_time_ms: row.generationMs,
  results_count: results,
});

const wireResult = (
  row: Pick<
    ResultRow,
    'id' | 'statement' | 'stakeholder' | 'assumptions' | 'overallScore' | 'scoreReasons' | 'researched' | 'createdAt'
  >,
): RefinerResult => ({
  id: row.id,
  statement: row.statement,
  stakeholder: row.stakeholder,
  assumptions: [...row.assumptions],
  overall_score: row.overallScore,
  score_reasons: [...row.scoreReasons],
  researched: row.researched,
  created_at: row.createdAt.toISOString(),
});
