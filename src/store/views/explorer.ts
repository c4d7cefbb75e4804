import type { ExplorerSession } from '../../contract/explorer.ts';
import type { Choices } from '../../domain/explorer-form.ts';
import { flattenResult, type Problem } from '../../domain/explorer-problem.ts';
import type { Generation, SessionLine, SessionView } from '../../domain/explorer-views.ts';
import type { AccountDb } from '../account-db.ts';
import { readEntries } from '../entries.ts';
import type { Entry } from '../entry.ts';
import { ExplorerRow } from '../explorer-refiner-rows.ts';
import type { OpOf } from '../operations/registry.ts';
import { validRows } from '../valid-rows.ts';
import { needsPerson } from './outbox.ts';

type Waiting<T extends Entry['type']> = Extract<Entry, { type: T }>;

const together = <T>(db: AccountDb, read: () => Promise<T>): Promise<T> =>
  db.transaction('r', [db.explorerSessions, db.outbox], read);

const ofType = <T extends Entry['type']>(entries: readonly Entry[], type: T): readonly Waiting<T>[] =>
  entries.filter((entry): entry is Waiting<T> => entry.type === type && entry.state !== 'dead');

/** Sessions whose deletion waits: out of sight at once. */
const goingOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(ofType(entries, 'explorer_delete').map((entry) => entry.payload.sessionId));

const byAge = (a: ExplorerRow, b: ExplorerRow): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/** Completed sessions, newest first, and how many are here. */
export function sessionsView(
  db: AccountDb,
  limit: number,
): Promise<{ readonly sessions: readonly SessionLine[]; readonly total: number }> {
  return together(db, async () => {
    const going = goingOf(await readEntries(db));
    const rows = validRows(ExplorerRow, await db.explorerSessions.toArray());
    const listed = rows.filter((row) => row.session.status === 'completed' && !going.has(row.id)).sort(byAge);
    return { sessions: listed.slice(0, limit).map(lineOf), total: listed.length };
  });
}

const lineOf = ({ id, createdAt, session }: ExplorerRow): SessionLine => ({
  id,
  createdAt,
  parameters: session.parameters,
  problems: session.results?.length ?? session.problems_generated,
  isHere: (session.results?.length ?? 0) > 0,
});

/** VIEW-1 for a list of problems: what the server has, and over it the marks that wait. */
function foldProblems(session: ExplorerSession, entries: readonly Entry[]): readonly Problem[] {
  const marks = ofType(entries, 'explorer_marks').filter((entry) => entry.payload.sessionId === session.session_id);
  const problems = (session.results ?? []).map(flattenResult).sort((a, b) => a.rank - b.rank);
  return problems.map((problem) => {
    const mine = marks.filter(({ payload }) => payload.resultId === problem.id);
    return Object.assign({}, problem, ...mine.map(({ payload }) => withoutGaps(payload.marks))) as Problem;
  });
}

/** What was not given stays as it is. */
const withoutGaps = (marks: OpOf<'explorer_marks'>['payload']['marks']): Partial<Problem> =>
  Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));

/** One session with its problems; null where there is none here, or its deletion waits. */
export function sessionView(db: AccountDb, id: string): Promise<SessionView | null> {
  return together(db, async () => {
    const [row] = validRows(ExplorerRow, [await db.explorerSessions.get(id)]);
    const entries = await readEntries(db);
    if (!row || goingOf(entries).has(id)) return null;
    const { session } = row;
    return {
      id,
      createdAt: row.createdAt,
      status: session.status,
      parameters: session.parameters,
      problems: foldProblems(session, entries),
      message: session.message ?? null,
      error: session.error ?? null,
      isFollowed: Boolean(row.run),
    };
  });
}

/** The generation that somebody waits for: the newest that is on its way, at work, or has ended without their being told. */
export function generationView(db: AccountDb): Promise<Generation | null> {
  return together(db, async () => {
    const entries = await readEntries(db);
    const cancelled = new Set(ofType(entries, 'explorer_cancel').map((entry) => entry.payload.jobId));
    const start = entries.filter((e): e is Waiting<'explore'> => e.type === 'explore').at(-1);
    // On its way to be cancelled, it is out of sight like one that was.
    if (start && !cancelled.has(start.opId)) return unsent(start);
    const rows = validRows(ExplorerRow, await db.explorerSessions.toArray());
    const going = goingOf(entries);
    const [newest] = rows.filter((row) => row.run && !cancelled.has(row.id) && !going.has(row.id)).sort(byAge);
    return newest ? atWork(newest) : null;
  });
}

const unsent = (entry: Waiting<'explore'>): Generation => ({
  jobId: entry.opId,
  parameters: entry.payload.parameters as Choices,
  state: needsPerson(entry) ? 'refused' : entry.lastError === null ? 'starting' : 'waiting',
  reason: entry.lastError,
  progress: 0,
  stage: null,
  slow: false,
  problems: 0,
});

function atWork({ id, session, run }: ExplorerRow): Generation | null {
  if (!run) return null;
  const { status } = session;
  const isOpen = status === 'pending' || status === 'running';
  const state = isOpen || run.local === 'failed' ? run.local : status;
  const message = run.fault || session.error || session.message;
  return {
    jobId: id,
    parameters: session.parameters,
    state,
    reason: state === 'failed' && message ? { status: 0, code: 'failed', message } : null,
    progress: status === 'completed' ? 100 : run.progress,
    stage: run.stage,
    slow: run.slow,
    problems: session.results?.length ?? 0,
  };
}
