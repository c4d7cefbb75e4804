import { eq } from 'drizzle-orm';
import type { AdminRole } from '../../src/contract/admin/roles.ts';
import type { Sql } from '../db/database.ts';
import { adminRoles } from '../db/schema/back-office.ts';

/** The roles of a person in the team, as they stand now; most people have none. */
export async function rolesOf(db: Sql, userId: string): Promise<readonly AdminRole[]> {
  const rows = await db.select({ role: adminRoles.role }).from(adminRoles).where(eq(adminRoles.userId, userId));
  return rows.map(({ role }) => role);
}
