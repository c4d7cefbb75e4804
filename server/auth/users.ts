import { asc, eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { factors, identities, users } from '../db/schema/accounts.ts';

export type UserRow = typeof users.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;
export type FactorRow = typeof factors.$inferSelect;

/** A person with their ways in and their second factors. */
export interface Account {
  readonly user: UserRow;
  readonly identities: readonly IdentityRow[];
  readonly factors: readonly FactorRow[];
}

export async function findByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const [row] = await sql.select().from(users).where(eq(users.email, email));
  return row;
}

/** Whoever was deleted, softly too, is not found. */
export async function findById(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql.select().from(users).where(eq(users.id, id));
  return row === undefined || row.deletedAt !== null ? undefined : row;
}

export async function accountOf(sql: Sql, user: UserRow): Promise<Account> {
  return {
    user,
    identities: await sql
      .select()
      .from(identities)
      .where(eq(identities.userId, user.id))
      .orderBy(asc(identities.createdAt), asc(identities.id)),
    factors: await sql
      .select()
      .from(factors)
      .where(eq(factors.userId, user.id))
      .orderBy(asc(factors.createdAt), asc(factors.id)),
  };
}

export const isBanned = (user: UserRow, now: Date) => user.bannedUntil !== null && user.bannedUntil > now;

export const hasSecondFactor = ({ factors: all }: Account) => all.some(({ status }) => status === 'verified');

const told = (moment: Date | null) => moment?.toISOString() ?? null;

export function appMetadata({ user, identities: all }: Account): Record<string, unknown> {
  const providers = [...new Set(all.map(({ provider }) => provider))];
  return { ...user.appMetadata, provider: providers[0] ?? 'email', providers };
}

export const identityBody = (row: IdentityRow): Record<string, unknown> => ({
  identity_id: row.id,
  id: row.providerId,
  user_id: row.userId,
  identity_data: row.data,
  provider: row.provider,
  last_sign_in_at: told(row.lastSignInAt),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  ...(typeof row.data.email === 'string' ? { email: row.data.email } : {}),
});

export const factorBody = (row: FactorRow): Record<string, unknown> => ({
  id: row.id,
  friendly_name: row.friendlyName,
  factor_type: 'totp',
  status: row.status,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** A person as Supabase Auth shows them. */
export function userBody(account: Account): Record<string, unknown> {
  const { user } = account;
  const confirmed = told(user.emailConfirmedAt);
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: confirmed,
    phone: '',
    confirmed_at: confirmed,
    last_sign_in_at: told(user.lastSignInAt),
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    ...(user.invitedAt === null ? {} : { invited_at: told(user.invitedAt) }),
    ...(user.bannedUntil === null ? {} : { banned_until: told(user.bannedUntil) }),
    app_metadata: appMetadata(account),
    user_metadata: user.metadata,
    identities: account.identities.map(identityBody),
    factors: account.factors.map(factorBody),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}
