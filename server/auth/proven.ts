import { and, eq, sql } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { identities, users } from '../db/schema/accounts.ts';
import type { AuthDeps } from './deps.ts';
import { endSessions } from './sessions.ts';
import type { UserRow } from './users.ts';

const emailOf = (userId: string) => and(eq(identities.userId, userId), eq(identities.provider, 'email'));

/** From now on the account's address counts as its owner's. */
export async function markProven(tx: Sql, userId: string, now: Date): Promise<void> {
  await tx
    .update(identities)
    .set({ data: sql`${identities.data} || '{"email_verified": true}'::jsonb`, updatedAt: now })
    .where(emailOf(userId));
}

/**
 * The owner of an address comes to an account that was made with it. Was it never proven before, then anybody may have made
 * it and wait in it: their password and their sessions end here. Answers with the account as it is then.
 */
export async function takeOver(tx: Sql, { clock }: AuthDeps, user: UserRow): Promise<UserRow> {
  const now = clock.now();
  const [own] = await tx.select().from(identities).where(emailOf(user.id));
  const isStranger = own !== undefined && own.data.email_verified !== true;
  const change = {
    emailConfirmedAt: user.emailConfirmedAt ?? now,
    ...(isStranger ? { passwordHash: null } : {}),
    updatedAt: now,
  };
  await tx.update(users).set(change).where(eq(users.id, user.id));
  if (isStranger) {
    await endSessions(tx, user.id, user.id, 'global', now);
    await markProven(tx, user.id, now);
  }
  return { ...user, ...change };
}
