import { type AnyColumn, and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AuditLine, exportAudit } from '../../../src/contract/admin/audit.ts';
import { AuditAction } from '../../../src/contract/admin/audit-actions.ts';
import { Id } from '../../../src/contract/primitives.ts';
import { DAY } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditAliases, auditEvents } from '../../db/schema/back-office.ts';
import { containing } from '../like.ts';

export type AuditFilters = v.InferOutput<(typeof exportAudit)['query']>;

const NOBODY = 'The command line or the system';
const GONE = 'A deleted account';

const startOf = (day: string, later = 0) => new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY);

/** The aliases of the people whose address holds the words. */
const meant = (who: string, alias: SQL) => sql`(select ${alias} from ${auditAliases}
  join ${users} on ${users.id} = ${auditAliases.userId} where ${containing(users.email, who)})`;
const ALIAS = sql`${auditAliases.alias}`;

function filtered({ action, who, from, to }: AuditFilters): SQL | undefined {
  return and(
    action && eq(auditEvents.action, action),
    from === undefined ? undefined : gte(auditEvents.at, startOf(from)),
    to === undefined ? undefined : lt(auditEvents.at, startOf(to, 1)),
    who === ''
      ? undefined
      : sql`(${auditEvents.actor} in ${meant(who, ALIAS)} or ${auditEvents.subject} in ${meant(who, sql`${ALIAS}::text`)})`,
  );
}

/** The addresses behind aliases; of a deleted account there is none any more. */
async function addressesOf(db: Sql, aliases: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (aliases.length === 0) return new Map();
  const rows = await db
    .select({ alias: auditAliases.alias, email: users.email })
    .from(auditAliases)
    .innerJoin(users, eq(users.id, auditAliases.userId))
    .where(inArray(auditAliases.alias, [...new Set(aliases)]));
  return new Map(rows.map(({ alias, email }) => [alias, email]));
}

/** The address behind an alias; null once the account is deleted. */
const addressOf = (alias: SQL) => sql<string | null>`(select ${users.email} from ${auditAliases}
  join ${users} on ${users.id} = ${auditAliases.userId} where ${auditAliases.alias}::text = ${alias})`;
/** Who did something, or to whom it was done, in words. */
export const personOf = (alias: AnyColumn) =>
  sql<string>`case when ${alias} is null then ${NOBODY} else coalesce(${addressOf(sql`${alias}::text`)}, ${GONE}) end`;

/** Acts that were done to somebody; the others to something. */
const TO_SOMEBODY = /^(?:account|role|user|session|credit_request)\./;

/** Lines of the log, the newest first. */
export async function linesOf(db: Sql, filters: AuditFilters, from: number, most: number): Promise<AuditLine[]> {
  const lines = await db
    .select()
    .from(auditEvents)
    .where(filtered(filters))
    .orderBy(desc(auditEvents.seq))
    .limit(most)
    .offset(from);
  // Asked for apart: a line that is only passed over on the way to a later page costs nothing then.
  const named = lines.flatMap(({ actor, subject }) => [actor, subject]);
  const emails = await addressesOf(
    db,
    named.filter((name): name is string => v.is(Id, name)),
  );
  return lines.map((line) => ({
    seq: line.seq,
    at: line.at.toISOString(),
    action: v.parse(AuditAction, line.action),
    actor: line.actor === null ? NOBODY : (emails.get(line.actor) ?? GONE),
    subject:
      line.subject === null
        ? null
        : (emails.get(line.subject) ?? (TO_SOMEBODY.test(line.action) ? GONE : line.subject)),
    details: line.details,
    hash: line.hash,
  }));
}

export async function countLines(db: Sql, filters: AuditFilters): Promise<number> {
  const [row] = await db.select({ n: count() }).from(auditEvents).where(filtered(filters));
  return row?.n ?? 0;
}
