import { bigint, index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What was answered to an operation, so that a second delivery has no second effect (SRV-1). */
export const clientOps = pgTable(
  'client_ops',
  {
    /** The account, or a visitor's installation. */
    scope: text('scope').notNull(),
    opId: uuid('op_id').notNull(),
    route: text('route').notNull(),
    bodySha256: text('body_sha256').notNull(),
    /** Both null only inside the transaction that has the effect. */
    status: integer('status'),
    body: json('body').$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.opId] }), index('client_ops_created').on(table.createdAt)],
);

/** Numbers an account's changes (PULL-1). `purgedRev` is the newest revision whose tombstone is gone (PULL-2). */
export const userSync = pgTable('user_sync', {
  userId: uuid('user_id').primaryKey(),
  rev: bigint('rev', { mode: 'number' }).notNull(),
  purgedRev: bigint('purged_rev', { mode: 'number' }).notNull().default(0),
});
