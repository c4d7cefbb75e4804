import type { Account, OutboxCounts } from '../../domain/working-copy.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { forgetDelays, unparkUpdate } from '../../store/entries.ts';
import { forgetOldJobs } from '../../store/jobs.ts';
import { observedCell } from '../../store/observe.ts';
import { outboxCounts } from '../../store/views/outbox.ts';
import type { Jobs } from '../../sync/jobs.ts';
import type { Schedule } from '../../sync/schedule.ts';
import { announcement } from '../announcement.ts';
import { createActions } from './actions.ts';
import type { Fetches } from './fetches.ts';
import type { History } from './history.ts';
import { createMutate } from './outbox-actions.ts';
import { probeWhileUnsure } from './probe.ts';
import { createSearch } from './search.ts';
import { createContext, type WorkspaceContext } from './workspace-context.ts';
import {
  createReports,
  startBodies,
  startCredits,
  startFollowingJobs,
  startHistory,
  startSending,
  startTrash,
} from './workspace-flows.ts';
import { partsOnDemand } from './workspace-parts.ts';
import type { WorkspacePorts } from './workspace-ports.ts';

/** Between two questions whether the session still stands; the smallest answer there is, at most so often. */
const SESSION_CHECK_MS = 15_000;

export type Workspace = ReturnType<typeof startWorkspace>;

interface Woken {
  readonly schedule: Schedule;
  readonly jobs: Jobs;
  readonly history: History;
  readonly reports: Pick<Fetches<unknown>, 'retryAbsent'>;
}

/** Screens read the device, so a session that was ended elsewhere would go unnoticed: a touch asks the server, now and then. */
function noticeEndedSession({ ports, now, onOpen, attempt }: WorkspaceContext, jobs: Jobs): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;
  return onOpen(() => {
    if (!ports.device.connectivity.online.get() || now() - askedAt < SESSION_CHECK_MS) return;
    askedAt = now();
    attempt('open jobs', jobs.refresh());
  });
}

/** OUT-8, the wake-ups; the schedule has its own timer. */
function wakeUp(context: WorkspaceContext, { schedule, jobs, history, reports }: Woken): void {
  const { ports, userId, db, signal, attempt } = context;
  const { visible, connectivity, channel } = ports.device;
  const stops = [
    visible.subscribe(() => {
      if (!visible.get()) return;
      schedule.wake();
      attempt('open jobs', jobs.refresh());
      attempt('history', history.refreshIfOld());
    }),
    noticeEndedSession(context, jobs),
    connectivity.onReturn(() => {
      attempt('outbox', forgetDelays(db).then(schedule.wake));
      attempt('open jobs', jobs.refresh());
      reports.retryAbsent();
      attempt('history', history.refresh());
    }),
    channel.listen((message) => {
      if (message.type === 'wake' && message.userId === userId) schedule.wake();
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    announcement.set(null);
  });
}

/**
 * One account's working copy at work: the store, and the flows that keep it up to date until `signal` is aborted (OUT-10).
 * Each flow goes its own way: one that fails is logged and leaves the others alone.
 */
export function startWorkspace(ports: WorkspacePorts, account: Account, db: AccountDb, signal: AbortSignal) {
  const { device, transport, renew, newId } = ports;
  const { clock, log, channel, connectivity, drafts, acted } = device;
  const userId = account.id;
  const context = createContext(ports, userId, db, signal);
  const { now, attempt } = context;

  const { bodies, keepAnswererIfAsked } = startBodies(context);
  const history = startHistory(context, bodies);
  const refreshHistory = () => attempt('history', history.refresh());
  const trash = startTrash(context);
  const credits = startCredits(context);
  const schedule = startSending(context, credits);
  const jobs = startFollowingJobs(context, bodies, credits, refreshHistory);
  const reports = createReports(context, bodies);

  wakeUp(context, { schedule, jobs, history, reports });
  probeWhileUnsure(device, refreshHistory, signal);
  attempt('answers on this device', keepAnswererIfAsked());
  attempt('old jobs', forgetOldJobs(db, now()));
  attempt('outbox', unparkUpdate(db).then(schedule.wake));
  attempt('open jobs', jobs.refresh());
  refreshHistory();

  const wake = () => {
    schedule.wake();
    channel.post({ type: 'wake', userId });
  };
  const outbox = { db, userId, owner: userId, drafts, newId, now, wake };
  const { drafting, ...parts } = partsOnDemand(context, createMutate(outbox), credits.refresh);
  return {
    account,
    db,
    now,
    counts: observedCell<OutboxCounts | null>(
      () => outboxCounts(db),
      null,
      (cause) => log.warn('outbox not read', { cause }),
    ),
    /** Entries wait and nothing has moved for a minute (OUT-11). */
    stuck: schedule.stuck,
    /** Tries everything that waits, now; answers with how many are left once nothing more may go. */
    sendNow: async () => (await import('./send-now.ts')).sendNow(db, userId, now, wake),
    /** Throws away everything that waits or was refused. */
    discardUnsent: async () => (await import('./send-now.ts')).discardUnsent(db),
    actions: createActions({ ...outbox, jobs, draftReports: drafting, transport, signal, renew, acted }),
    /** Sent even while the page goes away; the server pauses the job if nobody asks for it within a minute. */
    stopResearch(jobId: string) {
      ports.sendStop(jobId);
      jobs.forget(jobId);
    },
    /** Keeps the job's progress coming for as long as somebody looks; the answer ends it. 'open': every open job. */
    watchJob: jobs.watch,
    history: history.status,
    refreshHistory,
    /** What the server finds for the words of a query. */
    search: createSearch({ transport, clock, online: connectivity.online.get, log }),
    trashStatus: trash.status,
    refreshTrash: () => attempt('trash', trash.refresh()),
    /** The bodies of reports. */
    reports,
    /** A draft that was cut short is taken up again. */
    resumeDraft: (id: string) =>
      attempt(
        'draft',
        drafting().then(({ resume }) => resume(id)),
      ),
    credits,
    ...parts,
  };
}
