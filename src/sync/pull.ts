import type * as v from 'valibot';
import { changes } from '../contract/changes.ts';
import { HISTORY_PAGE_SIZE } from '../contract/limits.ts';
import type { ReportListItem } from '../contract/report.ts';
import { reportHistory } from '../contract/reports.ts';
import type { Answer } from '../domain/answer.ts';
import type { Transport } from '../domain/transport.ts';
import { type Clock, wait } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { AccountDb } from '../store/account-db.ts';
import {
  applyDelta,
  applyFullPage,
  applyHistoryPage,
  type Delta,
  finishFullPull,
  forgetCursor,
  keptIds,
  pullCursor,
} from '../store/apply-pull.ts';

/** Spec 2 §9: one retry after 2 s. */
export const PULL_RETRY_MS = 2_000;

export type LastPage = Pick<v.InferOutput<typeof changes.answer>['data'], 'announcement' | 'office'>;

export interface PullPorts {
  readonly db: AccountDb;
  readonly userId: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
  /** The last page of changes also says what everybody is told at the moment, and whether there is a back office for them. */
  readonly told?: (said: LastPage) => void;
}

/** 'failed': the server could not be asked, or would not answer; what is here stays. */
export type PullOutcome = 'pulled' | 'failed';

/** Brings the account's list rows up to date; calls made meanwhile share the outcome. Never touches the outbox. */
export function createPull(ports: PullPorts, signal: AbortSignal): () => Promise<PullOutcome> {
  return singleFlight(async () => {
    const first = await pullOnce(ports, signal);
    if (first === 'pulled' || signal.aborted) return first;
    await wait(ports.clock, PULL_RETRY_MS, signal);
    return pullOnce(ports, signal);
  });
}

async function pullOnce(ports: PullPorts, signal: AbortSignal): Promise<PullOutcome> {
  return (await pullCursor(ports.db)) === null ? pullAll(ports, signal) : pullDeltas(ports, signal);
}

async function pullDeltas(ports: PullPorts, signal: AbortSignal): Promise<PullOutcome> {
  for (;;) {
    const cursor = await pullCursor(ports.db);
    if (cursor === null) return pullAll(ports, signal);
    const answer = await ports.transport({ call: changes, query: { cursor } }, signal);
    if (isExpired(answer)) {
      await forgetCursor(ports.db);
      return pullAll(ports, signal);
    }
    if (answer.kind !== 'ok') return 'failed';
    const { data } = answer.data;
    await applyDelta(ports.db, ownRows(ports, data), cursor);
    if (!data.has_more || data.cursor === cursor) return pulled(ports, data);
  }
}

/**
 * From the start: the first visit, or a cursor older than the tombstones (PULL-2). The newest page comes first, because
 * that is what a person looks at. The cursor is saved at the very end: cut short, the pull begins anew and nothing that was
 * deleted long ago can stay behind.
 */
async function pullAll(ports: PullPorts, signal: AbortSignal): Promise<PullOutcome> {
  const { db, transport } = ports;
  const before = await keptIds(db);
  const newest = await transport(
    { call: reportHistory, query: { page: '1', page_size: String(HISTORY_PAGE_SIZE) } },
    signal,
  );
  if (newest.kind !== 'ok') return 'failed';
  await applyHistoryPage(db, own(ports, newest.data.data.reports));

  const seen = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    const answer = await transport({ call: changes, query: cursor === undefined ? {} : { cursor } }, signal);
    if (answer.kind !== 'ok') return 'failed';
    const { data } = answer.data;
    const rows = ownRows(ports, data);
    for (const item of rows.reports) seen.add(item.id);
    for (const { id, permanent } of rows.tombstones) if (!permanent) seen.add(id);
    const last = !data.has_more || data.cursor === cursor;
    cursor = data.cursor;
    await applyFullPage(db, rows);
    if (!last) continue;
    await finishFullPull(db, { before, seen, cursor });
    return pulled(ports, data);
  }
}

function pulled({ told }: PullPorts, said: LastPage): 'pulled' {
  told?.(said);
  return 'pulled';
}

const isExpired = (answer: Answer): boolean =>
  answer.kind === 'refused' && (answer.status === 410 || answer.code === 'cursor_expired');

const ownRows = (ports: PullPorts, delta: Delta): Delta => ({ ...delta, reports: own(ports, delta.reports) });

/** Spec 2 §6: another person's reports are an error to be logged, and never kept. */
function own({ userId, log }: PullPorts, reports: readonly ReportListItem[]): ReportListItem[] {
  const mine = reports.filter((item) => item.user_id === userId);
  if (mine.length < reports.length)
    log.error('reports of another account arrived', { count: reports.length - mine.length });
  return mine;
}
