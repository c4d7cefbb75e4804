import { boolean, date, index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { InsightContent } from '../../../src/contract/insights.ts';
import type { Statement } from '../../../src/engine/explorer/statement.ts';
import { reports } from './reports.ts';
import { stepColumns, workColumns } from './work-columns.ts';

export type TaskKind = 'explorer' | 'insights' | 'export';
export type TaskStatus = 'pending' | 'running' | 'completed' | 'failed' | 'cancelled';

/** Background work that asks nothing back: a list of problems, the insights of a report, a copy of an account. */
export const tasks = pgTable(
  'tasks',
  {
    ...workColumns,
    kind: text('kind').$type<TaskKind>().notNull(),
    /** What it is asked with, as the kind reads it. */
    input: json('input').$type<unknown>().notNull(),
    /** The report it is about, if it is about one. */
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    /** The day it is for; the engine has no clock. */
    forDate: date('for_date', { mode: 'string' }).notNull(),
    status: text('status').$type<TaskStatus>().notNull(),
    /** What a person should know of the result beside it. */
    message: text('message'),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('tasks_user').on(table.userId, table.kind, table.createdAt),
    index('tasks_report').on(table.reportId),
    index('tasks_created').on(table.kind, table.createdAt),
    index('tasks_status').on(table.status, table.updatedAt),
    index('tasks_week').on(table.creditWeek, table.userId),
  ],
);

export const taskSteps = pgTable(
  'task_steps',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    ...stepColumns,
    inputHash: text('input_hash').notNull().default(''),
    attempt: integer('attempt').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.step] })],
);

export const explorerResults = pgTable(
  'explorer_results',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    rank: integer('rank').notNull(),
    statement: json('statement').$type<Statement>().notNull(),
    /** Of the statement: apart, so that they can be counted without reading the statement. */
    quality: integer('quality').notNull().default(0),
    industry: text('industry').notNull().default(''),
    country: text('country').notNull().default(''),
    model: text('model').notNull(),
    selected: boolean('selected').notNull().default(false),
    viewed: boolean('viewed').notNull().default(false),
    bookmarked: boolean('bookmarked').notNull().default(false),
    liked: boolean('liked').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('explorer_results_task').on(table.taskId, table.rank),
    index('explorer_results_user').on(table.userId),
    // All that is counted of results, so that their statements need not be fetched for it.
    index('explorer_results_counted').on(
      table.createdAt,
      table.userId,
      table.country,
      table.industry,
      table.quality,
      table.viewed,
      table.selected,
      table.bookmarked,
      table.liked,
    ),
  ],
);

/** The file of a copy of an account, in parts: their texts one after the other are the file. */
export const exportParts = pgTable(
  'export_parts',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.place] })],
);

/** The latest insights of a report; a new run replaces them when it is done, not before. */
export const insights = pgTable('insights', {
  reportId: uuid('report_id')
    .primaryKey()
    .references(() => reports.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  content: json('content').$type<InsightContent>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
