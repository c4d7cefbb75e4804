import * as v from 'valibot';
import { ExplorerSession } from '../contract/explorer.ts';
import { Id } from '../contract/primitives.ts';
import { RefinerSession, Variant } from '../contract/refiner.ts';

// Apart from the other rows: only the pages of these tools have to load what reads them.

export const ExplorerRow = v.object({ id: Id, createdAt: v.string(), session: ExplorerSession });
export type ExplorerRow = v.InferOutput<typeof ExplorerRow>;

export const RefinerRow = v.object({
  id: Id,
  createdAt: v.string(),
  session: RefinerSession,
  /** Other wordings of its problems, by the problem's id, once somebody has asked for them. */
  variants: v.optional(v.record(v.string(), v.array(Variant))),
});
export type RefinerRow = v.InferOutput<typeof RefinerRow>;
