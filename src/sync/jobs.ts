import type { JobState } from '../contract/research.ts';
import { researchStatus } from '../contract/research.ts';
import { isFinal, isMoving } from '../domain/job-rules.ts';
import type { EventStream, Transport } from '../domain/transport.ts';
import { type Clock, wait } from '../lib/clock.ts';
import type { Cell, Live } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { beginRun, isAnswered, jobIsGone, setJobLocal, takeJob } from '../store/jobs.ts';
import type { JobRow } from '../store/rows.ts';
import { type FollowEnd, followJob } from './follow-job.ts';
import { startFollowers } from './followers.ts';
import type { FlushLock } from './ports.ts';

/** Spec 2 §9: after the answers were sent. */
export const AFTER_ANSWERS_MS = 1_500;

export interface JobPorts {
  readonly db: AccountDb;
  readonly rows: Live<readonly JobRow[]>;
  readonly transport: Transport;
  /** The jobs the server has open for the account; rejects when it cannot be asked. */
  readonly openJobs: (signal: AbortSignal) => Promise<readonly JobState[]>;
  readonly events: EventStream;
  readonly saveData: () => boolean;
  readonly online: () => boolean;
  readonly visible: Cell<boolean>;
  readonly onOpen: (listener: () => void) => () => void;
  readonly locks: FlushLock;
  readonly clock: Clock;
  readonly log: Log;
  /** A job came to its end here: the history, the report and the credits have news. */
  readonly ended: (state: JobState) => void;
  /** 20 minutes have passed: the history may know more (spec 2 §4). */
  readonly timedOut: () => void;
}

export interface Jobs {
  /** Follows a job, or every open one, for as long as somebody looks. */
  watch(id: string | 'open'): () => void;
  checkNow(id: string): void;
  /** Nobody here asks for it any more, whoever is still looking; a new `watch` or `checkNow` begins again. */
  forget(id: string): void;
  /** What the server has open for the account: how a new tab picks up what another began. */
  refresh(): Promise<void>;
}

/**
 * Decides which jobs are followed, and by whom: those somebody looks at, by one visible tab each. Whoever holds the job's
 * lock follows it and writes what it hears into the store; every other tab reads it there.
 */
export function startJobs(ports: JobPorts, signal: AbortSignal): Jobs {
  const { db, clock, log } = ports;
  const watchers = new Map<string, number>();
  const checks = new Map<string, Set<() => void>>();
  /** Ended in this tab, and not to be begun again by itself. */
  const settled = new Set<string>();
  const forgotten = new Set<string>();

  const isWatched = (id: string) => !forgotten.has(id) && (watchers.has(id) || watchers.has('open'));

  const follow = async (row: JobRow, until: AbortSignal) => {
    // The lock may have come late: another tab may have followed it to its end.
    const current = (await db.jobs.get(row.id)) ?? row;
    if (!isFollowable(current)) return;
    const pause = current.answered === null ? 0 : current.runStartedAt + AFTER_ANSWERS_MS - clock.now();
    if (pause > 0) await wait(clock, Math.min(pause, AFTER_ANSWERS_MS), until);
    const end = await followJob(followPorts(row.id), current, until);
    if (end === 'timed_out' || end === 'gave_up' || end === 'gone') settled.add(runKey(current));
    await note(row.id, end);
  };

  const note = async (id: string, end: FollowEnd) => {
    if (end === 'gone') await jobIsGone(db, id, 'An error occurred during market validation research.');
    if (end === 'gave_up')
      await setJobLocal(db, id, 'failed', 'Unable to connect to the server. Please check your internet connection.');
    if (end === 'timed_out') {
      await setJobLocal(db, id, 'timed_out');
      ports.timedOut();
    }
    const row = await db.jobs.get(id);
    if (row && isFinal(row.state.status)) ports.ended(row.state);
  };

  const followPorts = (id: string) => ({
    clock,
    status: async (jobId: string, until: AbortSignal) => {
      const last = (await db.jobs.get(jobId))?.state.trail?.at(-1)?.n;
      const query = last === undefined ? {} : { after: String(last) };
      const answer = await ports.transport({ call: researchStatus, params: { jobId }, query }, until);
      return answer.kind === 'ok' ? { ...answer, data: answer.data.data } : answer;
    },
    events: ports.saveData() ? null : ports.events,
    onState: (state: JobState) => takeJob(db, state, clock.now()),
    local: (local: JobRow['local'], lastError: string | null) => setJobLocal(db, id, local, lastError),
    online: ports.online,
    onOpen: ports.onOpen,
    onCheckNow: (listener: () => void) => {
      const listeners = checks.get(id) ?? new Set();
      checks.set(id, listeners.add(listener));
      return () => listeners.delete(listener);
    },
  });

  const { reconcile, isFollowing } = startFollowers(
    {
      ...ports,
      what: 'job',
      isWanted: (row) => isFollowable(row) && isWatched(row.id) && !settled.has(runKey(row)),
      isWatched,
      follow,
    },
    signal,
  );

  return {
    watch(id) {
      watchers.set(id, (watchers.get(id) ?? 0) + 1);
      if (id === 'open') forgotten.clear();
      else forgotten.delete(id);
      // Whoever comes back to a job that had been given up gets at least one more reading.
      for (const key of settled) if (id === 'open' || key.startsWith(id)) settled.delete(key);
      reconcile();
      let over = false;
      return () => {
        if (over) return;
        over = true;
        const left = (watchers.get(id) ?? 1) - 1;
        if (left > 0) watchers.set(id, left);
        else watchers.delete(id);
        reconcile();
      };
    },
    checkNow(id) {
      forgotten.delete(id);
      for (const listener of [...(checks.get(id) ?? [])]) listener();
      if (isFollowing(id)) return;
      beginRun(db, id, clock.now()).catch((cause: unknown) => log.error('job not taken up', { cause }));
    },
    forget(id) {
      forgotten.add(id);
      reconcile();
    },
    async refresh() {
      for (const state of await ports.openJobs(signal)) await takeJob(db, state, clock.now());
    },
  };
}

/** Work goes on at the server, or will as soon as the answers reach the worker. */
const isFollowable = (row: JobRow): boolean =>
  isMoving(row.state.status) || (row.state.status === 'clarification_needed' && isAnswered(row));

/** A run that ended does not begin again; a new run of the same job does. */
const runKey = (row: JobRow): string => `${row.id} ${row.runStartedAt}`;
