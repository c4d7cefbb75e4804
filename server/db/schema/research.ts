import { date, index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { JobStatus, Question } from '../../../src/contract/research.ts';
import type { Asked } from '../../../src/engine/reading/slots.ts';
import { stepColumns, workColumns } from './work-columns.ts';

export const researchJobs = pgTable(
  'research_jobs',
  {
    ...workColumns,
    query: text('query').notNull(),
    /** The report of an earlier version that this makes anew, at no credit. */
    remakes: uuid('remakes'),
    /** The day the research is for; the engine has no clock. */
    researchDate: date('research_date', { mode: 'string' }).notNull(),
    questions: json('questions').$type<readonly Question[]>().notNull(),
    answers: json('answers').$type<Readonly<Record<string, string>>>(),
    /** The question of each answer, word for word as it was asked. */
    asked: json('asked').$type<Asked>(),
    status: text('status').$type<JobStatus>().notNull(),
    stopRequestedAt: timestamp('stop_requested_at', { withTimezone: true }),
  },
  (table) => [
    index('research_jobs_user').on(table.userId, table.createdAt),
    index('research_jobs_created').on(table.createdAt),
    index('research_jobs_status').on(table.status, table.updatedAt),
    index('research_jobs_week').on(table.creditWeek, table.userId),
  ],
);

export const researchSteps = pgTable(
  'research_steps',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => researchJobs.id, { onDelete: 'cascade' }),
    ...stepColumns,
    inputHash: text('input_hash').notNull(),
    attempt: integer('attempt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.step] })],
);
