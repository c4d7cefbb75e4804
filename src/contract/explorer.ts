import * as v from 'valibot';
import { call, inData } from './call.ts';
import { EXPLORER_LIMITS, EXPLORER_PAGE_SIZE } from './explorer-options.ts';
import { Count, Id, queryCount, queryFlag, requiredText, Timestamp } from './primitives.ts';

const choices = (most: number) => v.pipe(v.array(requiredText(200)), v.minLength(1), v.maxLength(most));

/** Each a list of choices; an own answer is 'Other (please specify): text'. Groups left at 'All' are not sent. */
export const ExplorerParameters = v.object({
  industry: v.optional(choices(EXPLORER_LIMITS.industry)),
  geography: v.optional(choices(EXPLORER_LIMITS.geography)),
  background: v.optional(choices(17)),
  product_type: v.optional(choices(6)),
  target_customer: v.optional(choices(EXPLORER_LIMITS.target_customer)),
  impact_focus: v.optional(choices(EXPLORER_LIMITS.impact_focus)),
});
export type ExplorerParameters = v.InferOutput<typeof ExplorerParameters>;

const Level = v.picklist(['high', 'medium', 'low']);
const Texts = v.array(v.string());

export const ProblemStatement = v.object({
  id: Id,
  title: v.string(),
  description: v.string(),
  category: v.string(),
  severity_level: v.picklist(['critical', 'high', 'medium', 'low']),
  target_geography: Texts,
  target_demographics: Texts,
  problem_type: v.string(),
  time_horizon: v.string(),
  complexity_level: Level,
  root_causes: Texts,
  potential_effects: Texts,
  stakeholders: Texts,
  success_metrics: Texts,
  supporting_sources: v.array(v.object({ title: v.string(), url: v.string() })),
  /** 0 to 100. */
  quality_score: v.number(),
  /** 0 to 100, what `severity_level` is read from. */
  severity_score: v.number(),
  /** Why it stands where it stands. */
  rank_reason: v.string(),
  /** The description's sentences apart, each record with the place of its source in `supporting_sources`; older lists have none. */
  told: v.optional(
    v.object({
      opening: v.string(),
      facts: v.array(v.object({ text: v.string(), stance: v.picklist(['for', 'against', 'milder']), source: Count })),
      open: v.string(),
    }),
  ),
  generation_model: v.string(),
  created_at: Timestamp,
});
export type ProblemStatement = v.InferOutput<typeof ProblemStatement>;

/** The statement may be nested or flat; the client flattens it (spec 3 §3). */
const ResultMarks = v.object({
  rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
  selected: v.boolean(),
  viewed: v.boolean(),
  bookmarked: v.boolean(),
  liked: v.boolean(),
  quality_score: v.number(),
});
const ExplorerResult = v.union([
  v.object({ ...ResultMarks.entries, problem_statements: ProblemStatement }),
  v.object({ ...ResultMarks.entries, ...ProblemStatement.entries }),
]);
export type ExplorerResult = v.InferOutput<typeof ExplorerResult>;

const JobStatus = v.picklist(['pending', 'running', 'completed', 'failed', 'cancelled']);
const oneOrMany = v.optional(v.union([v.string(), Texts]));

export const ExplorerSession = v.object({
  session_id: Id,
  created_at: Timestamp,
  status: JobStatus,
  problems_generated: Count,
  parameters: v.object({
    industry: oneOrMany,
    geography: oneOrMany,
    background: oneOrMany,
    product_type: oneOrMany,
    target_customer: oneOrMany,
    impact_focus: oneOrMany,
  }),
  results: v.optional(v.array(ExplorerResult)),
  /** What was asked for and could not be served. */
  message: v.optional(v.nullable(v.string())),
  error: v.optional(v.nullable(v.string())),
});
export type ExplorerSession = v.InferOutput<typeof ExplorerSession>;

export const explorerHistory = call({
  method: 'GET',
  path: '/api/v1/pgen/history',
  query: v.object({
    page: queryCount(1, 1, 100_000),
    page_size: queryCount(EXPLORER_PAGE_SIZE, 1, 100),
    status: v.optional(JobStatus),
  }),
  answer: inData(v.object({ sessions: v.array(ExplorerSession), has_more: v.boolean() })),
});

export const explorerSession = call({
  method: 'GET',
  path: '/api/v1/pgen/history/:sessionId',
  query: v.object({ include_results: queryFlag }),
  /** Null is answered by nobody; a client must not break on it all the same (spec 3 §8). */
  answer: inData(v.nullable(ExplorerSession)),
});

export const deleteExplorerSession = call({
  method: 'DELETE',
  path: '/api/v1/pgen/sessions/:sessionId',
  answer: inData(v.object({ deleted: v.boolean() })),
});

export const startExploring = call({
  method: 'POST',
  path: '/api/v1/pgen/generate',
  body: v.object({ parameters: ExplorerParameters }),
  answer: inData(v.object({ job_id: Id })),
});

/** Results are also read from `data` or `problem_statements` (spec 3 §3). */
export const explorerStatus = call({
  method: 'GET',
  path: '/api/v1/pgen/status/:jobId',
  answer: inData(
    v.object({
      job_id: Id,
      status: JobStatus,
      progress: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      stage: v.optional(v.nullable(v.string())),
      message: v.optional(v.nullable(v.string())),
      results: v.optional(v.array(ExplorerResult)),
      data: v.optional(v.array(ExplorerResult)),
      problem_statements: v.optional(v.array(ExplorerResult)),
      results_available: v.boolean(),
      results_count: Count,
      error: v.optional(v.nullable(v.string())),
      /** True when a language model writes, which takes minutes. */
      slow: v.optional(v.boolean(), false),
    }),
  ),
});

export const cancelExploring = call({
  method: 'POST',
  path: '/api/v1/pgen/cancel/:jobId',
  answer: inData(v.object({ cancelled: v.boolean() })),
});

/** A founder's marks on a result: intentions of the outbox, like pins. */
export const markExplorerResult = call({
  method: 'PUT',
  path: '/api/v1/pgen/results/:resultId/marks',
  body: v.object({
    selected: v.optional(v.boolean()),
    viewed: v.optional(v.boolean()),
    bookmarked: v.optional(v.boolean()),
    liked: v.optional(v.boolean()),
  }),
  answer: inData(v.object({ result_id: Id, ...v.omit(ResultMarks, ['rank', 'quality_score']).entries })),
});
