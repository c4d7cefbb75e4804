import type { FailedWork } from '../../../src/contract/admin/monitoring.ts';
import * as calls from '../../../src/contract/admin/monitoring.ts';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import { audit } from '../../db/audit.ts';
import type { ResponseTimes, RouteTimes } from '../../middleware/response-times.ts';
import type { Queue, QueueView } from '../../queue/queue.ts';
import type { SourceDesk } from '../../sources/try-source.ts';
import { EXPORT_ROWS } from '../csv.ts';
import { exportList } from '../export-list.ts';
import type { AdminRouter } from '../register.ts';
import { type FailureDeps, failuresOf } from './failures.ts';
import { type RetryDeps, retry } from './retry.ts';
import { createSourceTrier, sourcesOf } from './sources.ts';
import { databaseVersions, diskOf, sizesOf, workOf } from './state.ts';
import { type ModelPrice, workDetail } from './work-detail.ts';

export interface MonitoringDeps extends FailureDeps, RetryDeps {
  readonly queue: Queue & QueueView;
  readonly times: ResponseTimes;
  /** Who is asked outside; null: nobody. */
  readonly lookingUp: SourceDesk | null;
  /** Whether each part can do its work, as `/readyz` says it. */
  readonly checks: Readonly<Record<string, () => Promise<boolean>>>;
  /** Where the data lie on this machine, if they do. */
  readonly dataFolder: string | null;
  /** Of the product's own parts. */
  readonly versions: Readonly<Record<string, string>>;
  readonly modelPrice: ModelPrice;
  /** A country's records. */
  packs(iso3: string): Promise<{ readonly version: string }>;
}

const ANY_COUNTRY = 'GHA';
const NONE = 'none';

type Sorting = { readonly sort: keyof RouteTimes; readonly order: 'asc' | 'desc' };

function sorted(rows: readonly RouteTimes[], { sort, order }: Sorting): RouteTimes[] {
  const way = order === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [left, right] = [a[sort] ?? 0, b[sort] ?? 0];
    if (left === right) return a.route < b.route ? -1 : 1;
    return (left < right ? -1 : 1) * way;
  });
}

const ROUTE_HEADS = ['route', 'requests', 'errors', 'p50 ms', 'p95 ms', 'p99 ms'];
const FAILURE_HEADS = [
  ...['kind', 'id', 'request', 'email', 'question', 'step', 'cause', 'reason', 'tries', 'status'],
  ...['ordered', 'failed or next', 'tried again'],
];
const failureCells = (row: FailedWork) => [
  ...[
    row.kind,
    row.id,
    row.request_id,
    row.email,
    row.question,
    row.step,
    row.cause,
    row.reason,
    row.tries,
    row.status,
  ],
  ...[row.created_at, row.at, row.retried_at],
];

/** System Monitoring (spec 3 §2): whether everything works, what waits, what failed, and how long answers take. */
export function monitoringRoutes({ read, mutate }: AdminRouter, deps: MonitoringDeps): void {
  const { database, clock, queue, times } = deps;
  const { sql } = database;

  read(calls.readMonitoring, async () => {
    const parts = await Promise.all(
      Object.entries(deps.checks).map(async ([part, check]) => ({ part, ok: await check() })),
    );
    const memory = process.memoryUsage();
    const { engine, schema } = await databaseVersions(sql);
    // The packs are made together: one says of all which records they are.
    const evidence = await deps.packs(ANY_COUNTRY).then(
      (pack) => pack.version,
      () => NONE,
    );
    const own = {
      ...deps.versions,
      evidence,
      node: process.version,
      database: `${database.driver.engine} ${engine}`,
      schema,
    };
    return {
      at: clock.now().toISOString(),
      parts,
      queues: (await queue.state()).map(({ oldestWaitingAt, ...state }) => ({
        ...state,
        oldest_waiting_at: oldestWaitingAt?.toISOString() ?? null,
      })),
      work: await workOf(sql, clock.now()),
      database: await sizesOf(sql),
      disk: await diskOf(deps.dataFolder),
      process: {
        uptime_seconds: Math.floor(process.uptime()),
        resident_bytes: memory.rss,
        heap_bytes: memory.heapUsed,
      },
      versions: Object.entries(own).map(([part, version]) => ({ part, version })),
    };
  });

  read(calls.listResponseTimes, async ({ query }) => {
    const rows = times.read(Number(query.minutes));
    const from = (query.page - 1) * ADMIN_PAGE_SIZE;
    return {
      rows: sorted(rows, query).slice(from, from + ADMIN_PAGE_SIZE),
      total: rows.length,
      all: times.readAll(Number(query.minutes)),
    };
  });
  read(calls.exportResponseTimes, async ({ query, identity }) => {
    const rows = sorted(times.read(Number(query.minutes)), query);
    const cells = rows.map((row) => [row.route, row.count, row.errors, row.p50, row.p95, row.p99]);
    const from = { tab: 'monitoring', list: 'routes' } as const;
    return exportList(deps, identity.userId, from, { heads: ROUTE_HEADS, rows: cells });
  });

  read(calls.listFailures, ({ query }) =>
    failuresOf(deps, query, { from: (query.page - 1) * ADMIN_PAGE_SIZE, most: ADMIN_PAGE_SIZE }),
  );
  read(calls.exportFailures, async ({ query, identity }) => {
    const { rows } = await failuresOf(deps, query, { from: 0, most: EXPORT_ROWS });
    const from = { tab: 'monitoring', list: query.kind } as const;
    return exportList(deps, identity.userId, from, { heads: FAILURE_HEADS, rows: rows.map(failureCells) });
  });
  read(calls.readWork, (request) => workDetail(sql, request.query.kind, request.id('id'), deps.modelPrice));

  read(calls.listSources, async () => ({ rows: await sourcesOf(sql, deps.lookingUp, clock.now()) }));
  const tried = createSourceTrier(deps.lookingUp, () => clock.now().getTime());
  // No transaction is open while somebody outside is waited for, so this act is noted once it is done.
  read(calls.trySource, async (request) => {
    const name = request.param('name');
    const outcome = await tried(name);
    const details = { tab: 'monitoring', source: name, ok: outcome.error === null };
    const entry = { actor: request.identity.userId, action: 'source.tried' as const, details };
    await database.transaction((tx) => audit(tx, clock.now(), entry));
    return outcome;
  });

  mutate(calls.retryWork, async (request, tx) => ({
    data: { retried: true },
    auditEntry: await retry(tx, deps, request.body.kind, request.id('id')),
  }));
}
