import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { Count, Id, Timestamp } from '../primitives.ts';
import { TrailEntry } from '../trail.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged, SearchQuery } from './page.ts';

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
  /** Whose; nobody's where a letter goes to an address without an account. */
  user_id: v.nullable(Id),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  /** What was asked for, in the person's words or by its name; nothing where neither is there. */
  question: v.nullable(v.string()),
  /** The sentence the person read; nothing for a letter that is still tried. */
  reason: v.nullable(v.string()),
  /** The step it stands at: the one that failed. */
  step: v.nullable(v.string()),
  /** What went wrong, redacted, for operators; nothing where it was not noted. */
  cause: v.nullable(v.string()),
  /** The request that ordered it, as the log names it. */
  request_id: v.nullable(Id),
  tries: Count,
  status: v.string(),
  created_at: Timestamp,
  /** When it failed or last moved; of a letter, when it is tried next. */
  at: Timestamp,
  /** When somebody here last let it begin again. */
  retried_at: v.nullable(Timestamp),
});
export type FailedWork = v.InferOutput<typeof FailedWork>;

/** What waits for somebody, or what somebody has tried again and what became of it. */
export const FailureState = v.picklist(['failed', 'retried']);
export type FailureState = v.InferOutput<typeof FailureState>;

const FailureFilters = {
  kind: v.optional(FailureKind, 'research'),
  state: v.optional(FailureState, 'failed'),
  /** A name, an address, words of the question, or the id of the work or of its request. */
  search: SearchQuery,
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

/** A try that ended without a result before somebody here let the work begin again; null is what was not noted. */
const PastTry = v.object({
  failed_at: v.nullable(Timestamp),
  step: v.nullable(v.string()),
  cause: v.nullable(v.string()),
  /** The sentence the person read. */
  reason: v.nullable(v.string()),
});
export type PastTry = v.InferOutput<typeof PastTry>;

/** Other work for the same person on the same thing. */
const OtherWork = v.object({ id: Id, status: v.string(), created_at: Timestamp });

const ModelUse = v.object({ calls: Count, tokens: Count, seconds: Count });

/** One piece of work as support sees it: whose, what was asked, how far it came and why no further, and what it cost. */
export const WorkDetail = v.object({
  ...FailedWork.entries,
  steps: v.array(v.object({ name: v.string(), finished_at: v.nullable(Timestamp) })),
  /** When a worker last took it up; null where none has, or it was not noted. */
  started_at: v.nullable(Timestamp),
  past_tries: v.array(PastTry),
  credit: v.picklist(['taken', 'returned', 'none']),
  /** The Monday of the week it was taken from, and given back to. */
  credit_week: v.nullable(v.string()),
  /** What came of it, or what insights are about; null where there is none, or it was deleted for good. */
  report: v.nullable(
    v.object({ id: Id, title: v.string(), kind: v.string(), created_at: Timestamp, in_trash: v.boolean() }),
  ),
  /** How many problems the Explorer found. */
  problems: v.nullable(Count),
  /** The same asked by the same person, before this and after it. */
  earlier: v.nullable(OtherWork),
  later: v.nullable(OtherWork),
  /** What was looked up for it, as its founder saw it. */
  trail: v.optional(v.array(TrailEntry), []),
  /** What the language model took; null where none was asked. */
  model: v.nullable(
    v.object({
      ...ModelUse.entries,
      /** In the operator's currency, at today's price; null where no price is set. */
      money: v.nullable(v.number()),
      currency: v.optional(v.string(), ''),
      roles: v.array(v.object({ role: v.string(), ...ModelUse.entries })),
    }),
  ),
});
export type WorkDetail = v.InferOutput<typeof WorkDetail>;

/** Work that a person ordered, whatever became of it. */
export const WorkKindName = v.picklist(['research', 'explorer', 'insights']);
export type WorkKindName = v.InferOutput<typeof WorkKindName>;

export const readWork = ofTab(
  'monitoring',
  call({
    method: 'GET',
    path: '/api/admin/monitoring/work/:id',
    query: v.object({ kind: v.optional(WorkKindName, 'research') }),
    answer: inData(WorkDetail),
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
