import type { Refined, RefinerResult, RefinerSession } from '../contract/refiner.ts';
import type { AccountDb } from './account-db.ts';

/** What the server made of an idea that was sent from here. */
export interface RefinedHere {
  readonly idea: string;
  readonly refined: Refined;
  readonly askedAt: number;
}

/** Call it inside a transaction over the refiner's sessions and the tombstones. */
export async function takeSession(db: AccountDb, session: RefinerSession): Promise<void> {
  const id = session.session_id;
  // A list that was read too late must not bring back what was deleted (PULL-2); a session never returns from there.
  if (await db.tombstones.get(id)) return;
  const known = await db.refinerSessions.get(id);
  const results = together(session.results, known?.session.results);
  await db.refinerSessions.put({
    ...known,
    id,
    createdAt: session.created_at,
    session: { ...session, ...(results && { results }) },
  });
}

/** A list brings no results: those that are here stay. A mark is never taken off, so that no late answer may do it. */
function together(
  fresh: readonly RefinerResult[] | undefined,
  known: readonly RefinerResult[] | undefined,
): RefinerResult[] | undefined {
  if (!fresh) return known && [...known];
  const marked = new Set(known?.flatMap((result) => (result.researched ? [result.id] : [])));
  return fresh.map((result) => (marked.has(result.id) ? { ...result, researched: true } : result));
}

/** Call it inside a transaction over the refiner's sessions and the tombstones. */
export function takeRefined(db: AccountDb, { idea, refined, askedAt }: RefinedHere): Promise<void> {
  const { session_id, session_title, results } = refined;
  const at = results[0]?.created_at ?? new Date(askedAt).toISOString();
  return takeSession(db, {
    session_id,
    session_title,
    original_idea: idea,
    status: 'completed',
    created_at: at,
    completed_at: at,
    problems_generated: results.length,
    generation_success: results.length > 0,
    generation_time_ms: null,
    results_count: results.length,
    results,
  });
}

/** Call it inside a transaction over the refiner's sessions. */
export async function noteResearched(db: AccountDb, sessionId: string, resultId: string): Promise<void> {
  const row = await db.refinerSessions.get(sessionId);
  if (!row?.session.results) return;
  const results = row.session.results.map((result) =>
    result.id === resultId ? { ...result, researched: true } : result,
  );
  await db.refinerSessions.put({ ...row, session: { ...row.session, results } });
}

/** The server has deleted it, or knows it no more. Call it inside a transaction over the sessions and the tombstones. */
export async function forgetRefinement(db: AccountDb, id: string, now: number): Promise<void> {
  await db.refinerSessions.delete(id);
  await db.tombstones.put({ id, rev: 0, deletedAt: new Date(now).toISOString() });
}
