import { eq } from 'drizzle-orm';
import { type TaskKind, tasks } from '../db/schema/tasks.ts';
import { RESEARCH_DEAD_QUEUE, RESEARCH_QUEUE, TASK_DEAD_QUEUE, TASK_QUEUE } from '../queue/queue.ts';
import { stepRows, type WorkKind, type WorkTable, workRows } from './work-table.ts';

/** Spec 2 §8. */
export const RESEARCH_FAILURE = 'An error occurred during market validation research.';

const RESEARCH_KIND: WorkKind = {
  failure: RESEARCH_FAILURE,
  // A finished one is noted by what came of it: a report or a starter kit.
  ends: { failed: 'research_failed', cancelled: 'research_cancelled' },
};

export const RESEARCH: WorkTable = {
  rows: workRows('research_jobs'),
  steps: stepRows('research_steps', 'job_id'),
  queue: RESEARCH_QUEUE,
  deadQueue: RESEARCH_DEAD_QUEUE,
  waiting: 'queued',
  open: ['queued', 'running', 'clarification_needed', 'paused'],
  credit: 'market_validation',
  kindOf: async () => RESEARCH_KIND,
};

export const TASK_KINDS: Readonly<Record<TaskKind, WorkKind>> = {
  explorer: {
    failure: 'Problem statement generation failed',
    ends: {
      completed: 'exploration_finished',
      failed: 'exploration_failed',
      cancelled: 'exploration_cancelled',
    },
  },
  insights: {
    failure: 'Failed to generate insights. Please try again.',
    ends: { completed: 'insights_made', failed: 'insights_failed' },
  },
  export: { failure: 'Your data could not be collected. Please try again.', ends: {} },
};

/** Background work that asks nothing back: a list of problems, the insights of a report, a copy of an account. */
export const TASKS: WorkTable = {
  rows: workRows('tasks'),
  steps: stepRows('task_steps', 'task_id'),
  queue: TASK_QUEUE,
  deadQueue: TASK_DEAD_QUEUE,
  waiting: 'pending',
  open: ['pending', 'running'],
  credit: 'problem_generator',
  async kindOf(sql, id) {
    const [row] = await sql.select({ kind: tasks.kind }).from(tasks).where(eq(tasks.id, id));
    return TASK_KINDS[row?.kind ?? 'explorer'];
  },
};
