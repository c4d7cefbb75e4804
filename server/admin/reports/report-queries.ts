import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CustomReport, exportReports, ReportDefinition } from '../../../src/contract/admin/custom-reports.ts';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import type { Sql } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { customReports } from '../../db/schema/figures.ts';
import { notFound } from '../../errors.ts';
import { mismatch } from '../../services/idempotency.ts';
import { rolesOf } from '../../services/roles.ts';
import { containing } from '../like.ts';

type Filters = v.InferOutput<(typeof exportReports)['query']>;

/** Own reports; everybody's for a super_admin, who may look after those of somebody who has left. */
async function reachable(db: Sql, userId: string): Promise<SQL | undefined> {
  const roles = await rolesOf(db, userId);
  return roles.includes('super_admin') ? undefined : eq(customReports.userId, userId);
}

const SORTS = { updated_at: customReports.updatedAt, name: customReports.name } as const;

async function read(db: Sql, userId: string, filters: Filters, from: number, most: number): Promise<CustomReport[]> {
  const where = await filtered(db, userId, filters);
  const by = SORTS[filters.sort];
  const rows = await db
    .select({ report: customReports, owner: users.email })
    .from(customReports)
    .leftJoin(users, eq(users.id, customReports.userId))
    .where(where)
    .orderBy(filters.order === 'asc' ? asc(by) : desc(by), asc(customReports.id))
    .limit(most)
    .offset(from);
  return rows.map(({ report, owner }) => ({
    id: report.id,
    name: report.name,
    definition: report.definition,
    owner,
    is_own: report.userId === userId,
    updated_at: report.updatedAt.toISOString(),
  }));
}

const filtered = async (db: Sql, userId: string, { search }: Filters) =>
  and(await reachable(db, userId), search === '' ? undefined : containing(customReports.name, search));

export async function pageOfReports(db: Sql, userId: string, filters: Filters & { readonly page: number }) {
  const rows = await read(db, userId, filters, (filters.page - 1) * ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE);
  const [all] = await db
    .select({ n: count() })
    .from(customReports)
    .where(await filtered(db, userId, filters));
  return { rows, total: all?.n ?? 0 };
}

export const allReports = (db: Sql, userId: string, filters: Filters, most: number): Promise<CustomReport[]> =>
  read(db, userId, filters, 0, most);

interface Named {
  readonly name: string;
  readonly definition: ReportDefinition;
}

/** Throws `idempotency_mismatch` when the id is another report's. */
export async function keepReport(tx: Sql, now: Date, userId: string, id: string, named: Named): Promise<void> {
  const made = await tx
    .insert(customReports)
    .values({ id, userId, ...named, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: customReports.id });
  if (made.length === 0) throw mismatch();
}

/** Throws `not_found` for one that is not there, or is somebody else's. */
export async function editReport(tx: Sql, now: Date, userId: string, id: string, named: Named): Promise<void> {
  const changed = await tx
    .update(customReports)
    .set({ ...named, updatedAt: now })
    .where(and(eq(customReports.id, id), await reachable(tx, userId)))
    .returning({ id: customReports.id });
  if (changed.length === 0) throw notFound();
}

/** Throws `not_found` likewise. */
export async function dropReport(tx: Sql, userId: string, id: string): Promise<void> {
  const gone = await tx
    .delete(customReports)
    .where(and(eq(customReports.id, id), await reachable(tx, userId)))
    .returning({ id: customReports.id });
  if (gone.length === 0) throw notFound();
}
