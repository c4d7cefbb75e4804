import { bigint, boolean, customType, index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ReportContent, ReportKind } from '../../../src/contract/report.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The list rows. A row in the trash has `deletedAt`, and reaches devices as a tombstone. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    tags: text('tags').array().notNull(),
    category: text('category').notNull(),
    industry: text('industry').notNull().default(''),
    /** The countries it is about, by the names the engine has for them. */
    countries: text('countries').array().notNull().default([]),
    kind: text('kind').$type<ReportKind>().notNull().default('report'),
    isPinned: boolean('is_pinned').notNull().default(false),
    hasChat: boolean('has_chat').notNull().default(false),
    isRevised: boolean('is_revised').notNull().default(false),
    revisedAt: timestamp('revised_at', { withTimezone: true }),
    isArchived: boolean('is_archived').notNull().default(false),
    viewCount: integer('view_count').notNull().default(0),
    lastViewedAt: timestamp('last_viewed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    rev: bigint('rev', { mode: 'number' }).notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    index('reports_user_rev').on(table.userId, table.rev),
    index('reports_user_created').on(table.userId, table.createdAt),
    index('reports_counted').on(table.createdAt, table.userId, table.industry, table.countries, table.kind),
    index('reports_trash').on(table.deletedAt),
    index('reports_search').using('gin', table.search),
  ],
);

export const reportBodies = pgTable('report_bodies', {
  reportId: uuid('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  content: json('content').$type<ReportContent>().notNull(),
});

/** What is left of a report deleted for good, kept 90 days (PULL-2). */
export const tombstones = pgTable(
  'tombstones',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    rev: bigint('rev', { mode: 'number' }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('tombstones_user_rev').on(table.userId, table.rev),
    index('tombstones_deleted').on(table.deletedAt),
  ],
);
