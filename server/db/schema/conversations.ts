import { boolean, index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Chunk } from '../../../src/contract/chat.ts';
import { reports } from './reports.ts';

export const refinerSessions = pgTable(
  'refiner_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    originalIdea: text('original_idea').notNull(),
    generationMs: integer('generation_ms').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('refiner_sessions_user').on(table.userId, table.createdAt),
    index('refiner_sessions_created').on(table.createdAt),
  ],
);

export const refinerResults = pgTable(
  'refiner_results',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => refinerSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    rank: integer('rank').notNull(),
    statement: text('statement').notNull(),
    stakeholder: text('stakeholder').notNull(),
    assumptions: json('assumptions').$type<readonly string[]>().notNull(),
    overallScore: integer('overall_score').notNull(),
    scoreReasons: json('score_reasons').$type<readonly string[]>().notNull(),
    researched: boolean('researched').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('refiner_results_session').on(table.sessionId, table.rank),
    index('refiner_results_user').on(table.userId),
  ],
);

/** Questions about a report and their answers, in the order they were given: `place` numbers them within a report. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    place: integer('place').notNull(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    content: text('content').notNull(),
    chunks: json('chunks').$type<readonly Chunk[]>().notNull(),
    /** Of an answer that the report does not give: the parts nearest to the question. */
    nearest: json('nearest').$type<readonly Chunk[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('chat_messages_report').on(table.reportId, table.place)],
);
