import { index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TrailEntry } from '../../../src/contract/trail.ts';
import { researchJobs } from './research.ts';

/** What outside sources answered, and documents as they were read: asked for again within their time, they are here. */
export const sourceCache = pgTable(
  'source_cache',
  {
    /** A hash of the source and the question, or of the address. */
    key: text('key').primaryKey(),
    source: text('source').notNull(),
    body: json('body').$type<unknown>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('source_cache_expires').on(table.expiresAt)],
);

/** How a source has answered since it was first asked. */
export const sourceHealth = pgTable('source_health', {
  source: text('source').primaryKey(),
  calls: integer('calls').notNull(),
  failures: integer('failures').notNull(),
  /** Failures since its last answer. */
  inARow: integer('in_a_row').notNull(),
  /** Not asked before then. */
  openUntil: timestamp('open_until', { withTimezone: true }),
  lastError: text('last_error'),
  lastErrorAt: timestamp('last_error_at', { withTimezone: true }),
  lastOkAt: timestamp('last_ok_at', { withTimezone: true }),
  /** How long the last answers took, in milliseconds, the newest last. */
  times: json('times').$type<readonly number[]>().notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});

/** What was looked up for a job, as it happened. */
export const researchTrail = pgTable(
  'research_trail',
  {
    workId: uuid('work_id')
      .notNull()
      .references(() => researchJobs.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    entry: json('entry').$type<TrailEntry>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.n] })],
);
