import * as v from 'valibot';
import { ExplorerSession } from '../contract/explorer.ts';
import { Id } from '../contract/primitives.ts';
import { RefinerSession } from '../contract/refiner.ts';

// Apart from the other rows: only the pages of these tools have to load what reads them.

export const ExplorerRow = v.object({ id: Id, createdAt: v.string(), session: ExplorerSession });
export type ExplorerRow = v.InferOutput<typeof ExplorerRow>;

export const RefinerRow = v.object({ id: Id, createdAt: v.string(), session: RefinerSession });
export type RefinerRow = v.InferOutput<typeof RefinerRow>;
