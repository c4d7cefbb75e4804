import type { Report } from '../../contract/report.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import type { ReportAnswer } from '../../hooks/core-port.ts';
import { cell, type Live, type WritableCell } from '../../lib/live.ts';
import type { Log } from '../../lib/log.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { isStaleBody, readBody } from '../../store/bodies.ts';
import { observe } from '../../store/observe.ts';
import { reportView } from '../../store/views/reports.ts';
import type { Bodies, BodyOutcome } from '../../sync/bodies.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NO_ID = 'Invalid report ID format. Please return to the Market Validation page and try again.';
const UNABLE = 'Failed to load the report data. Please try again.';

export interface ReportAnswers {
  answer(id: string): Live<ReportAnswer>;
  retry(id: string): void;
  /** The network is back: what could not be fetched for want of it is fetched now. */
  retryAbsent(): void;
}

/** One report for one screen: what is on the device, and how the fetching of what is not goes. */
export function createReportAnswers(db: AccountDb, bodies: Bodies, log: Log): ReportAnswers {
  const outcomes = new Map<string, WritableCell<BodyOutcome | null>>();
  const outcomeOf = (id: string) => {
    const known = outcomes.get(id) ?? cell<BodyOutcome | null>(null);
    outcomes.set(id, known);
    return known;
  };
  const bring = (id: string) => {
    const outcome = outcomeOf(id);
    outcome.set(null);
    bodies.bring(id).then(outcome.set, (cause: unknown) => {
      log.error('report not loaded', { id, cause });
      outcome.set({ state: 'error', message: UNABLE });
    });
  };

  return {
    retry: bring,
    retryAbsent() {
      for (const [id, outcome] of outcomes) if (outcome.get()?.state === 'not_here') bring(id);
    },
    answer: (given) => ({
      subscribe(next, error) {
        const id = given.toLowerCase();
        if (!UUID.test(id)) {
          next({ state: 'not_found', report: null, row: null, message: NO_ID });
          return () => {};
        }
        const outcome = outcomeOf(id);
        let local: Local | null = null;
        let asked = false;
        const tell = () => {
          if (local) next(fold(local, outcome.get()));
        };
        const stopOutcome = outcome.subscribe(tell);
        const stopLocal = observe(async () => ({
          report: await readBody(db, id),
          row: await reportView(db, id),
          isDeleted: (await db.tombstones.get(id)) !== undefined,
          isStale: await isStale(db, id),
        })).subscribe((read) => {
          local = read;
          if ((!read.report || read.isStale) && !read.isDeleted && !asked) {
            asked = true;
            bring(id);
          }
          tell();
        }, error);
        return () => {
          stopOutcome();
          stopLocal();
        };
      },
    }),
  };
}

async function isStale(db: AccountDb, id: string): Promise<boolean> {
  const report = await readBody(db, id);
  return report !== null && isStaleBody(db, id, report);
}

interface Local {
  readonly report: Report | null;
  readonly row: ReportView | null;
  readonly isDeleted: boolean;
}

function fold({ report, row, isDeleted }: Local, outcome: BodyOutcome | null): ReportAnswer {
  if (report) return { state: 'ready', report, row, message: null };
  if (isDeleted) return { state: 'not_found', report: null, row, message: null };
  if (!outcome || outcome.state === 'here') return { state: 'loading', report: null, row, message: null };
  return { state: outcome.state, report: null, row, message: outcome.message };
}
