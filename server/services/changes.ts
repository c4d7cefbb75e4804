import { createHash } from 'node:crypto';
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tombstone } from '../../src/contract/changes.ts';
import type { ReportListItem } from '../../src/contract/report.ts';
import { DAY, type WallClock } from '../../src/lib/moments.ts';
import type { Database, Sql } from '../db/database.ts';
import { userSync } from '../db/schema/operations.ts';
import { reports, tombstones } from '../db/schema/reports.ts';
import { AppError } from '../errors.ts';
import { LIST_COLUMNS, listItem } from './report-list.ts';

const PAGE = 200;
const TOMBSTONE_DAYS = 90;

/** Version, account, revision: opaque to the client. The account is in it because revisions mean nothing elsewhere. */
const Cursor = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([v.literal(1), v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))]),
);

const accountMark = (userId: string) => createHash('sha256').update(userId).digest('base64url').slice(0, 8);

const encode = (userId: string, rev: number) =>
  Buffer.from(JSON.stringify([1, accountMark(userId), rev])).toString('base64url');

const expired = () => new AppError('cursor_expired', 'This device was away for long. Everything is fetched anew.');

/** Throws `cursor_expired` for a cursor that is not one of this account's, as for one that is too old: the cure is the same. */
function decode(userId: string, cursor: string): number {
  const parsed = v.safeParse(Cursor, Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!parsed.success || parsed.output[1] !== accountMark(userId)) throw expired();
  return parsed.output[2];
}

export interface Changes {
  reports: ReportListItem[];
  tombstones: Tombstone[];
  cursor: string;
  has_more: boolean;
}

/** Rows and tombstones after the cursor, in the order of their revisions, a page at a time (PULL-4). */
export async function changesSince(sql_: Sql, userId: string, cursor: string | undefined): Promise<Changes> {
  const since = cursor === undefined ? 0 : decode(userId, cursor);
  const [sync] = await sql_.select().from(userSync).where(eq(userSync.userId, userId));
  // From the start there is nothing to take away, so no tombstone can be missing.
  if (cursor !== undefined && since < (sync?.purgedRev ?? 0)) throw expired();
  // Everything up to here is committed (PULL-1). What comes while the two lists are read belongs to the next page.
  const upTo = sync?.rev ?? 0;

  const rows = await sql_
    .select(LIST_COLUMNS)
    .from(reports)
    .where(and(eq(reports.userId, userId), gt(reports.rev, since), lte(reports.rev, upTo)))
    .orderBy(asc(reports.rev))
    .limit(PAGE + 1);
  const gone = await sql_
    .select()
    .from(tombstones)
    .where(and(eq(tombstones.userId, userId), gt(tombstones.rev, since), lte(tombstones.rev, upTo)))
    .orderBy(asc(tombstones.rev))
    .limit(PAGE + 1);

  const inOrder = [...rows, ...gone].sort((a, b) => a.rev - b.rev);
  const revs = new Set(inOrder.slice(0, PAGE).map((change) => change.rev));
  const trashed = rows.flatMap(({ id, rev, deletedAt }) =>
    deletedAt === null ? [] : [{ id, rev, deletedAt, permanent: false }],
  );
  return {
    reports: rows.filter((row) => row.deletedAt === null && revs.has(row.rev)).map(listItem),
    tombstones: [...trashed, ...gone.map((row) => ({ ...row, permanent: true }))]
      .filter((row) => revs.has(row.rev))
      .map(({ id, rev, deletedAt, permanent }) => ({ id, rev, deleted_at: deletedAt.toISOString(), permanent })),
    cursor: encode(userId, Math.max(since, ...revs)),
    has_more: inOrder.length > PAGE,
  };
}

/** Forgets tombstones older than 90 days, and remembers up to where the account's history is now thin (PULL-2). */
export async function sweepTombstones(database: Database, clock: WallClock): Promise<number> {
  const before = new Date(clock.now().getTime() - TOMBSTONE_DAYS * DAY);
  return database.transaction(async (tx) => {
    const gone = await tx
      .delete(tombstones)
      .where(lt(tombstones.deletedAt, before))
      .returning({ userId: tombstones.userId, rev: tombstones.rev });
    for (const { userId, rev } of gone) {
      await tx
        .update(userSync)
        .set({ purgedRev: sql`greatest(${userSync.purgedRev}, ${rev}::bigint)` })
        .where(eq(userSync.userId, userId));
    }
    return gone.length;
  });
}
