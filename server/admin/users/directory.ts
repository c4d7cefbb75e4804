import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import type { AdminUser, exportUsers, UserStatus } from '../../../src/contract/admin/users.ts';
import type { Sql } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/accounts.ts';
import { adminRoles } from '../../db/schema/back-office.ts';
import { creditAccounts } from '../../db/schema/credits.ts';
import { reports } from '../../db/schema/reports.ts';
import { notFound } from '../../errors.ts';
import { containing } from '../like.ts';

type Filters = v.InferOutput<(typeof exportUsers)['query']>;

/** Everybody's reports, starter kits left out, that are not in the trash, where the list is sorted by them; counting them one by one takes long. */
const counted = (isWanted: boolean): SQL =>
  isWanted
    ? sql`(select user_id, count(*)::int as n from ${reports} where deleted_at is null and kind = 'report' group by user_id) as counted`
    : sql`(select null::uuid as user_id, 0 as n limit 0) as counted`;

/** The reports of some people that are not in the trash. */
async function reportsOf(db: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: reports.userId, n: count() })
    .from(reports)
    .where(and(inArray(reports.userId, [...ids]), isNull(reports.deletedAt), eq(reports.kind, 'report')))
    .groupBy(reports.userId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

function inState(status: UserStatus, now: Date): SQL | undefined {
  if (status === 'disabled') return gt(users.bannedUntil, now);
  const enabled = or(isNull(users.bannedUntil), lte(users.bannedUntil, now));
  const unconfirmed = isNull(users.emailConfirmedAt);
  return and(enabled, status === 'unconfirmed' ? unconfirmed : sql`not ${unconfirmed}`);
}

function filtered(db: Sql, { search, status, role }: Filters, now: Date): SQL | undefined {
  const held = db.select({ id: adminRoles.userId }).from(adminRoles);
  return and(
    isNull(users.deletedAt),
    search === '' ? undefined : or(containing(users.email, search), containing(profiles.displayName, search)),
    status && inState(status, now),
    role && inArray(users.id, held.where(eq(adminRoles.role, role))),
  );
}

/** An end that was set has come once its day has. */
const exemptOn = (now: Date) =>
  sql<
    boolean | null
  >`(${creditAccounts.isExempt} and coalesce(${creditAccounts.exemptUntil} > ${now.toISOString()}::date, true))`;

const SORTS = {
  created_at: users.createdAt,
  last_sign_in_at: users.lastSignInAt,
  email: users.email,
  reports: sql`coalesce(counted.n, 0)`,
} as const;

interface Range {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly from: number;
  readonly most: number;
  readonly byReports?: boolean;
}

async function read(
  db: Sql,
  now: Date,
  { where, orderBy, from, most, byReports = false }: Range,
): Promise<AdminUser[]> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      name: profiles.displayName,
      confirmedAt: users.emailConfirmedAt,
      bannedUntil: users.bannedUntil,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
      isExempt: exemptOn(now),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .leftJoin(counted(byReports), sql`counted.user_id = ${users.id}`)
    .where(where)
    .orderBy(...orderBy)
    .limit(most)
    .offset(from);
  const ids = rows.map(({ id }) => id);
  const held = await db.select().from(adminRoles).where(inArray(adminRoles.userId, ids));
  const made = await reportsOf(db, ids);
  return rows.map((row) => {
    const disabled = row.bannedUntil !== null && row.bannedUntil > now;
    return {
      id: row.id,
      email: row.email,
      name: row.name,
      status: disabled ? 'disabled' : row.confirmedAt === null ? 'unconfirmed' : 'active',
      roles: held.filter(({ userId }) => userId === row.id).map(({ role }) => role),
      reports: made.get(row.id) ?? 0,
      is_exempt: row.isExempt ?? false,
      created_at: row.createdAt.toISOString(),
      last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
    };
  });
}

/** Whoever never signed in stands last in either direction. */
const sorted = ({ sort, order }: Filters): readonly SQL[] => [
  sql`${order === 'asc' ? asc(SORTS[sort]) : desc(SORTS[sort])} nulls last`,
  asc(users.id),
];

const by = ({ sort }: Filters) => ({ byReports: sort === 'reports' });

/** A page of the people of the embedded sign-in. */
export async function pageOfUsers(db: Sql, filters: Filters & { readonly page: number }, now: Date) {
  const where = filtered(db, filters, now);
  const from = (filters.page - 1) * ADMIN_PAGE_SIZE;
  const rows = await read(db, now, { where, orderBy: sorted(filters), from, most: ADMIN_PAGE_SIZE, ...by(filters) });
  const [all] = await db.select({ n: count() }).from(users).leftJoin(profiles, eq(profiles.id, users.id)).where(where);
  return { rows, total: all?.n ?? 0 };
}

export const allUsers = (db: Sql, filters: Filters, now: Date, most: number): Promise<AdminUser[]> =>
  read(db, now, { where: filtered(db, filters, now), orderBy: sorted(filters), from: 0, most, ...by(filters) });

/** Throws `not_found`. */
export async function findUser(db: Sql, id: string, now: Date): Promise<AdminUser> {
  const where = and(eq(users.id, id), isNull(users.deletedAt));
  const [found] = await read(db, now, { where, orderBy: [asc(users.id)], from: 0, most: 1 });
  if (found === undefined) throw notFound();
  return found;
}
