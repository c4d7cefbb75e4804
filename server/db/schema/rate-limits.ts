import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody has called what is limited, in the window that runs; in the form that rate-limiter-flexible keeps. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
