import { sql } from 'drizzle-orm';
import {
  bigserial,
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
import type { CreditType } from '../../../src/contract/credits.ts';
import type { PlanId } from '../../../src/contract/plans.ts';

/** What an account used in the week that began on this day, 00:00 UTC. */
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
  /** The first week's day on which the exemption no longer holds; null where no end is set. */
  exemptUntil: date('exempt_until', { mode: 'string' }),
  plan: text('plan').$type<PlanId>().notNull().default('free'),
  /** From weeks that begin on this day or later; until then it is the plan before. Null: since ever. */
  planFrom: date('plan_from', { mode: 'string' }),
  planBefore: text('plan_before').$type<PlanId>(),
});

/** How many credits a week brings, from a day on: to everybody on a plan, or to one person. Rows are added, not changed. */
export const creditRules = pgTable(
  'credit_rules',
  {
    /** In the order they were made: of two from the same day the later one holds. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** Either a plan or a person. */
    plan: text('plan').$type<PlanId>(),
    userId: uuid('user_id'),
    creditType: text('credit_type').$type<CreditType>().notNull(),
    /** Null: a person's own amount ends. */
    weekly: integer('weekly'),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('credit_rules_user').on(table.userId, table.creditType, table.fromDay),
    check('credit_rules_whose', sql`(${table.plan} is null) <> (${table.userId} is null)`),
  ],
);

/** Days from which weeks begin on that day's weekday. Before the first one they begin on Mondays. */
export const creditResetDays = pgTable('credit_reset_days', {
  fromDay: date('from_day', { mode: 'string' }).primaryKey(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
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
  (table) => [
    index('credit_grants_week').on(table.userId, table.creditType, table.weekStart),
    index('credit_grants_when').on(table.weekStart),
  ],
);
