import { desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Found } from '../../../src/contract/admin/overview.ts';
import type { Sql } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/accounts.ts';
import { creditRequests } from '../../db/schema/credits.ts';
import { inboxMessages } from '../../db/schema/inbox.ts';
import { reports } from '../../db/schema/reports.ts';
import { researchJobs } from '../../db/schema/research.ts';
import { containing } from '../like.ts';
import { messageText } from '../requests/messages.ts';

/** Of each kind. */
const MOST = 5;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const whose = { email: users.email, name: profiles.displayName };

/** Whether somebody's address or name holds the words, or one of the texts does; an id is compared whole. */
function about(words: string, ids: readonly PgColumn[], texts: readonly SQL[]): SQL | undefined {
  if (ID.test(words)) return or(...ids.map((id) => sql`${id} = ${words}::uuid`));
  return or(
    containing(users.email, words),
    containing(profiles.displayName, words),
    ...texts.map((text) => containing(text, words)),
  );
}

async function peopleOf(db: Sql, words: string): Promise<Found['people']> {
  return db
    .select({ id: users.id, ...whose })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(sql`${users.deletedAt} is null and ${about(words, [users.id], [])}`)
    .orderBy(desc(users.createdAt))
    .limit(MOST);
}

async function reportsOf(db: Sql, words: string): Promise<Found['reports']> {
  const rows = await db
    .select({ id: reports.id, title: reports.title, at: reports.createdAt, user_id: users.id, ...whose })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.userId))
    .leftJoin(profiles, eq(profiles.id, reports.userId))
    .where(about(words, [reports.id], [sql`${reports.title}`]))
    .orderBy(desc(reports.createdAt))
    .limit(MOST);
  return rows.map(({ at, ...row }) => ({ ...row, created_at: at.toISOString() }));
}

async function researchOf(db: Sql, words: string): Promise<Found['research']> {
  const { id, requestId, query, status, createdAt, userId } = researchJobs;
  const rows = await db
    .select({ id, question: query, status, at: createdAt, user_id: users.id, ...whose })
    .from(researchJobs)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(profiles, eq(profiles.id, userId))
    .where(about(words, [id, requestId], [sql`${query}`]))
    .orderBy(desc(createdAt))
    .limit(MOST);
  return rows.map(({ at, ...row }) => ({ ...row, created_at: at.toISOString() }));
}

async function requestsOf(db: Sql, words: string): Promise<Found['credit_requests']> {
  const { id, reason, decidedAt, createdAt, userId } = creditRequests;
  const rows = await db
    .select({ id, reason, decidedAt, at: createdAt, user_id: users.id, ...whose })
    .from(creditRequests)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(profiles, eq(profiles.id, userId))
    .where(about(words, [id], [sql`${reason}`]))
    .orderBy(desc(isNull(decidedAt)), desc(createdAt))
    .limit(MOST);
  return rows.map(({ at, decidedAt: decided, ...row }) => ({
    ...row,
    is_open: decided === null,
    created_at: at.toISOString(),
  }));
}

async function messagesOf(db: Sql, words: string): Promise<Found['messages']> {
  const { id, kind, content, answeredAt, createdAt, userId } = inboxMessages;
  const rows = await db
    .select({ id, kind, content, answeredAt, at: createdAt, user_id: users.id, ...whose })
    .from(inboxMessages)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(profiles, eq(profiles.id, userId))
    .where(about(words, [id], [sql`${content}::text`]))
    .orderBy(desc(isNull(answeredAt)), desc(createdAt))
    .limit(MOST);
  return rows.map(({ at, content: written, answeredAt: answered, ...row }) => ({
    ...row,
    text: messageText(written),
    is_open: answered === null,
    created_at: at.toISOString(),
  }));
}

/** One search over what support looks for. */
export async function searchOffice(db: Sql, words: string): Promise<Found> {
  const [people, reports_, research, requests, messages] = await Promise.all([
    peopleOf(db, words),
    reportsOf(db, words),
    researchOf(db, words),
    requestsOf(db, words),
    messagesOf(db, words),
  ]);
  return { people, reports: reports_, research, credit_requests: requests, messages };
}
