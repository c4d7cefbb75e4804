import { OFFICE_OF } from '../../components/office-door.ts';
import type { CreditType } from '../../contract/credits.ts';
import { openJobs } from '../../contract/research.ts';
import type { Account, OutboxCounts } from '../../domain/working-copy.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { forgetDelays, unparkUpdate } from '../../store/entries.ts';
import { forgetOldJobs } from '../../store/jobs.ts';
import { observe, observedCell } from '../../store/observe.ts';
import { JobRow } from '../../store/rows.ts';
import { validRows } from '../../store/valid-rows.ts';
import { outboxCounts } from '../../store/views/outbox.ts';
import { type BodyOutcome, createBodies } from '../../sync/bodies.ts';
import { createCredits } from '../../sync/credits.ts';
import { startJobs } from '../../sync/jobs.ts';
import { createPull, type LastPage } from '../../sync/pull.ts';
import { createTrashPull } from '../../sync/trash.ts';
import answersUrl from '../../workers/answers.ts?worker&url';
import { announcement } from '../announcement.ts';
import { createActions } from './actions.ts';
import { createFetches } from './fetches.ts';
import { createHistory } from './history.ts';
import { once } from './once.ts';
import { startOutbox } from './outbox.ts';
import { createMutate } from './outbox-actions.ts';
import { probeWhileUnsure } from './probe.ts';
import { createSearch } from './search.ts';
import type { WorkspacePorts } from './workspace-ports.ts';

/** Between two questions whether the session still stands; the smallest answer there is, at most so often. */
const SESSION_CHECK_MS = 15_000;

/** Spec 2 §8. */
const REPORT_UNABLE = 'Failed to load the report data. Please try again.';

export type Workspace = ReturnType<typeof startWorkspace>;

/**
 * One account's working copy at work: the store, and the flows that keep it up to date until `signal` is aborted (OUT-10).
 * Each flow goes its own way: one that fails is logged and leaves the others alone.
 */
export function startWorkspace(ports: WorkspacePorts, account: Account, db: AccountDb, signal: AbortSignal) {
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
  const told = ({ announcement: text, office }: LastPage) => {
    announcement.set(text ?? null);
    device.window.localStorage.setItem(OFFICE_OF, office ? userId : '');
  };
  const history = createHistory(createPull({ db, userId, transport, clock, log, told }, signal), now, async () => {
    if (networkConditions.unmetered() && visible.get()) await bodies.bringNewest(signal);
  });
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

  const reports = createFetches<BodyOutcome | null>({
    loading: null,
    fetch: bodies.bring,
    failed(id, cause) {
      log.error('report not loaded', { id, cause });
      return { state: 'error', message: REPORT_UNABLE };
    },
    isAbsent: (outcome) => outcome?.state === 'not_here',
  });

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
  const outbox = { db, userId, owner: userId, typedText: device.typedText, newId, now, wake };
  const mutate = createMutate(outbox);
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
    actions: createActions({
      ...outbox,
      jobs,
      draftReports: drafting,
      transport,
      signal,
      acted: device.acted,
    }),
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
    search: createSearch({ transport, clock, online, log }),
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
    credits: {
      fault: credits.fault,
      refresh: (type: CreditType) => attempt('credits', credits.refresh(type)),
      /** Keeps the status fresh while somebody looks; the answer ends it. */
      watch: credits.watch,
      /** Asks the server whether there is a request this week. */
      checkRequest: (type: CreditType) => attempt('request', credits.checkRequest(type)),
    },
    advice: once(async () => {
      const { createAdvice } = await import('./advice.ts');
      const { answerEvents } = ports;
      const beside = { window: device.window, hasNetwork: connectivity.hint, onOpen, answerEvents };
      return createAdvice({ db, transport, clock, log, newId, ...beside }, signal);
    }),
    direct: once(async () => (await import('./direct.ts')).createDirect(ports, signal)),
    explorer: once(async () => {
      const { createExplorer } = await import('./explorer.ts');
      const { onReturn, hint: hasNetwork } = connectivity;
      const more = { mutate, refreshCredits: refreshExplorerCredits, onReturn, hasNetwork, acted: device.acted };
      return createExplorer({ ...more, db, transport, clock, log, visible, onOpen, locks: ports.locks }, signal);
    }),
    refiner: once(async () => {
      const { createRefinerReads } = await import('../../sync/refiner.ts');
      return createRefinerReads({ db, userId, transport, now, log }, signal);
    }),
  };
}
