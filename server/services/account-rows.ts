import { eq, inArray, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { audit } from '../db/audit.ts';
import type { Sql } from '../db/database.ts';
import { profiles } from '../db/schema/accounts.ts';
import { adminRoles, auditAliases, events } from '../db/schema/back-office.ts';
import { chatMessages, refinerResults, refinerSessions } from '../db/schema/conversations.ts';
import { creditAccounts, creditGrants, creditRequests, creditRules, creditWeeks } from '../db/schema/credits.ts';
import { alerts } from '../db/schema/engagement.ts';
import { activeDays, customReports } from '../db/schema/figures.ts';
import { inboxMessages } from '../db/schema/inbox.ts';
import { mails } from '../db/schema/mails.ts';
import { clientOps, userSync } from '../db/schema/operations.ts';
import { reportBodies, reports, tombstones } from '../db/schema/reports.ts';
import { researchJobs } from '../db/schema/research.ts';
import { explorerResults, insights, tasks } from '../db/schema/tasks.ts';
import type { Tx } from './deps.ts';

/**
 * Every table with rows of an account, by the column that says whose. What hangs on such a row goes with it. `told` are
 * those a person may want to take away; the others are the machinery's own notes.
 */
export const ACCOUNT_TABLES: Readonly<Record<string, { table: PgTable; owner: PgColumn; told: boolean }>> = {
  chat_messages: { table: chatMessages, owner: chatMessages.userId, told: true },
  explorer_results: { table: explorerResults, owner: explorerResults.userId, told: true },
  tasks: { table: tasks, owner: tasks.userId, told: true },
  refiner_results: { table: refinerResults, owner: refinerResults.userId, told: true },
  refiner_sessions: { table: refinerSessions, owner: refinerSessions.userId, told: true },
  research_jobs: { table: researchJobs, owner: researchJobs.userId, told: true },
  reports: { table: reports, owner: reports.userId, told: true },
  tombstones: { table: tombstones, owner: tombstones.userId, told: false },
  credit_weeks: { table: creditWeeks, owner: creditWeeks.userId, told: true },
  credit_accounts: { table: creditAccounts, owner: creditAccounts.userId, told: true },
  credit_rules: { table: creditRules, owner: creditRules.userId, told: true },
  alerts: { table: alerts, owner: alerts.userId, told: true },
  credit_grants: { table: creditGrants, owner: creditGrants.userId, told: true },
  credit_requests: { table: creditRequests, owner: creditRequests.userId, told: true },
  inbox_messages: { table: inboxMessages, owner: inboxMessages.userId, told: true },
  user_sync: { table: userSync, owner: userSync.userId, told: false },
  client_ops: { table: clientOps, owner: clientOps.scope, told: false },
  admin_roles: { table: adminRoles, owner: adminRoles.userId, told: true },
  custom_reports: { table: customReports, owner: customReports.userId, told: true },
  active_days: { table: activeDays, owner: activeDays.userId, told: true },
  audit_aliases: { table: auditAliases, owner: auditAliases.userId, told: false },
  profiles: { table: profiles, owner: profiles.id, told: true },
};

/** Search words and queue entries say nothing that is not said elsewhere. */
const UNTOLD = new Set(['search', 'queueId']);

const shown = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !UNTOLD.has(column)));

/** Few enough that reading them holds nobody up; a report's whole text is a row of one of these tables. */
const PAGE = 20;

/** The columns that tell rows apart: what pages are cut along. */
function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

async function* pagesOf(sql: Sql, table: PgTable, mine: SQL | undefined): AsyncGenerator<Record<string, unknown>[]> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await sql
      .select()
      .from(table)
      .where(mine)
      .orderBy(...keyOf(table))
      .limit(PAGE)
      .offset(offset);
    if (rows.length > 0) yield rows.map(shown);
    if (rows.length < PAGE) return;
  }
}

/** Everything of an account but its secrets: the rows of one table after another, a page at a time. */
export async function* rowsOf(sql: Sql, userId: string): AsyncGenerator<[string, Record<string, unknown>[]]> {
  const own = sql.select({ id: reports.id }).from(reports).where(eq(reports.userId, userId));
  const told = Object.entries(ACCOUNT_TABLES).filter(([, table]) => table.told);
  const tables: [string, PgTable, SQL][] = [
    ...told.map(([name, { table, owner }]): [string, PgTable, SQL] => [name, table, eq(owner, userId)]),
    ['report_bodies', reportBodies, inArray(reportBodies.reportId, own)],
    ['insights', insights, inArray(insights.reportId, own)],
    ['events', events, eq(events.userId, userId)],
  ];
  for (const [name, table, mine] of tables) {
    yield [name, []];
    for await (const rows of pagesOf(sql, table, mine)) yield [name, rows];
  }
}

/** Takes every row of an account away, and letters to it that have not left, within `tx`. */
export async function deleteRowsOf(tx: Tx, now: Date, userId: string, email: string): Promise<void> {
  for (const { table, owner } of Object.values(ACCOUNT_TABLES)) await tx.delete(table).where(eq(owner, userId));
  // What happened is still counted; whose it was is forgotten.
  await tx.update(events).set({ userId: null, details: null }).where(eq(events.userId, userId));
  await tx.delete(mails).where(eq(mails.email, email));
  await audit(tx, now, { actor: null, action: 'account.deleted' });
}
