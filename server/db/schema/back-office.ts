import {
  bigint,
  bigserial,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AdminRole } from '../../../src/contract/admin/roles.ts';

/** Who may see what in the back office. The first is made from the command line. */
export const adminRoles = pgTable(
  'admin_roles',
  {
    userId: uuid('user_id').notNull(),
    role: text('role').$type<AdminRole>().notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/**
 * Who is meant in the audit log, which cannot be changed: it says an alias for an account. The pair goes with the account,
 * and after that nobody can tell whose acts they were.
 */
export const auditAliases = pgTable('audit_aliases', {
  userId: uuid('user_id').primaryKey(),
  alias: uuid('alias').notNull().unique(),
});

/**
 * Acts of administrators and of signing in. Rows are only ever added (a trigger refuses the rest), and each carries the
 * hash of the one before: server/admin/audit/chain.ts.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** The alias of who did it; null for the command line, the machinery, and somebody who is not known. */
    actor: uuid('actor'),
    action: text('action').notNull(),
    /** The alias of whom it was done to, or the id of what. */
    subject: text('subject'),
    /** Names nobody: no address, no account's id. */
    details: json('details').$type<Record<string, unknown>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.at),
    index('audit_events_action').on(table.action, table.seq),
    index('audit_events_actor').on(table.actor, table.seq),
    index('audit_events_subject').on(table.subject, table.seq),
  ],
);

/** The end of the chain, one row: so that a missing end shows, and writers take turns. */
export const auditHead = pgTable('audit_head', {
  id: integer('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});

/** What happened in the product, to be counted; the person is forgotten with the account. */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    name: text('name').notNull(),
    userId: uuid('user_id'),
    details: json('details').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('events_name_at').on(table.name, table.at),
    index('events_user_at').on(table.userId, table.at),
    index('events_at').on(table.at, table.name, table.userId),
    index('events_name_user').on(table.name, table.userId, table.at),
  ],
);
