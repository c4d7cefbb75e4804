import { and, count, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { UnmatchedProblem } from '../../../src/contract/admin/unmatched.ts';
import { DAY } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { profiles } from '../../db/schema/accounts.ts';
import { reportBodies, reports } from '../../db/schema/reports.ts';

/** How long a founder's text may be looked at. */
const KEPT_DAYS = 180;

const kindOf = sql<string>`coalesce(${reportBodies.content} #>> '{metadata,kit}', '')`;
const countryOf = sql<string>`coalesce(${reports.countries}[1], '')`;

/** What could name somebody or lead to them: addresses, links, long numbers. */
export const withoutTraces = (text: string): string =>
  text
    .replace(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[address]')
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/\+?\d(?:[ ()-]?\d){6,}/g, '[number]');

interface Wanted {
  readonly kind: string;
  readonly country: string;
}

/**
 * The starter kits that are there: one that was deleted, with its account or by itself, is in no list, and neither are the
 * texts of people who do not want to be read.
 */
const listed = (now: Date, { kind, country }: Wanted): SQL | undefined =>
  and(
    eq(reports.kind, 'starter_kit'),
    isNull(reports.deletedAt),
    gte(reports.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY)),
    sql`coalesce(${profiles.preferences} ->> 'share_unmatched', 'true') <> 'false'`,
    kind === '' ? undefined : eq(kindOf, kind),
    country === '' ? undefined : eq(countryOf, country),
  );

export async function unmatchedProblems(db: Sql, now: Date, wanted: Wanted, from: number, most: number) {
  const where = listed(now, wanted);
  const rows = await db
    .select({ content: reportBodies.content, kind: kindOf, country: countryOf, at: reports.createdAt })
    .from(reports)
    .innerJoin(reportBodies, eq(reportBodies.reportId, reports.id))
    .leftJoin(profiles, eq(profiles.id, reports.userId))
    .where(where)
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(most)
    .offset(from);
  const counted = (column: SQL<string>) =>
    db
      .select({ name: column, n: count() })
      .from(reports)
      .innerJoin(reportBodies, eq(reportBodies.reportId, reports.id))
      .leftJoin(profiles, eq(profiles.id, reports.userId))
      .where(where)
      .groupBy(sql`1`)
      .orderBy(desc(count()), sql`1`);
  const [kinds, countries] = [await counted(kindOf), await counted(countryOf)];
  return {
    rows: rows.map(
      ({ content, kind, country, at }): UnmatchedProblem => ({
        kind,
        country,
        language: content.metadata.language ?? 'en',
        text: withoutTraces(content.metadata.query),
        at: at.toISOString(),
      }),
    ),
    total: kinds.reduce((sum, { n }) => sum + n, 0),
    kinds,
    countries,
  };
}
