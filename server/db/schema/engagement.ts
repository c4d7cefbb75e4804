import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AlertRuleName } from '../../../src/contract/admin/engagement.ts';

/** What an administrator changed about a rule; one that is not here stands as it is built in. */
export const alertRules = pgTable('alert_rules', {
  name: text('name').$type<AlertRuleName>().primaryKey(),
  threshold: integer('threshold').notNull(),
  enabled: boolean('enabled').notNull(),
  version: integer('version').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** A reason to look after somebody: raised once for each occurrence, closed when the reason is gone. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey(),
    rule: text('rule').$type<AlertRuleName>().notNull(),
    userId: uuid('user_id').notNull(),
    /** What it is about within the rule, where one person can have several at once: a kind of credits. */
    subject: text('subject').notNull(),
    /** What makes it this occurrence and not another one. */
    occurrence: text('occurrence').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
    /** The figures the reason is told with. */
    details: json('details').$type<Record<string, unknown>>().notNull(),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    note: text('note'),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('alerts_occurrence').on(table.rule, table.userId, table.subject, table.occurrence),
    uniqueIndex('alerts_open').on(table.rule, table.userId, table.subject).where(sql`${table.closedAt} is null`),
    index('alerts_list').on(table.closedAt, table.acknowledgedAt, table.since),
    index('alerts_user').on(table.userId),
  ],
);
