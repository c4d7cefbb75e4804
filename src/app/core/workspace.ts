import { openJobs } from '../../contract/research.ts';
import type { Account } from '../../domain/working-copy.ts';
import type { CreditsAnswer, Workspace } from '../../hooks/core-port.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { readCredits } from '../../store/credits.ts';
import { forgetDelays, unparkUpdate } from '../../store/entries.ts';
import { forgetOldJobs } from '../../store/jobs.ts';
import { observe } from '../../store/observe.ts';
import type { CreditRow } from '../../store/rows.ts';
import { jobView, openJobsView } from '../../store/views/jobs.ts';
import { failedEntries, outboxCounts } from '../../store/views/outbox.ts';
import { reportsView } from '../../store/views/reports.ts';
import { createBodies } from '../../sync/bodies.ts';
import { startCreditPoll } from '../../sync/credits.ts';
import { startJobs } from '../../sync/jobs.ts';
import { createPull } from '../../sync/pull.ts';
import { createActions } from './actions.ts';
import { createHistory } from './history.ts';
import { probeWhileUnsure } from './probe.ts';
import { startPushing } from './pushing.ts';
import { createReportAnswers } from './report-answers.ts';
import type { WorkspacePorts } from './workspace-ports.ts';

/**
 * One account's working copy at work: the store, and the flows that keep it up to date until `signal` is aborted (OUT-10).
 * Each flow goes its own way: one that fails is logged and leaves the others alone.
 */
export function startWorkspace(ports: WorkspacePorts, account: Account, db: AccountDb, signal: AbortSignal): Workspace {
  const { device, transport, airtime, newId } = ports;
  const { clock, log, visible, channel, actionWindow, connectivity } = device;
  const userId = account.id;
  const now = () => clock.now();
  const onOpen = (listener: () => void) => actionWindow.onOpen(listener);
  const attempt = (what: string, work: Promise<unknown>) => {
    work.catch((cause: unknown) => {
      if (!signal.aborted) log.warn(`${what} failed`, { cause });
    });
  };

  const keepStorage = once(() => attempt('keeping the storage', ports.storage.persist()));
  const bodies = createBodies({ db, transport, clock, log, warm: ports.warm, saved: keepStorage }, signal);
  const history = createHistory(createPull({ db, userId, transport, clock, log }, signal), now, async () => {
    if (airtime.unmetered() && visible.get()) await bodies.bringNewest(signal);
  });
  const refreshHistory = () => attempt('history', history.refresh());
  const credits = startCreditPoll({ db, transport, clock, log, visible: visible.get, onOpen }, signal);
  const schedule = startPushing(
    ports,
    userId,
    db,
    (entry) => {
      if (entry.type === 'research') attempt('credits', credits.refresh());
    },
    signal,
  );
  const jobs = startJobs(
    {
      db,
      rows: observe(() => db.jobs.toArray()),
      transport,
      openJobs: async (until) => (await ports.read({ call: openJobs }, until)).data.jobs,
      events: ports.events,
      saveData: airtime.saveData,
      online: connectivity.online.get,
      visible,
      onOpen,
      locks: ports.locks,
      clock,
      log,
      ended(state) {
        if (state.report_id) attempt('report', bodies.bring(state.report_id));
        attempt('credits', credits.refresh());
        refreshHistory();
      },
      timedOut: refreshHistory,
    },
    signal,
  );

  // OUT-8, the wake-ups; the schedule has its own timer.
  const stops = [
    visible.subscribe(() => {
      if (!visible.get()) return;
      schedule.wake();
      attempt('open jobs', jobs.refresh());
      attempt('history', history.refreshIfOld());
    }),
    connectivity.onReturn(() => {
      attempt('outbox', forgetDelays(db).then(schedule.wake));
      attempt('open jobs', jobs.refresh());
      refreshHistory();
    }),
    channel.listen((message) => {
      if (message.type === 'wake' && message.userId === userId) schedule.wake();
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  probeWhileUnsure(device, refreshHistory, signal);
  attempt('old jobs', forgetOldJobs(db, now()));
  attempt('outbox', unparkUpdate(db).then(schedule.wake));
  attempt('open jobs', jobs.refresh());
  refreshHistory();

  const reports = createReportAnswers(db, bodies, log);
  return {
    account,
    actions: createActions({
      db,
      userId,
      newId,
      now,
      jobs,
      transport,
      signal,
      renew: ports.renew,
      sendStop: ports.sendStop,
      acted: device.acted,
      wake() {
        schedule.wake();
        channel.post({ type: 'wake', userId });
      },
    }),
    reports: (limit) => observe(() => reportsView(db, limit)),
    history: history.status,
    refreshHistory,
    report: reports.answer,
    retryReport: reports.retry,
    job: (id) => observe(() => jobView(db, id)),
    openJobs: () => observe(() => openJobsView(db)),
    watchJob: jobs.watch,
    counts: () => observe(() => outboxCounts(db)),
    stuck: schedule.stuck,
    failed: () => observe(() => failedEntries(db)),
    credits: () => observe(async () => creditsAnswer(await readCredits(db, 'market_validation'))),
    retryCredits: () => attempt('credits', credits.refresh()),
  };
}

/** A known figure stays on the screen when the last reading failed; the message stands beside it. */
function creditsAnswer(row: CreditRow | undefined): CreditsAnswer {
  if (!row) return { status: null, state: 'loading', message: null };
  const state = row.fault === null || row.status !== null ? 'ready' : 'error';
  return { status: row.status, state, message: row.fault };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
