import { openJobs } from '../../contract/research.ts';
import { HISTORY_NOTICE } from '../../domain/history-query.ts';
import type { Account } from '../../domain/working-copy.ts';
import type { Workspace } from '../../hooks/core-port.ts';
import { type Live, laterLive } from '../../lib/live.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { forgetDelays, unparkUpdate } from '../../store/entries.ts';
import { forgetOldJobs } from '../../store/jobs.ts';
import { observe } from '../../store/observe.ts';
import { JobRow } from '../../store/rows.ts';
import { validRows } from '../../store/valid-rows.ts';
import { createBodies } from '../../sync/bodies.ts';
import { createCredits } from '../../sync/credits.ts';
import { startJobs } from '../../sync/jobs.ts';
import { createPull } from '../../sync/pull.ts';
import type { ServerSearch } from '../../sync/search.ts';
import { createTrashPull } from '../../sync/trash.ts';
import answersUrl from '../../workers/answers.ts?worker&url';
import { announcement } from '../announcement.ts';
import { createActions } from './actions.ts';
import { creditsLive } from './credit-answers.ts';
import { createHistory } from './history.ts';
import { once } from './once.ts';
import { startOutbox } from './outbox.ts';
import { createMutate } from './outbox-actions.ts';
import { probeWhileUnsure } from './probe.ts';
import { createReads } from './reads.ts';
import { createReportAnswers } from './report-answers.ts';
import type { WorkspacePorts } from './workspace-ports.ts';

/** This device searches alone: without a network, or where what asks the server could not be fetched. */
const notSearched = (notice: string | null): Live<ServerSearch> => ({
  subscribe(next) {
    next({ ids: null, isAsking: false, notice });
    return () => {};
  },
});

/** Between two questions whether the session still stands; the smallest answer there is, at most so often. */
const SESSION_CHECK_MS = 15_000;

/**
 * One account's working copy at work: the store, and the flows that keep it up to date until `signal` is aborted (OUT-10).
 * Each flow goes its own way: one that fails is logged and leaves the others alone.
 */
