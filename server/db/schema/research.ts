import { boolean, date, index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { JobStatus, Question } from '../../../src/contract/research.ts';
import type { Asked } from '../../../src/engine/reading/slots.ts';
import type { PastTry } from './past-try.ts';

export const researchJobs = pgTable(
  'research_jobs',
  {
    /** The operation's id (SRV-3), and later the report's. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    query: text('query').notNull(),
    /** The report of an earlier version that this makes anew, at no credit. */
    remakes: uuid('remakes'),
    /** The day the research is for; the engine has no clock. */
    researchDate: date('research_date', { mode: 'string' }).notNull(),
    questions: json('questions').$type<readonly Question[]>().notNull(),
    answers: json('answers').$type<Readonly<Record<string, string>>>(),
    /** The question of each answer, word for word as it was asked. */
    asked: json('asked').$type<Asked>(),
    status: text('status').$type<JobStatus>().notNull(),
    finishedSteps: integer('finished_steps').notNull().default(0),
    error: text('error'),
    /** Why it failed in this try, for whoever looks after the product: redacted. */
    cause: text('cause'),
    /** The request that ordered it, as the log names it. */
    requestId: uuid('request_id'),
    /** When an operator last let it begin again. */
    retriedAt: timestamp('retried_at', { withTimezone: true }),
    /** The tries that failed before that, the first one first. */
    pastTries: json('past_tries').$type<readonly PastTry[]>().notNull().default([]),
    /** When a worker last took it up. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** The week the credit was taken from; null for an exempt account. */
    creditWeek: date('credit_week', { mode: 'string' }),
    refunded: boolean('refunded').notNull().default(false),
    /** The queue entry that may work on it: an older one finds another id here and does nothing. */
    queueId: uuid('queue_id').notNull(),
    /** The fence: a worker writes only under the number it was given. */
    attempt: integer('attempt').notNull().default(0),
    /** The attempt after which an operator let it begin again: tries are counted from there. */
    attemptBase: integer('attempt_base').notNull().default(0),
    /** How often the research itself threw; a worker that died is not counted here. */
    failures: integer('failures').notNull().default(0),
    stopRequestedAt: timestamp('stop_requested_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('research_jobs_user').on(table.userId, table.createdAt),
    index('research_jobs_created').on(table.createdAt),
    index('research_jobs_status').on(table.status, table.updatedAt),
    index('research_jobs_week').on(table.creditWeek, table.userId),
  ],
);

/** A finished step. Kept as `json`, not `jsonb`: the engine's key order decides the report's bytes. */
export const researchSteps = pgTable(
  'research_steps',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => researchJobs.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    inputHash: text('input_hash').notNull(),
    engineVersion: text('engine_version').notNull(),
    attempt: integer('attempt').notNull(),
    output: json('output').$type<unknown>().notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.step] })],
);
