import * as v from 'valibot';
import { ExplorerSession } from '../contract/explorer.ts';
import { Id } from '../contract/primitives.ts';
import { RefinerSession, Variant } from '../contract/refiner.ts';

// Apart from the other rows: only the pages of these tools have to load what reads them.

/** What this device is doing about a generation that its person waits for; gone once they were told of its end. */
const ExplorerRun = v.object({
  progress: v.number(),
  stage: v.nullable(v.string()),
  slow: v.boolean(),
  local: v.picklist(['following', 'paused_to_save_data', 'waiting_network', 'failed']),
  /** Why it is given up here, in words. */
  fault: v.nullable(v.string()),
  /** The 300 polls count from it. */
  startedAt: v.number(),
});
export type ExplorerRun = v.InferOutput<typeof ExplorerRun>;

export const ExplorerRow = v.object({
  id: Id,
  createdAt: v.string(),
  session: ExplorerSession,
  run: v.optional(v.nullable(ExplorerRun)),
  /** Raised with each change that was made from here: a reading that was begun before it is an old one. */
  touched: v.optional(v.number()),
});
export type ExplorerRow = v.InferOutput<typeof ExplorerRow>;

export const RefinerRow = v.object({
  id: Id,
  createdAt: v.string(),
  session: RefinerSession,
  /** Other wordings of its problems, by the problem's id, once somebody has asked for them. */
  variants: v.optional(v.record(v.string(), v.array(Variant))),
});
export type RefinerRow = v.InferOutput<typeof RefinerRow>;
