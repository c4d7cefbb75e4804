import { createHash } from 'node:crypto';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Sql } from '../db/database.ts';
import { factors, identities, oneTimeTokens, profiles, users } from '../db/schema/accounts.ts';
import type { NewUser, UserChange } from './admin-schemas.ts';
import type { AuthDeps, Body } from './deps.ts';
import { AuthError } from './errors.ts';
import { forgetPlaces } from './known-places.ts';
import { addEmailIdentity, createAccount, isEmailTaken } from './new-account.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { type Account, accountOf, findById, userBody } from './users.ts';
import { markEmailVerified } from './verified-email.ts';

export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found');
export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** Runs `work` as a transaction; an address that is taken is told as such. */
export async function unlessTaken<T>({ database }: AuthDeps, work: (tx: Sql) => Promise<T>): Promise<T> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (isEmailTaken(error)) throw emailExists();
    throw error;
  }
}

export async function adminAccount(deps: AuthDeps, id: string): Promise<Account> {
  const user = await findById(deps.database.sql, id);
  if (user === undefined) throw userNotFound();
  return accountOf(deps.database.sql, user);
}

/** A page of people, the youngest account first, and how many there are. */
export async function listUsers(
  { database }: AuthDeps,
  page: number,
  perPage: number,
): Promise<{ users: Body[]; total: number }> {
  const { sql } = database;
  const rows = await sql
    .select()
    .from(users)
    .where(isNull(users.deletedAt))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await sql.select({ n: count() }).from(users).where(isNull(users.deletedAt));
  const bodies: Body[] = [];
  for (const row of rows) bodies.push(userBody(await accountOf(sql, row)));
  return { users: bodies, total: all?.n ?? 0 };
}

const bannedUntil = (deps: AuthDeps, span: number | null | undefined) =>
  span === undefined ? {} : { bannedUntil: span === null ? null : new Date(deps.clock.now().getTime() + span) };

async function hashed(deps: AuthDeps, password: string | undefined, email: string): Promise<string | null> {
  if (password === undefined) return null;
  checkStrength(password, email, deps.accounts.passwordMin);
  return hashPassword(password);
}

export async function createUser(deps: AuthDeps, body: v.InferOutput<typeof NewUser>): Promise<Body> {
  const passwordHash = await hashed(deps, body.password, body.email);
  const confirmed = body.email_confirm === true;
  return unlessTaken(deps, async (tx) => {
    const user = await createAccount(tx, deps, {
      email: body.email,
      passwordHash,
      metadata: body.user_metadata ?? {},
      appMetadata: body.app_metadata ?? {},
      confirmed,
    });
    await addEmailIdentity(tx, deps, user, confirmed);
    const ban = bannedUntil(deps, body.ban_duration);
    if (ban.bannedUntil !== undefined) await tx.update(users).set(ban).where(eq(users.id, user.id));
    return userBody(await accountOf(tx, { ...user, ...ban }));
  });
}

const overlaid = (old: Body, change: Body | undefined): Body =>
  Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== null));

/** An administrator's word needs no letter. A ban and a new password end every session. */
export async function changeUser(deps: AuthDeps, id: string, body: v.InferOutput<typeof UserChange>): Promise<Body> {
  const { user } = await adminAccount(deps, id);
  const email = body.email ?? user.email;
  const passwordHash = (await hashed(deps, body.password, email)) ?? user.passwordHash;
  const now = deps.clock.now();
  return unlessTaken(deps, async (tx) => {
    const change = {
      email,
      passwordHash,
      metadata: overlaid(user.metadata, body.user_metadata),
      appMetadata: overlaid(user.appMetadata, body.app_metadata),
      emailConfirmedAt: body.email_confirm === true ? (user.emailConfirmedAt ?? now) : user.emailConfirmedAt,
      updatedAt: now,
      ...bannedUntil(deps, body.ban_duration),
    };
    await tx.update(users).set(change).where(eq(users.id, id));
    if (email !== user.email) {
      const data = { sub: id, email, email_verified: false, phone_verified: false };
      const own = and(eq(identities.userId, id), eq(identities.provider, 'email'));
      await tx.update(identities).set({ data, updatedAt: now }).where(own);
    }
    if (body.email_confirm === true) await markEmailVerified(tx, id, now);
    if (body.password !== undefined) await forgetPlaces(tx, id);
    if (body.password !== undefined || (change.bannedUntil ?? null) !== null)
      await endSessions(tx, id, id, 'global', now);
    return userBody(await accountOf(tx, { ...user, ...change }));
  });
}

/**
 * Deletes the account. Softly, the row stays for what refers to it, without the address, the name, the ways in and the
 * factors; nobody can come in by it, and the address is free again.
 */
export async function deleteUser(deps: AuthDeps, id: string, softly: boolean): Promise<Body> {
  const { user } = await adminAccount(deps, id);
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    await tx.delete(profiles).where(eq(profiles.id, id));
    if (!softly) {
      await tx.delete(users).where(eq(users.id, id));
      return;
    }
    const email = `deleted:${createHash('sha256').update(`${id}:${user.email}`).digest('base64url')}`;
    const blank = { email, newEmail: null, passwordHash: null, metadata: {}, appMetadata: {} };
    await tx
      .update(users)
      .set({ ...blank, deletedAt: now, updatedAt: now })
      .where(eq(users.id, id));
    await endSessions(tx, id, id, 'global', now);
    await tx.delete(identities).where(eq(identities.userId, id));
    await tx.delete(factors).where(eq(factors.userId, id));
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, id));
  });
  return {};
}
