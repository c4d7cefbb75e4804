import { and, count, desc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AdminUserPage } from '../../../src/contract/admin/users.ts';
import type { Sql } from '../../db/database.ts';
import { factors, identities, sessions } from '../../db/schema/accounts.ts';
import { refinerSessions } from '../../db/schema/conversations.ts';
import { reports } from '../../db/schema/reports.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { type CreditDeps, creditStatus } from '../../services/credits.ts';
import { findUser } from './directory.ts';

const SIGN_INS = 10;

async function countOf(db: Sql, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}

/** What an account is and may do. Throws `not_found`. */
export async function userPage(deps: CreditDeps, id: string): Promise<AdminUserPage> {
  const db = deps.database.sql;
  const now = deps.clock.now();
  const user = await findUser(db, id, now);
  const [ways, held, latest] = await Promise.all([
    db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, id)),
    db
      .select()
      .from(factors)
      .where(and(eq(factors.userId, id), eq(factors.status, 'verified'))),
    db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.createdAt)).limit(SIGN_INS),
  ]);
  const open = and(eq(sessions.userId, id), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
  return {
    user,
    providers: ways.map(({ provider }) => provider),
    factors: held.map((f) => ({ id: f.id, name: f.friendlyName, created_at: f.createdAt.toISOString() })),
    open_sessions: await countOf(db, sessions, open),
    starter_kits: await countOf(
      db,
      reports,
      and(eq(reports.userId, id), eq(reports.kind, 'starter_kit'), isNull(reports.deletedAt)),
    ),
    reports_in_trash: await countOf(db, reports, and(eq(reports.userId, id), isNotNull(reports.deletedAt))),
    refinements: await countOf(
      db,
      refinerSessions,
      and(eq(refinerSessions.userId, id), isNull(refinerSessions.deletedAt)),
    ),
    explorations: await countOf(
      db,
      tasks,
      and(eq(tasks.userId, id), eq(tasks.kind, 'explorer'), isNull(tasks.deletedAt)),
    ),
    credits: {
      market_validation: await creditStatus(deps, id, 'market_validation'),
      problem_generator: await creditStatus(deps, id, 'problem_generator'),
    },
    sign_ins: latest.map((session) => ({
      id: session.id,
      created_at: session.createdAt.toISOString(),
      method: session.amr.at(-1)?.method ?? 'password',
      device: session.userAgent,
    })),
  };
}
