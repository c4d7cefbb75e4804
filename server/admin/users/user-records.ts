import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { WorkKindName } from '../../../src/contract/admin/monitoring.ts';
import type { AdminUserRecords } from '../../../src/contract/admin/users.ts';
import { CreditType } from '../../../src/contract/credits.ts';
import type { Sql } from '../../db/database.ts';
import { refinerSessions } from '../../db/schema/conversations.ts';
import { creditRequests } from '../../db/schema/credits.ts';
import { alerts } from '../../db/schema/engagement.ts';
import { inboxMessages } from '../../db/schema/inbox.ts';
import { reports } from '../../db/schema/reports.ts';
import { researchJobs } from '../../db/schema/research.ts';
import type { StoreDeps } from '../../services/deps.ts';
import { countLines, linesOf } from '../audit/log.ts';
import { toAlert } from '../engagement/alerts.ts';
import { failedOf, ofKind } from '../monitoring/failures.ts';
import { selectWork, tableOf, toFailedWork } from '../monitoring/work-rows.ts';
import { messageText } from '../requests/messages.ts';
import { findUser } from './directory.ts';

/** The latest of each kind; the totals say how many there are. */
const SHOWN = 5;
const KINDS: readonly WorkKindName[] = ['research', 'explorer', 'insights'];

async function countOf(db: Sql, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table).where(where);
  return row?.n ?? 0;
}

/** Research, explorations and insights, together by when they were ordered: all of them, or what waits for another try. */
async function workOf(db: Sql, id: string, failedOnly = false): Promise<AdminUserRecords['work']> {
  const lists = await Promise.all(
    KINDS.map(async (kind) => {
      const table = tableOf(kind);
      const mine = and(eq(table.userId, id), failedOnly ? failedOf(db, kind) : ofKind(kind));
      const rows = await selectWork(db, kind).where(mine).orderBy(desc(table.createdAt)).limit(SHOWN);
      return { rows: rows.map((row) => toFailedWork(kind, row)), total: await countOf(db, table, mine) };
    }),
  );
  const rows = lists
    .flatMap((list) => list.rows)
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .slice(0, SHOWN);
  const ids = rows.map((row) => row.id);
  const made = await db.select({ id: reports.id, kind: reports.kind }).from(reports).where(inArray(reports.id, ids));
  return {
    rows: rows.map(({ kind, question, status, created_at, retried_at, id: work }) => ({
      id: work,
      kind: kind as WorkKindName,
      question,
      status,
      created_at,
      retried_at,
      made: made.find((report) => report.id === work)?.kind ?? null,
    })),
    total: lists.reduce((all, { total }) => all + total, 0),
  };
}

async function reportsOf(db: Sql, id: string): Promise<AdminUserRecords['reports']> {
  const mine = eq(reports.userId, id);
  const rows = await db
    .select({
      id: reports.id,
      title: reports.title,
      kind: reports.kind,
      at: reports.createdAt,
      gone: reports.deletedAt,
      work: researchJobs.id,
    })
    .from(reports)
    .leftJoin(researchJobs, eq(researchJobs.id, reports.id))
    .where(mine)
    .orderBy(desc(reports.createdAt))
    .limit(SHOWN);
  return {
    rows: rows.map(({ at, gone, work, ...row }) => ({
      ...row,
      created_at: at.toISOString(),
      in_trash: gone !== null,
      has_work: work !== null,
    })),
    total: await countOf(db, reports, mine),
  };
}

async function ideasOf(db: Sql, id: string): Promise<AdminUserRecords['ideas']> {
  const mine = and(eq(refinerSessions.userId, id), isNull(refinerSessions.deletedAt));
  const rows = await db
    .select()
    .from(refinerSessions)
    .where(mine)
    .orderBy(desc(refinerSessions.createdAt))
    .limit(SHOWN);
  return {
    rows: rows.map((row) => ({ id: row.id, title: row.originalIdea, created_at: row.createdAt.toISOString() })),
    total: await countOf(db, refinerSessions, mine),
  };
}

async function requestsOf(db: Sql, id: string): Promise<AdminUserRecords['credit_requests']> {
  const mine = eq(creditRequests.userId, id);
  const rows = await db.select().from(creditRequests).where(mine).orderBy(desc(creditRequests.createdAt)).limit(SHOWN);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      credit_type: v.parse(CreditType, row.creditType),
      credits_requested: row.creditsRequested,
      created_at: row.createdAt.toISOString(),
      decision: row.decision,
    })),
    total: await countOf(db, creditRequests, mine),
  };
}

async function messagesOf(db: Sql, id: string): Promise<AdminUserRecords['messages']> {
  const mine = eq(inboxMessages.userId, id);
  const rows = await db.select().from(inboxMessages).where(mine).orderBy(desc(inboxMessages.createdAt)).limit(SHOWN);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      text: messageText(row.content),
      created_at: row.createdAt.toISOString(),
      answered_at: row.answeredAt?.toISOString() ?? null,
    })),
    total: await countOf(db, inboxMessages, mine),
  };
}

async function alertsOf(db: Sql, id: string, whose: { email: string; name: string | null }) {
  const mine = eq(alerts.userId, id);
  const rows = await db.select().from(alerts).where(mine).orderBy(desc(alerts.since)).limit(SHOWN);
  return {
    rows: rows.map((alert) => toAlert({ alert, ...whose })),
    total: await countOf(db, alerts, mine),
  };
}

/** Everything one person has with us, the latest of each kind. Throws `not_found`. */
export async function userRecords({ database, clock }: StoreDeps, id: string): Promise<AdminUserRecords> {
  const db = database.sql;
  const { email, name } = await findUser(db, id, clock.now());
  const who = { who: email };
  return {
    reports: await reportsOf(db, id),
    work: await workOf(db, id),
    failed: await workOf(db, id, true),
    ideas: await ideasOf(db, id),
    credit_requests: await requestsOf(db, id),
    messages: await messagesOf(db, id),
    alerts: await alertsOf(db, id, { email, name }),
    audit: { rows: await linesOf(db, who, 0, SHOWN), total: await countLines(db, who) },
  };
}
