import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Letters that wait to be written and sent. A row says what a letter is for, never what it will say: links and codes are
 * made when it leaves, so none lies here (an administrator's answer is the exception: its words are its details). It is gone once the letter is.
 */
export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  /** Lower case. */
  email: text('email').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** A worker is at it since; another leaves it alone for a while. */
  claimedAt: timestamp('claimed_at', { withTimezone: true }),
});
