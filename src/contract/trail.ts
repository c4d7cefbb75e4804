import * as v from 'valibot';
import { Count } from './primitives.ts';

/** One line of what was looked up, as it happened; `n` rises within a job. */
export const TrailEntry = v.object({
  n: Count,
  /** 'wrote' and 'checked' tell of a language model's work. */
  kind: v.picklist(['searched', 'read', 'kept', 'failed', 'left_out', 'wrote', 'checked']),
  /** What the source is called. */
  source: v.optional(v.string()),
  title: v.optional(v.string()),
  url: v.optional(v.string()),
  /** The key terms that were sent. */
  query: v.optional(v.string()),
  /** Hits of a search, passages of a document. */
  count: v.optional(Count),
});
export type TrailEntry = v.InferOutput<typeof TrailEntry>;
