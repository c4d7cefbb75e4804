import type { RefinerSession, Variant } from '../contract/refiner.ts';
import type { AccountDb } from './account-db.ts';
import { forgetRefinement, takeSession } from './refiner.ts';

// What only the Refiner's own page writes, apart from what the outbox needs of it.

const over = (db: AccountDb) => [db.table('refinerSessions'), db.table('tombstones')];

/** Sessions as the server has them. */
export function saveRefinerSessions(db: AccountDb, sessions: readonly RefinerSession[]): Promise<void> {
  return db.transaction('rw', over(db), async () => {
    for (const session of sessions) await takeSession(db, session);
  });
}

/**
 * One page of the server's history, newest first. What lay here `before` it was asked for and belongs between its first and
 * its last session, but is not among them, was deleted on another device.
 */
export function saveRefinerPage(
  db: AccountDb,
  page: { readonly sessions: readonly RefinerSession[]; readonly isFirst: boolean; readonly isLast: boolean },
  before: ReadonlySet<string>,
): Promise<void> {
  const { sessions, isFirst, isLast } = page;
  const [newest, oldest] = [sessions[0]?.created_at ?? '', sessions.at(-1)?.created_at ?? ''];
  const named = new Set(sessions.map((session) => session.session_id));
  return db.transaction('rw', over(db), async () => {
    const gone = await db.refinerSessions
      .filter(({ id, createdAt }) => {
        const isWithin = (isFirst || createdAt < newest) && (isLast || createdAt > oldest);
        return isWithin && before.has(id) && !named.has(id);
      })
      .primaryKeys();
    await db.refinerSessions.bulkDelete(gone);
    for (const session of sessions) await takeSession(db, session);
  });
}

/** The same in a transaction of its own, for a session that was deleted elsewhere. */
export const dropRefinement = (db: AccountDb, id: string, now: number): Promise<void> =>
  db.transaction('rw', over(db), () => forgetRefinement(db, id, now));

export function saveVariants(
  db: AccountDb,
  sessionId: string,
  resultId: string,
  variants: readonly Variant[],
): Promise<void> {
  return db.transaction('rw', db.refinerSessions, async () => {
    const row = await db.refinerSessions.get(sessionId);
    if (!row) return;
    await db.refinerSessions.put({ ...row, variants: { ...row.variants, [resultId]: [...variants] } });
  });
}

/** Every session that is here, by name. */
export const refinementsHere = async (db: AccountDb): Promise<ReadonlySet<string>> =>
  new Set(await db.refinerSessions.toCollection().primaryKeys());

/** How many sessions here are no older than `moment`. */
export const refinementsSince = (db: AccountDb, moment: string): Promise<number> =>
  db.refinerSessions.where('createdAt').aboveOrEqual(moment).count();
