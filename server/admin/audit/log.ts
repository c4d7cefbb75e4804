import { type AnyColumn, and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AuditLine, exportAudit } from '../../../src/contract/admin/audit.ts';
import { AuditAction } from '../../../src/contract/admin/audit-actions.ts';
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
const meant = (who: string) => sql`(select ${auditAliases.alias}::text from ${auditAliases}
  join ${users} on ${users.id} = ${auditAliases.userId} where ${containing(users.email, who)})`;

function filtered({ action, who, from, to }: AuditFilters): SQL | undefined {
  return and(
    action && eq(auditEvents.action, action),
    from === undefined ? undefined : gte(auditEvents.at, startOf(from)),
    to === undefined ? undefined : lt(auditEvents.at, startOf(to, 1)),
    who === ''
      ? undefined
      : sql`(${auditEvents.actor}::text in ${meant(who)} or ${auditEvents.subject} in ${meant(who)})`,
  );
}

/** The address behind an alias; null once the account is deleted. */
const addressOf = (alias: SQL) => sql<string | null>`(select ${users.email} from ${auditAliases}
  join ${users} on ${users.id} = ${auditAliases.userId} where ${auditAliases.alias}::text = ${alias})`;
/** Who did something, in words. */
export const actorOf = (alias: AnyColumn) =>
  sql<string>`case when ${alias} is null then ${NOBODY} else coalesce(${addressOf(sql`${alias}::text`)}, ${GONE}) end`;

/** Acts that were done to somebody; the others to something. */
const TO_SOMEBODY = /^(?:account|role|user|session|credit_request)\./;

/** Lines of the log, the newest first. */
export async function linesOf(db: Sql, filters: AuditFilters, from: number, most: number): Promise<AuditLine[]> {
  const rows = await db
    .select({
      line: auditEvents,
      actorEmail: addressOf(sql`${auditEvents.actor}::text`),
      subjectEmail: addressOf(sql`${auditEvents.subject}`),
    })
    .from(auditEvents)
    .where(filtered(filters))
    .orderBy(desc(auditEvents.seq))
    .limit(most)
    .offset(from);
  return rows.map(({ line, actorEmail, subjectEmail }) => ({
    seq: line.seq,
    at: line.at.toISOString(),
    action: v.parse(AuditAction, line.action),
    actor: line.actor === null ? NOBODY : (actorEmail ?? GONE),
    subject: line.subject === null ? null : (subjectEmail ?? (TO_SOMEBODY.test(line.action) ? GONE : line.subject)),
    details: line.details,
    hash: line.hash,
  }));
}

export async function countLines(db: Sql, filters: AuditFilters): Promise<number> {
  const [row] = await db.select({ n: count() }).from(auditEvents).where(filtered(filters));
  return row?.n ?? 0;
}
