import type { Report } from '../../contract/report.ts';
import type { ReportView } from '../../domain/working-copy.ts';
import type { ReportAnswer } from '../../hooks/core-port.ts';
import { cell, type Live, type WritableCell } from '../../lib/live.ts';
import type { Log } from '../../lib/log.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { readBody } from '../../store/bodies.ts';
import { observe } from '../../store/observe.ts';
import { reportView } from '../../store/views/reports.ts';
import type { Bodies, BodyOutcome } from '../../sync/bodies.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UNABLE = 'Failed to load the report data. Please try again.';

export interface ReportAnswers {
  answer(id: string): Live<ReportAnswer>;
  retry(id: string): void;
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
    answer: (given) => ({
      subscribe(next, error) {
        const id = given.toLowerCase();
        if (!UUID.test(id)) {
          next({ state: 'not_found', report: null, row: null, message: UNABLE });
          return () => {};
        }
        const outcome = outcomeOf(id);
        let local: { report: Report | null; row: ReportView | null } | null = null;
        let asked = false;
        const tell = () => {
          if (local) next(fold(local, outcome.get()));
        };
        const stopOutcome = outcome.subscribe(tell);
        const stopLocal = observe(async () => ({
          report: await readBody(db, id),
          row: await reportView(db, id),
        })).subscribe((read) => {
          local = read;
          if (!read.report && !asked) {
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

function fold(
  local: { readonly report: Report | null; readonly row: ReportView | null },
  outcome: BodyOutcome | null,
): ReportAnswer {
  const { report, row } = local;
  if (report) return { state: 'ready', report, row, message: null };
  if (!outcome || outcome.state === 'here') return { state: 'loading', report: null, row, message: null };
  return { state: outcome.state, report: null, row, message: outcome.message };
}
