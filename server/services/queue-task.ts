import type { NewId, WallClock } from '../../src/lib/moments.ts';
import { type TaskKind, tasks } from '../db/schema/tasks.ts';
import { type Queue, TASK_QUEUE } from '../queue/queue.ts';
import type { Tx } from './deps.ts';
import { mismatch } from './idempotency.ts';

export interface QueueTaskDeps {
  readonly queue: Pick<Queue, 'send'>;
  readonly clock: WallClock;
  readonly newId: NewId;
}

export interface NewTask {
  /** The operation's id (SRV-3). */
  readonly id: string;
  readonly kind: TaskKind;
  readonly userId: string;
  readonly input: unknown;
  readonly reportId?: string;
  /** The week its credit was taken from; null where it costs none. */
  readonly creditWeek: string | null;
  /** The request that ordered it. */
  readonly requestId?: string;
}

/** A task and its queue entry, within `tx`. Throws `idempotency_mismatch` when the id is another task's. */
export async function queueTask(tx: Tx, { queue, clock, newId }: QueueTaskDeps, task: NewTask): Promise<void> {
  const now = clock.now();
  const queueId = newId();
  const made = await tx
    .insert(tasks)
    .values({
      ...task,
      forDate: now.toISOString().slice(0, 10),
      status: 'pending',
      queueId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: tasks.id });
  if (made.length === 0) throw mismatch();
  await queue.send(tx, TASK_QUEUE, queueId, task.id);
}
