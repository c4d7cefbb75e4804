import { index, integer, json, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** One thing a person showed of who they are: a claim `amr` of a token. */
export interface Proof {
  readonly method: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

/** People of the embedded sign-in. Empty when a Supabase project keeps them. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    /** None for somebody who only ever came through a provider, or was invited and has not answered. */
    passwordHash: text('password_hash'),
    /** What the person said of themselves. Never read for rights. */
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
    /** What an operator said of them. */
    appMetadata: jsonb('app_metadata').$type<Record<string, unknown>>().notNull().default({}),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** The address they wish to change to, and which of the two letters about it was answered. */
    newEmail: text('new_email'),
    emailChangeConfirmed: text('email_change_confirmed').$type<'current' | 'new'>(),
    invitedAt: timestamp('invited_at', { withTimezone: true }),
    bannedUntil: timestamp('banned_until', { withTimezone: true }),
    /** Softly deleted: the row stays, its address and name do not. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
  },
  (table) => [index('users_created').on(table.createdAt)],
);

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
    /** The browser that opened it, as it called itself; and when its tokens were last renewed. */
    userAgent: text('user_agent'),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** How sure we are of the person: aal2 once a second factor was shown. */
    aal: text('aal').$type<'aal1' | 'aal2'>().notNull().default('aal1'),
    /** What was shown, and when: the newest first. */
    amr: json('amr').$type<readonly Proof[]>().notNull().default([]),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** A way in to an account: its e-mail address with a password, or a provider's word. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The person's name at the provider; the account's own id for `email`. */
    providerId: text('provider_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('identities_provider').on(table.provider, table.providerId),
    index('identities_user').on(table.userId),
  ],
);

/** What a letter's link or code opens, once. Only hashes are kept; a new letter of a kind replaces the last. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** Of the link's token. */
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The address the letter went to. */
    email: text('email').notNull(),
    /** Of the six digits, keyed: there are too few of them for a plain hash. */
    codeHash: text('code_hash').notNull(),
    /** Wrong codes so far. */
    misses: integer('misses').notNull().default(0),
    /** The challenge of the device that asked, when only that one may go on. */
    challenge: text('challenge'),
    challengeMethod: text('challenge_method'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('one_time_tokens_kind').on(table.userId, table.kind)],
);

/** A sign-in that has left for a provider, or has come back and waits for the device's verifier. */
export const authFlows = pgTable(
  'auth_flows',
  {
    id: uuid('id').primaryKey(),
    /** Of the state sent to the provider, while it is out. */
    stateHash: text('state_hash').unique(),
    /** Of the code handed to the page, once it is back. */
    codeHash: text('code_hash').unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Set when a person who is signed in adds the provider to their account. */
    linkUserId: uuid('link_user_id').references(() => users.id, { onDelete: 'cascade' }),
    method: text('method').notNull(),
    challenge: text('challenge'),
    challengeMethod: text('challenge_method'),
    redirectTo: text('redirect_to').notNull(),
    /** What the provider's answer is checked with. */
    nonce: text('nonce'),
    verifier: text('verifier'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('auth_flows_expires').on(table.expiresAt)],
);

/** Second factors: authenticator apps. */
export const factors = pgTable(
  'factors',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendlyName: text('friendly_name'),
    status: text('status').$type<'unverified' | 'verified'>().notNull(),
    secret: text('secret').notNull(),
    /** The time step of the last code taken: none is taken twice. */
    lastStep: integer('last_step'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('factors_user').on(table.userId)],
);

export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: uuid('id').primaryKey(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('factor_challenges_factor').on(table.factorId)],
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

/**
 * Where an account was used with success: a block of addresses, or a device by its installation. Keyed hashes, of the account's
 * address too: nothing can be read from them, and nobody without an account has any.
 */
export const knownPlaces = pgTable(
  'known_places',
  {
    place: text('place').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('known_places_user').on(table.userId)],
);

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
