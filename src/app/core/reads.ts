import type { Workspace } from '../../hooks/core-port.ts';
import { laterLive } from '../../lib/live.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { observe } from '../../store/observe.ts';
import { jobView, openJobsView } from '../../store/views/jobs.ts';
import { outboxCounts, sendingView } from '../../store/views/outbox.ts';
import { reportsView } from '../../store/views/reports.ts';

type Reads = Pick<
  Workspace,
  | 'reports'
  | 'analytics'
  | 'historyTerms'
  | 'suggestions'
  | 'drafts'
  | 'trash'
  | 'job'
  | 'openJobs'
  | 'counts'
  | 'outbox'
  | 'sending'
  | 'creditRequest'
>;

const side = () => import('./side-reads.ts');

/** What the screens watch: each a query over this device alone, run again when what it read has changed. */
export function createReads(db: AccountDb, now: () => number): Reads {
  return {
    reports: (limit, query) => observe(() => reportsView(db, limit, query)),
    drafts: () => laterLive(async () => (await side()).drafts(db)),
    analytics: (range) => laterLive(async () => (await side()).analytics(db, range, now)),
    historyTerms: () => laterLive(async () => (await side()).terms(db)),
    suggestions: (besides) => laterLive(async () => (await side()).suggested(db, now, besides)),
    trash: () => laterLive(async () => (await side()).trash(db)),
    job: (id) => observe(() => jobView(db, id)),
    openJobs: () => observe(() => openJobsView(db)),
    counts: () => observe(() => outboxCounts(db)),
    outbox: () => laterLive(async () => (await side()).outbox(db)),
    sending: (opId) => observe(() => sendingView(db, opId)),
    creditRequest: (type) => laterLive(async () => (await side()).creditRequest(db, type, now)),
  };
}
