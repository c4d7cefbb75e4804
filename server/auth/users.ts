import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';

export type UserRow = typeof users.$inferSelect;

export async function findByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const [row] = await sql.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findById(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql.select().from(users).where(eq(users.id, id));
  return row;
}

/** A person as Supabase Auth shows them. Everybody is confirmed: there is no mail to wait for. */
export function userBody(user: UserRow): Record<string, unknown> {
  const created = user.createdAt.toISOString();
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: created,
    phone: '',
    confirmed_at: created,
    last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
    app_metadata: APP_METADATA,
    user_metadata: user.metadata,
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: { sub: user.id, email: user.email, email_verified: true },
        provider: 'email',
        last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
        created_at: created,
        updated_at: user.updatedAt.toISOString(),
        email: user.email,
      },
    ],
    factors: [],
    created_at: created,
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

export const APP_METADATA = { provider: 'email', providers: ['email'] };
