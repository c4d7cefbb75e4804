import * as v from 'valibot';
import { call } from './call.ts';
import { MAX_IDEA_LENGTH } from './limits.ts';
import { Count, Id, queryCount, queryFlag, requiredText, Timestamp } from './primitives.ts';

/** The refiner's answers are bare, and its failures are read from `detail` (spec 3 §7). */
const RefinerResult = v.object({
  id: Id,
  statement: v.string(),
  stakeholder: v.string(),
  assumptions: v.array(v.string()),
  /** 0 to 100. */
  overall_score: v.number(),
  score_reasons: v.array(v.string()),
  researched: v.boolean(),
  created_at: Timestamp,
});
export type RefinerResult = v.InferOutput<typeof RefinerResult>;

export const RefinerSession = v.object({
  session_id: Id,
  session_title: v.string(),
  original_idea: v.string(),
  status: v.picklist(['pending', 'completed', 'failed']),
  created_at: Timestamp,
  completed_at: v.nullable(Timestamp),
  problems_generated: Count,
  generation_success: v.boolean(),
  generation_time_ms: v.nullable(v.number()),
  results_count: Count,
  results: v.optional(v.array(RefinerResult)),
});
export type RefinerSession = v.InferOutput<typeof RefinerSession>;

const user_id = v.optional(v.string());
const Idea = v.object({ raw_idea: requiredText(MAX_IDEA_LENGTH), user_id });
const Refined = v.object({ session_id: Id, session_title: v.string(), results: v.array(RefinerResult) });
export type Refined = v.InferOutput<typeof Refined>;

/** The same problem with another scope. */
export const Variant = v.object({ statement: v.string(), scope: v.string(), changed: v.string() });
export type Variant = v.InferOutput<typeof Variant>;

export const refinerHistory = call({
  method: 'GET',
  path: '/api/prefine/history',
  query: v.object({
    user_id,
    limit: queryCount(20, 1, 100),
    offset: queryCount(0, 0, 1_000_000),
    status_filter: v.optional(v.picklist(['pending', 'completed', 'failed'])),
  }),
  answer: v.object({ sessions: v.array(RefinerSession), offset: Count, limit: Count, total_count: Count }),
});

export const refinerSession = call({
  method: 'GET',
  path: '/api/prefine/history/:sessionId',
  query: v.object({ user_id, include_results: queryFlag }),
  answer: RefinerSession,
});

export const deleteRefinerSession = call({
  method: 'DELETE',
  path: '/api/prefine/history/:sessionId',
  answer: v.object({ deleted: v.boolean() }),
});

export const markResearched = call({
  method: 'POST',
  path: '/api/prefine/history/:id/researched',
  body: v.object({ user_id }),
  answer: v.object({ id: Id, researched: v.literal(true) }),
});

export const refineIdea = call({ method: 'POST', path: '/api/prefine/refine', body: Idea, answer: Refined });

export const refineIdeaBasic = call({ method: 'POST', path: '/api/prefine/refine/basic', body: Idea, answer: Refined });

export const rewordProblem = call({
  method: 'POST',
  path: '/api/prefine/variants',
  body: v.object({ problem_statement: requiredText(MAX_IDEA_LENGTH), user_id }),
  answer: v.object({ variants: v.array(Variant) }),
});
