import type { RefinerSession } from '../contract/refiner.ts';
import type { AccountDb } from './account-db.ts';

/** Sessions as the server has them; results that were here stay where the list brings none. */
export function saveRefinerSessions(db: AccountDb, sessions: readonly RefinerSession[]): Promise<void> {
  return db.transaction('rw', db.refinerSessions, async () => {
    for (const session of sessions) {
      const known = await db.refinerSessions.get(session.session_id);
      const results = session.results ?? known?.session.results;
      await db.refinerSessions.put({
        id: session.session_id,
        createdAt: session.created_at,
        session: { ...session, ...(results && { results }) },
      });
    }
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
