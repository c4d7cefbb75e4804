import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { factors, identities, oneTimeTokens, users } from '../db/schema/accounts.ts';
import type { AuthDeps } from './deps.ts';
import { AuthError } from './errors.ts';
import { endSessions } from './sessions.ts';
import { type Account, accountOf, hasSecondFactor, type IdentityRow, type UserRow } from './users.ts';

const isOwn = ({ provider }: IdentityRow) => provider === 'email';

/** Nobody has shown yet that the account's address is theirs: whoever made it may have made it with somebody else's. */
const isUnproven = ({ identities: all }: Account) => all.some((row) => isOwn(row) && row.data.email_verified !== true);

/** From now on the account's address counts as its owner's. */
export async function markEmailVerified(tx: Sql, userId: string, now: Date): Promise<void> {
  await tx
    .update(identities)
    .set({ data: sql`${identities.data} || '{"email_verified": true}'::jsonb`, updatedAt: now })
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'email')));
}

/**
 * The owner of an address has proven it. What somebody else may have put into the account to come back by goes: ways in of
 * another address, a wish to change the address, letters under way. Does nothing for an address that was proven before.
 */
export async function discardUnverifiedCredentials(tx: Sql, { clock }: AuthDeps, user: UserRow): Promise<void> {
  const account = await accountOf(tx, user);
  if (!isUnproven(account)) return;
  const isTheirs = (row: IdentityRow) =>
    isOwn(row) || (row.data.email === user.email && row.data.email_verified === true);
  const foreign = account.identities.filter((row) => !isTheirs(row)).map(({ id }) => id);
  if (foreign.length > 0) await tx.delete(identities).where(inArray(identities.id, foreign));
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  await tx.update(users).set({ newEmail: null, emailChangeConfirmed: null }).where(eq(users.id, user.id));
  await markEmailVerified(tx, user.id, clock.now());
}

/**
 * The owner of an address comes to an account that was made with it, by another way than its password. Was the address never
 * proven, then a stranger may wait in it: their password and their sessions end here. An account with a second factor is not
 * handed over: the factor was somebody's protection, and a mailbox alone must not undo it. Throws `email_exists` for that.
 */
export async function claimAccount(tx: Sql, deps: AuthDeps, user: UserRow): Promise<UserRow> {
  const now = deps.clock.now();
  const account = await accountOf(tx, user);
  const unproven = isUnproven(account);
  if (unproven && hasSecondFactor(account)) {
    throw new AuthError(
      422,
      'email_exists',
      'There is an account with this email address. Please sign in with its password and its code.',
    );
  }
  const change = {
    emailConfirmedAt: user.emailConfirmedAt ?? now,
    ...(unproven ? { passwordHash: null, newEmail: null, emailChangeConfirmed: null } : {}),
    updatedAt: now,
  };
  await tx.update(users).set(change).where(eq(users.id, user.id));
  if (unproven) {
    await discardUnverifiedCredentials(tx, deps, user);
    await tx.delete(factors).where(eq(factors.userId, user.id));
    await endSessions(tx, user.id, user.id, 'global', now);
  }
  return { ...user, ...change };
}
