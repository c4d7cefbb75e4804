import type { WallClock } from '../../src/lib/moments.ts';
import type { Database, Sql } from '../db/database.ts';

/** What nearly every use case needs. Routes hand it through without looking inside. */
export interface StoreDeps {
  readonly database: Database;
  readonly clock: WallClock;
}

/** An open transaction: what is written through it happens together or not at all. */
export type Tx = Sql;
