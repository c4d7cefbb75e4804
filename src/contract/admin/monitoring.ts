import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { Count, Id, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged } from './page.ts';

const QueueFigures = v.object({
  queue: v.string(),
  waiting: Count,
  running: Count,
  retrying: Count,
  oldest_waiting_at: v.nullable(Timestamp),
});
export type QueueFigures = v.InferOutput<typeof QueueFigures>;

const WorkFigures = v.object({ kind: v.string(), waiting: Count, running: Count, asking: Count, failed_today: Count });
export type WorkFigures = v.InferOutput<typeof WorkFigures>;

const TableFigures = v.object({ name: v.string(), bytes: Count, rows: v.nullable(Count) });
export type TableFigures = v.InferOutput<typeof TableFigures>;

export const readMonitoring = ofTab(
  'monitoring',
  call({
    method: 'GET',
    path: '/api/admin/monitoring',
    answer: inData(
      v.object({
        at: Timestamp,
        parts: v.array(v.object({ part: v.string(), ok: v.boolean() })),
        queues: v.array(QueueFigures),
        work: v.array(WorkFigures),
        database: v.object({ bytes: Count, tables: v.array(TableFigures) }),
        /** Null where the data are kept elsewhere. */
        disk: v.nullable(v.object({ free: Count, total: Count })),
        process: v.object({ uptime_seconds: Count, resident_bytes: Count, heap_bytes: Count }),
        versions: v.array(v.object({ part: v.string(), version: v.string() })),
      }),
    ),
  }),
);

const RouteFigures = v.object({
  route: v.string(),
  count: Count,
  errors: Count,
  p50: v.nullable(Count),
  p95: v.nullable(Count),
  p99: v.nullable(Count),
});
export type RouteFigures = v.InferOutput<typeof RouteFigures>;

export const WINDOWS = ['5', '60'] as const;
const RouteFilters = {
  minutes: v.optional(v.picklist(WINDOWS), '5'),
  sort: v.optional(v.picklist(['route', 'count', 'errors', 'p50', 'p95', 'p99']), 'p95'),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
};

/** What this process answered in the last minutes, route by route. */
export const listResponseTimes = ofTab(
  'monitoring',
  call({
    method: 'GET',
    path: '/api/admin/monitoring/routes',
    query: v.object({ ...PageQuery, ...RouteFilters }),
    answer: inData(v.object({ ...paged(RouteFigures).entries, all: RouteFigures })),
  }),
);

export const exportResponseTimes = ofTab(
  'monitoring',
  call({
    method: 'GET',
    path: '/api/admin/monitoring/routes/export',
    query: v.object(RouteFilters),
    answer: inData(v.object({ csv: v.string() })),
  }),
);

export const FailureKind = v.picklist(['research', 'explorer', 'insights', 'letter']);
export type FailureKind = v.InferOutput<typeof FailureKind>;

export const FailedWork = v.object({
  kind: FailureKind,
  id: Id,
  email: v.nullable(v.string()),
  /** The sentence the person read; nothing for a letter that is still tried. */
  reason: v.nullable(v.string()),
  tries: Count,
  created_at: Timestamp,
  /** When it failed; of a letter, when it is tried next. */
  at: Timestamp,
});
export type FailedWork = v.InferOutput<typeof FailedWork>;

const FailureFilters = {
  kind: v.optional(FailureKind, 'research'),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
};

export const listFailures = ofTab(
  'monitoring',
  call({
    method: 'GET',
    path: '/api/admin/monitoring/failures',
    query: v.object({ ...PageQuery, ...FailureFilters }),
    answer: inData(paged(FailedWork)),
  }),
);

export const exportFailures = ofTab(
  'monitoring',
  call({
    method: 'GET',
    path: '/api/admin/monitoring/failures/export',
    query: v.object(FailureFilters),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);

/** Another attempt of what failed; it takes no second credit. */
export const retryWork = ofTab(
  'monitoring',
  call({
    method: 'POST',
    path: '/api/admin/monitoring/failures/:id/retry',
    body: v.object({ kind: FailureKind }),
    answer: inData(v.object({ retried: v.boolean() })),
  }),
);

const SourceFigures = v.object({
  /** What the calls below name it by. */
  name: v.string(),
  title: v.string(),
  kind: v.picklist(['literature', 'web', 'records', 'orientation']),
  calls: Count,
  failures: Count,
  last_error: v.nullable(v.string()),
  last_error_at: v.nullable(Timestamp),
  last_ok_at: v.nullable(Timestamp),
  /** Of its last fifty answers and failures. */
  median_ms: v.nullable(Count),
  /** It is left alone until then, because it failed several times or asked for it. */
  rests_until: v.nullable(Timestamp),
  /** Since when it is counted; null: never asked. */
  since: v.nullable(Timestamp),
});
export type SourceFigures = v.InferOutput<typeof SourceFigures>;

/** Who is asked what others have published, and how they answer. */
export const listSources = ofTab(
  'monitoring',
  call({
    method: 'GET',
    path: '/api/admin/monitoring/sources',
    answer: inData(v.object({ rows: v.array(SourceFigures) })),
  }),
);

/** Asks a source once, now; a failure of the source is an answer. Throws `rate_limit_exceeded` within seconds of the last. */
export const trySource = ofTab(
  'monitoring',
  call({
    method: 'POST',
    path: '/api/admin/monitoring/sources/:name/try',
    answer: inData(v.object({ found: v.nullable(Count), took_ms: Count, error: v.nullable(v.string()) })),
  }),
);
