import { and, asc, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import { type AdminSession, listSessions, revokeSession } from '../../../src/contract/admin/sessions.ts';
import type { Sql } from '../../db/database.ts';
import { profiles, sessions, users } from '../../db/schema/accounts.ts';
import { notFound } from '../../errors.ts';
import type { StoreDeps } from '../../services/deps.ts';
import { containing } from '../like.ts';
import type { AdminRouter } from '../register.ts';

type Query = v.InferOutput<(typeof listSessions)['query']>;

const SORTS = { last_seen_at: sessions.lastSeenAt, created_at: sessions.createdAt, email: users.email } as const;

/** Sessions that still stand. */
async function pageOfSessions(db: Sql, { page, search, user, sort, order }: Query, now: Date) {
  const where = and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    user === undefined ? undefined : eq(sessions.userId, user),
    search === '' ? undefined : or(containing(users.email, search), containing(profiles.displayName, search)),
  );
  const rows = await db
    .select({ session: sessions, email: users.email, name: profiles.displayName })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, sessions.userId))
    .where(where)
    .orderBy(sql`${order === 'asc' ? asc(SORTS[sort]) : desc(SORTS[sort])} nulls last`, asc(sessions.id))
    .limit(ADMIN_PAGE_SIZE)
    .offset((page - 1) * ADMIN_PAGE_SIZE);
  const [all] = await db
    .select({ n: count() })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, sessions.userId))
    .where(where);
  return {
    rows: rows.map(
      ({ session, email, name }): AdminSession => ({
        id: session.id,
        user_id: session.userId,
        email,
        name,
        device: session.userAgent,
        method: session.amr.at(-1)?.method ?? 'password',
        second_factor: session.aal === 'aal2',
        created_at: session.createdAt.toISOString(),
        last_seen_at: session.lastSeenAt?.toISOString() ?? null,
        expires_at: session.expiresAt.toISOString(),
      }),
    ),
    total: all?.n ?? 0,
  };
}

/** Session Management (spec 3 §2): who is signed in where, and ending it. */
export function sessionRoutes({ read, mutate }: AdminRouter, { database, clock }: StoreDeps): void {
  read(listSessions, ({ query }) => pageOfSessions(database.sql, query, clock.now()));

  mutate(revokeSession, async (request, tx) => {
    const id = request.id('id');
    const [known] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
    if (known === undefined) throw notFound();
    if (known.endedAt !== null) return { data: { revoked: false }, auditEntry: null };
    await tx.update(sessions).set({ endedAt: clock.now() }).where(eq(sessions.id, id));
    return { data: { revoked: true }, auditEntry: { action: 'session.revoked', subject: { user: known.userId } } };
  });
}
