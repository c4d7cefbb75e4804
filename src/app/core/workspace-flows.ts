import { OFFICE_OF } from '../../components/office-door.ts';
import type { CreditType } from '../../contract/credits.ts';
import { openJobs } from '../../contract/research.ts';
import { observe } from '../../store/observe.ts';
import { JobRow } from '../../store/rows.ts';
import { validRows } from '../../store/valid-rows.ts';
import { type Bodies, type BodyOutcome, createBodies } from '../../sync/bodies.ts';
import { createCredits } from '../../sync/credits.ts';
import { type Jobs, startJobs } from '../../sync/jobs.ts';
import { createPull, type LastPage } from '../../sync/pull.ts';
import type { Schedule } from '../../sync/schedule.ts';
import { createTrashPull } from '../../sync/trash.ts';
import answersUrl from '../../workers/answers.ts?worker&url';
import { announcement } from '../announcement.ts';
import { createFetches, type Fetches } from './fetches.ts';
import { createHistory } from './history.ts';
import { once } from './once.ts';
import { startOutbox } from './outbox.ts';
import type { WorkspaceContext } from './workspace-context.ts';

/** Spec 2 §8. */
const REPORT_UNABLE = 'Failed to load the report data. Please try again.';

/** The bodies of reports. With the first one that is here, the device keeps its storage and what answers questions about it. */
export function startBodies({ ports, db, signal, attempt }: WorkspaceContext) {
  const { transport, warm, storage, device } = ports;
  const { clock, log } = device;
  // It is brought into the worker's cache.
  const keepAnswerer = once(() => attempt('answers on this device', warm(answersUrl)));
  const keepStorage = once(() => attempt('keeping the storage', storage.persist()));
  const saved = () => {
    keepStorage();
    keepAnswerer();
  };
  return {
    bodies: createBodies({ db, transport, clock, log, warm, saved }, signal),
    /** For reports that are here already, and a new version of what answers. */
    async keepAnswererIfAsked() {
      if ((await db.bodies.count()) > 0) keepAnswerer();
    },
  };
}

/** The list of reports, and the newest bodies after it where bytes cost nothing. */
export function startHistory({ ports, userId, db, signal, now }: WorkspaceContext, bodies: Bodies) {
  const { transport, networkConditions, device } = ports;
  const { clock, log, visible } = device;
  const told = ({ announcement: text, office }: LastPage) => {
    announcement.set(text ?? null);
    device.window.localStorage.setItem(OFFICE_OF, office ? userId : '');
  };
  return createHistory(createPull({ db, userId, transport, clock, log, told }, signal), now, async () => {
    if (networkConditions.unmetered() && visible.get()) await bodies.bringNewest(signal);
  });
}

export function startTrash({ ports, db, signal, now }: WorkspaceContext) {
  const { transport, device } = ports;
  return createHistory(createTrashPull({ db, transport, clock: device.clock }, signal), now);
}

export function startCredits({ ports, userId, db, signal, onOpen, attempt }: WorkspaceContext) {
  const { transport, device } = ports;
  const { clock, log, visible } = device;
  const credits = createCredits({ db, userId, transport, clock, log, visible: visible.get, onOpen }, signal);
  return {
    fault: credits.fault,
    refresh: (type: CreditType) => attempt('credits', credits.refresh(type)),
    /** Keeps the status fresh while somebody looks; the answer ends it. */
    watch: credits.watch,
    /** Asks the server whether there is a request this week. */
    checkRequest: (type: CreditType) => attempt('request', credits.checkRequest(type)),
  };
}
export type WorkspaceCredits = ReturnType<typeof startCredits>;

/** Sends what a person did; what came of it may have taken credits, or given them back. */
export function startSending({ ports, userId, db, signal }: WorkspaceContext, credits: WorkspaceCredits): Schedule {
  return startOutbox(
    ports,
    userId,
    db,
    (entry) => {
      if (entry.type === 'research' || entry.type === 'research_cancel') credits.refresh('market_validation');
      if (entry.type === 'explore' || entry.type === 'explorer_cancel') credits.refresh('problem_generator');
      // It exists, or is too late: the server knows which (SRV-2).
      if (entry.type === 'credit_request') credits.checkRequest(entry.payload.creditType);
    },
    signal,
  );
}

/** Research on the server: one that ends brings its report, and a look at the credits and the list. */
export function startFollowingJobs(
  { ports, db, signal, onOpen, attempt }: WorkspaceContext,
  bodies: Bodies,
  credits: WorkspaceCredits,
  refreshHistory: () => void,
): Jobs {
  const { transport, read, events, locks, networkConditions, device } = ports;
  const { clock, log, visible, connectivity } = device;
  return startJobs(
    {
      db,
      rows: observe(async () => validRows(JobRow, await db.jobs.toArray())),
      transport,
      openJobs: async (until) => (await read({ call: openJobs }, until)).data.jobs,
      events,
      saveData: networkConditions.saveData,
      online: connectivity.online.get,
      visible,
      onOpen,
      locks,
      clock,
      log,
      ended(state) {
        if (state.report_id) attempt('report', bodies.bring(state.report_id));
        credits.refresh('market_validation');
        refreshHistory();
      },
      timedOut: refreshHistory,
    },
    signal,
  );
}

/** Reports that a screen shows: how the fetching of each goes. */
export function createReports({ ports }: WorkspaceContext, bodies: Bodies): Fetches<BodyOutcome | null> {
  const { log } = ports.device;
  return createFetches<BodyOutcome | null>({
    loading: null,
    fetch: bodies.bring,
    failed(id, cause) {
      log.error('report not loaded', { id, cause });
      return { state: 'error', message: REPORT_UNABLE };
    },
    isAbsent: (outcome) => outcome?.state === 'not_here',
  });
}
