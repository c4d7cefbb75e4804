import { and, count, gt, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Waiting } from '../../../src/contract/admin/overview.ts';
import { ADMIN_TABS, type AdminRole, type AdminTab } from '../../../src/contract/admin/roles.ts';
import { DAY } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { creditRequests } from '../../db/schema/credits.ts';
import { alerts } from '../../db/schema/engagement.ts';
import { inboxMessages } from '../../db/schema/inbox.ts';
import { failedOf } from '../monitoring/failures.ts';
import { tableOf } from '../monitoring/work-rows.ts';

/** What failed longer ago is looked for in its list, and is no news. */
const NEWS = 7 * DAY;
const KINDS = ['research', 'explorer', 'insights'] as const;

async function countOf(db: Sql, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}

async function failuresSince(db: Sql, since: Date): Promise<number> {
  const counts = await Promise.all(
    KINDS.map((kind) => countOf(db, tableOf(kind), and(failedOf(db, kind), gt(tableOf(kind).updatedAt, since)))),
  );
  return counts.reduce((all, n) => all + n, 0);
}

/** What waits for somebody with these roles. */
export async function waitingFor(db: Sql, roles: readonly AdminRole[], now: Date): Promise<Waiting> {
  const sees = (tab: AdminTab) => roles.some((role) => (ADMIN_TABS[tab].roles as readonly AdminRole[]).includes(role));
  const news = new Date(now.getTime() - NEWS);
  return {
    credit_requests: sees('users') ? await countOf(db, creditRequests, isNull(creditRequests.decidedAt)) : null,
    messages: sees('users') ? await countOf(db, inboxMessages, isNull(inboxMessages.answeredAt)) : null,
    failures: sees('monitoring') ? await failuresSince(db, news) : null,
    alerts: sees('engagement')
      ? await countOf(db, alerts, and(isNull(alerts.closedAt), isNull(alerts.acknowledgedAt)))
      : null,
  };
}
