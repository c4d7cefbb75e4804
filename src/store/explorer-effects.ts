import type { ExplorerSession } from '../contract/explorer.ts';
import { flattenResult, type Marks } from '../domain/explorer-problem.ts';
import type { AccountDb } from './account-db.ts';
import type { ExplorerRun } from './explorer-refiner-rows.ts';

// Apart from the rest of the Explorer's store: every page that sends what waits has to load this.

/** What the server's answer to one of the Explorer's intentions changes on this device. */
export type ExplorerChange =
  | { readonly kind: 'started'; readonly session: ExplorerSession }
  /** `cancelled` is false where it had ended before. */
  | { readonly kind: 'cancelled'; readonly id: string; readonly cancelled: boolean }
  | { readonly kind: 'deleted'; readonly id: string }
  | { readonly kind: 'marked'; readonly id: string; readonly resultId: string; readonly marks: Marks };

export interface ExplorerEffect {
  readonly kind: 'explorer';
  readonly change: ExplorerChange;
}

export const explorerEffect = (change: ExplorerChange): ExplorerEffect => ({ kind: 'explorer', change });

/** Spec 3 §4: of a job that was created, and of one that is taken up again. */
const CREATED_PROGRESS = 10;

/** Call it inside a transaction over the Explorer's sessions and the tombstones. */
export async function applyExplorerChange(db: AccountDb, change: ExplorerChange, now: number): Promise<void> {
  switch (change.kind) {
    case 'started':
      return begin(db, change.session, now);
    case 'cancelled': {
      const row = await db.explorerSessions.get(change.id);
      if (!row) return;
      const session: ExplorerSession = change.cancelled ? { ...row.session, status: 'cancelled' } : row.session;
      return void (await db.explorerSessions.put({ ...row, session, run: null }));
    }
    case 'deleted':
      await db.explorerSessions.delete(change.id);
      // A list that was read before, and is kept late, must not bring it back (PULL-2).
      return void (await db.tombstones.put({ id: change.id, rev: 0, deletedAt: new Date(now).toISOString() }));
    case 'marked': {
      const row = await db.explorerSessions.get(change.id);
      if (!row?.session.results) return;
      const results = row.session.results
        .map(flattenResult)
        .map((problem) => (problem.id === change.resultId ? { ...problem, ...change.marks } : problem));
      const touched = (row.touched ?? 0) + 1;
      return void (await db.explorerSessions.put({ ...row, session: { ...row.session, results }, touched }));
    }
  }
}

/** The server took the start: a row stands in for its first telling, so that the screen never shows a gap. */
async function begin(db: AccountDb, session: ExplorerSession, now: number): Promise<void> {
  const known = await db.explorerSessions.get(session.session_id);
  if (known) return;
  const run: ExplorerRun = {
    progress: CREATED_PROGRESS,
    stage: null,
    slow: false,
    local: 'following',
    fault: null,
    startedAt: now,
  };
  await db.explorerSessions.put({ id: session.session_id, createdAt: session.created_at, session, run });
}
