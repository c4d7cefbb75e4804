import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ProductEvent } from '../../src/contract/admin/events.ts';
import type { CreditType } from '../../src/contract/credits.ts';
import type { Sql } from '../db/database.ts';
import { stepColumns, workColumns } from '../db/schema/work-columns.ts';

/** A table of background work, seen by what all of them have. */
export const workRows = (name: string) => pgTable(name, { ...workColumns, status: text('status').notNull() });

/** Its finished steps. `owner` is the column with the id of the work. */
export const stepRows = (name: string, owner: string) =>
  pgTable(
    name,
    {
      ...stepColumns,
      workId: uuid(owner).notNull(),
      /** What the step was computed from, besides the outputs before it. */
      inputHash: text('input_hash').notNull(),
      attempt: integer('attempt').notNull(),
    },
    (table) => [primaryKey({ columns: [table.workId, table.step] })],
  );

export type WorkRow = ReturnType<typeof workRows>['$inferSelect'];

/** What differs between the kinds of work of one table. */
export interface WorkKind {
  /** What a person reads when nothing better can be said. */
  readonly failure: string;
  /** What an end is noted as, to be counted. */
  readonly ends: Readonly<Partial<Record<'completed' | 'failed' | 'cancelled', ProductEvent>>>;
}

/** One table of background work, and the queue it is worked on from. */
export interface WorkTable {
  readonly rows: ReturnType<typeof workRows>;
  readonly steps: ReturnType<typeof stepRows>;
  readonly queue: string;
  /** Where an entry ends whose tries are used up. */
  readonly deadQueue: string;
  /** The status of a row that no worker has yet. */
  readonly waiting: 'queued' | 'pending';
  /** The statuses it can be ended from. */
  readonly open: readonly string[];
  readonly credit: CreditType;
  kindOf(sql: Sql, id: string): Promise<WorkKind>;
}
