import type { ExplorerSession } from '../contract/explorer.ts';
import { flattenResult } from '../domain/explorer-problem.ts';
import type { AccountDb } from './account-db.ts';
import type { ExplorerRow, ExplorerRun } from './explorer-refiner-rows.ts';

const isOpen = ({ status }: ExplorerSession): boolean => status === 'pending' || status === 'running';

/** Worked on at the server, as far as this device knows, and not given up here. */
export const isFollowable = ({ session, run }: ExplorerRow): boolean =>
  Boolean(run) && run?.local !== 'failed' && isOpen(session);

/** What a status says of a session. */
export interface SessionReport {
  readonly id: string;
  readonly status: ExplorerSession['status'];
  readonly progress: number;
  readonly stage: string | null;
  readonly slow: boolean;
  readonly message: string | null;
  readonly error: string | null;
  readonly results: NonNullable<ExplorerSession['results']>;
}

/** Keeps what the server told. Progress never goes back, and what has ended stays so. Null: deleted here meanwhile. */
export function takeExplorerStatus(db: AccountDb, report: SessionReport): Promise<ExplorerRow | null> {
  return db.transaction('rw', db.explorerSessions, async () => {
    const row = await db.explorerSessions.get(report.id);
    if (!row?.run) return null;
    if (!isOpen(row.session)) return row;
    const { progress, stage, slow } = report;
    const next: ExplorerRow = {
      ...row,
      session: {
        ...row.session,
        status: report.status,
        problems_generated: report.results.length,
        message: report.message,
        error: report.error,
        ...(report.results.length > 0 && { results: report.results }),
      },
      run: { ...row.run, progress: Math.max(row.run.progress, progress), stage, slow, local: 'following', fault: null },
    };
    await db.explorerSessions.put(next);
    return next;
  });
}

/** How following goes. Nothing is written when nothing changed: each write wakes every tab. */
export function setExplorerLocal(
  db: AccountDb,
  id: string,
  local: ExplorerRun['local'],
  fault: string | null = null,
): Promise<void> {
  return db.transaction('rw', db.explorerSessions, async () => {
    const row = await db.explorerSessions.get(id);
    if (!row?.run || (row.run.local === local && row.run.fault === fault)) return;
    await db.explorerSessions.put({ ...row, run: { ...row.run, local, fault } });
  });
}

/** Its person was told of the end: the generator's page is free again. */
export function endRun(db: AccountDb, id: string): Promise<void> {
  return db.transaction('rw', db.explorerSessions, async () => {
    const row = await db.explorerSessions.get(id);
    if (row?.run) await db.explorerSessions.put({ ...row, run: null });
  });
}

/** What is here before a reading is begun: what changes meanwhile is newer than what it brings. */
export async function touchedBefore(db: AccountDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db.explorerSessions.toArray();
  return new Map(rows.map((row) => [row.id, row.touched ?? 0]));
}

async function take(db: AccountDb, session: ExplorerSession, before: ReadonlyMap<string, number>): Promise<void> {
  const id = session.session_id;
  const [row, tombstone] = await Promise.all([db.explorerSessions.get(id), db.tombstones.get(id)]);
  if (tombstone) return;
  // Ended here, and told by a reading that is too late: it stays so.
  if (row && !isOpen(row.session) && isOpen(session)) return;
  // Somebody waits for its end and is told by its own status, results and all; a list has none to tell.
  if (row?.run && row.run.local !== 'failed' && (session.results?.length ?? 0) === 0) return;
  const isNewer = !row || (row.touched ?? 0) === (before.get(id) ?? 0);
  const results = isNewer ? (session.results?.map(flattenResult) ?? row?.session.results) : row?.session.results;
  await db.explorerSessions.put({
    ...row,
    id,
    createdAt: session.created_at,
    session: { ...session, ...(results && { results }) },
  });
}

/** A session as the server has it, with its results. */
export function saveExplorerSession(
  db: AccountDb,
  session: ExplorerSession,
  before: ReadonlyMap<string, number>,
): Promise<void> {
  return db.transaction('rw', db.explorerSessions, db.tombstones, () => take(db, session, before));
}

/**
 * One page of the completed sessions, newest first. What was here before it was asked for, ended, belongs into its stretch
 * and is not in it was deleted on another device.
 */
export function saveExplorerPage(
  db: AccountDb,
  page: { readonly sessions: readonly ExplorerSession[]; readonly isFirst: boolean; readonly isLast: boolean },
  before: ReadonlyMap<string, number>,
): Promise<void> {
  return db.transaction('rw', db.explorerSessions, db.tombstones, async () => {
    const { sessions, isFirst, isLast } = page;
    const seen = new Set(sessions.map((session) => session.session_id));
    const newest = isFirst ? '\uffff' : (sessions[0]?.created_at ?? '');
    const oldest = isLast ? '' : (sessions.at(-1)?.created_at ?? '\uffff');
    const stretch = await db.explorerSessions.where('createdAt').between(oldest, newest, true, true).toArray();
    const gone = stretch.filter(
      (row) => row.session.status === 'completed' && before.has(row.id) && !seen.has(row.id) && !row.run,
    );
    await db.explorerSessions.bulkDelete(gone.map((row) => row.id));
    for (const session of sessions) await take(db, session, before);
  });
}
