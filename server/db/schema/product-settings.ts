import { integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What an administrator set otherwise than it is built in. Who did, and what it was before, stands in the audit log. */
export const productSettings = pgTable('product_settings', {
  name: text('name').primaryKey(),
  /** Null is a value: nothing is said, or no limit. */
  value: json('value').$type<unknown>(),
  version: integer('version').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
