import { and, eq, sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Restricted } from '../../src/contract/admin/call.ts';
import type { AdminRole } from '../../src/contract/admin/roles.ts';
import { audit } from '../db/audit.ts';
import type { Sql } from '../db/database.ts';
import { adminRoles } from '../db/schema/back-office.ts';
import { AppError } from '../errors.ts';
import type { Env } from '../middleware/env.ts';
import type { StoreDeps } from '../services/deps.ts';
import { rolesOf } from '../services/roles.ts';

const NO_DASHBOARD = 'You do not have permission to access the admin dashboard.';
const NO_AREA = 'You do not have permission to access this area.';

/**
 * Lets only the call's roles through, as they stand now: a withdrawn role is refused at once, whatever the token says. Who
 * is no administrator learns nothing of what there is.
 */
export function requireRoles({ database }: StoreDeps, { roles }: Restricted) {
  return createMiddleware<Env>(async (c, next) => {
    const identity = c.get('identity');
    const own = await rolesOf(database.sql, identity.userId);
    if (own.length === 0) throw new AppError('permission_denied', NO_DASHBOARD);
    if (!own.some((role) => roles.includes(role))) throw new AppError('permission_denied', NO_AREA);
    await next();
  });
}

/** Any number, the same in every process: two withdrawals at once must not leave the product without an owner. */
const OWNERS_LOCK = 4_173_002;

/**
 * Sets who is what, within `tx`. The last super_admin cannot be withdrawn, by nobody: throws `permission_denied`. Giving what
 * is held and taking what is not changes nothing, and is not told.
 */
export async function setRole(
  tx: Sql,
  now: Date,
  by: string | null,
  userId: string,
  role: AdminRole,
  held: boolean,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${OWNERS_LOCK})`);
  const own = and(eq(adminRoles.userId, userId), eq(adminRoles.role, role));
  const changed = held
    ? await tx.insert(adminRoles).values({ userId, role, grantedAt: now }).onConflictDoNothing().returning()
    : await tx.delete(adminRoles).where(own).returning();
  if (changed.length === 0) return;
  if (!held && role === 'super_admin') {
    const left = await tx.select().from(adminRoles).where(eq(adminRoles.role, 'super_admin')).limit(1);
    if (left.length === 0) {
      throw new AppError('permission_denied', 'The last super_admin cannot be withdrawn. Name another one first.');
    }
  }
  const action = held ? 'role.granted' : 'role.withdrawn';
  await audit(tx, now, { actor: by, action, subject: { user: userId }, details: { role } });
}
