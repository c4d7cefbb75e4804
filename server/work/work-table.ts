import { boolean, date, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ProductEvent } from '../../src/contract/admin/events.ts';
import type { CreditType } from '../../src/contract/credits.ts';
import type { Sql } from '../db/database.ts';
import type { PastTry } from '../db/schema/past-try.ts';

/** The columns that every table of background work has; each has others of its own (server/db/schema). */
export const workRows = (name: string) =>
  pgTable(name, {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    status: text('status').notNull(),
    finishedSteps: integer('finished_steps').notNull(),
    error: text('error'),
    /** Why it failed in this try, for operators; a person reads `error`. */
    cause: text('cause'),
    retriedAt: timestamp('retried_at', { withTimezone: true }),
    pastTries: json('past_tries').$type<readonly PastTry[]>().notNull(),
    /** When a worker last took it up. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    creditWeek: date('credit_week', { mode: 'string' }),
    refunded: boolean('refunded').notNull(),
    /** The queue entry that may work on it: an older one finds another id here and does nothing. */
    queueId: uuid('queue_id').notNull(),
    /** The fence: a worker writes only under the number it was given. */
    attempt: integer('attempt').notNull(),
    /** The attempt after which an operator let it begin again: tries are counted from there. */
    attemptBase: integer('attempt_base').notNull(),
    /** How often the work itself threw; a worker that died is not counted here. */
    failures: integer('failures').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  });

/** Its finished steps. `owner` is the column with the id of the work. */
export const stepRows = (name: string, owner: string) =>
  pgTable(
    name,
    {
      workId: uuid(owner).notNull(),
      step: text('step').notNull(),
      /** What the step was computed from, besides the outputs before it. */
      inputHash: text('input_hash').notNull(),
      engineVersion: text('engine_version').notNull(),
      attempt: integer('attempt').notNull(),
      output: json('output').$type<unknown>().notNull(),
      finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
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
