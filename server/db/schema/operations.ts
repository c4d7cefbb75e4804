import { bigint, index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What became of an operation, so that no second delivery has a second effect, or an effect after all (SRV-1). */
export const clientOps = pgTable(
  'client_ops',
  {
    /** The account, or a visitor's installation. */
    scope: text('scope').notNull(),
    opId: uuid('op_id').notNull(),
    route: text('route').notNull(),
    bodySha256: text('body_sha256').notNull(),
    /** What it was answered when it happened; both null before that. */
    status: integer('status'),
    body: json('body').$type<unknown>(),
    /** The newest of its tries that was refused: neither this one nor those before it may happen any more. */
    refusedAttempt: integer('refused_attempt'),
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
