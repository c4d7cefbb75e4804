import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** What an account used in the week that began on a Monday, 00:00 UTC. */
export const creditWeeks = pgTable(
  'credit_weeks',
  {
    userId: uuid('user_id').notNull(),
    creditType: text('credit_type').notNull(),
    weekStart: date('week_start', { mode: 'string' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.creditType, table.weekStart] }),
    index('credit_weeks_start').on(table.weekStart),
    check('credit_weeks_used', sql`${table.used} >= 0`),
  ],
);

/** Only an operator writes here: no request of a client ever does. */
export const creditAccounts = pgTable('credit_accounts', {
  userId: uuid('user_id').primaryKey(),
  isExempt: boolean('is_exempt').notNull(),
});

export const creditRequests = pgTable(
  'credit_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    creditType: text('credit_type').notNull(),
    weekStart: date('week_start', { mode: 'string' }).notNull(),
    creditsRequested: integer('credits_requested').notNull(),
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decision: text('decision').$type<'granted' | 'refused'>(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** What the person was told beside it. */
    reply: text('reply'),
  },
  // The second fence of SRV-2: one request per account, type and week.
  (table) => [
    uniqueIndex('credit_requests_week').on(table.userId, table.creditType, table.weekStart),
    index('credit_requests_open').on(table.decidedAt, table.createdAt),
    index('credit_requests_created').on(table.createdAt),
  ],
);

/** Credits given beside the week's allowance. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    /** The operation's id, or the request's. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    creditType: text('credit_type').notNull(),
    weekStart: date('week_start', { mode: 'string' }).notNull(),
    amount: integer('amount').notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('credit_grants_week').on(table.userId, table.creditType, table.weekStart)],
);
