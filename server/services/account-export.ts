import { and, eq, gte, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { DAY, type WallClock } from '../../src/lib/moments.ts';
import type { Database, Sql } from '../db/database.ts';
import { exportParts, tasks } from '../db/schema/tasks.ts';
import { notFound } from '../errors.ts';
import type { TaskKinds } from '../research/tasks/task-work.ts';
import { Interrupted } from '../work/run.ts';
import { rowsOf } from './account-rows.ts';
import type { Tx } from './deps.ts';
import { type QueueTaskDeps, queueTask } from './queue-task.ts';

/** Of text in one part of the file, about. */
const PART_CHARACTERS = 256 * 1024;
/** How long a file can be fetched. */
const KEPT_MS = DAY;

/** What the sign-in says of the person is read when the copy is ordered: a worker has no token of theirs. */
const Input = v.object({ account: v.record(v.string(), v.unknown()) });

interface ExportDeps {
  readonly database: Database;
  readonly clock: WallClock;
}

export async function orderExport(
  tx: Tx,
  deps: QueueTaskDeps,
  order: { readonly id: string; readonly userId: string; readonly account: Record<string, unknown> },
): Promise<void> {
  const { id, userId, account } = order;
  await queueTask(tx, deps, { id, kind: 'export', userId, input: { account }, creditWeek: null });
}

/** Throws `not_found`, also for one that was kept long enough. */
export async function exportState(sql: Sql, userId: string, id: string) {
  const mine = and(eq(tasks.id, id), eq(tasks.userId, userId), eq(tasks.kind, 'export'));
  const [row] = await sql.select({ status: tasks.status }).from(tasks).where(mine);
  if (row === undefined || row.status === 'cancelled') throw notFound();
  return { status: row.status };
}

/** The file, part by part, as UTF-8. Throws `not_found` unless it is there. */
export async function exportFile(
  sql: Sql,
  userId: string,
  id: string,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  if ((await exportState(sql, userId, id)).status !== 'completed') throw notFound();
  const utf8 = new TextEncoder();
  let place = 0;
  return new ReadableStream({
    async pull(controller) {
      const here = and(eq(exportParts.taskId, id), eq(exportParts.place, place));
      const [part] = await sql.select({ text: exportParts.text }).from(exportParts).where(here);
      if (part === undefined) return controller.close();
      place += 1;
      controller.enqueue(utf8.encode(part.text));
    },
  });
}

/** The file's text, piece by piece: one JSON document. */
async function* textOf(sql: Sql, userId: string, account: unknown, now: Date): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(now.toISOString())},"account":${JSON.stringify(account)},"tables":{`;
  let open: string | null = null;
  let isFirst = true;
  for await (const [name, rows] of rowsOf(sql, userId)) {
    if (name !== open) {
      yield `${open === null ? '' : '],'}${JSON.stringify(name)}:[`;
      open = name;
      isFirst = true;
    }
    for (const row of rows) {
      yield `${isFirst ? '' : ','}${JSON.stringify(row)}`;
      isFirst = false;
    }
  }
  yield ']}}';
}

/** Writes the file of a copy. Begun anew after a worker's death, it writes the same places over. */
export function exportWork({ database: { sql }, clock }: ExportDeps): TaskKinds['export'] {
  return ({ id, userId, input }) => ({
    steps: ['write'],
    async run(_step, _outputs, signal) {
      const { account } = v.parse(Input, input);
      let place = 0;
      let text = '';
      const keep = async () => {
        await sql
          .insert(exportParts)
          .values({ taskId: id, place, text })
          .onConflictDoUpdate({ target: [exportParts.taskId, exportParts.place], set: { text } });
        place += 1;
        text = '';
      };
      for await (const piece of textOf(sql, userId, account, clock.now())) {
        // A worker that has to go is no fault of the copy, and costs it no try.
        if (signal.aborted) throw new Interrupted('The worker stops');
        text += piece;
        if (text.length >= PART_CHARACTERS) await keep();
      }
      await keep();
      // Of an earlier try that found more.
      await sql.delete(exportParts).where(and(eq(exportParts.taskId, id), gte(exportParts.place, place)));
      return { kind: 'done', output: { parts: place } };
    },
    // The parts are there already, and seen once the task is completed.
    publish: async () => {},
  });
}

/** Forgets files that were there long enough. */
export async function sweepExports(sql: Sql, clock: WallClock): Promise<void> {
  const old = lt(tasks.createdAt, new Date(clock.now().getTime() - KEPT_MS));
  await sql.delete(tasks).where(and(eq(tasks.kind, 'export'), old));
}
