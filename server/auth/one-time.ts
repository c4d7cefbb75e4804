import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { SECOND } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { oneTimeTokens } from '../db/schema/accounts.ts';
import type { AuthDeps } from './deps.ts';

export type TokenKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** An hour, as the letters say. */
const LIFE_MS = 3_600 * SECOND;
/** Wrong codes a letter bears. Six digits in five tries: one in 200,000. */
const MISSES = 5;
/** Marks a link whose answer is a code for the device that asked. supabase-js knows it. */
export const PKCE_PREFIX = 'pkce_';

export interface Challenge {
  readonly challenge: string;
  readonly challengeMethod: string;
}

interface Wanted {
  readonly userId: string;
  readonly kind: TokenKind;
  /** The address the letter goes to. */
  readonly email: string;
  readonly challenge: Challenge | null;
}

export interface Issued {
  /** For the link. */
  readonly token: string;
  /** For a person to type. */
  readonly code: string;
}

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const codeHashOf = (secret: Buffer, { userId, kind }: Pick<Wanted, 'userId' | 'kind'>, code: string) =>
  createHmac('sha256', secret).update(`${kind}:${userId}:${code}`).digest('base64url');

/** A new token of a kind; the last one of that kind opens nothing any more. */
export async function issueToken(tx: Sql, { clock, keys }: AuthDeps, wanted: Wanted): Promise<Issued> {
  const { challenge, ...rest } = wanted;
  const token = `${challenge === null ? '' : PKCE_PREFIX}${randomBytes(32).toString('base64url')}`;
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const now = clock.now();
  const row = {
    ...rest,
    hash: hashOf(token),
    codeHash: codeHashOf(keys.refreshSecret, wanted, code),
    misses: 0,
    challenge: challenge?.challenge ?? null,
    challengeMethod: challenge?.challengeMethod ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  };
  await tx
    .insert(oneTimeTokens)
    .values(row)
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.kind], set: row });
  return { token, code };
}

/**
 * Uses up the token of a link. Null when there is none, or its hour is over. The code of the same letter goes with it, but for
 * a new password by a link for one browser: opened in another, it has proved nothing yet, and the code is the way that is left.
 */
export async function takeToken(
  tx: Sql,
  { clock }: AuthDeps,
  kinds: readonly TokenKind[],
  token: string,
): Promise<OneTimeToken | null> {
  const own = and(eq(oneTimeTokens.hash, hashOf(token)), inArray(oneTimeTokens.kind, [...kinds]));
  const keepsCode = kinds.includes('recovery') && token.startsWith(PKCE_PREFIX);
  const [row] = await (keepsCode
    ? tx
        .update(oneTimeTokens)
        .set({ hash: `used-${randomBytes(32).toString('base64url')}` })
        .where(own)
        .returning()
    : tx.delete(oneTimeTokens).where(own).returning());
  return row === undefined || row.expiresAt <= clock.now() ? null : row;
}

/** The letters of a kind to somebody open nothing any more. */
export async function endTokens(tx: Sql, userId: string, kind: TokenKind): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind)));
}

/**
 * Uses up the code of a letter to `email`. Every try counts before it is looked at, so it must not be rolled back with what
 * fails after it: this takes the database, not a transaction.
 */
export async function takeCode(
  { database, clock, keys }: AuthDeps,
  kinds: readonly TokenKind[],
  email: string,
  code: string,
): Promise<OneTimeToken | null> {
  const rows = await database.sql
    .update(oneTimeTokens)
    .set({ misses: sql`${oneTimeTokens.misses} + 1` })
    .where(and(eq(oneTimeTokens.email, email), inArray(oneTimeTokens.kind, [...kinds])))
    .returning();
  const match = rows.find(
    (row) =>
      row.misses <= MISSES &&
      row.expiresAt > clock.now() &&
      row.codeHash === codeHashOf(keys.refreshSecret, { userId: row.userId, kind: row.kind as TokenKind }, code),
  );
  if (match === undefined) return null;
  const [taken] = await database.sql
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.hash, match.hash))
    .returning({ hash: oneTimeTokens.hash });
  return taken === undefined ? null : match;
}
