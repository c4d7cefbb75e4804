import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { tryGetContext } from 'hono/context-storage';
import { DAY, SECOND } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { type Proof, refreshTokens, sessions } from '../db/schema/accounts.ts';
import { AuthError } from './errors.ts';

/** Spec 1 §9: 30 days are the session's; each refresh begins them anew. */
const SESSION_MS = 30 * DAY;
/** What a browser calls itself may be as long as it likes. */
const USER_AGENT_LENGTH = 400;
/** Two tabs may refresh at once: the second gets what the first got (security, 11). */
const REUSE_MS = 10 * SECOND;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The one child of a token. Derived, not drawn: it can be named again within the reuse window though only hashes are
 * stored, and nobody can name it without the server's secret.
 */
const childOf = (token: string, secret: Buffer) => createHmac('sha256', secret).update(token).digest('base64url');

export interface Opened {
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly Proof[];
}

export const proofOf = (method: string, now: Date): Proof => ({
  method,
  timestamp: Math.floor(now.getTime() / SECOND),
});

/** A token beside those a session has: the first one, and one for the session that was raised to aal2. */
async function freshToken(tx: Sql, sessionId: string, now: Date): Promise<string> {
  const refreshToken = randomBytes(32).toString('base64url');
  await tx.insert(refreshTokens).values({ hash: hashOf(refreshToken), sessionId, createdAt: now });
  return refreshToken;
}

/** `method` is how the person showed who they are: password, otp, recovery, oauth … */
export async function openSession(
  tx: Sql,
  userId: string,
  sessionId: string,
  method: string,
  now: Date,
): Promise<Opened> {
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const amr = [proofOf(method, now)];
  await tx.insert(sessions).values({
    ...{ id: sessionId, userId, createdAt: now, expiresAt, amr },
    lastSeenAt: now,
    userAgent: tryGetContext()?.req.header('user-agent')?.slice(0, USER_AGENT_LENGTH) ?? null,
  });
  return { sessionId, refreshToken: await freshToken(tx, sessionId, now), aal: 'aal1', amr };
}

export type SessionRow = typeof sessions.$inferSelect;

export async function findSession(sql: Sql, userId: string, sessionId: string | null): Promise<SessionRow | undefined> {
  if (sessionId === null) return undefined;
  const [row] = await sql
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return row;
}

/** A second factor was shown in this session; those of the account that showed none end. */
export async function raiseSession(tx: Sql, session: SessionRow, now: Date): Promise<Opened> {
  const amr = [proofOf('totp', now), ...session.amr.filter(({ method }) => method !== 'totp')];
  await tx.update(sessions).set({ aal: 'aal2', amr }).where(eq(sessions.id, session.id));
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, session.userId), eq(sessions.aal, 'aal1'), isNull(sessions.endedAt)));
  return { sessionId: session.id, refreshToken: await freshToken(tx, session.id, now), aal: 'aal2', amr };
}

/** The account has no second factor any more: its sessions are worth what a first one is. */
export async function lowerSessions(tx: Sql, userId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.aal, 'aal2')));
  for (const { id, amr } of rows) {
    const left = amr.filter(({ method }) => method !== 'totp');
    await tx.update(sessions).set({ aal: 'aal1', amr: left }).where(eq(sessions.id, id));
  }
}

const gone = (code: string, words: string) => new AuthError(400, code, `Invalid Refresh Token: ${words}`);

export type Rotated =
  | ({ readonly kind: 'ok'; readonly userId: string } & Opened)
  /** The family was ended; the caller commits that, then tells. */
  | { readonly kind: 'reused'; readonly error: AuthError };

/**
 * Gives the child of a refresh token, within `tx`. The same token within ten seconds gives the family's youngest
 * again; later, somebody else must have it too, and the family ends.
 * Throws `refresh_token_not_found` and `session_expired`.
 */
export async function rotate(tx: Sql, secret: Buffer, presented: string, now: Date): Promise<Rotated> {
  const [found] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOf(presented)));
  if (found === undefined) throw gone('refresh_token_not_found', 'Refresh Token Not Found');
  // The session's row is the family's lock: of two refreshes at once, the second sees what the first did.
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, found.sessionId)).for('update');
  if (session === undefined || session.endedAt !== null) {
    throw gone('refresh_token_not_found', 'Refresh Token Not Found');
  }
  if (session.expiresAt <= now) throw gone('session_expired', 'Session Expired');

  let token = presented;
  for (;;) {
    const [row] = await tx
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashOf(token)));
    if (row === undefined) throw new Error('A used refresh token has no child');
    if (row.usedAt === null) break;
    if (token === presented && now.getTime() - row.usedAt.getTime() > REUSE_MS) {
      await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id));
      return { kind: 'reused', error: gone('refresh_token_already_used', 'Already Used') };
    }
    token = childOf(token, secret);
  }
  const refreshToken = token === presented ? childOf(presented, secret) : token;
  if (token === presented) {
    await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(eq(refreshTokens.hash, hashOf(presented)));
    await tx.insert(refreshTokens).values({ hash: hashOf(refreshToken), sessionId: session.id, createdAt: now });
  }
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await tx.update(sessions).set({ expiresAt, lastSeenAt: now }).where(eq(sessions.id, session.id));
  const { userId, id: sessionId, aal, amr } = session;
  return { kind: 'ok', userId, sessionId, refreshToken, aal, amr };
}

export type LogoutScope = 'global' | 'local' | 'others';

/** Ends this session, all the account's, or all but this one. Ending what has ended is no fault. */
export async function endSessions(
  sql: Sql,
  userId: string,
  sessionId: string,
  scope: LogoutScope,
  now: Date,
): Promise<void> {
  const which = {
    global: undefined,
    local: eq(sessions.id, sessionId),
    others: ne(sessions.id, sessionId),
  }[scope];
  await sql
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), which));
}

/** Ends every session of an account; answers with how many there were. */
export async function endAllSessions(tx: Sql, userId: string, now: Date): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function isSessionAlive(sql: Sql, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const [row] = await sql
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return row !== undefined;
}

/**
 * Ends the session a refresh token belongs to, known by the token's hash alone: whoever has only that can renew nothing. Any
 * token of the family will do. Nothing happens where there is none.
 */
export async function endSessionByHandle(sql: Sql, handle: string, now: Date): Promise<void> {
  const [found] = await sql
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, handle));
  if (found === undefined) return;
  await sql
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, found.sessionId), isNull(sessions.endedAt)));
}
