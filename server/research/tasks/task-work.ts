import { eq } from 'drizzle-orm';
import type { Sql } from '../../db/database.ts';
import { type TaskKind, tasks } from '../../db/schema/tasks.ts';
import type { Work } from '../../work/run.ts';

export type TaskRow = typeof tasks.$inferSelect;

/** What each kind of task does. */
export type TaskKinds = Readonly<Record<TaskKind, (task: TaskRow) => Pick<Work, 'steps' | 'run' | 'publish'>>>;

/** A task as its kind does it. Its input is fixed, so that its checkpoints depend on `version` alone. */
export async function taskWork(kinds: TaskKinds, version: string, sql: Sql, id: string): Promise<Work> {
  const [task] = await sql.select().from(tasks).where(eq(tasks.id, id));
  if (task === undefined) throw new Error(`No task ${id}`);
  return { ...kinds[task.kind](task), version, inputHash: '' };
}
