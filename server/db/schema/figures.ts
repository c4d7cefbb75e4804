import { date, index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ReportDefinition } from '../../../src/contract/admin/custom-reports.ts';

/** On which days somebody did something: what coming back is read from, without counting every event again. */
export const activeDays = pgTable(
  'active_days',
  {
    userId: uuid('user_id').notNull(),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('active_days_day').on(table.day, table.userId)],
);

/** Events of the days that are over, counted once: days do not change any more. */
export const eventDays = pgTable(
  'event_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** How often a page was fetched from the server on a day (UTC). Says nothing of anybody; an address's ids are left out. */
export const visitDays = pgTable(
  'visit_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

/** Questions to the figures that an administrator keeps. */
export const customReports = pgTable(
  'custom_reports',
  {
    /** The operation's id. */
    id: uuid('id').primaryKey(),
    /** Whose it is. */
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    definition: json('definition').$type<ReportDefinition>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('custom_reports_user').on(table.userId, table.updatedAt)],
);
