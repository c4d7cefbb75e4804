import { index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid('id').primaryKey(),
  /** Lower case: one subscriber an address (SRV-2). */
  email: text('email').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When they last asked for it; a link to confirm is good for a while from then on. */
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
});

export type InboxKind = 'support' | 'contact' | 'feedback';

/** What people wrote to us, until somebody has answered it. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    /** The operation's id. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<InboxKind>().notNull(),
    /** Null for a visitor. */
    userId: uuid('user_id'),
    content: json('content').$type<Record<string, unknown>>().notNull(),
    rating: integer('rating'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** What was written back; none where the message asked for nothing. */
    reply: text('reply'),
  },
  (table) => [
    index('inbox_messages_open').on(table.kind, table.answeredAt, table.createdAt),
    index('inbox_messages_created').on(table.createdAt),
  ],
);
