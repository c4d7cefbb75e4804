import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ProductEvent } from '../../src/contract/admin/events.ts';
import type { WallClock } from '../../src/lib/moments.ts';
import { refundCredit } from '../db/credit-ledger.ts';
import type { Database, Sql } from '../db/database.ts';
import { note } from '../db/events.ts';
import { type TaskKind, taskSteps, tasks } from '../db/schema/tasks.ts';

/*
 *   pending ──claim──▶ running ──its steps, each a checkpoint──▶ completed
 *      └──────── cancel ──┴──▶ cancelled      failed (refused, or the tries are used up)
 *
 * A credit that was taken goes back when the work fails or is cancelled before its end.
 */

export type TaskRow = typeof tasks.$inferSelect;
export type TaskOutputs = Readonly<Record<string, unknown>>;

export interface TaskStep {
  readonly name: string;
  /** What is kept of it; read back from JSON before anything is built upon it. */
  run(task: TaskRow, outputs: TaskOutputs, signal: AbortSignal): Promise<object>;
}

/** What one kind of task does, and how its end is written down. */
export interface TaskWork {
  readonly steps: readonly TaskStep[];
  /** Within the transaction that ends the task: what comes of it is there if and only if the task is completed. */
  publish(tx: Sql, task: TaskRow, outputs: TaskOutputs): Promise<{ readonly message: string | null }>;
  readonly failure: string;
}

export interface TaskDeps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly version: string;
  readonly kinds: Readonly<Record<TaskKind, TaskWork>>;
}

/** A refusal in plain words, shown to the person who asked; no further try. */
export class TaskRefused extends Error {
  override readonly name = 'TaskRefused';
}

/** Stopped between two steps because the worker has to go. */
export class TaskInterrupted extends Error {
  override readonly name = 'TaskInterrupted';
}

const MAX_ATTEMPTS = 20;
/** What the end of a task is noted as; that of insights nobody cancels. */
const ENDS: Readonly<Record<TaskKind, Partial<Record<TaskRow['status'], ProductEvent>>>> = {
  explorer: {
    completed: 'exploration_finished',
    failed: 'exploration_failed',
    cancelled: 'exploration_cancelled',
  },
  insights: { completed: 'insights_made', failed: 'insights_failed' },
  export: {},
};

async function noteEnd(tx: Sql, now: Date, { kind, status, userId }: TaskRow): Promise<void> {
  const name = ENDS[kind][status];
  if (name !== undefined) await note(tx, now, name, userId);
}

export const OPEN_TASKS = ['pending', 'running'] as const;

const held = (task: TaskRow) =>
  and(eq(tasks.id, task.id), eq(tasks.attempt, task.attempt), eq(tasks.status, 'running'));

/**
 * Works on a task from its last checkpoint to its end. Safe to run twice at once: the later claim fences the earlier one
 * out, and a cancelled task takes no further write. Throws what a step throws, and `TaskInterrupted`.
 */
export async function runTask(deps: TaskDeps, taskId: string, queueId: string, signal: AbortSignal): Promise<void> {
  const { database, clock } = deps;
  const [task] = await database.sql
    .update(tasks)
    .set({ status: 'running', attempt: sql`${tasks.attempt} + 1`, updatedAt: clock.now() })
    .where(and(eq(tasks.id, taskId), eq(tasks.queueId, queueId), inArray(tasks.status, [...OPEN_TASKS])))
    .returning();
  if (task === undefined) return;
  const work = deps.kinds[task.kind];
  if (task.attempt - task.attemptBase > MAX_ATTEMPTS) {
    await endTask(database, clock, task, 'failed', work.failure);
    return;
  }
  const outputs = await takeSteps(deps, task, work, signal);
  if (outputs === null) return;
  await database.transaction(async (tx) => {
    const [row] = await tx
      .update(tasks)
      .set({ status: 'completed', updatedAt: clock.now() })
      .where(held(task))
      .returning();
    if (row === undefined) return;
    const { message } = await work.publish(tx, row, outputs);
    if (message !== null) await tx.update(tasks).set({ message }).where(eq(tasks.id, task.id));
    await noteEnd(tx, clock.now(), row);
  });
}

/** Every step's output, or null when the task was cancelled or another worker has it. */
async function takeSteps(
  { database, clock, version }: TaskDeps,
  task: TaskRow,
  work: TaskWork,
  signal: AbortSignal,
): Promise<TaskOutputs | null> {
  const known = await database.sql.select().from(taskSteps).where(eq(taskSteps.taskId, task.id));
  const outputs: Record<string, unknown> = {};
  let upToDate = true;
  for (const [index, step] of work.steps.entries()) {
    const checkpoint = known.find((k) => k.step === step.name);
    upToDate &&= checkpoint?.engineVersion === version;
    if (upToDate) {
      outputs[step.name] = checkpoint?.output;
      continue;
    }
    if (signal.aborted) throw new TaskInterrupted('The worker stops');
    // As the next worker would read it: what does not survive JSON must not be built upon.
    const output: unknown = JSON.parse(JSON.stringify(await step.run(task, outputs, signal)));
    const isHeld = await database.transaction(async (tx) => {
      const rows = await tx
        .update(tasks)
        .set({ finishedSteps: index + 1, updatedAt: clock.now() })
        .where(held(task))
        .returning({ id: tasks.id });
      if (rows.length === 0) return false;
      const values = { engineVersion: version, output, finishedAt: clock.now() };
      await tx
        .insert(taskSteps)
        .values({ taskId: task.id, step: step.name, ...values })
        .onConflictDoUpdate({ target: [taskSteps.taskId, taskSteps.step], set: values });
      return true;
    });
    if (!isHeld) return null;
    outputs[step.name] = output;
  }
  return outputs;
}

/** Ends an open task without a result and gives its credit back, once. Answers false when it had ended before. */
export async function endTask(
  database: Pick<Database, 'transaction'>,
  clock: WallClock,
  task: { readonly id: string; readonly queueId?: string; readonly userId?: string },
  status: 'failed' | 'cancelled',
  error: string | null,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const open = [eq(tasks.id, task.id), inArray(tasks.status, [...OPEN_TASKS])];
    if (task.queueId !== undefined) open.push(eq(tasks.queueId, task.queueId));
    if (task.userId !== undefined) open.push(eq(tasks.userId, task.userId), isNull(tasks.deletedAt));
    const [row] = await tx
      .update(tasks)
      .set({ status, error, updatedAt: clock.now() })
      .where(and(...open))
      .returning();
    if (row === undefined) return false;
    await noteEnd(tx, clock.now(), row);
    if (row.creditWeek !== null && !row.refunded) {
      await refundCredit(tx, { userId: row.userId, type: 'problem_generator', week: row.creditWeek });
      await tx.update(tasks).set({ refunded: true }).where(eq(tasks.id, row.id));
    }
    return true;
  });
}
