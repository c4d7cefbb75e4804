import type { JobState } from '../../contract/research.ts';
import { isFinal } from '../../domain/job-rules.ts';
import type { JobView } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import { readEntries } from '../entries.ts';
import type { Entry } from '../entry.ts';
import { isAnswered, queuedJob } from '../jobs.ts';
import { JobRow } from '../rows.ts';
import { validRows } from '../valid-rows.ts';

type Waiting = Extract<Entry, { type: 'research' | 'answers' }>;

/** How an intention that waits stands, in the words of a job. */
function localOf(entry: Entry): JobView['local'] {
  if (entry.state === 'dead') return 'failed';
  if (entry.state === 'parked') return entry.parkedFor === 'auth' ? 'queued' : 'failed';
  // While it is tried again nothing is new: what is told must not change with every try.
  if (entry.lastError !== null) return 'waiting_network';
  return entry.state === 'inflight' ? 'sending' : 'queued';
}

const told = (entry: Waiting): Pick<JobView, 'local' | 'lastError' | 'opId' | 'waits'> => ({
  local: localOf(entry),
  lastError: entry.lastError?.message ?? null,
  opId: entry.opId,
  waits: entry.type === 'research' ? 'start' : 'answers',
});

/** A job that exists on this device alone, so far. */
const unsentJob = (entry: Extract<Entry, { type: 'research' }>): JobView => ({
  ...queuedJob(entry.opId, entry.payload.query, entry.createdAt),
  ...told(entry),
});

/** VIEW-1 for a job: what the server last told, and over it the answers that wait, or the wish to take it back. */
function foldJob(row: JobRow, entries: readonly Entry[]): JobView {
  const { state } = row;
  const waiting = waitingFor(row.id, entries);
  const none = { local: row.local, lastError: row.lastError, opId: null, waits: null } as const;
  if (isTakenBack(row.id, entries) && !isFinal(state.status))
    return { ...state, ...none, status: 'cancelled', questions: [] };
  const moving: JobState =
    state.status === 'clarification_needed' ? { ...state, status: 'running', questions: [] } : state;
  if (waiting && !isFinal(state.status)) {
    const refused = waiting.state === 'dead';
    // Refused answers give the questions back, with the reason.
    return { ...(refused ? state : moving), ...told(waiting) };
  }
  return { ...(isAnswered(row) ? moving : state), ...none };
}

const isTakenBack = (jobId: string, entries: readonly Entry[]): boolean =>
  entries.some((e) => e.type === 'research_cancel' && e.payload.jobId === jobId && e.state !== 'dead');

function waitingFor(jobId: string, entries: readonly Entry[]): Waiting | undefined {
  const waiting = entries.filter(
    (entry): entry is Waiting =>
      (entry.type === 'research' && entry.opId === jobId) ||
      (entry.type === 'answers' && entry.payload.jobId === jobId),
  );
  return waiting.find((entry) => entry.state !== 'dead') ?? waiting.at(-1);
}

/** One moment's picture of both tables: an answer settled between two readings would show its questions again. */
const together = <T>(db: AccountDb, read: () => Promise<T>): Promise<T> =>
  db.transaction('r', [db.jobs, db.outbox], read);

export function jobView(db: AccountDb, jobId: string): Promise<JobView | undefined> {
  return together(db, async () => {
    const [row] = validRows(JobRow, [await db.jobs.get(jobId)]);
    const entries = await readEntries(db);
    if (row) return foldJob(row, entries);
    const waiting = waitingFor(jobId, entries);
    return waiting?.type === 'research' ? unsentJob(waiting) : undefined;
  });
}

/** Every job that is not finished, and every start that waits; newest first. */
export function openJobsView(db: AccountDb): Promise<readonly JobView[]> {
  return together(db, async () => {
    const rows = validRows(JobRow, await db.jobs.toArray());
    const entries = await readEntries(db);
    const known = new Set(rows.map((row) => row.id));
    const open = rows.map((row) => foldJob(row, entries)).filter((job) => !isFinal(job.status));
    const unsent = entries.flatMap((entry) =>
      entry.type === 'research' && !known.has(entry.opId) ? [unsentJob(entry)] : [],
    );
    return [...open, ...unsent].sort((a, b) => b.created_at.localeCompare(a.created_at));
  });
}
