import { index, integer, json, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** People of the embedded sign-in. Empty when a Supabase project keeps them. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** What the person said of themselves. Never read for rights. */
  metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** The family of a session. Only hashes are kept; a child is derived from its parent, so it can be named again. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Made at the first start: the signing key pair and the secret refresh tokens are derived with. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  value: json('value').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Counts tries in a fixed window, by account and by address; names are hashed. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
  count: integer('count').notNull(),
});

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  displayName: text('display_name'),
  avatarUrl: text('avatar_url'),
  preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
