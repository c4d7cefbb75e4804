import { boolean, date, integer, json, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PastTry } from './past-try.ts';

/** The columns of every table of background work; each table has others of its own. */
export const workColumns = {
  /** The operation's id (SRV-3); of research, later the report's. */
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  finishedSteps: integer('finished_steps').notNull().default(0),
  error: text('error'),
  /** Why it failed in this try, for operators, redacted; a person reads `error`. */
  cause: text('cause'),
  /** The request that ordered it, as the log names it. */
  requestId: uuid('request_id'),
  /** When an operator last let it begin again. */
  retriedAt: timestamp('retried_at', { withTimezone: true }),
  /** The tries that failed before that, the first one first. */
  pastTries: json('past_tries').$type<readonly PastTry[]>().notNull().default([]),
  /** When a worker last took it up. */
  startedAt: timestamp('started_at', { withTimezone: true }),
  /** The week the credit was taken from; null where none was. */
  creditWeek: date('credit_week', { mode: 'string' }),
  refunded: boolean('refunded').notNull().default(false),
  /** The queue entry that may work on it: an older one finds another id here and does nothing. */
  queueId: uuid('queue_id').notNull(),
  /** The fence: a worker writes only under the number it was given. */
  attempt: integer('attempt').notNull().default(0),
  /** The attempt after which an operator let it begin again: tries are counted from there. */
  attemptBase: integer('attempt_base').notNull().default(0),
  /** How often the work itself threw; a worker that died is not counted here. */
  failures: integer('failures').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
};

/** The columns of its finished steps. `output` is `json`, not `jsonb`: the engine's key order decides the report's bytes. */
export const stepColumns = {
  step: text('step').notNull(),
  engineVersion: text('engine_version').notNull(),
  output: json('output').$type<unknown>().notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
};