export function startWorkspace(ports: WorkspacePorts, account: Account, db: AccountDb, signal: AbortSignal): Workspace {
  const { device, transport, networkConditions, newId } = ports;
  const { clock, log, visible, channel, actionWindow, connectivity } = device;
  const userId = account.id;
  const now = () => clock.now();
  const onOpen = (listener: () => void) => actionWindow.onOpen(listener);
  const attempt = (what: string, work: Promise<unknown>) => {
    work.catch((cause: unknown) => {
      if (!signal.aborted) log.warn(`${what} failed`, { cause });
    });
  };

  // A report on the device can be asked there too: what answers is brought with the first one, into the worker's cache.
  const keepAnswerer = once(() => attempt('answers on this device', ports.warm(answersUrl)));
  const keepStorage = once(() => attempt('keeping the storage', ports.storage.persist()));
  // Reports that are here already, and a new version of what answers.
  const keepAnswererIfAsked = async () => {
    if ((await db.bodies.count()) > 0) keepAnswerer();
  };
  const saved = () => {
    keepStorage();
    keepAnswerer();
  };
  const bodies = createBodies({ db, transport, clock, log, warm: ports.warm, saved }, signal);
  const history = createHistory(
    createPull({ db, userId, transport, clock, log, announced: announcement.set }, signal),
    now,
    async () => {
      if (networkConditions.unmetered() && visible.get()) await bodies.bringNewest(signal);
    },
  );
  const refreshHistory = () => attempt('history', history.refresh());
  const trash = createHistory(createTrashPull({ db, transport, clock }, signal), now);
  const credits = createCredits({ db, userId, transport, clock, log, visible: visible.get, onOpen }, signal);
  const refreshExplorerCredits = () => attempt('credits', credits.refresh('problem_generator'));
  const online = connectivity.online.get;
  const schedule = startOutbox(
    ports,
    userId,
    db,
    (entry) => {
      if (entry.type === 'research' || entry.type === 'research_cancel')
        attempt('credits', credits.refresh('market_validation'));
      if (entry.type === 'explore' || entry.type === 'explorer_cancel') refreshExplorerCredits();
      // It exists, or is too late: the server knows which (SRV-2).
      if (entry.type === 'credit_request') attempt('request', credits.checkRequest(entry.payload.creditType));
    },
    signal,
  );
  const jobs = startJobs(
    {
      db,
      rows: observe(async () => validRows(JobRow, await db.jobs.toArray())),
      transport,
      openJobs: async (until) => (await ports.read({ call: openJobs }, until)).data.jobs,
      events: ports.events,
      saveData: networkConditions.saveData,
      online,
      visible,
      onOpen,
      locks: ports.locks,
      clock,
      log,
      ended(state) {
        if (state.report_id) attempt('report', bodies.bring(state.report_id));
        attempt('credits', credits.refresh('market_validation'));
        refreshHistory();
      },
      timedOut: refreshHistory,
    },
    signal,
  );

  const reports = createReportAnswers(db, bodies, log);

  // Screens read the device, so a session that was ended elsewhere would go unnoticed: a touch asks the server, now and then.
  let askedAt = Number.NEGATIVE_INFINITY;
  const noticeEndedSession = () => {
    if (!online() || now() - askedAt < SESSION_CHECK_MS) return;
    askedAt = now();
    attempt('open jobs', jobs.refresh());
  };

  // OUT-8, the wake-ups; the schedule has its own timer.
  const stops = [
    visible.subscribe(() => {
      if (!visible.get()) return;
      schedule.wake();
      attempt('open jobs', jobs.refresh());
      attempt('history', history.refreshIfOld());
    }),
    onOpen(noticeEndedSession),
    connectivity.onReturn(() => {
      attempt('outbox', forgetDelays(db).then(schedule.wake));
      attempt('open jobs', jobs.refresh());
      reports.retryAbsent();
      refreshHistory();
    }),
    channel.listen((message) => {
      if (message.type === 'wake' && message.userId === userId) schedule.wake();
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    announcement.set(null);
  });
  probeWhileUnsure(device, refreshHistory, signal);
  attempt('answers on this device', keepAnswererIfAsked());
  attempt('old jobs', forgetOldJobs(db, now()));
  attempt('outbox', unparkUpdate(db).then(schedule.wake));
  attempt('open jobs', jobs.refresh());
  refreshHistory();

  const drafting = once(async () => {
    const { startDrafting } = await import('./drafting.ts');
    return startDrafting({ db, window: device.window, clock, newId, log });
  });
  const wake = () => {
    schedule.wake();
    channel.post({ type: 'wake', userId });
  };
  const outbox = { db, userId, owner: userId, drafts: device.drafts, newId, now, wake };
  const mutate = createMutate(outbox);
  return {
    account,
    sendNow: async () => (await import('./send-now.ts')).sendNow(db, userId, now, wake),
    discardUnsent: async () => (await import('./send-now.ts')).discardUnsent(db),
    actions: createActions({
      ...outbox,
      jobs,
      draftReports: drafting,
      transport,
      signal,
      renew: ports.renew,
      sendStop: ports.sendStop,
      acted: device.acted,
    }),
    ...createReads(db, now),
    history: history.status,
    refreshHistory,
    search: (query) =>
      laterLive(async () => {
        if (!online()) return notSearched(null);
        try {
          const { searchAtServer } = await import('../../sync/search.ts');
          return searchAtServer({ transport, clock }, query);
        } catch (cause) {
          log.warn('search not loaded', { cause });
          return notSearched(HISTORY_NOTICE);
        }
      }),
    trashStatus: trash.status,
    refreshTrash: () => attempt('trash', trash.refresh()),
    draft: (id) => laterLive(async () => (await drafting()).watch(id)),
    report: reports.answer,
    retryReport: reports.retry,
    watchJob: jobs.watch,
    advice: once(async () => {
      const { createAdvice } = await import('./advice.ts');
      const beside = { window: device.window, hasNetwork: connectivity.hint, onOpen };
      return createAdvice({ db, transport, clock, log, newId, ...beside }, signal);
    }),
    localData: once(async () => (await import('./local-data.ts')).createLocalData(db, account, now)),
    direct: once(async () => (await import('./direct.ts')).createDirect(ports, signal)),
    explorer: once(async () => {
      const { createExplorer } = await import('./explorer.ts');
      const { onReturn, hint: hasNetwork } = connectivity;
      const more = { mutate, refreshCredits: refreshExplorerCredits, onReturn, hasNetwork };
      return createExplorer({ ...more, db, transport, clock, log, visible, onOpen, locks: ports.locks }, signal);
    }),
    refiner: once(async () => {
      const { createRefiner } = await import('./refiner.ts');
      return createRefiner({ db, userId, transport, now, log }, signal);
    }),
    stuck: schedule.stuck,
    credits: (type) => creditsLive(db, type, credits.fault(type), now),
    retryCredits: (type) => attempt('credits', credits.refresh(type)),
    watchCredits: credits.watch,
    checkCreditRequest: (type) => attempt('request', credits.checkRequest(type)),
  };
}
