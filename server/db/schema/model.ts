import { integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { researchJobs } from './research.ts';

/** What a job asked a language model, once it was answered: it goes with its job. */
export const modelCalls = pgTable(
  'model_calls',
  {
    workId: uuid('work_id')
      .notNull()
      .references(() => researchJobs.id, { onDelete: 'cascade' }),
    /** A hash of the role, its prompt, the model and what it was asked about. */
    key: text('key').notNull(),
    role: text('role').notNull(),
    result: json('result').$type<unknown>().notNull(),
    tokens: integer('tokens').notNull(),
    ms: integer('ms').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.key] })],
);
